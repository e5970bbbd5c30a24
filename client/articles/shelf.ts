import type { ComponentType } from "react";
import type { Language } from "#rules/i18n/address";
import { onDemand, type OnDemand } from "../ui/on-demand.ts";
import type { ArticleSummary } from "./head.ts";

/** Props of a compiled text: a component that inserts a part of the site by name. */
export interface TextProps {
  Part: ComponentType<{ name: string }>;
}

export interface ArticleEntry extends ArticleSummary {
  slug: string;
  /** Path of the article. */
  to: string;
}

const heads = import.meta.glob<ArticleSummary>("./*/*.md", { query: "?head", import: "head", eager: true });
const bodies = import.meta.glob<ComponentType<TextProps>>("./*/*.md", { import: "Text" });

const texts = new Map<string, OnDemand<TextProps>>(
  Object.entries(bodies).map(([path, load]) => [path, onDemand(load)]),
);

/** Returns all articles in a language, newest first. */
export const listArticles = (language: Language): ArticleEntry[] =>
  Object.entries(heads)
    .flatMap(([path, head]) => {
      const [, slug] = new RegExp(`^\\./(.+)/${language}\\.md$`).exec(path) ?? [];
      return slug === undefined ? [] : [{ ...head, slug, to: `/hockey-insights/${slug}` }];
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1));

/** Returns an article's lazy component, or undefined if there is no such article. */
export const articleBody = (slug: string, language: Language): OnDemand<TextProps> | undefined =>
  texts.get(`./${slug}/${language}.md`);
