import { partsOf, withPart, type DayVariant, type Language, type PageVariant } from "#rules/i18n/address";
import type { GameName } from "#rules/shared/game-config";
import { PAGES, PAGE_PATHS, UNLIMITED_PATH, type PageName, type PagePath } from "#rules/site/pages";
import { tokenOf } from "#rules/site/placeholders";
import { ANY_LIST_PATH, ANY_PLAYER_PATH } from "#rules/site/player-address";
import { listArticles } from "../../articles/shelf.ts";

/** What the first view of a page needs besides the site itself; all of it is requested at once. */
interface Needs {
  /** Modules that are loaded on demand, by their path in client. */
  modules: readonly string[];
  /** Modules that are prerendered, but loaded later. */
  styles?: readonly string[];
  /** API addresses that the page's input or board waits for. */
  data?: readonly string[];
  /** Modules whose styles are needed without scripts. */
  withoutScript?: readonly string[];
}

/** A page to prerender. */
export interface PageToPrerender extends Needs {
  /** Null for the page of an unknown address. */
  path: string | null;
  variant: PageVariant;
}

/** Addresses of the API that pages preload. */
const DATA = {
  league: `/api/leagues/${tokenOf("LEAGUE")}/columns`,
  people: `/api/people?facts=${tokenOf("FACTS")}`,
  seasons: `/api/seasons?facts=${tokenOf("FACTS")}`,
};

/** The field on lists of players that finds any of them. */
const PLAYER_SEARCH = ["pages/any-player/any-player-input.tsx"];

/** Returns the modules that a page loads on demand, but shows at once. */
function furtherModules(name: PageName, language: Language): readonly string[] {
  if (name === "players") return PLAYER_SEARCH;
  return name === "privacy" ? [`pages/privacy/${language}.md`] : [];
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Modules and data of a page, by its entry in the table of pages. */
function needsOf(path: PagePath, language: Language): Needs {
  const { name, game, hasPuzzle, preload } = PAGES[path];
  const data = preload === null ? [] : [DATA[preload]];
  if (game === null) return { modules: [`pages/${name}/${name}-page.tsx`, ...furtherModules(name, language)], data };
  // As in gamePage of routes.tsx: a game's screen is on the page that all games share.
  const page = hasPuzzle
    ? [`games/${game}/screen.ts`, "games/shared/game-page.tsx"]
    : [`games/${game}/${name}-page.tsx`];
  // The input of Roster Mystery is a season, not a player.
  const search = game === "roster" ? [] : ["name-search/search.ts"];
  return { modules: [...page, ...search], data };
}

function variantsOf(path: PagePath): PageVariant[] {
  if (path === "/") return ["", ...WEEKDAYS.map((weekday) => `returns-${weekday}` as const)];
  const { game } = PAGES[path];
  if (game === null) return [""];
  const variants = roundVariantsOf(path, game);
  return [...variants, ...variants.map((variant) => withPart("first", variant))];
}

/** The variants of a game's page for a visitor who has played it. */
function roundVariantsOf(path: PagePath, game: GameName): PageVariant[] {
  if (path === UNLIMITED_PATH) return ["", "challenge"];
  // Classic is practised on the page of Unlimited.
  const ofDays: DayVariant[] = ["asked", "yesterday", ...(game === "classic" ? [] : (["practice"] as const))];
  // A day of Face Reveal has either a photograph or a sweater.
  const ofSweaters = game === "face" ? (["sweater", ...ofDays.map((day) => `sweater-${day}` as const)] as const) : [];
  const ofChallenges = game === "legends" ? (["challenge"] as const) : [];
  return ["", ...ofDays, ...ofSweaters, ...ofChallenges];
}

function ofVariant(path: PagePath, variant: PageVariant): Needs {
  if (path === "/")
    return variant === ""
      ? // The games and the sections below them load their scripts later, but need their styles at once.
        { modules: ["pages/home-hero/hero.tsx"], styles: ["pages/home/sections.tsx"] }
      : { modules: ["pages/home/returning.tsx"], withoutScript: ["pages/home/sections.tsx"] };
  const { game } = PAGES[path];
  const parts = partsOf(variant);
  const kind = parts.has("sweater") ? "sweater" : "photo";
  return {
    modules: [
      ...(parts.has("practice") ? ["games/shared/practice-page.tsx"] : []),
      ...(parts.has("challenge") && path !== UNLIMITED_PATH ? ["games/shared/challenge-page.tsx"] : []),
      ...(game === "face" ? [`games/face/${kind}.ts`] : []),
      ...(parts.has("first") ? [`games/${game}/rules.tsx`] : []),
    ],
  };
}

/** Returns all pages to prerender in a language. */
export function pagesToPrerender(language: Language): PageToPrerender[] {
  /** Interactive components in the text of an article, besides charts. */
  const parts: Record<string, string[]> = { "rocket-to-mcdavid": ["pages/handshakes/handshakes.tsx"] };
  return [
    ...PAGE_PATHS.flatMap((path) => {
      const { modules, ...rest } = needsOf(path, language);
      return variantsOf(path).map((variant) => {
        const { modules: further, ...own } = ofVariant(path, variant);
        return { path, variant, modules: [...modules, ...further], ...rest, ...own };
      });
    }),
    ...listArticles(language).map(({ slug, to }) => ({
      path: to,
      variant: "" as const,
      modules: ["pages/article/article-page.tsx", `articles/${slug}/${language}.md`, ...(parts[slug] ?? [])],
      // The list below the article loads its script later.
      styles: ["pages/article/more-articles.tsx"],
    })),
    { path: null, variant: "", modules: ["pages/not-found/not-found-page.tsx"] },
    // One page for all friends' boards.
    { path: "/friends/board", variant: "", modules: ["pages/friends/board-page.tsx"] },
    // One page for all players and one for all lists, with placeholders for the Worker's content; one for unknown players.
    ...[ANY_PLAYER_PATH, ANY_LIST_PATH, "/players/none"].map((path) => ({
      path,
      variant: "" as const,
      modules: ["pages/players/players-page.tsx", ...(path === ANY_PLAYER_PATH ? [] : PLAYER_SEARCH)],
    })),
    // The page of an unknown article.
    {
      path: "/hockey-insights/none",
      variant: "",
      modules: ["pages/article/article-page.tsx", "pages/article/no-article.tsx"],
    },
  ];
}
