import type { GridClue, Shot } from "#rules/grid";
import { MEASURES } from "#rules/measures";

/** What stands of a grid after some shots. */
export interface Placed {
  /** Who stands where: player ids by square. */
  players: ReadonlyMap<number, number>;
  /** The numbers they wore, by square, where they are known. */
  numbers: ReadonlyMap<number, number>;
  /** The shots that missed, in order. */
  missed: readonly Shot[];
  shotsLeft: number;
}

/** Works out what stands after some shots. */
export function placedAfter(tries: readonly { guess: Shot; clue: GridClue }[]): Placed {
  const shots = (correct: boolean): Shot[] =>
    tries.filter(({ clue }) => clue.correct === correct).map(({ guess }) => guess);
  return {
    players: new Map(shots(true).map(({ square, player }) => [square, player])),
    numbers: new Map(
      tries.flatMap(({ guess, clue: { number } }) => (number === undefined ? [] : [[guess.square, number] as const])),
    ),
    missed: shots(false),
    shotsLeft: MEASURES.grid.limit - tries.length,
  };
}

/** Who cannot be tried on a square: those on the grid, and those who have missed it. */
export const spentOn = ({ players, missed }: Placed, square: number): Set<number> =>
  new Set([...players.values(), ...missed.filter((shot) => shot.square === square).map(({ player }) => player)]);
