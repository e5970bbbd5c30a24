import { html } from "hono/html";
import { computeTenures } from "#rules/league/tenures";
import { formatYears } from "#rules/league/years";
import type { PlayerProfile } from "../../store/players.ts";
import type { Html } from "../page-template.ts";
import { clubHref, clubName, formatNumber, interpolate, type PlayersContext } from "./context.ts";
import { crest } from "./drawings.ts";

export const clubStop = (context: PlayersContext, team: string, name: string, years: string, detail: string): Html =>
  html`<li data-team="${team}">
    <a href="${clubHref(context, team)}">${crest(context, team)}<span>${name}</span></a>
    <b>${years}</b>
    <small>${detail}</small>
  </li>`;

export function clubPath(context: PlayersContext, { career, playoffs }: PlayerProfile): Html | null {
  const past = Object.fromEntries([...context.clubs].map(([code, club]) => [code, club.past ?? []]));
  const tenures = computeTenures(career.length > 0 ? career : playoffs, past);
  if (tenures.length === 0) return null;
  return html`<ol class="player-path" aria-label="${context.texts.path}">
    ${tenures.map(({ team, as, from, to, games }) =>
      clubStop(
        context,
        team,
        clubName(context, team, as),
        formatYears({ from, to }, context.language),
        interpolate(context.texts.pathGames, { GAMES: formatNumber(context, games) }),
      ),
    )}
  </ol>`;
}
