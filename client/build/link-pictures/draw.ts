import { readdir, readFile } from "node:fs/promises";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import { GAME_NAMES } from "#rules/shared/game-config";
import { SITEMAP_PAGES } from "#rules/site/pages";
import { readArticle, type Article } from "../articles/article.ts";
import type { ArticleData } from "../articles/figures.ts";
import { articlePath } from "../head/addresses.ts";
import { drawArticleCard } from "./article.ts";
import { drawPageCard } from "./card.ts";
import { drawDayTemplate } from "./day.ts";
import { drawLinkTemplate } from "./link.ts";
import { readSpriteParts } from "./pieces.ts";
import type { DrawnTemplate } from "./sheet.ts";

const ARTICLES = new URL("../../articles/", import.meta.url);

export interface ArticleText extends Article {
  slug: string;
  language: Language;
}

/** A page's picture as SVG. */
export interface DrawnCard {
  /** Language and English path: `fr/leaderboard`. */
  name: string;
  svg: string;
}

/** Reads every article in both languages. */
export async function readArticles(): Promise<ArticleText[]> {
  const folders = await readdir(ARTICLES, { withFileTypes: true });
  const slugs = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = (path: string): Promise<string> => readFile(new URL(path, ARTICLES), "utf8");
  return Promise.all(
    slugs.toSorted().flatMap((slug) =>
      LANGUAGES.map(async (language): Promise<ArticleText> => {
        const figures = JSON.parse(await read(`${slug}/figures.json`)) as ArticleData;
        return { ...readArticle(await read(`${slug}/${language}.md`), figures, language), slug, language };
      }),
    ),
  );
}

/** Draws a picture per page and article in both languages, and the templates of the pictures of days and of links. */
export async function drawCards(
  articles: readonly ArticleText[],
): Promise<{ cards: DrawnCard[]; days: DrawnTemplate[]; links: DrawnTemplate[] }> {
  const pieces = await readSpriteParts();
  const pages = LANGUAGES.flatMap((language) =>
    SITEMAP_PAGES.map(([path, name]): DrawnCard => ({
      name: language + path,
      svg: drawPageCard(pieces, name, language),
    })),
  );
  const ofArticles = articles.map((article): DrawnCard => ({
    name: article.language + articlePath(article.slug),
    svg: drawArticleCard(pieces, article, article.language),
  }));
  return {
    cards: [...pages, ...ofArticles],
    days: LANGUAGES.flatMap((language) => GAME_NAMES.map((game) => drawDayTemplate(pieces, game, language))),
    links: LANGUAGES.map((language) => drawLinkTemplate(pieces, language)),
  };
}
