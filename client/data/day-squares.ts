import { shareSquaresIn, type ShareSquares } from "#rules/share-squares";
import type { Day } from "#rules/shared/day";
import type { DailyName } from "#rules/shared/game-config";
import { readEndedRound, readRound } from "../storage/rounds.ts";

/** Returns whether the day's Face Reveal was a sweater in this browser. */
export const wasSweater = (day: Day): boolean => readRound("face", day)?.view.seen.sweater !== undefined;

/** Returns the squares of a finished daily; empty if it was played on another device. */
export function readDaySquares<Name extends DailyName>(game: Name, day: Day): ShareSquares {
  const view = readEndedRound(game, day);
  return view === null ? [] : shareSquaresIn(game, view.tries);
}
