import { readdir, readFile } from "node:fs/promises";
import { LANGUAGES } from "#rules/i18n/address";
import { GAME_NAMES } from "#rules/shared/game-config";
import { SITEMAP_PAGES } from "#rules/site/pages";
import { readArticle } from "../articles/article.ts";
import type { ArticleData } from "../articles/figures.ts";
import { drawArticleCard } from "./article.ts";
import { drawPageCard } from "./card.ts";
import { drawDayTemplate } from "./day.ts";
import { drawLinkTemplate } from "./link.ts";
import { readSpriteParts } from "./pieces.ts";

const ARTICLES = new URL("../../articles/", import.meta.url);

/** Reads every article in both languages. */
export async function readArticles() {
  const folders = await readdir(ARTICLES, { withFileTypes: true });
  const slugs = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = (path: string): Promise<string> => readFile(new URL(path, ARTICLES), "utf8");
  return Promise.all(
    slugs.toSorted().flatMap((slug) =>
      LANGUAGES.map(async (language) => {
        const figures = JSON.parse(await read(`${slug}/figures.json`)) as ArticleData;
        const article = readArticle(await read(`${slug}/${language}.md`), figures, language);
        return { ...article, slug, to: `/hockey-insights/${slug}`, language };
      }),
    ),
  );
}

/**
 * Draws a picture per page and article in both languages, named by language and English path (`fr/leaderboard`), and the
 * templates of the pictures of days and of links.
 */
export async function drawCards(articles: Awaited<ReturnType<typeof readArticles>>) {
  const pieces = await readSpriteParts();
  const pages = LANGUAGES.flatMap((language) =>
    SITEMAP_PAGES.map(([path, name]) => ({ name: language + path, svg: drawPageCard(pieces, name, language) })),
  );
  const ofArticles = articles.map((article) => ({
    name: article.language + article.to,
    svg: drawArticleCard(pieces, article, article.language),
  }));
  return {
    cards: [...pages, ...ofArticles],
    days: LANGUAGES.flatMap((language) => GAME_NAMES.map((game) => drawDayTemplate(pieces, game, language))),
    links: LANGUAGES.map((language) => drawLinkTemplate(pieces, language)),
  };
}
