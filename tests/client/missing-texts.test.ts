import { expect, test } from "vitest";
import { findMissingTexts } from "../../client/i18n/missing-texts.ts";

test("texts that a language lacks are named by their keys", () => {
  const en = { home: { title: "Today", more: "More" }, cup: "Stanley Cup", grid: { rows: "Rows" } };
  expect(findMissingTexts(en, { home: { title: "Aujourd’hui" }, grid: { rows: "" } })).toEqual(["home.more", "cup"]);
  expect(findMissingTexts(en, en)).toEqual([]);
});
