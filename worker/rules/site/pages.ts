import { GAME_NAMES, GAME_CONFIG, type GameName } from "../shared/game-config.ts";

/** A page of the site. Articles, friends' boards and players' pages have paths below these. */
interface SitePage {
  /** Key of its texts (`titles.<name>` and `pages.<name>` in client/i18n), and of its folder in client/pages. */
  name: string;
  game: GameName | null;
  /** Whether the page has the daily or weekly puzzle of its game, with earlier ones at `?day=`. */
  hasPuzzle: boolean;
  preload: "league" | "people" | "seasons" | null;
  /** Whether the page is in the sitemap and has a link picture. False for the visitor's own page. */
  listed: boolean;
}

/** All pages by their English paths. Server, client, prerenderer and tests use this table. */
export const PAGES = {
  "/": { name: "home", game: null, hasPuzzle: false, preload: null, listed: true },
  "/nhl/daily-guessing-game": { name: "classic", game: "classic", hasPuzzle: true, preload: "league", listed: true },
  "/nhl/unlimited-guessing-game": {
    name: "unlimited",
    game: "classic",
    hasPuzzle: false,
    preload: "league",
    listed: true,
  },
  "/nhl/roster-mystery-game": { name: "roster", game: "roster", hasPuzzle: true, preload: "seasons", listed: true },
  "/nhl/face-reveal-game": { name: "face", game: "face", hasPuzzle: true, preload: "league", listed: true },
  "/nhl/career-path-game": { name: "career", game: "career", hasPuzzle: true, preload: "people", listed: true },
  "/nhl/immaculate-grid": { name: "grid", game: "grid", hasPuzzle: true, preload: "people", listed: true },
  "/nhl/legends-game": { name: "legends", game: "legends", hasPuzzle: true, preload: "people", listed: true },
  "/nhl/random-player-generator": { name: "generator", game: null, hasPuzzle: false, preload: "people", listed: true },
  "/nhl/tiktok-promo": { name: "promo", game: null, hasPuzzle: false, preload: null, listed: true },
  "/leaderboard": { name: "leaderboard", game: null, hasPuzzle: false, preload: null, listed: true },
  "/me": { name: "me", game: null, hasPuzzle: false, preload: null, listed: false },
  "/friends": { name: "friends", game: null, hasPuzzle: false, preload: null, listed: true },
  "/players": { name: "players", game: null, hasPuzzle: false, preload: null, listed: true },
  "/hockey-insights": { name: "insights", game: null, hasPuzzle: false, preload: null, listed: true },
  "/privacy-policy": { name: "privacy", game: null, hasPuzzle: false, preload: null, listed: true },
} as const satisfies Record<string, SitePage>;

export type PagePath = keyof typeof PAGES;

export type PageName = (typeof PAGES)[PagePath]["name"];

export type SitemapPageName = Extract<(typeof PAGES)[PagePath], { listed: true }>["name"];

export const PAGE_PATHS = Object.keys(PAGES) as PagePath[];

export const SITEMAP_PAGES = PAGE_PATHS.flatMap((path): [path: PagePath, name: SitemapPageName][] => {
  const page = PAGES[path];
  return page.listed ? [[path, page.name]] : [];
});

export const isPagePath = (path: string): path is PagePath => Object.hasOwn(PAGES, path);

/** Returns the game whose daily or weekly puzzle a path has, null for any other path. */
export const gameAtPath = (path: string): GameName | null =>
  isPagePath(path) && PAGES[path].hasPuzzle ? PAGES[path].game : null;

/** Returns the game whose schedule a path follows. Pages without a puzzle change daily, as Classic does. */
export const gameConfigAt = (path: string) => GAME_CONFIG[gameAtPath(path) ?? "classic"];

/** The path of each game's daily or weekly puzzle. */
export const GAME_PATHS = Object.fromEntries(
  GAME_NAMES.map((game) => [game, PAGE_PATHS.find((path) => gameAtPath(path) === game)]),
) as Record<GameName, PagePath>;

/** The path of Classic's practice and challenges. */
export const UNLIMITED_PATH = "/nhl/unlimited-guessing-game" satisfies PagePath;

/** Where a challenge to find a hidden player is played: in Classic, a player on a roster; in Legends, any player. */
export const CHALLENGE_PATHS = {
  classic: UNLIMITED_PATH,
  legends: GAME_PATHS.legends,
} as const satisfies Partial<Record<GameName, PagePath>>;

/** Returns whether an address is that of a challenge to find a hidden player. */
export const isChallenge = (path: string, search: URLSearchParams): boolean =>
  search.has("challenge") && !search.has("day") && Object.values<string>(CHALLENGE_PATHS).includes(path);
