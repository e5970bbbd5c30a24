import { html } from "hono/html";
import { localizePath } from "#rules/i18n/address";
import { formatHeight, formatWeight } from "#rules/i18n/measurements";
import { goalieStatistics, skaterStatistics, formatSeasonYears } from "#rules/league/career-statistics";
import { dateFormatsIn } from "#rules/i18n/dates";
import { ageOn, type Day } from "#rules/shared/day";
import { formatOrdinal } from "#rules/i18n/numbers";
import { playerListPath, PLAYERS_PATH } from "#rules/site/player-address";
import type { PlayerDocument } from "#rules/site/player-document";
import { firstYear, secondYear, type Season } from "#rules/league/season";
import { sweaterClub } from "#rules/league/sweater-club";
import { TROPHIES } from "#rules/league/trophies";
import { formatFullYears } from "#rules/league/years";
import type { Html } from "../page-template.ts";
import type { PlayerRow } from "../../store/players.ts";
import {
  classOf,
  clubName,
  countryName,
  formatNumber,
  interpolate,
  nameOf,
  positionName,
  type PlayersContext,
} from "./context.ts";
import { crest, flag, icon, portrait } from "./drawings.ts";
import { columnsOf, formatColumn } from "./table.ts";

/** Returns a player in a line: "Canada, centre, Edmonton Oilers", "Russia, right wing, 1990–2003". */
export function describePlayer(context: PlayersContext, player: PlayerRow): string {
  const played = player.career.length > 0 ? player.career : player.playoffs;
  const [first, last] = [played[0], played.at(-1)];
  const years =
    first === undefined || last === undefined
      ? null
      : formatFullYears({ from: firstYear(first[0]), to: secondYear(last[0]) }, context.language);
  const parts = [
    player.country === null ? null : countryName(context, player.country),
    positionName(context, player.position).toLowerCase(),
    player.team === null ? years : clubName(context, player.team),
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** Renders the link to the page with all players. */
export const breadcrumb = (context: PlayersContext): Html =>
  html`<nav class="${classOf(context, "page.crumbs")}" aria-label="${context.texts.all}">
    <a href="${localizePath(context.language, PLAYERS_PATH)}">${icon(context, "back")} ${context.texts.all}</a>
  </nav>`;

/** The card at the top of a player's page: portrait, name, facts, totals and honours. */
export function playerCard(
  context: PlayersContext,
  player: PlayerRow,
  document: PlayerDocument | null,
  today: Day,
): Html {
  const team = sweaterClub(player);
  const number = player.team === null ? (player.numbers[team] ?? null) : player.number;
  const { first, last, country } = player;
  const subject = localizePath(context.language, country === null ? PLAYERS_PATH : playerListPath("country", country));
  return html`<header class="${classOf(context, "page.card")}" data-team="${team}">
    <div class="${classOf(context, "page.art")}">
      <span class="${classOf(context, "page.number")}" aria-hidden="true">${number}</span>
      ${portrait(context, { photograph: player.id, last, number, team })}
      <span class="${classOf(context, "page.crest")}">${crest(context, team)}</span>
    </div>
    <div class="${classOf(context, "page.body")}">
      <h1><span>${first}</span> ${last}</h1>
      <p class="${classOf(context, "page.sub")}">
        ${country === null ? "" : flag(context, country)}<a href="${subject}">${describePlayer(context, player)}</a>
        ${
          player.hallOfFame
            ? html`<span class="${classOf(context, "page.hallOfFame")}">${nameOf(context, "hall-of-fame")}</span>`
            : ""
        }
      </p>
      <dl class="${classOf(context, "page.facts")}">${facts(context, player, number, today)}</dl>
      ${totals(context, player)} ${honours(context, player, document)}
    </div>
  </header>`;
}

const fact = (name: string, value: string | number): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function facts(context: PlayersContext, player: PlayerRow, number: number | null, today: Day): Html[] {
  const { language, texts } = context;
  const { birth, shoots, heightCm, weightKg } = player;
  const known: [name: string, value: string | number | null][] = [
    [texts.number, number],
    [texts.born, birth && dateFormatsIn(language).date(birth)],
    // The facts have no dates of death.
    [texts.age, player.team === null || birth === null ? null : ageOn(birth, today)],
    [player.position === "G" ? texts.catches : texts.shoots, shoots && nameOf(context, `hand:${shoots}`)],
    [texts.height, heightCm && formatHeight(language, heightCm)],
    [texts.weight, weightKg && formatWeight(weightKg)],
    [texts.drafted, draft(context, player)],
  ];
  return known.flatMap(([name, value]) => (value === null || value === 0 ? [] : [fact(name, value)]));
}

/**
 * Returns a player's draft. A player without a pick is undrafted, except those from before the draft of 1969, when most boys
 * belonged to a club already.
 */
function draft(
  context: PlayersContext,
  { overall, draftYear, draftTeam, birth, career, playoffs }: PlayerRow,
): string | null {
  if (overall !== null)
    return interpolate(context.texts.draftedBy, {
      PICK: formatOrdinal(context.language, overall),
      YEAR: draftYear ?? "–",
      TEAM: draftTeam ?? "–",
    });
  const first = (career[0] ?? playoffs[0])?.[0];
  const isUndrafted = birth !== null && birth >= "1950" && first !== undefined && firstYear(first) >= 1969;
  return isUndrafted ? nameOf(context, "undrafted") : null;
}

function totals(context: PlayersContext, { position, career }: PlayerRow): Html | string {
  if (career.length === 0) return "";
  const columns = columnsOf(position);
  const values = (position === "G" ? goalieStatistics : skaterStatistics)(career);
  return html`<dl class="${classOf(context, "page.totals")}">
    ${values.map((value, at) =>
      value === null ? "" : fact(nameOf(context, `column:${columns[at]}`), formatColumn(context, columns[at], value)),
    )}
  </dl>`;
}

function honours(context: PlayersContext, { cups, finals }: PlayerRow, document: PlayerDocument | null): Html | string {
  const won: [name: string, seasons: Season[]][] = [
    [nameOf(context, "cup"), cups.map(([season]) => season)],
    ...TROPHIES.map((trophy): [string, Season[]] => [
      nameOf(context, `trophy:${trophy}`),
      document?.trophies[trophy] ?? [],
    ]),
  ];
  const lost = finals.map(([season]) => season).filter((season) => cups.every(([won]) => won !== season));
  const items = [
    ...won.map(([name, seasons]) => honour(context, icon(context, "trophy"), name, seasons)),
    honour(context, "", context.texts.lostFinal, lost),
  ].filter((item) => item !== "");
  return items.length === 0
    ? ""
    : html`<ul class="${classOf(context, "page.honours")}">
        ${items}
      </ul>`;
}

/** An honour with the years of its seasons; nothing without seasons. */
function honour(context: PlayersContext, mark: Html | string, name: string, seasons: readonly Season[]): Html | string {
  if (seasons.length === 0) return "";
  const counted = seasons.length > 1 ? `${formatNumber(context, seasons.length)} × ${name}` : name;
  return html`<li>
    ${mark}<span>${counted} <span class="muted">${formatSeasonYears(seasons, context.language)}</span></span>
  </li>`;
}
