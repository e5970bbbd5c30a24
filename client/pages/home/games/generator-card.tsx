import { useTranslation } from "react-i18next";
import { GameCard } from "./game-card.tsx";
import { Reel } from "./reel.tsx";

/** The random player generator: anybody who ever played. */
export function GeneratorCard() {
  const { t } = useTranslation();
  return (
    <GameCard
      to="/nhl/random-player-generator"
      size="wide"
      name={t("pages.generator")}
      when={t("home.games.anyTime")}
      text={t("home.games.generator")}
      art={<Reel />}
    />
  );
}
