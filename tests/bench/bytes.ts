import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../../dist/client/", import.meta.url);

/** What the build tells of a file of scripts (vite's manifest). */
interface Part {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The pages whose first view is weighed, by the source of what only they have. */
export const WEIGHED = {
  home: "pages/home/home-page.tsx",
  classic: "modes/classic/mode.ts",
  roster: "modes/roster/mode.ts",
  face: "modes/face/mode.ts",
  career: "modes/career/mode.ts",
  grid: "modes/grid/mode.ts",
  insights: "pages/insights/insights-page.tsx",
  article: "pages/article/article-page.tsx",
  privacy: "pages/privacy/privacy-page.tsx",
} as const;

export type Weighed = keyof typeof WEIGHED;

const read = (file: string): Buffer => readFileSync(new URL(file, BUILT));

const weigh = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** The scripts and styles without which a page is not what it is, by name: the entry's, its own, and all they import. */
export function firstViewOf(page: Weighed): { scripts: string[]; styles: string[] } {
  const manifest = JSON.parse(read(".vite/manifest.json").toString()) as Record<string, Part>;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string): void => {
    const part = manifest[name];
    if (part === undefined) throw new Error(`no ${name}: has the client been built?`);
    if (scripts.has(part.file)) return;
    scripts.add(part.file);
    for (const style of part.css ?? []) styles.add(style);
    for (const imported of part.imports ?? []) add(imported);
  };
  add("index.html");
  add(WEIGHED[page]);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Gzipped bytes of a page's scripts, each file by itself. */
export const scriptBytes = (page: Weighed): number =>
  firstViewOf(page).scripts.reduce((sum, file) => sum + weigh(read(file)), 0);

/** Gzipped bytes of a page's styles, as one text: they are part of the written page. */
export const styleBytes = (page: Weighed): number => weigh(Buffer.concat(firstViewOf(page).styles.map(read)));

/** The fonts that every page has letters of, in bytes: a font is compressed in itself. */
export function fontBytes(): number {
  const styles = firstViewOf("privacy").styles.map((file) => read(file).toString());
  const faces = styles.flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const fonts = faces
    .filter((face) => /U\+20-/.test(face))
    .flatMap((face) => face.match(/assets\/[^")]+\.woff2/) ?? []);
  return fonts.reduce((sum, file) => sum + read(file).length, 0);
}

/** What the first view of a page may take, in bytes, gzipped; words apart. */
export const BUDGETS: Record<Weighed, { scripts: number; styles: number }> = {
  home: { scripts: 121_500, styles: 13_800 },
  classic: { scripts: 121_000, styles: 12_000 },
  roster: { scripts: 123_500, styles: 12_000 },
  face: { scripts: 121_500, styles: 12_000 },
  career: { scripts: 123_000, styles: 12_000 },
  grid: { scripts: 126_500, styles: 12_000 },
  insights: { scripts: 114_500, styles: 12_000 },
  article: { scripts: 115_000, styles: 12_000 },
  privacy: { scripts: 111_500, styles: 12_000 },
};

export const FONT_BUDGET = 60_000;

const pages = Object.keys(WEIGHED) as Weighed[];

if (import.meta.main)
  console.table(pages.map((page) => ({ page, scripts: scriptBytes(page), styles: styleBytes(page) })));
