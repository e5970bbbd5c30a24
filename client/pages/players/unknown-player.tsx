import { t } from "i18next";
import { PLAYERS_PATH } from "#rules/site/player-address";
import { ButtonLink } from "../../ui/button.tsx";
import { GameHead } from "../../ui/game-head.tsx";
import { PlayerSearch } from "./player-search.tsx";
import "./players-page.css";

/** Shown for an address under /players without a player, with links to the lists. */
export function UnknownPlayer() {
  return (
    <div className="wrap players-page">
      <GameHead title={t("players.unknown.title")} detail={t("players.unknown.text")} />
      <PlayerSearch />
      <ButtonLink variant="go" to={PLAYERS_PATH}>
        {t("players.unknown.link")}
      </ButtonLink>
    </div>
  );
}
