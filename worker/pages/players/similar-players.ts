import { html } from "hono/html";
import { localizePath } from "#rules/i18n/address";
import { playerPath } from "#rules/site/player-address";
import type { PlayerDocument } from "#rules/site/player-document";
import { formatFullYears } from "#rules/league/years";
import type { Html } from "../page-template.ts";
import { formatNumber, interpolate, nameOf, positionName, type PlayersContext } from "./context.ts";
import { portrait } from "./drawings.ts";
import { section } from "./sections.ts";

/** A player with a similar career, as the browser draws three of them at a time. */
export interface AlikePlayer {
  id: number;
  name: string;
  last: string;
  /** English path of the player's page. */
  path: string;
  /** "centre, 1989–2006, 915 GP" */
  detail: string;
  team: string;
  number: number | null;
}

/** The number of players that the page shows at once, as client/pages/players/alike-players.tsx does. */
const SHOWN = 3;

export const alikePlayers = (context: PlayersContext, alike: PlayerDocument["alike"]): AlikePlayer[] =>
  alike.map(([id, first, last, position, from, to, games, team, number]) => ({
    id,
    name: `${first} ${last}`,
    last,
    path: playerPath({ id, first, last }),
    detail: [
      positionName(context, position).toLowerCase(),
      formatFullYears({ from, to }, context.language),
      interpolate(context.texts.pathGames, { GAMES: formatNumber(context, games) }),
    ].join(", "),
    team,
    number,
  }));

/** The section of players with a similar career before hydration: the first three of them. */
export function alikeSection(context: PlayersContext, players: readonly AlikePlayer[]): Html | string {
  if (players.length === 0) return "";
  const list = html`<ul class="players-alike">
    ${players.slice(0, SHOWN).map(
      ({ name, last, path, detail, team, number }) =>
        html`<li>
          <a href="${localizePath(context.language, path)}"
            >${portrait({ photograph: null, last, number, team })}<b>${name}</b> <small>${detail}</small></a
          >
        </li>`,
    )}
  </ul>`;
  return section("alike", nameOf(context, "alike"), list, nameOf(context, "alikeNote"));
}
