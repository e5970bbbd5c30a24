import type { ParseKeys } from "i18next";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { isPagePath, PAGES, PAGE_PATHS, type PageName, type PagePath } from "#rules/site/pages";
import { needsRules } from "./data/has-played.ts";
import { SCREEN_LOADERS } from "./games/load-game.ts";
import type { RulesProps } from "./games/shared/game-screen.ts";
import { onDemand, type OnDemand } from "./ui/on-demand.ts";

export interface PlayedGame {
  name: GameName;
  Rules: OnDemand<RulesProps>;
}

export interface SitePage {
  /** Key of the document's title; null for a page that sets its own. */
  title: ParseKeys | null;
  /** Key of the page's name in links. */
  name: ParseKeys;
  /** The game on the page, or null. */
  game: PlayedGame | null;
  View: OnDemand<object>;
}

/** All games, each on pages of its own. */
export const playedGames = Object.fromEntries(
  GAME_NAMES.map((name): [GameName, PlayedGame] => [
    name,
    { name, Rules: onDemand(async () => (await SCREEN_LOADERS[name]()).Rules) },
  ]),
) as Record<GameName, PlayedGame>;

/** Loads a game's screen, and what its first view contains. */
async function loadGame(name: GameName) {
  const screen = await SCREEN_LOADERS[name]();
  await Promise.all([screen.preload?.(), needsRules(name) && screen.Rules.preload()]);
  return screen;
}

/** Creates a game's page. The game's script and the shared one load in parallel. */
const gamePage = (name: GameName): OnDemand<object> =>
  onDemand(async () => {
    const [screen, { GamePage }] = await Promise.all([loadGame(name), import("./games/shared/game-page.tsx")]);
    return () => <GamePage screen={screen} />;
  });

const gamePages = Object.fromEntries(GAME_NAMES.map((name) => [name, gamePage(name)])) as Record<
  GameName,
  OnDemand<object>
>;

export const LazyShareDayDialog = onDemand(
  async () => (await import("./pages/share-day/share-day-dialog.tsx")).ShareDayDialog,
);

const players = onDemand<object>(async () => (await import("./pages/players/players-page.tsx")).PlayersPage);

/** The component of each page, loaded on demand. */
const views: Record<PageName, OnDemand<object>> = {
  home: onDemand(async () => {
    const { HomePage, preloadHome } = await import("./pages/home/home-page.tsx");
    await preloadHome();
    return HomePage;
  }),
  ...gamePages,
  unlimited: onDemand(async () => {
    const [{ UnlimitedPage }] = await Promise.all([import("./games/classic/unlimited-page.tsx"), loadGame("classic")]);
    return UnlimitedPage;
  }),
  generator: onDemand(async () => (await import("./pages/generator/generator-page.tsx")).GeneratorPage),
  promo: onDemand(async () => (await import("./pages/promo/promo-page.tsx")).PromoPage),
  leaderboard: onDemand(async () => (await import("./pages/leaderboard/leaderboard-page.tsx")).LeaderboardPage),
  me: onDemand(async () => (await import("./pages/me/me-page.tsx")).MePage),
  friends: onDemand(async () => (await import("./pages/friends/friends-page.tsx")).FriendsPage),
  players: players,
  insights: onDemand(async () => (await import("./pages/insights/insights-page.tsx")).InsightsPage),
  privacy: onDemand(async () => (await import("./pages/privacy/privacy-page.tsx")).PrivacyPage),
};

/** Every page of the table, which server and prerenderer read too. */
export const pages = Object.fromEntries(
  PAGE_PATHS.map((path): [PagePath, SitePage] => {
    const { name, game } = PAGES[path];
    const played = game && playedGames[game];
    return [path, { title: `titles.${name}`, name: `pages.${name}`, game: played, View: views[name] }];
  }),
) as Record<PagePath, SitePage>;

/** For each address under /hockey-insights, also unknown ones. */
const article: SitePage = {
  title: null,
  name: "pages.insights",
  game: null,
  View: onDemand(async () => (await import("./pages/article/article-page.tsx")).ArticlePage),
};

/** For each address under /friends. */
const friendBoard: SitePage = {
  title: "titles.friends",
  name: "pages.friends",
  game: null,
  View: onDemand(async () => (await import("./pages/friends/board-page.tsx")).BoardPage),
};

/** For each address under /players, also unknown ones. */
const player: SitePage = { title: null, name: "pages.players", game: null, View: players };

/** Shown in place of any page that cannot be loaded offline. */
export const LazyOfflinePage = onDemand<object>(
  async () => (await import("./pages/offline/offline-page.tsx")).OfflinePage,
);

/** For every other address. */
export const notFound: SitePage = {
  title: "titles.notFound",
  name: "notFound.title",
  game: null,
  View: onDemand(async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage),
};

/** Returns the page at a path, with or without a trailing slash. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.replace(/(?<=.)\/$/, "");
  if (isPagePath(path)) return pages[path];
  if (/^\/friends\/[^/]+$/.test(path)) return friendBoard;
  if (path.startsWith("/players/")) return player;
  return /^\/hockey-insights\/[^/]+$/.test(path) ? article : notFound;
}
