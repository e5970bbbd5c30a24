import type { GameTypes } from "./games.ts";
import type { GameName } from "./shared/game-config.ts";
import type { Verdict } from "./shared/verdict.ts";
import { FACT_COUNTS } from "./face/sweater-stages.ts";

/** The squares of a share text: a row of verdicts per guess, or the 3 × 3 cells of a Grid. */
export type ShareSquares = readonly (readonly Verdict[])[];

interface Tried<Clue, Guess = unknown> {
  guess: Guess;
  clue: Clue;
}

/** Returns the squares of a guess, whose clues are in the order of the board. */
const squaresOf = (clues: object): Verdict[] =>
  Object.values<{ verdict: Verdict } | null>({ ...clues }).map((mark) => mark?.verdict ?? "miss");

/** Rounds whose rows are not the clues of each guess. */
const OWN_SQUARES: {
  [Name in GameName]?: (tries: readonly Tried<GameTypes<Name>["clue"], GameTypes<Name>["guess"]>[]) => ShareSquares;
} = {
  face: (tries) =>
    tries.map(({ clue: { verdict, facts } }, at) =>
      facts === undefined
        ? [verdict]
        : Array.from({ length: FACT_COUNTS[at] ?? 0 }, (_, place) => (facts[place]?.fits ? "match" : "miss")),
    ),
  career: (tries) => tries.map(({ clue: { common } }) => squaresOf(common)),
  grid(tries) {
    const right = new Set(tries.filter(({ clue }) => clue.correct).map(({ guess }) => guess.square));
    return [0, 3, 6].map((first) => [0, 1, 2].map((place) => (right.has(first + place) ? "match" : "miss")));
  },
  legends: (tries) => tries.map(({ clue: { marks } }) => squaresOf(marks)),
};

/** Returns a round's squares. They reveal nothing about the answer. */
export function shareSquaresIn(game: GameName, tries: readonly Tried<unknown>[]): ShareSquares {
  // Each game has its own types of guesses and clues; outside its module they are unknown.
  const own = OWN_SQUARES[game] as ((tries: readonly Tried<unknown>[]) => ShareSquares) | undefined;
  return own?.(tries) ?? tries.map(({ clue }) => squaresOf(clue as object));
}

const SIGNS = { match: "m", near: "n", miss: "x" } as const satisfies Record<Verdict, string>;
const VERDICTS = new Map(Object.entries(SIGNS).map(([verdict, sign]) => [sign as string, verdict as Verdict]));

/** Encodes squares: `mnx/mmm`. */
export const packSquares = (squares: ShareSquares): string =>
  squares.map((row) => row.map((verdict) => SIGNS[verdict]).join("")).join("/");

/** Decodes squares; an unknown character is a miss. */
export const unpackSquares = (packed: string): ShareSquares =>
  packed === "" ? [] : packed.split("/").map((row) => [...row].map((sign) => VERDICTS.get(sign) ?? "miss"));

/** Arranges squares for a picture: single verdicts per guess are in rows of three. */
export function inFewRows(rows: ShareSquares): ShareSquares {
  if (rows.some((row) => row.length !== 1)) return rows;
  const flat = rows.flat();
  return Array.from({ length: Math.ceil(flat.length / 3) }, (_, row) => flat.slice(row * 3, row * 3 + 3));
}
