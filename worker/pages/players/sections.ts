import { html } from "hono/html";
import { localizePath } from "#rules/i18n/address";
import { criterionKindOf, criterionSubjectOf, type CriterionKey } from "#rules/grid/criteria";
import { GAME_PATHS } from "#rules/site/pages";
import type { PlayerDocument } from "#rules/site/player-document";
import { firstYear, secondYear, type Season } from "#rules/league/season";
import { computeTenures } from "#rules/league/tenures";
import { formatSeason, formatYears } from "#rules/league/years";
import type { Html } from "../page-template.ts";
import type { PlayerRow } from "../../store/players.ts";
import {
  classOf,
  clubHref,
  clubName,
  countryName,
  findName,
  formatNumber,
  interpolate,
  playerHref,
  plural,
  type PlayersContext,
} from "./context.ts";
import { crest, icon, portrait } from "./drawings.ts";
import { seasonsTable } from "./table.ts";

/** The sections of a player's page below the card, in the order in which they are read. */
export function playerSections(context: PlayersContext, player: PlayerRow, document: PlayerDocument | null): Html {
  const { texts } = context;
  const { career, playoffs, position } = player;
  const numbers = { sweaters: document?.sweaters ?? [], inferred: document?.inferred ?? [] };
  const inferredNote = numbers.inferred.length > 0 ? texts.inferredNote : null;
  const hasPlayed = career.length + playoffs.length > 0;
  return html`<div class="${classOf(context, "page.sections")}">
    ${section(context, "path", texts.path, hasPlayed ? clubPath(context, player) : note(context, texts.none))}
    ${section(
      context,
      "seasons",
      texts.seasons,
      seasonsTable(context, "seasons", career, position, numbers),
      inferredNote,
    )}
    ${foldedSection(
      context,
      "playoffs",
      texts.playoffs,
      seasonsTable(context, "playoffs", playoffs, position, numbers),
    )}
    ${section(context, "captain", texts.captain, captaincies(context, document?.captaincies ?? []), texts.captainNote)}
    ${section(context, "sweaters", texts.sweaters, sweaters(context, player, document))}
    ${foldedSection(context, "mates", texts.mates, teammates(context, document?.mates ?? []), texts.matesNote)}
    ${document === null ? "" : gridSquares(context, player, document.grid)}
  </div>`;
}

/** A section with its heading; nothing without a body. */
export function section(
  context: PlayersContext,
  id: string,
  title: string,
  body: Html | null,
  remark: string | null = null,
): Html | string {
  if (body === null) return "";
  return html`<section class="${classOf(context, "page.section")}" aria-labelledby="${id}" data-section="${id}">
    <h2 id="${id}">${title}</h2>
    ${remark === null ? "" : note(context, remark)}${body}
  </section>`;
}

/**
 * A section that is folded on phones. Styles show it on wide screens until the browser opens it
 * (client/pages/players/server-html.tsx).
 */
function foldedSection(
  context: PlayersContext,
  id: string,
  title: string,
  body: Html | null,
  remark: string | null = null,
): Html | string {
  if (body === null) return "";
  return html`<section class="${classOf(context, "page.section")}" aria-labelledby="${id}" data-section="${id}">
    <details class="${classOf(context, "fold.fold")} ${classOf(context, "page.fold")}" data-open-when-wide>
      <summary class="${classOf(context, "fold.row")}">
        <h2 id="${id}">${title}</h2>
        ${icon(context, "down")}
      </summary>
      ${remark === null ? "" : note(context, remark)}${body}
    </details>
  </section>`;
}

const note = (context: PlayersContext, text: string): Html =>
  html`<p class="${classOf(context, "page.note")}">${text}</p>`;

/** A club on a player's path. */
const stop = (context: PlayersContext, team: string, name: string, years: string, detail: string): Html =>
  html`<li data-team="${team}">
    <a href="${clubHref(context, team)}">${crest(context, team)}<span>${name}</span></a>
    <b>${years}</b>
    <small>${detail}</small>
  </li>`;

/** Renders the player's clubs in order, each with its years and its name at that time. */
function clubPath(context: PlayersContext, { career, playoffs }: PlayerRow): Html | null {
  const past = Object.fromEntries([...context.clubs].map(([code, club]) => [code, club.past ?? []]));
  const tenures = computeTenures(career.length > 0 ? career : playoffs, past);
  if (tenures.length === 0) return null;
  return html`<ol class="${classOf(context, "page.path")}">
    ${tenures.map(({ team, as, from, to, games }) =>
      stop(
        context,
        team,
        clubName(context, team, as),
        formatYears({ from, to }, context.language),
        interpolate(context.texts.pathGames, { GAMES: formatNumber(context, games) }),
      ),
    )}
  </ol>`;
}

