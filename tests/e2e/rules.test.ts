import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GAME_PATHS } from "#rules/site/pages";

import { CLASSIC, UNLIMITED, dialog, guess, isFocused, open, readyToGuess } from "./play.ts";
import { remember } from "./results.ts";
import { shiftsOn, watchShifts } from "./shifts.ts";
import { test } from "./visit.ts";

/** Returns the rules in the page. */
const rulesIn = (page: Page) => page.getByRole("main").getByRole("region", { name: "How to play" });

// What the rules look like is checked in the crawl of all screens.
describe("how to play", () => {
  test("closes by Enter, and gives way to the guesses with the first one, on each page of the game", async ({
    visit,
    site,
  }) => {
    const page = await visit({ at: CLASSIC });
    const opener = page.getByRole("banner").getByRole("button", { name: "How to play" });
    await opener.click();
    await dialog(page).getByRole("listitem").first().waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(opener)).toBe(true);
    // The key does not press the button that opened it.
    expect(await dialog(page).count()).toBe(0);

    await rulesIn(page).waitFor();
    await guess(page, site.others[0]);
    expect(await rulesIn(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe("played=classic");
    for (const path of [CLASSIC, UNLIMITED]) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).not.toContain("More rules");
      await open(page, path);
      expect(await rulesIn(page).count(), path).toBe(0);
    }
    await page.goto(GAME_PATHS.legends);
    await rulesIn(page).waitFor();
  });

  test("is not shown again to a visitor whose cookie is lost, and nothing moves", async ({ visit }) => {
    const page = await visit();
    await remember(page, { legends: [{ of: "2026-11-08", kind: "daily", won: true, guesses: 3, correct: 1 }] });
    await page.context().clearCookies({ name: "played" });
    await watchShifts(page.context());
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.goto(GAME_PATHS.legends);
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe("played=legends");
    await readyToGuess(page);
    expect(await rulesIn(page).count()).toBe(0);
    expect(loads).toEqual([GAME_PATHS.legends, GAME_PATHS.legends]);
    expect((await shiftsOn(page)).total).toBe(0);
  });
});
