import { useTranslation } from "react-i18next";
import { GAME_ART } from "./game-art.tsx";
import { GameCard } from "./game-card.tsx";

/** NHL Unlimited: Classic for as long as one likes. */
export function UnlimitedCard() {
  const { t } = useTranslation();
  return (
    <GameCard
      to="/nhl/unlimited-guessing-game"
      name={t("pages.unlimited")}
      when={t("home.games.anyTime")}
      text={t("home.games.unlimited")}
      art={GAME_ART.unlimited}
    />
  );
}
