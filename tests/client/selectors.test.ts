import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CLIENT = new URL("../../client/", import.meta.url);

/** Matches selectors such as `html:has(dialog) .board`. */
const BELOW_ROOT = /(?:html|body|:root|#root)[^\s{},>+~]*:has\([^{}]*\)[^{},]*[\s>+~][.#[:\w]/;

// Such a selector makes browsers compute every element's style again whenever an element is added or removed.
test("no style depends on :has() of an ancestor of the whole page", () => {
  const files = globSync("**/*.css", { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(50);
  expect(BELOW_ROOT.test(":global(html:has(dialog:modal) #root) > .board {")).toBe(true);
  expect(files.filter((file) => BELOW_ROOT.test(readFileSync(new URL(file, CLIENT), "utf8")))).toEqual([]);
});
