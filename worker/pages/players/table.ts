import { html } from "hono/html";
import { formatSavePercentage } from "#rules/i18n/measurements";
import { goalieStatistics, skaterStatistics, type StatisticsRow } from "#rules/league/career-statistics";
import type { PlayerDocument } from "#rules/site/player-document";
import type { Season, Stint } from "#rules/league/season";
import { formatSeason } from "#rules/league/years";
import type { Html } from "../page-template.ts";
import type { PlayerRow } from "../../store/players.ts";
import { classOf, clubName, formatNumber, nameOf, type PlayersContext } from "./context.ts";

const SKATER_COLUMNS = ["games", "goals", "assists", "points"];
const GOALIE_COLUMNS = ["games", "wins", "losses", "shutouts", "saves"];

/** Returns the statistics that the tables of a player have. */
export const columnsOf = (position: PlayerRow["position"]): readonly string[] =>
  position === "G" ? GOALIE_COLUMNS : SKATER_COLUMNS;

/** Returns a value of a column as text. */
export const formatColumn = (context: PlayersContext, column: string | undefined, value: number): string =>
  column === "saves" ? formatSavePercentage(context.language, value) : formatNumber(context, value);

/**
 * A table of seasons or playoffs: a row per season and club with the sweater number, and the totals; null without seasons.
 *
 * @param id of the heading that names the table
 */
export function seasonsTable(
  context: PlayersContext,
  id: string,
  stints: readonly Stint[],
  position: PlayerRow["position"],
  { sweaters, inferred }: Pick<PlayerDocument, "sweaters" | "inferred">,
): Html | null {
  if (stints.length === 0) return null;
  const { texts } = context;
  const columns = columnsOf(position);
  const figuresOf = position === "G" ? goalieStatistics : skaterStatistics;
  const cells = (figures: StatisticsRow): Html[] =>
    figures.map((value, at) => html`<td>${value === null ? "–" : formatColumn(context, columns[at], value)}</td>`);
  const numberIn = (season: Season, team: string): number | undefined =>
    sweaters.findLast(([from, to, club]) => club === team && from <= season && season <= to)?.[3];
  const isInferred = (season: Season, team: string): boolean =>
    inferred.some(([of, club]) => of === season && club === team);
  const hasNumbers = stints.some(([season, team]) => numberIn(season, team) !== undefined);
  const numberCell = (season: Season, team: string): Html | string =>
    hasNumbers ? html`<td>${numberIn(season, team) ?? "–"}${isInferred(season, team) ? "*" : ""}</td>` : "";
  const head = (name: string, short: string): Html => html`<th scope="col"><abbr title="${name}">${short}</abbr></th>`;
  return html`<div class="${classOf(context, "page.frame")}" role="group" aria-labelledby="${id}" tabindex="0">
    <table class="${classOf(context, "page.table")}" aria-labelledby="${id}">
      <thead>
        <tr>
          <th scope="col">${texts.season}</th>
          <th scope="col">${texts.club}</th>
          ${hasNumbers ? head(texts.number, texts.wears) : ""}
          ${columns.map((column) => head(nameOf(context, `column:${column}`), nameOf(context, `short:${column}`)))}
        </tr>
      </thead>
      <tbody>
        ${stints.map((stint) => {
          const [season, team] = stint;
          return html`<tr>
            <th scope="row">${formatSeason(season, context.language)}</th>
            <td><abbr title="${clubName(context, team, season)}">${team}</abbr></td>
            ${numberCell(season, team)}${cells(figuresOf([stint]))}
          </tr>`;
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="2">${texts.totals}</th>
          ${hasNumbers ? html`<td></td>` : ""}${cells(figuresOf(stints))}
        </tr>
      </tfoot>
    </table>
  </div>`;
}
