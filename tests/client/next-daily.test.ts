import { expect, test } from "vitest";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { nextDaily, type DayState, type DayStates } from "../../client/data/day-state.ts";

const DAY_STATES: Record<string, DayState> = {
  ".": { number: 21, state: "open" },
  "/": { number: 21, state: "begun", guesses: 1, limit: 7 },
  o: { number: 21, state: "won", won: true, guesses: 3, correct: 1 },
  x: { number: 21, state: "lost", won: false, guesses: 7, correct: 0 },
};

// Classic, Roster, Face, Career, Grid: not begun (.), in progress (/), won (o), lost (x).
test.each([
  [".....", "classic"],
  ["o....", "roster"],
  ["ox.o.", "face"],
  ["o...o", "roster"],
  ["..../", "grid"],
  [".x./.", "career"],
  ["./../", "roster"],
  ["oxoo.", "grid"],
  ["oxoox", null],
])("next of %s is %s", (signs, next) => {
  const dayStates = Object.fromEntries(DAILY_NAMES.map((game, place) => [game, DAY_STATES[signs.charAt(place)]]));
  expect(nextDaily(dayStates as DayStates)).toBe(next);
});
