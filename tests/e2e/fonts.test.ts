import { expect } from "vitest";
import { CLASSIC, holdBack, readyToGuess } from "./play.ts";
import { shiftsOn, watchShifts } from "./shifts.ts";
import { test } from "./visit.ts";

/** Maximum cumulative layout shift caused by fonts. */
const MAX_SHIFT = 0.005;

const VISITS = [
  ["/", true],
  [CLASSIC, true],
  [CLASSIC, false],
  ["/hockey-insights", true],
] as const;

test.for(VISITS)("fonts replace their fallbacks without moving %s (phone: %s)", async ([path, phone], { visit }) => {
  const page = await visit({ phone, cold: true });
  await watchShifts(page.context());
  const release = await holdBack(page, "**/*.woff2");
  const headline = page.waitForRequest(/barlow-condensed-latin-800-italic[^/]*\.woff2/);
  await page.goto(path, { waitUntil: "commit" });
  await headline;
  // The page renders and hydrates while fonts load.
  await page.locator("[data-dehydrated]").first().waitFor({ state: "attached" });
  await page.locator("[data-dehydrated]").waitFor({ state: "detached" });
  if (path === CLASSIC) await readyToGuess(page);
  // The fallbacks are fonts of the system, which load in their own time.
  await page.waitForFunction(() =>
    [...document.fonts].every(({ family, status }) => !family.includes(" as ") || status !== "loading"),
  );
  const before = await shiftsOn(page);
  release();
  await page.waitForFunction(() => {
    const fonts = [...document.fonts].filter(({ family }) => !family.includes(" as "));
    const count = (status: FontFaceLoadStatus) => fonts.filter((face) => face.status === status).length;
    return count("loaded") >= 4 && count("loading") === 0;
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { total, moved } = await shiftsOn(page);
  expect(total - before.total, moved.join("\n")).toBeLessThan(MAX_SHIFT);
});
