import { CAREER_CLUES } from "./career-clues.ts";
import { CLUES } from "./clues.ts";
import { LEGEND_CLUES } from "./legend-clues.ts";
import type { Verdict } from "./mark.ts";
import { MEASURES, type GameName } from "./measures.ts";
import { toldFigure } from "./score.ts";
import type { Squares } from "./squares.ts";

/** How a round went, as it is shared: nothing that its share text does not say. */
export interface ToldRound {
  won: boolean;
  /** Whether a hint was taken, and whether it was played in hard mode. */
  hint: boolean;
  hard: boolean;
  rows: Squares;
}

/** One character of a code is a number below 32, or three verdicts. */
const SIGNS = "0123456789abcdefghijklmnopqrstuv";
const VERDICTS = ["miss", "near", "match"] as const satisfies readonly Verdict[];

/** How many verdicts a row has. */
const WIDTHS: Readonly<Record<GameName, number>> = {
  classic: CLUES.length,
  roster: 2,
  face: 1,
  career: CAREER_CLUES.length,
  grid: 3,
  legends: LEGEND_CLUES.length,
};

const GRID_ROWS = 3;

/**
 * A round in a few characters for a link (`?r=`): how it ended, how many rows of how many squares, then three squares a
 * character. At most 24 of them. Nothing goes in but verdicts, so that it need not be sealed.
 */
export function codeOfRound({ won, hint, hard, rows }: ToldRound): string {
  const flags = Number(won) + 2 * Number(hint) + 4 * Number(hard);
  const values = rows.flat().map((verdict) => VERDICTS.indexOf(verdict));
  let code = sign(flags) + sign(rows.length) + sign(rows[0]?.length ?? 0);
  for (let at = 0; at < values.length; at += 3)
    code += sign((values[at] ?? 0) + 3 * (values[at + 1] ?? 0) + 9 * (values[at + 2] ?? 0));
  return code;
}

const sign = (value: number): string => SIGNS[value] ?? "";

/** The round of a code; null for any text that {@link codeOfRound} makes of no round of this game. */
export function roundOfCode(game: GameName, code: string): ToldRound | null {
  const [flags = -1, height = 0, width = 0, ...packed] = Array.from(code.slice(0, 32), (each) => SIGNS.indexOf(each));
  if (flags < 0 || flags > 7 || packed.some((value) => value < 0 || value > 26)) return null;
  const { limit, toFind } = MEASURES[game];
  if (WIDTHS[game] !== width || height < 1 || height > limit || (game === "grid" && height !== GRID_ROWS)) return null;
  if (packed.length !== Math.ceil((height * width) / 3)) return null;
  const values = packed.flatMap((value) => [value % 3, Math.floor(value / 3) % 3, Math.floor(value / 9)]);
  const rows = Array.from({ length: height }, (_, row) =>
    values.slice(row * width, (row + 1) * width).map((value) => VERDICTS[value] ?? "miss"),
  );
  const round = { won: (flags & 1) > 0, hint: (flags & 2) > 0, hard: (flags & 4) > 0, rows };
  const isGrid = toFind > 1;
  if (isGrid && round.won !== (countOf(rows) === toFind)) return null;
  // There is one code for each round, so that caches keep one picture.
  return codeOfRound(round) === code ? round : null;
}

/** How many squares are right. */
const countOf = (rows: Squares): number => rows.flat().filter((verdict) => verdict === "match").length;

/** The figure a round is told by: guesses it took, or squares of a grid that were right; null when it was lost. */
export const figureOfRound = (game: GameName, { won, rows }: ToldRound): number | null =>
  toldFigure(MEASURES[game], { won, guesses: rows.length, correct: countOf(rows) });

/**
 * Who of two that played the same did better: 1 for the first, -1 for the other, 0 where nobody did. More squares of a
 * grid, else fewer guesses; who took a hint comes after who did as well without.
 */
export function compareRounds(game: GameName, one: ToldRound, other: ToldRound): -1 | 0 | 1 {
  const worth = (round: ToldRound): number => {
    const figure = figureOfRound(game, round);
    const { limit, toFind } = MEASURES[game];
    const rung = figure === null ? 0 : toFind > 1 ? figure : limit + 1 - figure;
    return 2 * rung - Number(round.hint && rung > 0);
  };
  return Math.sign(worth(one) - worth(other)) as -1 | 0 | 1;
}
