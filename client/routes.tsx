import type { ParseKeys } from "i18next";
import type { Path } from "../worker/app.ts";
import { onDemand, type OnDemand } from "./ui/on-demand.ts";

/** A page of the site. */
export interface Page {
  /** Key of the document's title; null for a page that names itself. */
  title: ParseKeys | null;
  /** Key of the name it has in links. */
  name: ParseKeys;
  /** Whether it is a game: listed at the foot of every page, its rules shown on the first visit. */
  game: boolean;
  View: OnDemand<object>;
}

/** The whole URL table. It names the paths the server answers, each page fetched on demand. */
export const pages: Record<Path, Page> = {
  "/": {
    title: "titles.home",
    name: "pages.home",
    game: false,
    View: onDemand(async () => (await import("./pages/home/home-page.tsx")).HomePage),
  },
  "/nhl/daily-guessing-game": {
    title: "titles.classic",
    name: "pages.classic",
    game: true,
    View: onDemand(async () => (await import("./modes/classic/classic-page.tsx")).ClassicPage),
  },
  "/nhl/unlimited-guessing-game": {
    title: "titles.unlimited",
    name: "pages.unlimited",
    game: true,
    View: onDemand(async () => (await import("./modes/classic/unlimited-page.tsx")).UnlimitedPage),
  },
  "/nhl/random-player-generator": {
    title: "titles.generator",
    name: "pages.generator",
    game: false,
    View: onDemand(async () => (await import("./pages/generator/generator-page.tsx")).GeneratorPage),
  },
  "/nhl/tiktok-promo": {
    title: "titles.promo",
    name: "pages.promo",
    game: false,
    View: onDemand(async () => (await import("./pages/promo/promo-page.tsx")).PromoPage),
  },
  "/leaderboard": {
    title: "titles.leaderboard",
    name: "pages.leaderboard",
    game: false,
    View: onDemand(async () => (await import("./pages/leaderboard/leaderboard-page.tsx")).LeaderboardPage),
  },
  "/hockey-insights": {
    title: null,
    name: "pages.insights",
    game: false,
    View: onDemand(async () => (await import("./pages/insights/insights-page.tsx")).InsightsPage),
  },
  "/privacy-policy": {
    title: "titles.privacy",
    name: "pages.privacy",
    game: false,
    View: onDemand(async () => (await import("./pages/privacy/privacy-page.tsx")).PrivacyPage),
  },
};

/** For each address under /hockey-insights. One that is no article's is answered there. */
const article: Page = {
  title: null,
  name: "pages.insights",
  game: false,
  View: onDemand(async () => (await import("./pages/article/article-page.tsx")).ArticlePage),
};

/** For every other address. */
export const notFound: Page = {
  title: "titles.notFound",
  name: "notFound.title",
  game: false,
  View: onDemand(async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage),
};

/** The page at a path, with or without a slash at its end. */
export function pageAt(pathname: string): Page {
  const path = pathname.replace(/(?<=.)\/$/, "");
  if (Object.hasOwn(pages, path)) return pages[path as Path];
  return /^\/hockey-insights\/[^/]+$/.test(path) ? article : notFound;
}
