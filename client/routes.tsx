import type { ParseKeys } from "i18next";
import type { GameName } from "#rules/measures";
import type { Path } from "../worker/app.ts";
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

/** Classic and Unlimited have the same rules. */
export const classic: PlayedGame = {
  name: "classic",
  Rules: onDemand(async () => (await import("./modes/classic/rules-dialog.tsx")).RulesDialog),
};

/** The whole URL table. It names the paths the server answers, each page fetched on demand. */
export const pages: Record<Path, Page> = {
  "/": {
    title: "titles.home",
    name: "pages.home",
    game: null,
    View: onDemand(async () => (await import("./pages/home/home-page.tsx")).HomePage),
  },
  "/nhl/daily-guessing-game": {
    title: "titles.classic",
    name: "pages.classic",
    game: classic,
    View: onDemand(async () => (await import("./modes/classic/classic-page.tsx")).ClassicPage),
  },
  "/nhl/unlimited-guessing-game": {
    title: "titles.unlimited",
    name: "pages.unlimited",
    game: classic,
    View: onDemand(async () => (await import("./modes/classic/unlimited-page.tsx")).UnlimitedPage),
  },
  "/nhl/roster-mystery-game": {
    title: "titles.roster",
    name: "pages.roster",
    game: {
      name: "roster",
      Rules: onDemand(async () => (await import("./modes/roster/rules-dialog.tsx")).RulesDialog),
    },
    View: onDemand(async () => (await import("./modes/roster/roster-page.tsx")).RosterPage),
  },
  "/nhl/face-reveal-game": {
    title: "titles.face",
    name: "pages.face",
    game: {
      name: "face",
      Rules: onDemand(async () => (await import("./modes/face/rules-dialog.tsx")).RulesDialog),
    },
    View: onDemand(async () => (await import("./modes/face/face-page.tsx")).FacePage),
  },
  "/nhl/career-path-game": {
    title: "titles.career",
    name: "pages.career",
    game: {
      name: "career",
      Rules: onDemand(async () => (await import("./modes/career/rules-dialog.tsx")).RulesDialog),
    },
    View: onDemand(async () => (await import("./modes/career/career-page.tsx")).CareerPage),
  },
  "/nhl/immaculate-grid": {
    title: "titles.grid",
    name: "pages.grid",
    game: {
      name: "grid",
      Rules: onDemand(async () => (await import("./modes/grid/rules-dialog.tsx")).RulesDialog),
    },
    View: onDemand(async () => (await import("./modes/grid/grid-page.tsx")).GridPage),
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
  "/hockey-insights": {
    title: null,
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
  return /^\/hockey-insights\/[^/]+$/.test(path) ? article : notFound;
}
