import { describe, expect, test } from "vitest";
import { appendMove, withMove, type Attempt, type Move } from "#rules/shared/attempt";

const fresh: Attempt = { day: "2026-11-21", round: "a", begun: 1, movedAt: 1, guesses: [], gaveUp: false };
const guess = (made: unknown, hard = false): Move => ({ kind: "guess", guess: made, hard });
const HINT: Move = { kind: "hint" };
const STOP: Move = { kind: "stop" };
/** Returns a round after some moves. */
const after = (...moves: readonly Move[]): Attempt => moves.reduce(withMove, fresh);
const append = (stored: Attempt | null, played: Attempt, move: Move, isRefused = false) =>
  appendMove(stored, played, move, isRefused, 9);

const x = guess("x");
const y = guess("y");

describe("a move is appended", () => {
  test.each<[string, Attempt | null, Attempt]>([
    ["to the same moves", after(x), after(x)],
    ["to none, if nothing is stored", null, after()],
    ["to the same moves in hard mode", after(guess("x", true)), after(guess("x", true))],
  ])("%s", (_how, stored, played) => {
    const { outcome, attempt } = append(stored, played, guess("z"));
    expect(outcome).toBe("appended");
    expect(attempt).toEqual({ ...withMove(played, guess("z")), movedAt: 9 });
  });

  test("with id and start of the first deal", () => {
    const stored: Attempt = { ...after(x), round: "first", begun: 0 };
    expect(append(stored, after(x), HINT).attempt).toMatchObject({ round: "first", begun: 0, hint: 1 });
  });
});

test.each<[string, Move]>([
  ["guess", x],
  ["first guess in hard mode", guess("x", true)],
  ["hint", HINT],
  ["stop", STOP],
])("a %s that was made from the same round already is a repeat", (_what, move) => {
  const stored = after(y, move);
  expect(append(stored, after(y), move)).toEqual({ outcome: "repeated", attempt: stored });
});

test.each<[string, Attempt, Attempt, Move]>([
  ["from an older round", after(x, y), after(), y],
  ["from an older round, though it was the attempt's next move", after(x, y), after(), x],
  ["if another was made from the same round", after(x), after(), y],
  ["if the same guess was made in another mode", after(x), after(), guess("x", true)],
  ["from a round in another mode", after(guess("x", true)), after(x), y],
  ["from a round with another guess", after(x), after(y), guess("z")],
  ["from a round with moves that the attempt lacks", after(x), after(x, y), guess("z")],
  ["from before the hint", after(x, HINT), after(x), y],
  ["from a hint taken elsewhere", after(x, HINT, y), after(x, y), HINT],
  ["from before the stop", after(x, STOP), after(x), y],
  ["at another square of a Grid", after(guess({ square: 0, player: 1 })), after(), guess({ square: 1, player: 1 })],
])("a move conflicts, and changes nothing, %s", (_how, stored, played, move) => {
  for (const isRefused of [false, true])
    expect(append(stored, played, move, isRefused)).toEqual({ outcome: "conflict", attempt: stored });
});

test("a move that the rules reject is not appended, and is rejected only if the round is up to date", () => {
  expect(append(after(x), after(x), y, true)).toEqual({ outcome: "refused", attempt: after(x) });
  expect(append(after(x), after(), x, true).outcome).toBe("conflict");
});
