import { mkdir, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { PUZZLE_NUMBER } from "../head/addresses.ts";
import { renderFeed } from "../head/feed.ts";
import { renderSitemap } from "../head/sitemap.ts";
import type { CardVersions } from "../head/subject.ts";
import type { ArticleEntry } from "../../articles/shelf.ts";
import { drawCards, readArticles } from "./draw.ts";
import { renderPng, contentVersion } from "./render.ts";
import type { DrawnTemplate } from "./sheet.ts";
import { encodeTemplate } from "./template.ts";

/** The module from which client/build/head imports the addresses of the pictures. */
const ADDRESSES = "virtual:cards";

/** All files for links, search results and feeds, before they are rendered. */
type Made = Awaited<ReturnType<typeof makeAll>>;

/**
 * Vite plugin that draws pictures of pages and articles in both languages, `cards/<language>/<page>-<version>.png`;
 * templates of days, `templates/<language>-<game>.bin`, and of link pictures, `templates/<language>-link.bin`, each with
 * its layout. It writes `sitemap.xml` and a `feed.xml` per language with a placeholder for the
 * origin, and provides all addresses as `virtual:cards`.
 */
export function linkPictures(): Plugin {
  let made: Promise<Made> | undefined;
  const make = (): Promise<Made> => (made ??= makeAll());
  return {
    name: "deke-cards",
    resolveId: (id) => (id === ADDRESSES ? `\0${ADDRESSES}` : null),
    async load(id) {
      if (id !== `\0${ADDRESSES}`) return null;
      return `export const cards = ${JSON.stringify((await make()).addresses)};`;
    },
    // Written rather than emitted: the bundler lists every file it emits. The build for prerendering needs the addresses only.
    async writeBundle({ dir }) {
      if (dir === undefined || this.environment.name !== "client") return;
      for (const [name, file] of await filesOf(await make())) {
        await mkdir(`${dir}/${name}`.replace(/\/[^/]*$/, ""), { recursive: true });
        await writeFile(`${dir}/${name}`, file);
      }
    },
  };
}

/** Returns all of these files by path. */
export const makeLinkPictures = async () => new Map(await filesOf(await makeAll()));

async function makeAll() {
  const written = await readArticles();
  const drawn = await drawCards(written);
  const heads = (language: Language): ArticleEntry[] =>
    written.filter((article) => article.language === language).map(({ head, slug, to }) => ({ ...head, slug, to }));
  return {
    articles: { en: heads("en"), fr: heads("fr") },
    ...drawn,
    addresses: Object.fromEntries([
      ...drawn.cards.map(({ name, svg }) => [name, `/cards/${fileOf(name)}-${contentVersion(svg)}.png`]),
      ...drawn.days.map(({ language, name, svg }) => [
        `${language}/days/${name}`,
        `/img/cards/${language}/${name}/${PUZZLE_NUMBER}.png?v=${contentVersion(svg)}`,
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
  const templates = await Promise.all([...days, ...links].map(templateFiles));
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

/** Returns the file of a template and its layout. The sheet is never shown, so it may have any size. */
async function templateFiles(drawn: DrawnTemplate): Promise<[string, string | Buffer][]> {
  const { file, layout } = encodeTemplate(await renderPng(drawn.svg, Infinity), drawn);
  const path = `templates/${drawn.language}-${drawn.name}`;
  return [
    [`${path}.bin`, file],
    [`${path}.json`, JSON.stringify(layout)],
  ];
}
