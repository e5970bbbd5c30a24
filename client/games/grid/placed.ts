import type { GridClue, Shot } from "#rules/grid/grid";
import { GAME_CONFIG } from "#rules/shared/game-config";
import type { CellCheck } from "#rules/grid/criterion-check";

/** A shot that missed, and what was wanting, where it is known. */
export interface MissedShot extends Shot {
  proof: CellCheck | undefined;
}

/** What stands of a grid after some shots. */
export interface PlacedPicks {
  /** Who stands where: player ids by square. */
  players: ReadonlyMap<number, number>;
  /** The numbers they wore, by square, where they are known. */
  numbers: ReadonlyMap<number, number>;
  /** Why they count, by square, where it is known. */
  proofs: ReadonlyMap<number, CellCheck>;
  /** The shots that missed, in order. */
  missed: readonly MissedShot[];
  shotsLeft: number;
}

/** Works out what stands after some shots. */
export function placedAfter(tries: readonly { guess: Shot; clue: GridClue }[]): PlacedPicks {
  const right = tries.filter(({ clue }) => clue.correct);
  return {
    players: new Map(right.map(({ guess: { square, player } }) => [square, player])),
    numbers: new Map(
      right.flatMap(({ guess, clue: { number } }) => (number === undefined ? [] : [[guess.square, number] as const])),
    ),
    proofs: new Map(
      right.flatMap(({ guess, clue: { proof } }) => (proof === undefined ? [] : [[guess.square, proof] as const])),
    ),
    missed: tries.flatMap(({ guess, clue: { correct, proof } }) => (correct ? [] : [{ ...guess, proof }])),
    shotsLeft: GAME_CONFIG.grid.limit - tries.length,
  };
}

/** Who cannot be tried on a square: those on the grid, and those who have missed it. */
export const missedShotsOn = ({ players, missed }: PlacedPicks, square: number): Set<number> =>
  new Set([...players.values(), ...missed.filter((shot) => shot.square === square).map(({ player }) => player)]);
