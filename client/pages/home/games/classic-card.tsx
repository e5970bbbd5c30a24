import { useTranslation } from "react-i18next";
import { DAILY_PATHS } from "../../../data/dailies.ts";
import styles from "./classic-card.module.css";
import { GAME_ART } from "./game-art.tsx";
import { GameCard } from "./game-card.tsx";

/** NHL Classic, the first game to play. @param number of today's puzzle; null until the day is known */
export function ClassicCard({ number }: { number: number | null }) {
  const { t } = useTranslation();
  return (
    <GameCard
      to={DAILY_PATHS.classic}
      size="feature"
      name={t("pages.classic")}
      when={t("home.games.daily")}
      text={t("home.games.classic")}
      art={GAME_ART.classic}
      foot={<span className={styles.go}>{number === null ? t("home.play") : t("home.games.play", { number })}</span>}
    />
  );
}
