import { mkdir, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { LANGUAGES } from "#rules/i18n/address";
import { PUZZLE_NUMBER } from "../head/addresses.ts";
import { renderFeed } from "../head/feed.ts";
import { renderSitemap } from "../head/sitemap.ts";
import type { ArticleHead, CardVersions } from "../head/subject.ts";
import { drawCards, readArticles, type DrawnCard, type DrawnDays, type DrawnLinks } from "./draw.ts";
import { MAX_PICTURE_BYTES, renderPng, contentVersion } from "./render.ts";
import { readSheet, type DrawnTemplate } from "./sheet.ts";
import { encodeInParts } from "./template.ts";

/** The module from which client/build/head imports the addresses of the pictures. */
const ADDRESSES = "virtual:cards";

/** All files for links, search results and feeds. */
interface Made {
  articles: Record<"en" | "fr", ArticleHead[]>;
  cards: DrawnCard[];
  days: DrawnDays[];
  links: DrawnLinks[];
  addresses: CardVersions;
}

/**
 * Vite plugin that draws pictures of pages and articles in both languages, `cards/<language>/<page>-<version>.png`;
 * templates of days, `templates/<language>-<game>.png`, and of link pictures, `templates/<language>-link.png`, each with
 * the runs of its sprites and their layout. It writes `sitemap.xml` and a `feed.xml` per language with a placeholder for the
 * origin, and provides all addresses as `virtual:cards`.
 */
export function linkPictures(): Plugin {
  let made: Promise<Made> | undefined;
  const make = (): Promise<Made> => (made ??= makeAll());
  let files: Promise<[name: string, file: string | Buffer][]> | undefined;
  let isBuilt = false;
  return {
    name: "deke-cards",
    // Both builds need the addresses; the client's build writes the files.
    configResolved({ command, build }) {
      isBuilt = command === "build" && !build.ssr;
    },
    resolveId: (id) => (id === ADDRESSES ? `\0${ADDRESSES}` : null),
    async load(id) {
      if (id !== `\0${ADDRESSES}`) return null;
      return `export const cards = ${JSON.stringify((await make()).addresses)};`;
    },
    buildStart() {
      if (!isBuilt) return;
      files = make().then(filesOf);
      // Awaited later; until then a rejection must not end the process.
      files.catch(() => {});
    },
    // Written rather than emitted: the bundler lists every file it emits.
    async writeBundle({ dir }) {
      if (files === undefined || dir === undefined) return;
      for (const [name, file] of await files) {
        await mkdir(`${dir}/${name}`.replace(/\/[^/]*$/, ""), { recursive: true });
        await writeFile(`${dir}/${name}`, file);
      }
    },
  };
}

/** Returns all of these files by path. */
export const makeLinkPictures = async () => new Map(await filesOf(await makeAll()));

async function makeAll(): Promise<Made> {
  const written = await readArticles();
  const drawn = await drawCards(written);
  const heads = (language: "en" | "fr"): ArticleHead[] =>
    written.filter((article) => article.language === language).map(({ head, slug }) => ({ ...head, slug }));
  return {
    articles: { en: heads("en"), fr: heads("fr") },
    ...drawn,
    addresses: Object.fromEntries([
      ...drawn.cards.map(({ name, svg }) => [name, `/cards/${fileOf(name)}-${contentVersion(svg)}.png`]),
      ...drawn.days.map(({ language, game, svg }) => [
        `${language}/days/${game}`,
        `/img/cards/${language}/${game}/${PUZZLE_NUMBER}.png?v=${contentVersion(svg)}`,
      ]),
    ]) as CardVersions,
  };
}

/** Maps a page's name to its file: `fr/nhl/immaculate-grid` to `fr/immaculate-grid`, the home page to `fr/home`. */
const fileOf = (name: string): string => name.replace(/\/$/, "/home").replace(/\/.*\//, "/");

async function filesOf({ articles, cards: drawn, days, links, addresses }: Made): Promise<[string, string | Buffer][]> {
  const pictures = await Promise.all(
    drawn.map(async ({ name, svg }): Promise<[string, Buffer]> => [addresses[name] ?? "", await renderPng(svg)]),
  );
  const templates = await Promise.all([
    ...days.map((drawn) => encodeTemplate(`${drawn.language}-${drawn.game}`, drawn, MAX_PICTURE_BYTES)),
    ...links.map((drawn) => encodeTemplate(`${drawn.language}-link`, drawn, Infinity)),
  ]);
  const sizes = new Map(pictures.map(([address, { length }]) => [address, length]));
  return [
    ...pictures.map(([address, picture]): [string, Buffer] => [address.slice(1), picture]),
    ...templates.flat(),
    ["sitemap.xml", renderSitemap(articles.en)],
    ...LANGUAGES.map((language): [string, string] => [
      language === "en" ? "feed.xml" : `${language}/feed.xml`,
      renderFeed(language, articles[language], addresses, sizes),
    ]),
  ];
}

/** Returns a template, the runs of its sprites, and their layout. @param largest maximum size of the sheet in bytes */
async function encodeTemplate<Layout>(
  name: string,
  { svg, top, height, layoutOf }: DrawnTemplate<Layout>,
  largest: number,
): Promise<[string, string | Buffer][]> {
  const png = await renderPng(svg, largest);
  const sheet = readSheet(png);
  const layout = layoutOf(sheet);
  const { file, sum } = encodeInParts(png, top, height);
  return [
    [`templates/${name}.png`, file],
    [`templates/${name}.runs`, sheet.runs()],
    [`templates/${name}.json`, JSON.stringify({ ...layout, top, sum })],
  ];
}
