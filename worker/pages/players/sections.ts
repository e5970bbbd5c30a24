import { html } from "hono/html";
import { localizePath } from "#rules/i18n/address";
import { criterionKindOf, criterionSubjectOf, type CriterionKey } from "#rules/grid/criteria";
import { GAME_PATHS } from "#rules/site/pages";
import type { PlayerDocument } from "#rules/site/player-document";
import { firstYear, secondYear, type Season } from "#rules/league/season";
import { formatSeason, formatYears } from "#rules/league/years";
import type { Html } from "../page-template.ts";
import type { PlayerProfile } from "../../store/players.ts";
import {
  clubName,
  countryName,
  findName,
  formatNumber,
  interpolate,
  playerHref,
  plural,
  type PlayersContext,
} from "./context.ts";
import { clubPath, clubStop } from "./club-path.ts";
import { crest, icon, portrait } from "./drawings.ts";
import { fold } from "./fold.ts";
import { seasonsTable } from "./table.ts";

/** The sections of a player's page below the card, in the order in which they are read. */
export function playerSections(context: PlayersContext, player: PlayerProfile, document: PlayerDocument | null): Html {
  const { texts } = context;
  const { career, playoffs } = player;
  const inferredNote = (document?.inferred ?? []).length > 0 ? texts.inferredNote : null;
  const hasPlayed = career.length + playoffs.length > 0;
  const seasons = seasonsTable(context, texts.seasons, career, player, document);
  const later = seasonsTable(context, texts.playoffs, playoffs, player, document);
  return html`<div class="players-sections">
    ${section("path", texts.path, hasPlayed ? clubPath(context, player) : note(texts.none))}
    ${section("seasons", texts.seasons, seasons, inferredNote)} ${foldedSection("playoffs", texts.playoffs, later)}
    ${section("captain", texts.captain, captaincies(context, document?.captaincies ?? []), texts.captainNote)}
    ${section("sweaters", texts.sweaters, sweaters(context, player, document))}
    ${foldedSection("mates", texts.mates, teammates(context, document?.mates ?? []), texts.matesNote)}
    ${document === null ? "" : gridSquares(context, player, document.grid)}
  </div>`;
}

/** A section with its heading; nothing without a body. */
export function section(id: string, title: string, body: Html | null, remark: string | null = null): Html | string {
  if (body === null) return "";
  return html`<section class="players-section" aria-labelledby="${id}" data-section="${id}">
    <h2 id="${id}">${title}</h2>
    ${remark === null ? "" : note(remark)}${body}
  </section>`;
}

function foldedSection(id: string, title: string, body: Html | null, remark: string | null = null): Html | string {
  if (body === null) return "";
  const content = html`${remark === null ? "" : note(remark)}${body}`;
  return html`<section class="players-section" aria-labelledby="${id}" data-section="${id}">
    ${fold(html`<h2 id="${id}">${title}</h2>`, content, { openWhenWide: true })}
  </section>`;
}

const note = (text: string): Html => html`<p class="players-note">${text}</p>`;

function captaincies(context: PlayersContext, known: PlayerDocument["captaincies"]): Html | null {
  const { language, texts } = context;
  if (known.length === 0) return null;
  // Years from first to last, "2023–25", would count one more than the seasons.
  const formatCaptaincy = (from: Season, to: Season): string => {
    const [FROM, TO] = [formatSeason(from, language), formatSeason(to, language)];
    return from === to ? FROM : interpolate(texts.captainSpan, { FROM, TO });
  };
  return html`<ol class="player-path">
    ${known.map(([from, to, team, seasons]) =>
      clubStop(
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
  { last, numbers, career }: PlayerProfile,
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
  return html`<ul class="players-sweaters">
    ${worn.map(
      ([from, to, team, number]) =>
        html`<li>
          ${portrait({ photograph: null, last, number, team })}
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
  return html`<ol class="players-people">
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
  player: PlayerProfile,
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
  const list = html`<ul class="players-squares">
      ${named.map(
        ({ rowName, columnName, answers }) =>
          html`<li>
            <span>${rowName}</span><i aria-hidden="true">×</i><span>${columnName}</span>
            <small>${interpolate(texts.answers, { COUNT: formatNumber(context, answers) })}</small>
          </li>`,
      )}
    </ul>
    <a class="players-play" href="${localizePath(context.language, GAME_PATHS.grid)}"
      >${texts.gridLink}${icon("arrow")}</a
    >`;
  return foldedSection("grid", texts.grid, list, remark);
}

/** Returns the text of a criterion; null if the language has none for it. */
function criterionName(context: PlayersContext, player: PlayerProfile, key: CriterionKey): string | null {
  const [kind, subject] = [criterionKindOf(key), criterionSubjectOf(key)];
  if (kind === "club") return franchiseName(context, player, subject);
  return kind === "country" ? countryName(context, subject) : findName(context, key);
}

/** Returns the name of a franchise, with the club of its past that the player was with. */
function franchiseName(context: PlayersContext, { career, playoffs }: PlayerProfile, code: string): string {
  const own = [...career, ...playoffs].filter(([, team]) => context.clubs.get(team)?.franchise === code);
  const [then] = own;
  const name = clubName(context, code);
  if (then === undefined || own.some(([, team]) => team === code)) return name;
  return `${name} (${clubName(context, then[1], then[0])})`;
}
