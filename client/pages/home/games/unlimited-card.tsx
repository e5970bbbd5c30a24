import { useTranslation } from "react-i18next";
import styles from "./card-foot.module.css";
import { EndlessSkate } from "./endless-skate.tsx";
import { GameCard } from "./game-card.tsx";

/** NHL Unlimited: Classic for as long as one likes. */
export function UnlimitedCard() {
  const { t } = useTranslation();
  return (
    <GameCard
      to="/nhl/unlimited-guessing-game" feature name={t("pages.unlimited")} when={t("home.games.anyTime")}
      text={t("home.games.unlimited")} art={<EndlessSkate />}
      foot={<span className={styles.plain}>{t("home.games.practice")}</span>}
    />
  );
}
