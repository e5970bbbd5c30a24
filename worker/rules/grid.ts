import { crossingAt, SQUARES, type Lines } from "./criteria.ts";
import type { Dossier } from "./dossier.ts";
import type { Game } from "./game.ts";
import { drawForWeekday, drawFresh, keyOf, type Dealable } from "./grid-draw.ts";
import { MEASURES } from "./measures.ts";
import { proveSquare, type SquareProof } from "./proof.ts";
import type { Season } from "./season.ts";

/**
 * The Grid: three rows by three columns and nine shots, a player for every square who fits both its
 * row and its column. The criteria are seen from the start; who fits them is not, until the end.
 */
export interface GridFacts {
  /** Ids of everybody who ever played. */
  players: { has(id: number): boolean };
  /** What a grid can be dealt of. */
  criteria: Dealable;
  /** The franchise of every club that has another's code. */
  franchises: ReadonlyMap<string, string>;
  /** Winners of each trophy, by its key. */
  trophies: Readonly<Record<string, readonly (readonly [season: Season, id: number])[]>>;
}

/** The answers of each square, row by row, ids ascending. */
export interface Answers {
  squares: number[][];
  /** The number each of them wore with the square's club; null where it is not known. */
  numbers: (number | null)[][];
}

/** What is judged by: {@link Answers}, and, where they could be looked up, those who were picked. Only the first is frozen. */
export interface GridEvidence extends Answers {
  dossiers?: ReadonlyMap<number, Dossier>;
}

/** What is shown in the end: who would have fitted, and what was asked. */
export type GridAnswer = Lines & Pick<Answers, "squares">;

/** A try: a player for a square, 0 at the top left to 8, row by row. */
export interface Shot {
  square: number;
  player: number;
}

/** A right shot is final. A wrong one is spent, and its square stays open. */
export interface GridClue {
  correct: boolean;
  /** The number he wore, once he stands in the square and if it is known. */
  number?: number;
  /** Why he fits, or what is wanting; absent where it is not known. */
  proof?: SquareProof;
}

const isShot = (raw: unknown): raw is { square: unknown; player: unknown } =>
  typeof raw === "object" && raw !== null && "square" in raw && "player" in raw;

const isSquare = (raw: unknown): raw is number => typeof raw === "number" && SQUARES.includes(raw);

const fits = ({ squares }: Answers, { square, player }: Shot): boolean => squares[square]?.includes(player) ?? false;

function numberOf({ squares, numbers }: Answers, { square, player }: Shot): number | null {
  return numbers[square]?.[squares[square]?.indexOf(player) ?? -1] ?? null;
}

/**
 * Why a player fits a square, or what is wanting. What he has done is looked up today, and the answers are those of the day
 * that the grid was dealt: where the two do not agree, there is none.
 */
export function provenAt(
  { franchises }: GridFacts,
  lines: Lines,
  square: number,
  dossier: Dossier,
  isAnswer: boolean,
): SquareProof | null {
  const proof = proveSquare(...crossingAt(lines, square), dossier, (club) => franchises.get(club) ?? club);
  return proof?.every(({ met }) => met) === isAnswer ? proof : null;
}

export const grid: Game<GridFacts, Lines, GridEvidence, Shot, GridClue, Lines, GridAnswer> = {
  ...MEASURES.grid,
  canStop: true,
  deal: ({ criteria }, day, taken, pick) => drawForWeekday(criteria, day, taken, pick),
  practise({ criteria }, filter, pick, today) {
    if (filter.players !== "everyone") throw new RangeError("a grid is of all players");
    return drawFresh(criteria, new Set([keyOf(today)]), pick);
  },
  key: keyOf,
  accept({ facts, evidence }, raw, earlier) {
    if (!isShot(raw) || !isSquare(raw.square)) return { ok: false, refusal: "unknown-square" };
    const { square, player } = raw;
    if (typeof player !== "number" || !facts.players.has(player)) return { ok: false, refusal: "unknown-player" };
    const right = earlier.filter((shot) => fits(evidence, shot));
    if (right.some((shot) => shot.square === square)) return { ok: false, refusal: "square-filled" };
    const isRepeated =
      right.some((shot) => shot.player === player) ||
      earlier.some((shot) => shot.square === square && shot.player === player);
    return isRepeated ? { ok: false, refusal: "repeated-guess" } : { ok: true, guess: { square, player } };
  },
  solves: ({ evidence }, shot) => fits(evidence, shot),
  judge({ facts, secret, evidence }, shot) {
    const number = numberOf(evidence, shot);
    const correct = fits(evidence, shot);
    const dossier = evidence.dossiers?.get(shot.player);
    const proof = dossier === undefined ? null : provenAt(facts, secret, shot.square, dossier, correct);
    return { correct, ...(number !== null && { number }), ...(proof !== null && { proof }) };
  },
  reveal: ({ secret }) => secret,
  answer: ({ secret, evidence: { squares } }) => ({ ...secret, squares }),
};
