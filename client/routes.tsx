import type { ParseKeys } from "i18next";
import type { GameName } from "#rules/measures";
import type { Path } from "../worker/app.ts";
import type { Mode } from "./round/mode.ts";
import { onDemand, type OnDemand } from "./ui/on-demand.ts";

/** A game as a page has it. */
export interface PlayedGame {
  name: GameName;
  /** How to play it: shown on the first visit, and behind the question mark of the header. */
  Rules: OnDemand<{ open: boolean; onClose: () => void }>;
}

/** A page of the site. */
export interface Page {
  /** Key of the document's title; null for a page that names itself. */
  title: ParseKeys | null;
  /** Key of the name it has in links. */
  name: ParseKeys;
  /** The game that is played there; null where none is. */
  game: PlayedGame | null;
  View: OnDemand<object>;
}

/** The games there are, each on pages of its own. */
export const playedGames: Record<GameName, PlayedGame> = {
  classic: {
    name: "classic",
    Rules: onDemand(async () => (await import("./modes/classic/rules-dialog.tsx")).RulesDialog),
  },
  roster: {
    name: "roster",
    Rules: onDemand(async () => (await import("./modes/roster/rules-dialog.tsx")).RulesDialog),
  },
  face: {
    name: "face",
    Rules: onDemand(async () => (await import("./modes/face/rules-dialog.tsx")).RulesDialog),
  },
  career: {
    name: "career",
    Rules: onDemand(async () => (await import("./modes/career/rules-dialog.tsx")).RulesDialog),
  },
  grid: {
    name: "grid",
    Rules: onDemand(async () => (await import("./modes/grid/rules-dialog.tsx")).RulesDialog),
  },
  legends: {
    name: "legends",
    Rules: onDemand(async () => (await import("./modes/legends/rules-dialog.tsx")).RulesDialog),
  },
};

/** A game's page: what only that game has and what all games have are fetched side by side. */
const gamePage = <Name extends GameName, Pieces>(load: () => Promise<Mode<Name, Pieces>>): OnDemand<object> =>
  onDemand(async () => {
    const [mode, { GamePage }] = await Promise.all([load(), import("./round/game-page.tsx")]);
    return () => <GamePage mode={mode} />;
  });

/** One's day to share, of which every mode tells a part. */
export const ShareDay = onDemand(async () => {
  const [modes, { ShareDayDialog }] = await Promise.all([
    import("./modes.ts").then(({ loadModes }) => loadModes()),
    import("./pages/share-day/share-day-dialog.tsx"),
  ]);
  return (props: { open: boolean; onClose: () => void }) => <ShareDayDialog {...props} told={modes} />;
});

/** Everybody: the lists of players, and the page of each. */
const players = onDemand<object>(async () => (await import("./pages/players/players-page.tsx")).PlayersPage);

