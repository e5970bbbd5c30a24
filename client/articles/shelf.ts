import type { ComponentType } from "react";
import type { Language } from "#rules/i18n/address";
import { onDemand, type OnDemand } from "../ui/on-demand.ts";
import type { ArticleSummary } from "./head.ts";

/** What an article is handed: a component that puts a part of the site into its text, by name. */
export interface ArticleBodyProps {
  Part: ComponentType<{ name: string }>;
}

/** An article as lists and links know it. */
export interface ArticleEntry extends ArticleSummary {
  slug: string;
  /** Its address. */
  to: string;
}

const heads = import.meta.glob<ArticleSummary>("./*/*.md", { query: "?head", import: "head", eager: true });
const bodies = import.meta.glob<ComponentType<ArticleBodyProps>>("./*/*.md", { import: "Article" });

const texts = new Map<string, OnDemand<ArticleBodyProps>>(
  Object.entries(bodies).map(([path, load]) => [path, onDemand(load)]),
);

/** All articles in a language, the newest first. */
export const listArticles = (language: Language): ArticleEntry[] =>
  Object.entries(heads)
    .flatMap(([path, head]) => {
      const [, slug] = new RegExp(`^\\./(.+)/${language}\\.md$`).exec(path) ?? [];
      return slug === undefined ? [] : [{ ...head, slug, to: `/hockey-insights/${slug}` }];
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1));

/** The text of an article, fetched when it is first shown; undefined when there is no such article. */
export const articleBody = (slug: string, language: Language): OnDemand<ArticleBodyProps> | undefined =>
  texts.get(`./${slug}/${language}.md`);
