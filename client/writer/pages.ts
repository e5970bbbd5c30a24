import type { DayVariant, Variant } from "#rules/address";
import type { Path } from "../../worker/app.ts";

/** What the first view of a page takes beside the site itself, to be asked for all at once. */
interface Needs {
  /** Modules that are fetched on demand, by their path in client. */
  modules: readonly string[];
  /** Modules whose text is written, but which are fetched later. */
  styles?: readonly string[];
  /** Addresses of the API that its field or its board waits for. */
  data?: readonly string[];
  /** Modules whose styles are wanted where no script runs. */
  withoutScript?: readonly string[];
}

/** A page to be written, in each language. */
export interface PageToWrite extends Needs {
  /** Null for the page of an address that is none. */
  path: string | null;
  variant: Variant;
}

/** The players a day is judged by. The server knows their version: worker/written.ts. */
const LEAGUE = "/api/leagues/%LEAGUE%/columns";
const SEARCH = "ui/player-input/search.ts";

const PAGES: Record<Path, Needs & { variants?: readonly Variant[] }> = {
  "/": {
    modules: ["pages/home/home-page.tsx"],
    // Below the games nothing moves: what is written there can wait for its scripts, though not for its styles.
    styles: ["pages/home/below.tsx"],
    variants: ["", ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => `returns-${weekday}` as const)],
  },
  "/nhl/daily-guessing-game": game("classic", [SEARCH], [LEAGUE]),
  "/nhl/unlimited-guessing-game": {
    modules: ["modes/classic/unlimited-page.tsx", SEARCH],
    withoutScript: ["modes/classic/rules-dialog.tsx"],
    data: [LEAGUE],
    variants: ["", "challenge"],
  },
  "/nhl/roster-mystery-game": game("roster", [], ["/api/seasons?facts=%FACTS%"]),
  "/nhl/face-reveal-game": withSweaters(game("face", [SEARCH], [LEAGUE])),
  "/nhl/career-path-game": game("career", [SEARCH], ["/api/people?facts=%FACTS%"]),
  "/nhl/immaculate-grid": game("grid", [SEARCH], ["/api/people?facts=%FACTS%"]),
  "/nhl/legends-game": game("legends", [SEARCH], ["/api/people?facts=%FACTS%"]),
  "/nhl/random-player-generator": {
    modules: ["pages/generator/generator-page.tsx"],
    data: ["/api/people?facts=%FACTS%"],
  },
  "/nhl/tiktok-promo": { modules: ["pages/promo/promo-page.tsx"] },
  "/leaderboard": { modules: ["pages/leaderboard/leaderboard-page.tsx"] },
  "/me": { modules: ["pages/me/me-page.tsx"] },
  "/friends": { modules: ["pages/friends/friends-page.tsx"] },
  "/players": { modules: ["pages/players/players-page.tsx"] },
  "/hockey-insights": { modules: ["pages/insights/insights-page.tsx"] },
  "/privacy-policy": { modules: ["pages/privacy/privacy-page.tsx"] },
};

function game(name: string, parts: string[], data: string[]): Needs & { variants: readonly Variant[] } {
  // Classic practises elsewhere.
  const variants: Variant[] = ["", "asked", "yesterday", ...(name === "classic" ? [] : (["practice"] as const))];
  return {
    modules: [`modes/${name}/mode.ts`, ...parts],
    withoutScript: [`modes/${name}/rules-dialog.tsx`],
    data,
    variants,
  };
}

/** Each variant of a game's page once more, as it is on days without a photograph. */
function withSweaters({ variants, ...needs }: ReturnType<typeof game>): ReturnType<typeof game> {
  return {
    ...needs,
    variants: [
      ...variants,
      ...variants.map((variant): Variant => (variant === "" ? "sweater" : `sweater-${variant as DayVariant}`)),
    ],
  };
}

/** What only one of a page's variants needs. */
function ofVariant(path: string, variant: Variant): string[] {
  if (path === "/") return [variant === "" ? "pages/home/newcomer.tsx" : "pages/home/returning.tsx"];
  return [
    ...(variant.endsWith("practice") ? ["round/practice-page.tsx"] : []),
    ...(variant.startsWith("sweater") ? ["modes/face/sweater.ts"] : []),
  ];
}

/**
 * Every page there is to write.
 *
 * @param slugs of the articles
 */
export function pagesToWrite(slugs: readonly string[]): PageToWrite[] {
  /** What stands in the text of an article besides words and charts. */
  const parts: Record<string, string[]> = { "rocket-to-mcdavid": ["pages/article/handshakes/handshakes.tsx"] };
  const article = (slug: string) => ({
    path: `/hockey-insights/${slug}`,
    variant: "" as const,
    modules: ["pages/article/article-page.tsx", `articles/${slug}/%LANGUAGE%.md`, ...(parts[slug] ?? [])],
  });
  return [
    ...Object.entries(PAGES).flatMap(([path, { variants = [""] as const, modules, ...rest }]) =>
      variants.map((variant: Variant) => ({
        path,
        variant,
        modules: [...modules, ...ofVariant(path, variant)],
        ...rest,
      })),
    ),
    ...slugs.map(article),
    { path: null, variant: "", modules: ["pages/not-found/not-found-page.tsx"] },
    // A board of friends, whichever it is.
    { path: "/friends/board", variant: "", modules: ["pages/friends/board-page.tsx"] },
    // Everybody's page and every list, with room for what the server puts into it; and what it says where there is none.
    ...["any", "none"].map((which) => ({
      path: `/players/${which}`,
      variant: "" as const,
      modules: ["pages/players/players-page.tsx"],
    })),
    // What there is to read instead of an article that is none.
    { path: "/hockey-insights/none", variant: "", modules: ["pages/article/article-page.tsx"] },
  ];
}