/** The whole URL table. It names the paths the server answers, each page fetched on demand. */
export const pages: Record<Path, Page> = {
  "/": {
    title: "titles.home",
    name: "pages.home",
    game: null,
    View: onDemand(async () => {
      const { HomePage, preloadFront } = await import("./pages/home/home-page.tsx");
      await preloadFront();
      return HomePage;
    }),
  },
  "/nhl/daily-guessing-game": {
    title: "titles.classic",
    name: "pages.classic",
    game: playedGames.classic,
    View: gamePage(async () => (await import("./modes/classic/mode.ts")).classicMode),
  },
  "/nhl/unlimited-guessing-game": {
    title: "titles.unlimited",
    name: "pages.unlimited",
    game: playedGames.classic,
    View: onDemand(async () => (await import("./modes/classic/unlimited-page.tsx")).UnlimitedPage),
  },
  "/nhl/roster-mystery-game": {
    title: "titles.roster",
    name: "pages.roster",
    game: playedGames.roster,
    View: gamePage(async () => (await import("./modes/roster/mode.ts")).rosterMode),
  },
  "/nhl/face-reveal-game": {
    title: "titles.face",
    name: "pages.face",
    game: playedGames.face,
    View: gamePage(async () => (await import("./modes/face/mode.ts")).readyFaceMode()),
  },
  "/nhl/career-path-game": {
    title: "titles.career",
    name: "pages.career",
    game: playedGames.career,
    View: gamePage(async () => (await import("./modes/career/mode.ts")).careerMode),
  },
  "/nhl/immaculate-grid": {
    title: "titles.grid",
    name: "pages.grid",
    game: playedGames.grid,
    View: gamePage(async () => (await import("./modes/grid/mode.ts")).gridMode),
  },
  "/nhl/legends-game": {
    title: "titles.legends",
    name: "pages.legends",
    game: playedGames.legends,
    View: gamePage(async () => (await import("./modes/legends/mode.ts")).legendsMode),
  },
  "/nhl/random-player-generator": {
    title: "titles.generator",
    name: "pages.generator",
    game: null,
    View: onDemand(async () => (await import("./pages/generator/generator-page.tsx")).GeneratorPage),
  },
  "/nhl/tiktok-promo": {
    title: "titles.promo",
    name: "pages.promo",
    game: null,
    View: onDemand(async () => (await import("./pages/promo/promo-page.tsx")).PromoPage),
  },
  "/leaderboard": {
    title: "titles.leaderboard",
    name: "pages.leaderboard",
    game: null,
    View: onDemand(async () => (await import("./pages/leaderboard/leaderboard-page.tsx")).LeaderboardPage),
  },
  "/me": {
    title: "titles.me",
    name: "pages.me",
    game: null,
    View: onDemand(async () => (await import("./pages/me/me-page.tsx")).MePage),
  },
  "/friends": {
    title: "titles.friends",
    name: "pages.friends",
    game: null,
    View: onDemand(async () => (await import("./pages/friends/friends-page.tsx")).FriendsPage),
  },
  "/players": {
    title: "titles.players",
    name: "pages.players",
    game: null,
    View: players,
  },
  "/hockey-insights": {
    title: "titles.insights",
    name: "pages.insights",
    game: null,
    View: onDemand(async () => (await import("./pages/insights/insights-page.tsx")).InsightsPage),
  },
  "/privacy-policy": {
    title: "titles.privacy",
    name: "pages.privacy",
    game: null,
    View: onDemand(async () => (await import("./pages/privacy/privacy-page.tsx")).PrivacyPage),
  },
};

/** For each address under /hockey-insights. One that is no article's is answered there. */
const article: Page = {
  title: null,
  name: "pages.insights",
  game: null,
  View: onDemand(async () => (await import("./pages/article/article-page.tsx")).ArticlePage),
};

/** For each address under /friends. */
const friendBoard: Page = {
  title: "titles.friends",
  name: "pages.friends",
  game: null,
  View: onDemand(async () => (await import("./pages/friends/board-page.tsx")).BoardPage),
};

/** For each address under /players. One that is nobody's is answered there. */
const player: Page = { title: null, name: "pages.players", game: null, View: players };

/** Shown in place of any page that cannot be loaded offline. */
export const OfflinePage = onDemand<object>(async () => (await import("./pages/offline/offline-page.tsx")).OfflinePage);

/** For every other address. */
export const notFound: Page = {
  title: "titles.notFound",
  name: "notFound.title",
  game: null,
  View: onDemand(async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage),
};

/** The page at a path, with or without a slash at its end. */
export function pageAt(pathname: string): Page {
  const path = pathname.replace(/(?<=.)\/$/, "");
  if (Object.hasOwn(pages, path)) return pages[path as Path];
  if (/^\/friends\/[^/]+$/.test(path)) return friendBoard;
  if (path.startsWith("/players/")) return player;
  return /^\/hockey-insights\/[^/]+$/.test(path) ? article : notFound;
}
