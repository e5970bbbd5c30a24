import { expect, test } from "vitest";
import {
  FONT_BUDGET,
  SCRIPT_BUDGETS,
  STYLE_BUDGET,
  WEIGHED,
  fontBytes,
  scriptBytes,
  styleBytes,
  type Weighed,
} from "../bench/bytes.ts";

test.each(Object.keys(WEIGHED) as Weighed[])("the first view of %s stays within its budget of bytes", (page) => {
  expect(scriptBytes(page)).toBeLessThan(SCRIPT_BUDGETS[page]);
  expect(styleBytes(page)).toBeLessThan(STYLE_BUDGET);
});

test("so do the fonts of every page", () => {
  // Four files, none of them empty.
  expect(fontBytes()).toBeGreaterThan(40_000);
  expect(fontBytes()).toBeLessThan(FONT_BUDGET);
});
