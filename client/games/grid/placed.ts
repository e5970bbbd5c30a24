import type { GridClue, Shot } from "#rules/grid/grid";

/** Returns the state of a Grid after some shots: by cell the players, their numbers and proofs if known; and the misses. */
export function placedAfter(tries: readonly { guess: Shot; clue: GridClue }[]) {
  const right = tries.filter(({ clue }) => clue.correct);
  return {
    players: new Map(right.map(({ guess: { square, player } }) => [square, player])),
    numbers: new Map(right.map(({ guess, clue }) => [guess.square, clue.number])),
    proofs: new Map(right.map(({ guess, clue }) => [guess.square, clue.proof])),
    missed: tries.flatMap(({ guess, clue: { correct, proof } }) => (correct ? [] : [{ ...guess, proof }])),
  };
}
