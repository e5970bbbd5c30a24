import { useEffect, useReducer } from "react";
import { addDays, puzzleNumber, type Day } from "#rules/day";
import type { GameName, GameView } from "#rules/games";
import { readResults } from "../../../storage/results.ts";
import { readRound, watchRound } from "../../../storage/rounds.ts";
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
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => (day === null ? undefined : watchRound(game, day, look)), [game, day]);
  return day === null ? null : standingOn(game, day);
}

function standingOn(game: GameName, day: Day): Standing {
  const number = puzzleNumber(day);
  const result = readResults(game).find(({ of }) => of === day);
  if (result !== undefined) return result.won ? { number, state: "won", guesses: result.guesses } : { number, state: "lost" };
  if (isRunning(readRound(game, day)?.view)) return { number, state: "begun" };
  // A round begun before midnight comes first: the game goes on with it.
  const yesterday = readRound(game, addDays(day, -1))?.view;
  if (isRunning(yesterday) && yesterday?.kind === "daily") return { number: number - 1, state: "begun" };
  return { number, state: "open" };
}

/** Begun, with at least one guess to show for it. */
const isRunning = (view: GameView<GameName> | undefined): boolean => view?.state === "guessing" && view.tries.length > 0;
