import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GRID_CELLS } from "#rules/grid/criteria";
import { gridKeyOf } from "#rules/grid/grid-key";
import { faultsOf } from "./axe.ts";
import { outOfView, rejectCookies, SIZES, turn } from "./in-view.ts";
import { describeJourney, hidePuzzle, movesOf } from "./journey.ts";
import { misfitsOf } from "./layout.ts";
import { dialog, isFocused, nameField, open, press, shoot, squareOf } from "./play.ts";
import { nameOf, type Named, type Site } from "./site.ts";
import { test } from "./visit.ts";

describeJourney("grid");

const GRID = "/nhl/immaculate-grid";
/** A past day whose answers have the longest names. */
const LONG_NAMED = "2026-11-04";
/** Height of a phone's keyboard, in CSS pixels. */
const KEYBOARD = 336;

/**
 * Deals a day whose criteria have the longest names.
 *
 * @returns the name of a player who fits the middle square
 */
async function dealLongNames(site: Site): Promise<string> {
  const lines = {
    rows: ["club:VGK", "trophy:messier", "career:50-shutouts"],
    columns: ["career:100-playoff-games", "club:TOR", "trophy:ted-lindsay"],
  };
  const results = await site.sql<Named & { id: number }>(
    "SELECT id, first, last FROM players ORDER BY fame DESC LIMIT 900",
  );
  const squares = GRID_CELLS.map((square) =>
    results.flatMap(({ id }, at) => (at % 9 === square ? id : [])).sort((a, b) => a - b),
  );
  await hidePuzzle(site, "grid", LONG_NAMED, gridKeyOf(lines), lines, { squares });
  return nameOf(results[4] ?? expect.fail("no player"));
}

/**
 * Simulates a phone's keyboard: it overlays the page while a field has the focus, and only the visual viewport shrinks.
 */
async function withKeyboard(page: Page): Promise<void> {
  await page.addInitScript((covered) => {
    const view = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1 });
    Object.defineProperty(view, "height", {
      get: () => innerHeight - (document.activeElement?.matches("input") ? covered : 0),
    });
    for (const moved of ["focusin", "focusout"])
      addEventListener(moved, () => setTimeout(() => view.dispatchEvent(new Event("resize"))));
    Object.defineProperty(window, "visualViewport", { value: view });
  }, KEYBOARD);
}

/** Returns the cell that has the focus, if any. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["square"]);

describe("the grid", () => {
  test("is one screen, moved over with arrow keys, focused after a shot, and saved as a picture", async ({
    visit,
    site,
  }) => {
    const { right } = await movesOf(site, "grid");
    const page = await visit();
    await rejectCookies(page);
    await open(page, GRID);
    // The journey looks at phones.
    for (const [width, height] of [
      [820, 1180],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const board = page.getByRole("grid").locator("td, th");
      expect(await outOfView(page, { board, shots: page.getByText("9 shots left", { exact: true }) })).toEqual([]);
    }
    await squareOf(page, 0).focus();
    for (const [key, square] of [
      ["ArrowRight", 1],
      ["ArrowDown", 4],
      ["ArrowLeft", 3],
      ["ArrowUp", 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(String(square));
    }
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(nameField(page))).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("0");
    await right[0]?.(page);
    await page.getByText("1 of 9 squares. 8 shots left.").waitFor({ state: "attached" });
    await expect.poll(() => focused(page)).toBe("0");
    await press(page, "Stop here");
    const result = page.getByRole("dialog", { name: "1 of 9 Grid No. 21, November 21" });
    await result.getByText("as picture").click();
    const saving = page.waitForEvent("download");
    await result.getByRole("button", { name: "Share", exact: true }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("deke.png");
    expect((await readFile(await saved.path())).subarray(1, 4).toString()).toBe("PNG");
  });

  test("is searched in a sheet on a phone, in French, with the longest names", async ({ visit, site }) => {
    const right = await dealLongNames(site);
    const page = await visit({ phone: true, locale: "fr-CA" });
    await withKeyboard(page);
    await open(page, `${GRID}?day=${LONG_NAMED}`);
    await squareOf(page, 4).tap();
    // The tap opens the keyboard.
    await expect.poll(() => isFocused(nameField(page))).toBe(true);
    await nameField(page).fill("ma");
    await dialog(page).getByRole("option").first().waitFor();
    const bottom = (): Promise<number> =>
      dialog(page).evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom));
    await expect.poll(bottom).toBe(844 - KEYBOARD);
    expect(await faultsOf(page)).toEqual([]);
    // A tap presses and releases at once: between a mouse's two events the keyboard would move the sheet.
    await dialog(page).getByRole("button", { name: "Fermer" }).tap();
    await expect.poll(() => focused(page)).toBe("4");
    // Prix Mark-Messier, Trophée Ted-Lindsay: the longest that can be missed.
    await shoot(page, 5, "David Ayres");
    const missed = dialog(page).getByText("David Ayres ne convient pas. Il reste 8 tirs.");
    await missed.waitFor();
    await expect.poll(bottom).toBe(844);
    for (const _ of SIZES) {
      await turn(page);
      expect(await outOfView(page, { missed, field: nameField(page) })).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await shoot(page, 4, right);
    await expect.poll(() => focused(page)).toBe("4");
    await page.getByRole("gridcell", { name: new RegExp(`${right}(, numéro \\d+)?, bonne réponse`) }).waitFor();
    expect(await misfitsOf(page)).toEqual([]);
  });
});
