import { useEffect, useReducer } from "react";
import { puzzleNumber, type Day } from "#rules/day";
import { GAME_NAMES, type GameName } from "#rules/measures";
import { readResults, useResultChanges } from "../storage/results.ts";
import { dayBegun, readHead, watchRounds } from "../storage/rounds.ts";
import { useToday } from "./today.ts";

/** Where a daily game stands: which puzzle is next to be played, and what has become of it. */
export type Standing = { number: number } & (
  | { state: "open" | "begun" }
  | { state: "won"; guesses: number; correct: number }
  /** What was found of a puzzle with several answers is not lost with it. */
  | { state: "lost"; correct: number }
);

export type Standings = Record<GameName, Standing>;

/** Where today's puzzles stand in this browser, other tabs included; null until the day is known. */
export function useStandings(): Standings | null {
  const { today } = useToday();
  useResultChanges();
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => watchRounds(look), []);
  if (today === null) return null;
  return Object.fromEntries(GAME_NAMES.map((game) => [game, standingOn(game, today.day)])) as Standings;
}

/** Whether nothing more is to be played of a daily. */
export const isOver = ({ state }: Standing): boolean => state === "won" || state === "lost";

function standingOn(game: GameName, day: Day): Standing {
  const number = puzzleNumber(day);
  const result = readResults(game).find(({ of }) => of === day);
  if (result !== undefined) {
    const { won, guesses, correct } = result;
    return won ? { number, state: "won", guesses, correct } : { number, state: "lost", correct };
  }
  const begun = dayBegun(game, day);
  const round = begun && readHead(game, begun);
  // A round without a guess has nothing to show for itself yet.
  return round && round.tries.length > 0 ? { number: round.number, state: "begun" } : { number, state: "open" };
}
