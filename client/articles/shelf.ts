import type { Language } from "#rules/i18n/address";
import type { ArticleSummary } from "./head.ts";

export interface ArticleEntry extends ArticleSummary {
  slug: string;
  /** Path of the article. */
  to: string;
}

const heads = import.meta.glob<ArticleSummary>("./*/*.md", { query: "?head", import: "head", eager: true });

/** Returns all articles in a language, newest first. */
export const listArticles = (language: Language): ArticleEntry[] =>
  Object.entries(heads)
    .flatMap(([path, head]) => {
      const [, slug] = new RegExp(`^\\./(.+)/${language}\\.md$`).exec(path) ?? [];
      return slug === undefined ? [] : [{ ...head, slug, to: `/hockey-insights/${slug}` }];
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1));
