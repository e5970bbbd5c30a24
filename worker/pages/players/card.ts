import { html } from "hono/html";
import { localizePath } from "#rules/i18n/address";
import { formatHeight, formatWeight } from "#rules/i18n/measurements";
import {
  goalieStatistics,
  skaterStatistics,
  formatSeasonYears,
  type StatisticsRow,
} from "#rules/league/career-statistics";
import { couldBePicked } from "#rules/grid/criterion-check";
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
import type { PlayerProfile } from "../../store/players.ts";
import { clubPath } from "./club-path.ts";
import {
  clubName,
  countryName,
  formatNumber,
  interpolate,
  nameOf,
  playerHref,
  positionName,
  type PlayersContext,
} from "./context.ts";
import { crest, flag, icon, portrait } from "./drawings.ts";
import { fold } from "./fold.ts";
import { columnsOf, formatColumn, seasonsTable } from "./table.ts";

/** Returns a player in a line: "Canada, centre, Edmonton Oilers", "Russia, right wing, 1990–2003". */
export function describePlayer(context: PlayersContext, player: PlayerProfile): string {
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

export const breadcrumb = (context: PlayersContext): Html =>
  html`<nav class="players-crumbs" aria-label="${context.texts.all}">
    <a href="${localizePath(context.language, PLAYERS_PATH)}">${icon("back")} ${context.texts.all}</a>
  </nav>`;

/** A player's card: portrait, name and facts, then `rest`. Styles are in client/pages/player-card/player-card.css. */
function card(
  context: PlayersContext,
  player: PlayerProfile,
  today: Day,
  name: Html,
  rest: readonly (Html | string)[],
): Html {
  const team = sweaterClub(player);
  const number = player.team === null ? (player.numbers[team] ?? null) : player.number;
  const { last, country } = player;
  const subject = localizePath(context.language, country === null ? PLAYERS_PATH : playerListPath("country", country));
  return html`<div class="player-card" data-team="${team}">
    <div class="player-art">
      <span class="player-number" aria-hidden="true">${number}</span>
      ${portrait({ photograph: player.id, last, number, team })}
      <span class="player-crest">${crest(context, team)}</span>
    </div>
    <div class="player-body">
      ${name}
      <p class="player-sub">
        ${country === null ? "" : flag(context, country)}<a href="${subject}">${describePlayer(context, player)}</a>
        ${player.hallOfFame ? html`<span class="tag">${nameOf(context, "hall-of-fame")}</span>` : ""}
      </p>
      <dl class="player-facts">${facts(context, player, number, today)}</dl>
      ${rest}
    </div>
  </div>`;
}

/** A name with so long a word does not fit next to the portrait everywhere, and is set smaller. */
const LONG = /[^ -]{11,}/;

const nameParts = ({ first, last }: PlayerProfile): Html =>
  html`<span class="player-first">${first}</span> ${
      LONG.test(last)
        ? html`<span class="player-last long">${last}</span>`
        : html`<span class="player-last">${last}</span>`
    }`;

export const pageCard = (
  context: PlayersContext,
  player: PlayerProfile,
  document: PlayerDocument | null,
  today: Day,
): Html =>
  card(context, player, today, html`<h1 class="player-name">${nameParts(player)}</h1>`, [
    totals(context, player),
    honours(context, player, document),
  ]);

export function drawnCard(
  context: PlayersContext,
  player: PlayerProfile,
  document: PlayerDocument | null,
  today: Day,
): Html {
  const { id, first, last, career, playoffs } = player;
  const { texts } = context;
  const name = html`<h2 class="player-name" id="player-${id}">
    <a href="${playerHref(context, id, first, last)}">${nameParts(player)}</a>
  </h2>`;
  return card(context, player, today, name, [
    seasonsTable(context, texts.seasons, career, player, document) ?? "",
    fold(html`<span>${texts.playoffs}</span>`, seasonsTable(context, texts.playoffs, playoffs, player, document)),
    clubPath(context, player) ?? "",
    honours(context, player, document),
  ]);
}

const fact = (name: string, value: string | number, isWorn = false): Html =>
  html`<div ${isWorn ? html`class="player-worn"` : ""}>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function facts(context: PlayersContext, player: PlayerProfile, number: number | null, today: Day): Html[] {
  const { language, texts } = context;
  const { birth, shoots, heightCm, weightKg } = player;
  const known: [name: string, value: string | number | null, isWorn?: boolean][] = [
    [texts.number, number, true],
    [texts.born, birth && dateFormatsIn(language).date(birth)],
    // The facts have no dates of death.
    [texts.age, player.team === null || birth === null ? null : ageOn(birth, today)],
    [player.position === "G" ? texts.catches : texts.shoots, shoots && nameOf(context, `hand:${shoots}`)],
    [texts.height, heightCm && formatHeight(language, heightCm)],
    [texts.weight, weightKg && formatWeight(weightKg)],
    [texts.drafted, draft(context, player)],
  ];
  return known.flatMap(([name, value, isWorn]) => (value === null || value === 0 ? [] : [fact(name, value, isWorn)]));
}

function draft(context: PlayersContext, player: PlayerProfile): string | null {
  const { overall, draftYear, draftTeam } = player;
  if (overall === null) return couldBePicked(player) ? nameOf(context, "undrafted") : null;
  return interpolate(context.texts.draftedBy, {
    PICK: formatOrdinal(context.language, overall),
    YEAR: draftYear ?? "–",
    TEAM: draftTeam ?? "–",
  });
}

/** Returns the statistics of all regular seasons, in the order of the columns of the table. */
export const careerTotals = ({ position, career }: PlayerProfile): StatisticsRow =>
  (position === "G" ? goalieStatistics : skaterStatistics)(career);

function totals(context: PlayersContext, player: PlayerProfile): Html | string {
  if (player.career.length === 0) return "";
  const columns = columnsOf(player.position);
  const values = careerTotals(player);
  return html`<dl class="player-totals">
    ${values.map((value, at) =>
      value === null ? "" : fact(nameOf(context, `column:${columns[at]}`), formatColumn(context, columns[at], value)),
    )}
  </dl>`;
}

function honours(
  context: PlayersContext,
  { cups, finals }: PlayerProfile,
  document: PlayerDocument | null,
): Html | string {
  const won: [name: string, seasons: Season[]][] = [
    [nameOf(context, "cup"), cups.map(([season]) => season)],
    ...TROPHIES.map((trophy): [string, Season[]] => [
      nameOf(context, `trophy:${trophy}`),
      document?.trophies[trophy] ?? [],
    ]),
  ];
  const lost = finals.map(([season]) => season).filter((season) => cups.every(([won]) => won !== season));
  const items = [
    ...won.map(([name, seasons]) => honour(context, icon("trophy"), name, seasons)),
    honour(context, "", context.texts.lostFinal, lost),
  ].filter((item) => item !== "");
  return items.length === 0
    ? ""
    : html`<ul class="player-honours" aria-label="${context.texts.honours}">
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
