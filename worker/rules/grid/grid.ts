import { criteriaOfCell, GRID_CELLS, type GridCriteria } from "./criteria.ts";
import type { FranchiseOf, GuessedPlayer, PlayerRecord } from "./player-record.ts";
import type { Game } from "../shared/game.ts";
import type { CriteriaByKey } from "./deck.ts";
import { drawGridForDay, drawGridWithoutSharedCells } from "./draw.ts";
import { gridKeyOf } from "./grid-key.ts";
import { GAME_CONFIG } from "../shared/game-config.ts";
import { checkCell, type CellCheck } from "./criterion-check.ts";
import { sweaterNumberInCell } from "./sweater-number.ts";
import type { Season } from "../league/season.ts";

/** The Grid: nine shots at 3 × 3 cells, each with two criteria that a player has to meet. Rules: docs/games.md. */
export interface GridFacts {
  players: { has(id: number): boolean };
  criteria: CriteriaByKey;
  /** Franchise by club code, for clubs whose franchise has another code. */
  franchises: ReadonlyMap<string, string>;
  /** Winners of each trophy, by key. */
  trophies: Readonly<Record<string, readonly (readonly [season: Season, id: number])[]>>;
}

/** The answers of each cell, row by row, ids ascending. */
export interface CellAnswers {
  squares: number[][];
}

/** `records` are those of the guessed players, if they could be read. They are not stored with the puzzle. */
export interface GridPuzzleData extends CellAnswers {
  records?: ReadonlyMap<number, GuessedPlayer>;
}

export type GridAnswer = GridCriteria & CellAnswers;

/** A guess: a player for a cell, 0 at the top left to 8 at the bottom right. */
export interface Shot {
  square: number;
  player: number;
}

/** A right shot is final. A wrong one is spent, and its cell stays open. */
export interface GridClue {
  correct: boolean;
  /** The sweater number to show in the cell of a right shot, if known. */
  number?: number;
  /** Why the player fits, or what is missing; absent if unknown. */
  proof?: CellCheck;
}

const isShot = (raw: unknown): raw is { square: unknown; player: unknown } =>
  typeof raw === "object" && raw !== null && "square" in raw && "player" in raw;

const isSquare = (raw: unknown): raw is number => typeof raw === "number" && GRID_CELLS.includes(raw);

const fits = ({ squares }: CellAnswers, { square, player }: Shot): boolean =>
  squares[square]?.includes(player) ?? false;

const franchisesIn =
  ({ franchises }: GridFacts): FranchiseOf =>
  (club) =>
    franchises.get(club) ?? club;

/** Returns why a player fits a cell, or what is missing; null if today's record disagrees with the answers. */
export function explainCell(
  facts: GridFacts,
  lines: GridCriteria,
  square: number,
  record: PlayerRecord,
  isAnswer: boolean,
): CellCheck | null {
  const proof = checkCell(...criteriaOfCell(lines, square), record, franchisesIn(facts));
  return proof?.every(({ met }) => met) === isAnswer ? proof : null;
}

export const grid: Game<GridFacts, GridCriteria, GridPuzzleData, Shot, GridClue, GridCriteria, GridAnswer> = {
  ...GAME_CONFIG.grid,
  canStop: true,
  deal: ({ criteria }, day, taken, pick) => drawGridForDay(criteria, day, taken, pick),
  dealPractice({ criteria }, filter, pick, today) {
    if (filter.players !== "everyone") throw new RangeError("a grid is of all players");
    return drawGridWithoutSharedCells(criteria, today, pick);
  },
  answerKey: gridKeyOf,
  accept({ facts, data }, raw, earlier) {
    if (!isShot(raw) || !isSquare(raw.square)) return { ok: false, refusal: "unknown-square" };
    const { square, player } = raw;
    if (typeof player !== "number" || !facts.players.has(player)) return { ok: false, refusal: "unknown-player" };
    const right = earlier.filter((shot) => fits(data, shot));
    if (right.some((shot) => shot.square === square)) return { ok: false, refusal: "square-filled" };
    const isRepeated =
      right.some((shot) => shot.player === player) ||
      earlier.some((shot) => shot.square === square && shot.player === player);
    return isRepeated ? { ok: false, refusal: "repeated-guess" } : { ok: true, guess: { square, player } };
  },
  solves: ({ data }, shot) => fits(data, shot),
  judge({ facts, secret, data }, shot) {
    const correct = fits(data, shot);
    const record = data.records?.get(shot.player);
    if (record === undefined) return { correct };
    const number = correct ? sweaterNumberInCell(secret, shot.square, record, franchisesIn(facts)) : null;
    const proof = explainCell(facts, secret, shot.square, record, correct);
    return { correct, ...(number !== null && { number }), ...(proof !== null && { proof }) };
  },
  reveal: ({ secret }) => secret,
  answer: ({ secret, data: { squares } }) => ({ ...secret, squares }),
};
