import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GAME_NAMES, GAME_CONFIG } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";

import { CLASSIC, UNLIMITED, dialog, guess, guessesLeft, readyToGuess, still } from "./play.ts";
import { remember } from "./results.ts";
import { shiftsOn, watchShifts } from "./shifts.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

const SMALL_PHONE = { width: 390, height: 664 };

/** Returns the rules in the page. */
const rulesIn = (page: Page, title = "How to play") => page.getByRole("main").getByRole("region", { name: title });

/** Returns by how much the content of the open dialog is higher than its window, in px. */
const hiddenHeightOf = (page: Page): Promise<number> =>
  dialog(page).evaluate((opened) => {
    const parts = [opened, ...opened.querySelectorAll("*")];
    const scrolling = parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY));
    return Math.max(0, ...scrolling.map((part) => part.scrollHeight - part.clientHeight));
  });

describe("how to play", () => {
  // In the page, the same rules are checked in the crawl of all screens.
  test("three tiles in a dialog without scrolling, for every game, on a small phone in French", async ({ visit }) => {
    const page = await visit({ phone: true, locale: "fr-CA" });
    await page.setViewportSize(SMALL_PHONE);
    for (const game of GAME_NAMES) {
      await page.goto(GAME_PATHS[game]);
      expect(await rulesIn(page, "Comment jouer").getByRole("listitem").count(), game).toBe(3);
      await page.getByRole("banner").getByRole("button", { name: "Comment jouer" }).click();
      await dialog(page).getByRole("listitem").first().waitFor();
      await still(page);
      expect(await hiddenHeightOf(page), game).toBe(0);
    }
  });

  test("gives way to the guesses with the first one, on each page of the game", async ({ visit, site }) => {
    const page = await visit();
    await page.goto(CLASSIC);
    await rulesIn(page).waitFor();
    await readyToGuess(page);
    await guess(page, site.others[0]);
    expect(await rulesIn(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe("played=classic");
    for (const path of [CLASSIC, UNLIMITED]) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).not.toContain("More rules");
      await page.goto(path);
      await readyToGuess(page);
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

  test("replaces the cookie of earlier versions by what is stored, without another load", async ({ visit }) => {
    const page = await visit();
    await remember(page, { classic: [{ of: "2026-11-20", kind: "daily", won: true, guesses: 3, correct: 1 }] });
    await page.evaluate(() => (document.cookie = "played=1; path=/; samesite=lax"));
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.goto(GAME_PATHS.roster);
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe("played=classic");
    await guessesLeft(page, `${GAME_CONFIG.roster.limit} guesses left`).waitFor();
    expect(await rulesIn(page).count()).toBe(0);
    expect(loads).toHaveLength(1);
    await page.reload();
    await rulesIn(page).waitFor();
  });

  test("leaves the cookie bar in reach on a first visit", async ({ visit }) => {
    const page = await visit({ phone: true });
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(`${CLASSIC}?day=${TODAY}`);
    await page.getByRole("button", { name: "Reject All" }).tap();
    await page.getByRole("button", { name: "Reject All" }).waitFor({ state: "hidden" });
    await rulesIn(page).waitFor();
  });
});