function captaincies(context: PlayersContext, known: PlayerDocument["captaincies"]): Html | null {
  const { language, texts } = context;
  if (known.length === 0) return null;
  // Years from first to last, "2023–25", would count one more than the seasons.
  const formatCaptaincy = (from: Season, to: Season): string => {
    const [FROM, TO] = [formatSeason(from, language), formatSeason(to, language)];
    return from === to ? FROM : interpolate(texts.captainSpan, { FROM, TO });
  };
  return html`<ol class="${classOf(context, "page.path")}">
    ${known.map(([from, to, team, seasons]) =>
      stop(
        context,
        team,
        clubName(context, team, from),
        formatCaptaincy(from, to),
        plural(context, seasons, texts.mateSeasons_one, texts.mateSeasons_other),
      ),
    )}
  </ol>`;
}

/**
 * Each sweater by club and number, in the club's colours. A club whose numbers are all known has its years; otherwise each number
 * has one entry without years, and so has the number he wore most there, even if no known season has it.
 */
function sweaters(
  context: PlayersContext,
  { last, numbers, career }: PlayerRow,
  document: PlayerDocument | null,
): Html | null {
  const { sweaters: known = [], unsure = [] } = document ?? {};
  const firstSeasonOf = (team: string): number => career.find(([, club]) => club === team)?.[0] ?? 0;
  const all = [
    ...Object.entries(numbers).flatMap(([team, number]): typeof known =>
      unsure.includes(team) ? [[firstSeasonOf(team), firstSeasonOf(team), team, number]] : [],
    ),
    ...known,
  ].sort(([a], [b]) => a - b);
  const worn = all.filter(
    ([, , team, number], at) =>
      !unsure.includes(team) || all.findIndex(([, , club, same]) => club === team && same === number) === at,
  );
  if (worn.length === 0) return null;
  return html`<ul class="${classOf(context, "page.sweaters")}">
    ${worn.map(
      ([from, to, team, number]) =>
        html`<li>
          ${portrait(context, { photograph: null, last, number, team })}
          <span><b>${context.texts.wears} ${number}</b> ${clubName(context, team, from)}</span>
          <small
            >${
              unsure.includes(team) ? "" : formatYears({ from: firstYear(from), to: secondYear(to) }, context.language)
            }</small
          >
        </li>`,
    )}
  </ul>`;
}

function teammates(context: PlayersContext, mates: PlayerDocument["mates"]): Html | null {
  const { language, texts } = context;
  if (mates.length === 0) return null;
  return html`<ol class="${classOf(context, "page.people")}">
    ${mates.map(([id, first, last, team, seasons, from, to, games]) => {
      const detail = [
        formatYears({ from: firstYear(from), to: secondYear(to) }, language),
        plural(context, seasons, texts.mateSeasons_one, texts.mateSeasons_other),
        ...(games === 0 ? [] : [plural(context, games, texts.mateGames_one, texts.mateGames_other)]),
      ];
      return html`<li>
        <a href="${playerHref(context, id, first, last)}"
          >${crest(context, team)}<span><b>${first} ${last}</b> <small>${detail.join(", ")}</small></span></a
        >
      </li>`;
    })}
  </ol>`;
}

/** Renders the number of squares that the player is an answer to, and those with the fewest answers. */
function gridSquares(
  context: PlayersContext,
  player: PlayerRow,
  { squares, rarest }: PlayerDocument["grid"],
): Html | string {
  const { texts } = context;
  const named = rarest.flatMap(([row, column, answers]) => {
    const [rowName, columnName] = [criterionName(context, player, row), criterionName(context, player, column)];
    return rowName === null || columnName === null ? [] : [{ rowName, columnName, answers }];
  });
  if (named.length === 0) return "";
  const remark =
    squares > 1 && squares <= rarest.length
      ? interpolate(texts.gridFew, { COUNT: formatNumber(context, squares) })
      : plural(context, squares, texts.gridNote_one, texts.gridNote_other);
  const list = html`<ul class="${classOf(context, "page.squares")}">
      ${named.map(
        ({ rowName, columnName, answers }) =>
          html`<li>
            <span>${rowName}</span><i aria-hidden="true">×</i><span>${columnName}</span>
            <small>${interpolate(texts.answers, { COUNT: formatNumber(context, answers) })}</small>
          </li>`,
      )}
    </ul>
    <a class="${classOf(context, "page.play")}" href="${localizePath(context.language, GAME_PATHS.grid)}"
      >${texts.gridLink}${icon(context, "arrow")}</a
    >`;
  return foldedSection(context, "grid", texts.grid, list, remark);
}

/** Returns the text of a criterion; null if the language has none for it. */
function criterionName(context: PlayersContext, player: PlayerRow, key: CriterionKey): string | null {
  const [kind, subject] = [criterionKindOf(key), criterionSubjectOf(key)];
  if (kind === "club") return franchiseName(context, player, subject);
  return kind === "country" ? countryName(context, subject) : findName(context, key);
}

/** Returns the name of a franchise, with the club of its past that the player was with. */
function franchiseName(context: PlayersContext, { career, playoffs }: PlayerRow, code: string): string {
  const own = [...career, ...playoffs].filter(([, team]) => context.clubs.get(team)?.franchise === code);
  const [then] = own;
  const name = clubName(context, code);
  if (then === undefined || own.some(([, team]) => team === code)) return name;
  return `${name} (${clubName(context, then[1], then[0])})`;
}
