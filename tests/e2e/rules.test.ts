import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GAME_NAMES } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { faultsOf } from "./axe.ts";
import { misfitsOf } from "./layout.ts";
import { dialog, guess, sitDown, CLASSIC, ending, still } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

const SMALL_PHONE = { width: 390, height: 664 };

/** Returns by how much the content of the open dialog is higher than its window, in px. */
const hiddenHeightOf = (page: Page): Promise<number> =>
  dialog(page).evaluate((opened) => {
    const parts = [opened, ...opened.querySelectorAll("*")];
    const scrolling = parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY));
    return Math.max(0, ...scrolling.map((part) => part.scrollHeight - part.clientHeight));
  });

describe("how to play", () => {
  test.for(GAME_NAMES)("%s is three tiles on a small phone without scrolling", async (game, { visit }) => {
    for (const [locale, folder, more] of [
      ["en-CA", "", "More rules"],
      ["fr-CA", "/fr", "Plus de règles"],
    ] as const) {
      const page = await visit({ phone: true, locale });
      await page.setViewportSize(SMALL_PHONE);
      await page.goto(folder + GAME_PATHS[game]);
      await dialog(page).waitFor();
      await still(page);
      expect(await dialog(page).getByRole("listitem").count(), locale).toBe(3);
      expect(await hiddenHeightOf(page), locale).toBe(0);
      expect(await misfitsOf(page), locale).toEqual([]);
      await dialog(page).getByText(more).click();
      expect(await faultsOf(page), locale).toEqual([]);
    }
  });

  test("opens before the round is dealt, and closes if it cannot be", async ({ visit }) => {
    const page = await visit({ provokes: /status of 500/ });
    const refused = Promise.withResolvers<void>();
    await page.route("**/api/rounds/classic", async (route) => {
      await refused.promise;
      await route.fulfill({ status: 500, json: { error: "internal" } });
    });
    await page.goto(CLASSIC);
    await dialog(page).waitFor();
    refused.resolve();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });

  test("of a challenge shows who challenges and the squares to beat", async ({ visit, site }) => {
    const page = await visit();
    await sitDown(page, CLASSIC);
    await guess(page, ...site.others);
    const result = await ending(page);
    const round = await page.evaluate(
      (key) => (JSON.parse(localStorage.getItem(key) ?? "{}") as { round: string }).round,
      `deke.round.classic.${TODAY}`,
    );
    await result.waitFor();
    const { body } = await site.post<{ code: string }>("/api/challenges/classic", { round, language: "en" });
    const friend = await visit({ phone: true });
    await friend.setViewportSize(SMALL_PHONE);
    await friend.goto(`${CLASSIC}?day=${TODAY}&challenge=${body.code}`);
    const rules = friend.getByRole("dialog", { name: "A friend’s challenge" });
    await rules.getByText(/^A friend challenges you/).waitFor();
    await rules.getByRole("img", { name: /^7 rows of squares\./ }).waitFor();
    await still(friend);
    expect(await hiddenHeightOf(friend)).toBe(0);
    expect(await faultsOf(friend)).toEqual([]);
    for (const { last } of site.others) expect(await rules.textContent()).not.toContain(last);
  });
});
