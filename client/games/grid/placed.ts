import type { GridClue, Shot } from "#rules/grid/grid";
import { GAME_CONFIG } from "#rules/shared/game-config";
import type { CellCheck } from "#rules/grid/criterion-check";

/** A shot that missed, with what is missing, if known. */
export interface MissedShot extends Shot {
  proof: CellCheck | undefined;
}

/** The state of a Grid after some shots. */
export interface PlacedPicks {
  /** Player ids by cell. */
  players: ReadonlyMap<number, number>;
  /** Numbers worn, by cell, if known. */
  numbers: ReadonlyMap<number, number>;
  /** Proofs by cell, if known. */
  proofs: ReadonlyMap<number, CellCheck>;
  /** Missed shots, in order. */
  missed: readonly MissedShot[];
  shotsLeft: number;
}

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
