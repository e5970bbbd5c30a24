import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../../dist/client/", import.meta.url);

/** Pages whose first view is measured, by their prerendered file. */
export const WEIGHED = {
  home: "home",
  "home, returning": "home~returns-0",
  classic: "nhl.daily-guessing-game",
  "classic, first visit": "nhl.daily-guessing-game~first",
  roster: "nhl.roster-mystery-game",
  face: "nhl.face-reveal-game",
  "face, a sweater": "nhl.face-reveal-game~sweater",
  career: "nhl.career-path-game",
  grid: "nhl.immaculate-grid",
  "grid, first visit": "nhl.immaculate-grid~first",
  legends: "nhl.legends-game",
  insights: "hockey-insights",
  article: "hockey-insights.sweater-numbers",
  privacy: "privacy-policy",
} as const;

export type Weighed = keyof typeof WEIGHED;

const read = (file: string): Buffer => readFileSync(new URL(file, BUILT));

const weigh = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/** Returns what a page requests at once, its inline styles, and its content. */
export function firstViewOf(page: Weighed): { scripts: string[]; styles: string; body: string } {
  const { pieces } = JSON.parse(read(`written/en/${WEIGHED[page]}.json`).toString()) as { pieces: string[] };
  const html = pieces.filter((_, at) => at % 2 === 0).join("");
  return {
    scripts: [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(([, file = ""]) => file),
    styles: [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join(""),
    body: html.slice(html.indexOf("<body")),
  };
}

/** Returns the gzipped bytes of a page's scripts, file by file. */
export const scriptBytes = (page: Weighed): number =>
  firstViewOf(page).scripts.reduce((sum, file) => sum + weigh(read(file)), 0);

/** Returns the gzipped bytes of a page's inline styles. */
export const styleBytes = (page: Weighed): number => weigh(firstViewOf(page).styles);

/** Returns the bytes of the fonts that every page uses. */
export function fontBytes(): number {
  const faces = firstViewOf("privacy").styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const fonts = faces
    .filter((face) => !face.includes("unicode-range"))
    .flatMap((face) => face.match(/assets\/[^")]+\.woff2/) ?? []);
  return fonts.reduce((sum, file) => sum + read(file).length, 0);
}

const HOME = 129_000;
const GAME = 144_500;

/** Maximum gzipped bytes of a first view's scripts, without texts. */
export const SCRIPT_BUDGETS: Record<Weighed, number> = {
  home: 125_000,
  "home, returning": HOME,
  classic: GAME,
  "classic, first visit": GAME,
  roster: GAME,
  face: GAME,
  "face, a sweater": GAME,
  career: GAME,
  grid: GAME,
  "grid, first visit": GAME,
  legends: GAME,
  insights: HOME,
  article: HOME,
  privacy: HOME,
};

/** Maximum gzipped bytes of a first view's styles: docs/decisions/keep-first-views-small.md. */
export const STYLE_BUDGET = 14_000;

export const FONT_BUDGET = 60_000;
