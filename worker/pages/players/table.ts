import { html } from "hono/html";
import { formatSavePercentage } from "#rules/i18n/measurements";
import { goalieStatistics, skaterStatistics, type StatisticsRow } from "#rules/league/career-statistics";
import type { PlayerDocument } from "#rules/site/player-document";
import type { Stint } from "#rules/league/season";
import { formatSeason } from "#rules/league/years";
import type { Html } from "../page-template.ts";
import type { PlayerProfile } from "../../store/players.ts";
import { clubName, formatNumber, nameOf, type PlayersContext } from "./context.ts";

const SKATER_COLUMNS = ["games", "goals", "assists", "points"];
const GOALIE_COLUMNS = ["games", "wins", "losses", "shutouts", "saves"];

export const columnsOf = (position: PlayerProfile["position"]): readonly string[] =>
  position === "G" ? GOALIE_COLUMNS : SKATER_COLUMNS;

export const formatColumn = (context: PlayersContext, column: string | undefined, value: number): string =>
  column === "saves" ? formatSavePercentage(context.language, value) : formatNumber(context, value);

/** A column of a table: a text per season, null if unknown, and the one of all seasons. */
interface Column {
  name: string;
  short: string;
  values: readonly (string | null)[];
  total: string;
}

const UNKNOWN = "–";

const isMostlyKnown = ({ values }: Column): boolean =>
  values.filter((value) => value !== null).length * 2 >= values.length;

/** Seasons or playoffs with totals, the latest first; null without any. Mostly unknown columns are left out. */
export function seasonsTable(
  context: PlayersContext,
  name: string,
  stints: readonly Stint[],
  { position }: PlayerProfile,
  document: PlayerDocument | null,
): Html | null {
  if (stints.length === 0) return null;
  const { texts } = context;
  const latestFirst = stints.toReversed();
  const columns = [
    numberColumn(context, latestFirst, document),
    ...statisticsColumns(context, latestFirst, position),
  ].filter(isMostlyKnown);
  return html`<div class="player-frame" role="group" aria-label="${name}" tabindex="0">
    <table class="player-table">
      <caption class="vh">
        ${name}
      </caption>
      <thead>
        <tr>
          <th scope="col">${texts.season}</th>
          <th scope="col">${texts.club}</th>
          ${columns.map(({ name, short }) => html`<th scope="col"><abbr title="${name}">${short}</abbr></th>`)}
        </tr>
      </thead>
      <tbody>
        ${latestFirst.map(
          ([season, team], row) =>
            html`<tr>
              <th scope="row">${formatSeason(season, context.language)}</th>
              <td><abbr title="${clubName(context, team, season)}">${team}</abbr></td>
              ${columns.map(({ values }) => html`<td>${values[row] ?? UNKNOWN}</td>`)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="2">${texts.totals}</th>
          ${columns.map(({ total }) => html`<td>${total}</td>`)}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/** The sweater number per season, with an asterisk if it is inferred. */
function numberColumn({ texts }: PlayersContext, stints: readonly Stint[], document: PlayerDocument | null): Column {
  const { sweaters = [], inferred = [] } = document ?? {};
  const values = stints.map(([season, team]) => {
    const worn = sweaters.findLast(([from, to, club]) => club === team && from <= season && season <= to)?.[3];
    const isInferred = inferred.some(([of, club]) => of === season && club === team);
    return worn === undefined ? null : `${worn}${isInferred ? "*" : ""}`;
  });
  return { name: texts.number, short: texts.wears, values, total: "" };
}

function statisticsColumns(
  context: PlayersContext,
  stints: readonly Stint[],
  position: PlayerProfile["position"],
): Column[] {
  const statisticsOf = position === "G" ? goalieStatistics : skaterStatistics;
  const [rows, totals] = [stints.map((stint) => statisticsOf([stint])), statisticsOf(stints)];
  return columnsOf(position).map((column, at) => {
    const textOf = (row: StatisticsRow): string | null => {
      const value = row[at] ?? null;
      return value === null ? null : formatColumn(context, column, value);
    };
    return {
      name: nameOf(context, `column:${column}`),
      short: nameOf(context, `short:${column}`),
      values: rows.map(textOf),
      total: textOf(totals) ?? UNKNOWN,
    };
  });
}
