import { goalieFigures, skaterFigures, type Figures } from "#rules/career-figures";
import { savesIn } from "#rules/body";
import type { PlayerDocument } from "#rules/player-document";
import type { Season, Stint } from "#rules/season";
import { seasonName } from "#rules/years";
import type { PlayerRow } from "../store/players.ts";
import type { Html } from "./phrases.ts";
import { clubName, figure, type Desk } from "./pieces.ts";

const SKATER_COLUMNS = ["games", "goals", "assists", "points"];
const GOALIE_COLUMNS = ["games", "wins", "losses", "shutouts", "saves"];

/** What the tables of somebody count. */
export const columnsOf = (position: PlayerRow["position"]): readonly string[] =>
  position === "G" ? GOALIE_COLUMNS : SKATER_COLUMNS;

/** A figure of a column. */
export const shownFigure = (desk: Desk, column: string | undefined, value: number): string =>
  column === "saves" ? savesIn(desk.press.language, value) : figure(desk, value);

/**
 * Seasons or playoffs, a line a season and club with the number he wore, and the sum of all; null where there were none.
 *
 * @param id of the heading that names it
 */
export function tableOf(
  desk: Desk,
  id: string,
  stints: readonly Stint[],
  position: PlayerRow["position"],
  { sweaters: worn, inferred }: Pick<PlayerDocument, "sweaters" | "inferred">,
): Html | null {
  if (stints.length === 0) return null;
  const { press } = desk;
  const columns = columnsOf(position);
  const figuresOf = position === "G" ? goalieFigures : skaterFigures;
  const cell = (value: string): Html => press.put("cell", { VALUE: value });
  const cells = (figures: Figures): Html[] =>
    figures.map((value, at) => cell(value === null ? "–" : shownFigure(desk, columns[at], value)));
  const wornIn = (season: Season, team: string): number | undefined =>
    worn.findLast(([from, to, club]) => club === team && from <= season && season <= to)?.[3];
  const isInferred = (season: Season, team: string): boolean =>
    inferred.some(([of, club]) => of === season && club === team);
  const hasNumbers = stints.some(([season, team]) => wornIn(season, team) !== undefined);
  const numberIn = (season: Season, team: string): Html[] =>
    hasNumbers ? [cell(`${wornIn(season, team) ?? "–"}${isInferred(season, team) ? "*" : ""}`)] : [];
  return press.put("table", {
    ID: id,
    HEADS: [
      ...(hasNumbers ? [press.put("head", { NAME: press.say("number"), SHORT: press.say("wears") })] : []),
      ...columns.map((column) =>
        press.put("head", { NAME: press.say(`column:${column}`), SHORT: press.say(`short:${column}`) }),
      ),
    ],
    ROWS: stints.map((stint) =>
      press.put("row", {
        SEASON: seasonName(stint[0], press.language),
        TEAM: stint[1],
        CLUB: clubName(desk, stint[1], stint[0]),
        CELLS: [...numberIn(stint[0], stint[1]), ...cells(figuresOf([stint]))],
      }),
    ),
    CELLS: [...(hasNumbers ? [cell("")] : []), ...cells(figuresOf(stints))],
  });
}
