import { GAME_NAMES, type GameName } from "#rules/measures";
import type { Path } from "../../worker/app.ts";

/** Where each game's puzzle of the day, or of the week, is played. */
export const DAILY_PATHS: Record<GameName, Path> = {
  classic: "/nhl/daily-guessing-game",
  roster: "/nhl/roster-mystery-game",
  face: "/nhl/face-reveal-game",
  career: "/nhl/career-path-game",
  grid: "/nhl/immaculate-grid",
  legends: "/nhl/legends-game",
};

/** Where Unlimited is played: Classic's practice, and its challenges. */
export const UNLIMITED_PATH = "/nhl/unlimited-guessing-game" satisfies Path;

/** The game whose puzzle is played at a path; undefined where none is. */
export const dailyAt = (path: string): GameName | undefined => GAME_NAMES.find((game) => DAILY_PATHS[game] === path);
