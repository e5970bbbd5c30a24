import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { left, movesOf } from "./journey.ts";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { dialog, nameField, open } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

interface RecordingWindow {
  announced: string[];
}

/** Records what each page announces of the round, a change as one entry. */
const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      const words = document.querySelector("main p[role=status].vh")?.textContent ?? "";
      if (words !== (announced.at(-1) ?? "")) announced.push(words);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const announcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as RecordingWindow).announced);

describe("announcements", () => {
  test("are of new guesses only, not of those made before the page was loaded", async ({ visit, site }) => {
    const page = await visit();
    await recordAnnouncements(page);
    for (const game of ["classic", "roster"] as const) {
      const guesses = GAME_CONFIG[game].limit - 1;
      const { wrong } = await movesOf(site, game);
      await open(page, game);
      await wrong[0]?.(page);
      await left(page, guesses);
      await site.settle();
      // First the stored round, then the server's.
      for (const clear of [false, true]) {
        if (clear) await page.evaluate((name) => localStorage.removeItem(name), `deke.round.${game}.${TODAY}`);
        await page.reload();
        await left(page, guesses);
        await page.waitForLoadState("networkidle");
        expect(await announcedOn(page), game).toEqual([]);
      }
    }
  });

  test("of a shot at the Grid come once, with what is missing", async ({ visit }) => {
    const page = await visit();
    await recordAnnouncements(page);
    await page.goto(`${GAME_PATHS.grid}?practice`);
    await page.locator('[data-square="0"]').click();
    await nameField(page).fill("David Ayres");
    await dialog(page).getByRole("option").first().waitFor();
    await nameField(page).press("Enter");
    await page.getByRole("button", { name: "Give Up" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await announcedOn(page)).toEqual([
      expect.stringMatching(/^David Ayres .*\. .+\. [01] of 9 squares\. 8 shots left\.$/),
    ]);
  });
});
