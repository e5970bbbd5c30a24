import { expect, test } from "vitest";
import { definiteArticleOf } from "../../client/i18n/definite-article.ts";

test.each([
  ["Nordiques de Québec", "many"],
  ["Jets de Winnipeg (1979-1996)", "many"],
  ["Oilers d'Edmonton", "many"],
  ["Golden Seals de la Californie", "many"],
  ["Wild du Minnesota", "one"],
  ["Kraken de Seattle", "one"],
  ["Mammoth de l'Utah", "one"],
  ["Lightning de Tampa Bay", "one"],
  ["Avalanche du Colorado", "elided"],
])("%s takes its article", (name, article) => expect(definiteArticleOf(name)).toBe(article));
