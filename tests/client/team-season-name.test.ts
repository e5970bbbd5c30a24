import { createElement } from "react";
import { expect, test } from "vitest";
import { clubName } from "../../client/i18n/club-name.ts";
import { definiteArticleOf } from "../../client/i18n/definite-article.ts";
import { render } from "./rendered.tsx";

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

test.each([
  ["en", "Phoenix Coyotes"],
  ["fr", "Coyotes de Phoenix"],
] as const)("in %s a club has its name of the season, %s", async (language, name) => {
  const past = { first: 19961997, last: 20132014, nameEn: "Phoenix Coyotes", nameFr: "Coyotes de Phoenix" };
  const club = { place: "Arizona", nickname: "Coyotes", nameFr: "Coyotes de l’Arizona" };
  const Name = () => clubName({ ...club, past: [{ ...past, nickname: "Coyotes" }] }, "PHX", 20002001);
  expect((await render(language, createElement(Name))).read).toBe(name);
});
