import { GAME_NAMES, type GameName } from "#rules/measures";
import type { Path } from "../../worker/app.ts";
import { DAILY_PATHS, UNLIMITED_PATH } from "../data/dailies.ts";
import type enSite from "../i18n/en.json";

/** The keys of a page's words in client/i18n: `titles.classic`, `pages.classic`. */
export type PageName = keyof (typeof enSite)["pages"];

/** Which words are whose. */
export const PAGE_NAMES: Record<Path, PageName> = {
  "/": "home",
  "/nhl/daily-guessing-game": "classic",
  "/nhl/unlimited-guessing-game": "unlimited",
  "/nhl/roster-mystery-game": "roster",
  "/nhl/face-reveal-game": "face",
  "/nhl/career-path-game": "career",
  "/nhl/immaculate-grid": "grid",
  "/nhl/legends-game": "legends",
  "/nhl/random-player-generator": "generator",
  "/nhl/tiktok-promo": "promo",
  "/hockey-insights": "insights",
  "/leaderboard": "leaderboard",
  "/me": "me",
  "/friends": "friends",
  "/players": "players",
  "/privacy-policy": "privacy",
};

/** Pages that show everybody himself: no list of results names them, and a link to one shows nothing. */
const OWN = ["/me"] as const satisfies Path[];

/** A page that may be found, and shown by a link. */
export type ListedPath = Exclude<Path, (typeof OWN)[number]>;

export const isListed = (path: Path): path is ListedPath => !(OWN as readonly Path[]).includes(path);

/** The pages that may be found. */
export const LISTED = (Object.keys(PAGE_NAMES) as Path[]).filter(isListed);

/** Where there is a puzzle a day or a week: links there show the picture of it. */
export const PUZZLES = Object.fromEntries(GAME_NAMES.map((game) => [DAILY_PATHS[game], game])) as Partial<
  Record<ListedPath, GameName>
>;

/** Where a game is played, be it by the calendar or without end. */
export const isGame = (path: Path): boolean => path in PUZZLES || path === UNLIMITED_PATH;

export const isPath = (path: string): path is Path => Object.hasOwn(PAGE_NAMES, path);
