import type { Verdict } from "./shared/verdict.ts";
import { GAME_CONFIG, type GameName } from "./shared/game-config.ts";
import { shownResultOf } from "./shared/score.ts";
import type { ShareSquares } from "./share-squares.ts";
import { FACT_COUNTS } from "./face/sweater-stages.ts";

/** A round as it is shared: only what its share text says. */
export interface SharedRound {
  won: boolean;
  /** Whether a hint was taken, and whether the round was played in hard mode. */
  hint: boolean;
  hard: boolean;
  rows: ShareSquares;
}

/** One character encodes a number below 32, or three verdicts. */
const SIGNS = "0123456789abcdefghijklmnopqrstuv";
const VERDICTS = ["miss", "near", "match"] as const satisfies readonly Verdict[];

/** Verdicts per row, of games where that never changes. A Sweater Reveal's rows grow ({@link FACT_COUNTS}). */
const FIXED_WIDTHS: Readonly<Partial<Record<GameName, number>>> = { roster: 2, face: 1, grid: 3 };

/** Maximum width of other games' rows, one verdict per clue. Links stay valid when a game gets more or fewer clues. */
const MAX_WIDTH = 10;

const GRID_ROWS = 3;

/** Returns the widths of rows, given that of the first; null if the game has no such rows. */
function widthsOf(game: GameName, first: number, height: number): readonly number[] | null {
  if (game === "face" && first === FACT_COUNTS[0]) return FACT_COUNTS.slice(0, height);
  const fixed = FIXED_WIDTHS[game];
  const isValid = fixed === undefined ? first >= 1 && first <= MAX_WIDTH : first === fixed;
  return isValid ? Array<number>(height).fill(first) : null;
}

/**
 * Encodes a round for a link (`?r=`): how it ended, number of rows and columns, then three verdicts per character; at
 * most 27 characters. It contains only verdicts, so it need not be encrypted.
 */
export function encodeRound({ won, hint, hard, rows }: SharedRound): string {
  const flags = Number(won) + 2 * Number(hint) + 4 * Number(hard);
  const values = rows.flat().map((verdict) => VERDICTS.indexOf(verdict));
  // If rows grow, the width of the first determines the others.
  let code = sign(flags) + sign(rows.length) + sign(rows[0]?.length ?? 0);
  for (let at = 0; at < values.length; at += 3)
    code += sign((values[at] ?? 0) + 3 * (values[at + 1] ?? 0) + 9 * (values[at + 2] ?? 0));
  return code;
}

const sign = (value: number): string => SIGNS[value] ?? "";

/** Decodes a round; returns null if {@link encodeRound} cannot have returned the code for a round of this game. */
export function decodeRound(game: GameName, code: string): SharedRound | null {
  const [flags = -1, height = 0, width = 0, ...packed] = Array.from(code.slice(0, 32), (each) => SIGNS.indexOf(each));
  if (flags < 0 || flags > 7 || packed.some((value) => value < 0 || value > 26)) return null;
  const { limit, toFind, toWin } = GAME_CONFIG[game];
  const widths = widthsOf(game, width, height);
  if (widths === null || height < 1 || height > limit || (game === "grid" && height !== GRID_ROWS)) return null;
  const count = widths.reduce((sum, each) => sum + each, 0);
  if (packed.length !== Math.ceil(count / 3)) return null;
  const values = packed.flatMap((value) => [value % 3, Math.floor(value / 3) % 3, Math.floor(value / 9)]);
  let start = 0;
  const rows = widths.map((each) => values.slice(start, (start += each)).map((value) => VERDICTS[value] ?? "miss"));
  const round = { won: (flags & 1) > 0, hint: (flags & 2) > 0, hard: (flags & 4) > 0, rows };
  // Each round has exactly one code, so that caches store one picture.
  if (encodeRound(round) !== code) return null;
  return toFind > 1 && round.won !== countOf(rows) >= toWin ? null : round;
}

const countOf = (rows: ShareSquares): number => rows.flat().filter((verdict) => verdict === "match").length;

/** Returns the number in a round's result: guesses, or right cells of a Grid; null if it was lost. */
export const resultNumberOf = (game: GameName, { won, rows }: SharedRound): number | null =>
  shownResultOf(GAME_CONFIG[game], { won, guesses: rows.length, correct: countOf(rows) });

/** Returns 1 if a round is better than the other, -1 if worse: by right cells or guesses, then without a hint. */
export const compareRounds = (game: GameName, one: SharedRound, other: SharedRound): -1 | 0 | 1 =>
  Math.sign(worthOf(game, one) - worthOf(game, other)) as -1 | 0 | 1;

/** Returns whether no round of the game can be better. */
export const isBestRound = (game: GameName, round: SharedRound): boolean =>
  worthOf(game, round) === 2 * GAME_CONFIG[game].limit;

function worthOf(game: GameName, round: SharedRound): number {
  const figure = resultNumberOf(game, round);
  const { limit, toFind } = GAME_CONFIG[game];
  const level = figure === null ? 0 : toFind > 1 ? figure : limit + 1 - figure;
  return 2 * level - Number(round.hint && level > 0);
}
