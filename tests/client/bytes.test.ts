import { expect, test } from "vitest";
import { CLASSIC_BUDGET, firstLoadBytes } from "../bench/bytes.ts";

test("a first visit to Classic stays within its budget of JavaScript", () =>
  expect(firstLoadBytes("classic-mode")).toBeLessThan(CLASSIC_BUDGET));
