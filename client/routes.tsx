import type { ParseKeys } from "i18next";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { isPagePath, PAGES, type PageName } from "#rules/site/pages";
import { needsRules } from "./data/has-played.ts";
import { SCREEN_LOADERS } from "./games/load-game.ts";
import type { RulesProps } from "./games/shared/game-screen.ts";
import { onDemand, type OnDemand } from "./ui/on-demand.ts";

interface SitePage {
  /** Key of the document's title; null for a page that sets its own. */
  title: ParseKeys | null;
  /** The game on the page, or null. */
  game: GameName | null;
  View: OnDemand<object>;
}

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
  players: onDemand(async () => (await import("./pages/players/players-page.tsx")).PlayersPage),
  insights: onDemand(async () => (await import("./pages/insights/insights-page.tsx")).InsightsPage),
  privacy: onDemand(async () => (await import("./pages/privacy/privacy-page.tsx")).PrivacyPage),
};

/** The dialog with a game's rules. */
export const rulesDialogs = Object.fromEntries(
  GAME_NAMES.map((name) => [name, onDemand(async () => (await SCREEN_LOADERS[name]()).Rules)]),
) as Record<GameName, OnDemand<RulesProps>>;

/** Shown in place of any page that cannot be loaded offline. */
export const LazyOfflinePage = onDemand<object>(
  async () => (await import("./pages/offline/offline-page.tsx")).OfflinePage,
);

const article = onDemand(async () => (await import("./pages/article/article-page.tsx")).ArticlePage);
const friendsBoard = onDemand(async () => (await import("./pages/friends/board-page.tsx")).BoardPage);
const notFound = onDemand(async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage);

/** Returns the page at a path, with or without a trailing slash. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.replace(/(?<=.)\/$/, "");
  if (isPagePath(path)) {
    const { name, game } = PAGES[path];
    return { title: `titles.${name}`, game, View: views[name] };
  }
  // Also unknown articles, boards and players.
  if (/^\/friends\/[^/]+$/.test(path)) return { title: "titles.friends", game: null, View: friendsBoard };
  if (path.startsWith("/players/")) return { title: null, game: null, View: views.players };
  if (/^\/hockey-insights\/[^/]+$/.test(path)) return { title: null, game: null, View: article };
  return { title: "titles.notFound", game: null, View: notFound };
}
