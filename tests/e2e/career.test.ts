import { expect } from "vitest";
import { GAME_PATHS } from "#rules/site/pages";
import { describeJourney } from "./journey.ts";
import { test } from "./visit.ts";

describeJourney("career");

test("on a phone every stop of the path is below the one before, and the footer is three lines", async ({ visit }) => {
  const page = await visit({ at: GAME_PATHS.career, phone: true });
  const stops = page.getByRole("list", { name: /stops$/ }).getByRole("listitem");
  await stops.nth(1).waitFor();
  const tops = await stops.evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
  const footer = page.getByRole("contentinfo");
  expect(await footer.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(180);
});
