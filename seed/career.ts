import type { Stint } from "#rules/league/season";
import type { StanleyCupFinal } from "#rules/grid/player-record";
import type { Biography, CupWin, LeagueFacts, PlayoffLine, SeasonLine } from "./facts.ts";

/** A player with complete statistics. Sums are of regular seasons, and null if a part is unknown. */
export interface FactsCareer {
  player: Biography;
  /** In order of play; empty for a rostered player without a game. */
  lines: SeasonLine[];
  /** In order of play. */
  playoffs: PlayoffLine[];
  /** In order of season. */
  cups: CupWin[];
  /** Stanley Cup Finals reached, in order of season. */
  finals: StanleyCupFinal[];
  games: number;
  goals: number | null;
  points: number | null;
  /** 0 for a skater. */
  wins: number;
  /** Codes of the player's clubs in order of first game, without clubs of playoff games only. */
  clubs: string[];
}

type Tally = "gp" | "g" | "a" | "w" | "so" | "ga" | "sa";

/** Adds up the known values in columns of season lines. For a total use {@link sumSeasonColumn}. */
export const sumColumn = (lines: readonly PlayoffLine[], ...columns: Tally[]): number =>
  lines.reduce((total, line) => columns.reduce((part, column) => part + (line[column] ?? 0), total), 0);

/** Adds up columns of season lines. Null if a value is unknown. */
export const sumSeasonColumn = (lines: readonly PlayoffLine[], ...columns: Tally[]): number | null =>
  lines.some((line) => columns.some((column) => line[column] === null)) ? null : sumColumn(lines, ...columns);

/** Returns the points of a career. @throws RangeError if a season is unknown, as for some goalies */
export function careerPointsOf({ player, points }: FactsCareer): number {
  if (points === null) throw new RangeError(`the points of player ${player.id} are unknown`);
  return points;
}

/** Returns all careers by player id, in the order of `facts.players`. */
export function buildCareers(facts: LeagueFacts): Map<number, FactsCareer> {
  const linesOf = Map.groupBy(facts.lines, (line) => line.player);
  const playoffsOf = Map.groupBy(facts.playoffs, (line) => line.player);
  const cupsOf = Map.groupBy(facts.cups, (cup) => cup.player);
  const finalsOf = gatherFinals(facts);
  return new Map(
    facts.players.map((player) => {
      const lines = linesOf.get(player.id) ?? [];
      const career = {
        player,
        lines,
        playoffs: playoffsOf.get(player.id) ?? [],
        cups: cupsOf.get(player.id) ?? [],
        finals: finalsOf.get(player.id) ?? [],
        games: sumColumn(lines, "gp"),
        goals: sumSeasonColumn(lines, "g"),
        points: sumSeasonColumn(lines, "g", "a"),
        wins: player.position === "G" ? sumColumn(lines, "w") : 0,
        clubs: [...new Set(lines.map((line) => line.team))],
      };
      return [player.id, career];
    }),
  );
}

/**
 * Returns the Finals each player reached, by player id: a playoff game that spring for one of the two clubs, or a name
 * on the Cup. The facts do not say who played in the Final itself.
 */
function gatherFinals({ finals, playoffs, cups }: LeagueFacts): Map<number, StanleyCupFinal[]> {
  const participants = Map.groupBy(
    [...playoffs.filter(({ gp }) => gp !== 0), ...cups],
    ({ season, team }) => `${season} ${team}`,
  );
  const reached = finals.flatMap(({ season, clubs, captains }) =>
    clubs.flatMap((team) => {
      const ids = new Set((participants.get(`${season} ${team}`) ?? []).map(({ player }) => player));
      return [...ids].map((id) => ({ id, final: [season, team, captains.includes(id) ? 1 : 0] as const }));
    }),
  );
  return new Map(
    [...Map.groupBy(reached, ({ id }) => id)].map(([id, own]) => [
      id,
      own.map(({ final }) => final).sort(([one], [other]) => one - other),
    ]),
  );
}

/** Returns a career as the column `players.career` stores it, in order of play. */
export const stintsOf = ({ player, lines }: FactsCareer): Stint[] =>
  lines.map((line) => asStint(player, line, line.otl));

/** Returns playoffs as the column `players.playoffs` stores them: as a career, without overtime losses. */
export const playoffStintsOf = ({ player, playoffs }: FactsCareer): Stint[] =>
  playoffs.map((line) => asStint(player, line, null));

/** Returns a line as columns store it. */
export const asStint = (
  { position }: Pick<Biography, "position">,
  { season, team, gp, g, a, w, l, so, ga, sa }: PlayoffLine,
  otl: number | null,
): Stint => (position === "G" ? [season, team, gp, g, a, w, l, otl, so, ga, sa] : [season, team, gp, g, a]);
