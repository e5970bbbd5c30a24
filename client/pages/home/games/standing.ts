import { useEffect, useReducer } from "react";
import { puzzleNumber, type Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import { readResults, useResultChanges } from "../../../storage/results.ts";
import { dayBegun, readRound, watchRound } from "../../../storage/rounds.ts";
import { useToday } from "../../../today.ts";

/** Where a daily game stands: which puzzle is next to be played, and what has become of it. */
export type Standing = { number: number } & (
  | { state: "open" | "begun" | "lost" }
  | { state: "won"; guesses: number }
);

/** Where today's puzzle of a game stands in this browser, other tabs included; null until the day is known. */
export function useStanding(game: GameName): Standing | null {
  const { today } = useToday();
  const day = today?.day ?? null;
  useResultChanges();
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => (day === null ? undefined : watchRound(game, day, look)), [game, day]);
  return day === null ? null : standingOn(game, day);
}

function standingOn(game: GameName, day: Day): Standing {
  const number = puzzleNumber(day);
  const result = readResults(game).find(({ of }) => of === day);
  if (result !== undefined) return result.won ? { number, state: "won", guesses: result.guesses } : { number, state: "lost" };
  const begun = dayBegun(game, day);
  const view = begun && readRound(game, begun)?.view;
  // A round without a guess has nothing to show for itself yet.
  return view && view.tries.length > 0 ? { number: view.number, state: "begun" } : { number, state: "open" };
}
