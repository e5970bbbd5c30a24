import { expect, test } from "vitest";
import {
  firstViewOf,
  FONT_BUDGET,
  SCRIPT_BUDGETS,
  STYLE_BUDGET,
  WEIGHED,
  fontBytes,
  scriptBytes,
  styleBytes,
  stylesBuilt,
  type Weighed,
} from "../bench/bytes.ts";

test.each(Object.keys(WEIGHED) as Weighed[])("the first view of %s stays within its budget of bytes", (page) => {
  expect(scriptBytes(page)).toBeLessThan(SCRIPT_BUDGETS[page]);
  expect(styleBytes(page)).toBeLessThan(STYLE_BUDGET);
});

test("so do the fonts of every page", () => {
  // Four faces, none of them empty.
  expect(fontBytes()).toBeGreaterThan(40_000);
  expect(fontBytes()).toBeLessThan(FONT_BUDGET);
});

test.each(Object.keys(WEIGHED) as Weighed[])("%s is marked as the styles are", (page) => {
  const styled = new Set([...stylesBuilt().matchAll(/\.([a-z][\da-z]_\w+)/g)].map(([, mark]) => mark));
  // client/styles/names counts the modules of styles as the site is built and once more as its pages are written.
  const modules: Record<string, boolean> = {};
  for (const [, classes = ""] of firstViewOf(page).body.matchAll(/ class="([^"]*)"/g)) {
    const marks = classes.split(" ").filter((mark) => /^[a-z][\da-z]_/.test(mark));
    // A mark may be without a style, or have that of what it is composed of: not all of a module.
    for (const mark of marks) modules[mark.slice(0, 2)] ||= marks.some((one) => styled.has(one));
  }
  expect(Object.keys(modules).length).toBeGreaterThan(8);
  expect(Object.keys(modules).filter((module) => !modules[module])).toEqual([]);
});
