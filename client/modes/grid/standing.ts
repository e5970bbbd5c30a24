import type { GridClue, Shot } from "#rules/grid";
import { MEASURES } from "#rules/measures";

/** What stands of a grid after some shots. */
export interface Standing {
  /** Who stands where: player ids by square. */
  placed: ReadonlyMap<number, number>;
  /** The numbers they wore, by square, where they are known. */
  numbers: ReadonlyMap<number, number>;
  /** The shots that missed, in order. */
  missed: readonly Shot[];
  shotsLeft: number;
}

/** Works out what stands after some shots. */
export function standingAfter(tries: readonly { guess: Shot; clue: GridClue }[]): Standing {
  const shots = (correct: boolean): Shot[] =>
    tries.filter(({ clue }) => clue.correct === correct).map(({ guess }) => guess);
  return {
    placed: new Map(shots(true).map(({ square, player }) => [square, player])),
    numbers: new Map(
      tries.flatMap(({ guess, clue: { number } }) => (number === undefined ? [] : [[guess.square, number] as const])),
    ),
    missed: shots(false),
    shotsLeft: MEASURES.grid.limit - tries.length,
  };
}

/** Who cannot be tried on a square: those on the grid, and those who have missed it. */
export const spentOn = ({ placed, missed }: Standing, square: number): Set<number> =>
  new Set([...placed.values(), ...missed.filter((shot) => shot.square === square).map(({ player }) => player)]);
