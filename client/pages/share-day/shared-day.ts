import { puzzleNumber, type Day } from "#rules/shared/day";
import type { Verdict } from "#rules/shared/verdict";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { shownResultOf } from "#rules/shared/score";
import { readResults } from "../../storage/results.ts";
import { readRound, type StoredRounds } from "../../storage/rounds.ts";
import type { GameView } from "#rules/games";

/** As much of a game's mode as tells how a round of it went. */
export interface FinishedGame extends StoredRounds<GameName> {
  squares: (view: Exclude<GameView<GameName>, { state: "guessing" }>) => readonly (readonly Verdict[])[];
}

/** How a daily went. */
export interface SharedGame {
  game: GameName;
  won: boolean;
  /** Guesses it took, or squares that were right; null when it was lost. */
  figure: number | null;
  limit: number;
  /** Whether a hint was taken, and whether it was played in hard mode. */
  hint: boolean;
  hard: boolean;
  /** A row of verdicts for each guess, or the grid as it lies; none of a round that was played on another device. */
  rows: readonly (readonly Verdict[])[];
}

/** All dailies of a day that one has finished. */
export interface SharedDay {
  day: Day;
  number: number;
  games: SharedGame[];
  won: number;
}

/** What there is to be shared of a day, as far as this browser remembers. */
export function summarizeDay(told: readonly FinishedGame[], day: Day): SharedDay {
  const games = told.flatMap((mode): SharedGame[] => {
    const { game } = mode;
    const result = readResults(game).find(({ of }) => of === day);
    if (result === undefined) return [];
    const view = readRound(mode, day)?.view;
    const rows = view === undefined || view.state === "guessing" ? [] : mode.squares(view);
    const measure = GAME_CONFIG[game];
    const { won, hint = false, hard = false } = result;
    return [{ game, won, figure: shownResultOf(measure, result), limit: measure.limit, hint, hard, rows }];
  });
  return { day, number: puzzleNumber(day), games, won: games.filter(({ won }) => won).length };
}
