import type { CareerClue } from "./career/career.ts";
import type { ClassicClue } from "./classic/clues.ts";
import type { FaceClue } from "./face/face.ts";
import type { GridClue, Shot } from "./grid/grid.ts";
import type { LegendsClue } from "./legends/clues.ts";
import type { Verdict } from "./shared/verdict.ts";
import type { RosterClue } from "./roster/roster.ts";
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

/** Returns a round's squares, by game. They reveal nothing about the answer. */
export const SQUARES_BY_GAME = {
  classic: (tries: readonly Tried<ClassicClue>[]): ShareSquares => tries.map(({ clue }) => squaresOf(clue)),
  roster: (tries: readonly Tried<RosterClue>[]): ShareSquares =>
    tries.map(({ clue }) => [clue.team.verdict, clue.season.verdict]),
  face: (tries: readonly Tried<FaceClue>[]): ShareSquares =>
    tries.map(({ clue: { verdict, facts } }, at) =>
      facts === undefined
        ? [verdict]
        : Array.from({ length: FACT_COUNTS[at] ?? 0 }, (_, place) => (facts[place]?.fits ? "match" : "miss")),
    ),
  career: (tries: readonly Tried<CareerClue>[]): ShareSquares => tries.map(({ clue: { common } }) => squaresOf(common)),
  grid(tries: readonly Tried<GridClue, Shot>[]): ShareSquares {
    const right = new Set(tries.filter(({ clue }) => clue.correct).map(({ guess }) => guess.square));
    return [0, 3, 6].map((first) => [0, 1, 2].map((place) => (right.has(first + place) ? "match" : "miss")));
  },
  legends: (tries: readonly Tried<LegendsClue>[]): ShareSquares => tries.map(({ clue: { marks } }) => squaresOf(marks)),
};

const SIGNS = { match: "m", near: "n", miss: "x" } as const satisfies Record<Verdict, string>;
const VERDICTS = new Map(Object.entries(SIGNS).map(([verdict, sign]) => [sign as string, verdict as Verdict]));

/** Encodes squares: `mnx/mmm`. */
export const packSquares = (squares: ShareSquares): string =>
  squares.map((row) => row.map((verdict) => SIGNS[verdict]).join("")).join("/");

/** Decodes squares; an unknown character is a miss. */
export const unpackSquares = (packed: string): ShareSquares =>
  packed === "" ? [] : packed.split("/").map((row) => [...row].map((sign) => VERDICTS.get(sign) ?? "miss"));
