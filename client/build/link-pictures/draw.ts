import { readdir, readFile } from "node:fs/promises";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { LISTED_PAGES } from "#rules/site/pages";
import type { Layout } from "../../../worker/app.ts";
import { readArticle, type Article } from "../articles/article.ts";
import type { Figures } from "../articles/figures.ts";
import { articlePath } from "../head/addresses.ts";
import { headWords, siteWords } from "../head/words.ts";
import { articleCard } from "./article.ts";
import { ART } from "./art.ts";
import { pageCard } from "./card.ts";
import { dayTemplate } from "./day.ts";
import { linkSheet } from "./link.ts";
import { readPieces } from "./pieces.ts";

const ARTICLES = new URL("../../articles/", import.meta.url);

/** An article as it was written in a language. */
export interface Written extends Article {
  slug: string;
  language: Language;
}

/** The picture of a page, before it is made one. */
export interface Drawn {
  /** Language and English path: `fr/leaderboard`. */
  name: string;
  svg: string;
}

/** What the pictures of a game's puzzles are made of in a language. */
export interface DrawnDays {
  language: Language;
  game: GameName;
  svg: string;
  layout: Omit<Layout, "sum">;
}

/** What the pictures of links are made of in a language. */
export interface DrawnLinks extends ReturnType<typeof linkSheet> {
  language: Language;
}

/** Every article in both languages. */
export async function readArticles(): Promise<Written[]> {
  const folders = await readdir(ARTICLES, { withFileTypes: true });
  const slugs = folders.filter((entry) => entry.isDirectory() && entry.name !== "compiler").map(({ name }) => name);
  const read = (path: string): Promise<string> => readFile(new URL(path, ARTICLES), "utf8");
  return Promise.all(
    slugs.toSorted().flatMap((slug) =>
      LANGUAGES.map(async (language): Promise<Written> => {
        const figures = JSON.parse(await read(`${slug}/figures.json`)) as Figures;
        return { ...readArticle(await read(`${slug}/${language}.md`), figures, language), slug, language };
      }),
    ),
  );
}

/** Draws a picture for every page and every article in both languages, the templates of the days, and the sheets of links. */
export async function drawCards(
  articles: readonly Written[],
): Promise<{ cards: Drawn[]; days: DrawnDays[]; links: DrawnLinks[] }> {
  const pieces = await readPieces();
  const pages = LANGUAGES.flatMap((language) =>
    LISTED_PAGES.map(([path, name]): Drawn => {
      const { cards, tiles } = headWords[language];
      return { name: language + path, svg: pageCard(pieces, cards[name], language, ART[name](pieces, tiles, true)) };
    }),
  );
  const ofArticles = articles.map((article): Drawn => ({
    name: article.language + articlePath(article.slug),
    svg: articleCard(pieces, article, article.language),
  }));
  const days = LANGUAGES.flatMap((language) =>
    GAME_NAMES.map((game): DrawnDays => {
      const { cards, tiles, day } = headWords[language];
      return { language, game, ...dayTemplate(pieces, cards[game], day, language, ART[game](pieces, tiles, false)) };
    }),
  );
  const links = LANGUAGES.map((language): DrawnLinks => ({
    language,
    ...linkSheet(pieces, headWords[language], siteWords[language]),
  }));
  return { cards: [...pages, ...ofArticles], days, links };
}
