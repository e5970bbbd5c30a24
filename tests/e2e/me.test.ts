import { expect } from "vitest";
import { DAILY_NAMES, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import type { Result } from "#rules/shared/statistics";
import { GAME_PATHS } from "#rules/site/pages";
import { faultsOf } from "./axe.ts";
import { bottomOf, misfitsOf } from "./layout.ts";
import { CLASSIC, ending, guess, guessRows, isFocused, open } from "./play.ts";
import { played, remember } from "./results.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

/** The days of November with dailies. The 18th was missed, and a freeze kept the streak. */
const PLAYED = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21];

/** Returns a game's dailies of November: each day but today has four games won and one lost, today only Classic won. */
const resultsOf = (game: GameName): Result[] =>
  PLAYED.flatMap((date) => {
    const won = (date + GAME_NAMES.indexOf(game)) % 5 !== 0;
    const of = `2026-11-${String(date).padStart(2, "0")}`;
    if (of === TODAY && game !== "classic") return [];
    return played(game, of, { won, guesses: 4, ...(!won && { correct: 0 }) });
  });

test("the visitor's page is laid out for a month of days, which arrow keys and Enter open", async ({ visit }) => {
  const page = await visit();
  await remember(page, Object.fromEntries(DAILY_NAMES.map((game) => [game, resultsOf(game)])));
  // The statistics of a game that was never finished open at the top of the page.
  await page.goto(GAME_PATHS.legends);
  await page.evaluate(() => {
    document.body.style.minHeight = "300vh";
    scrollTo(0, 400);
  });
  await page.getByRole("link", { name: "Statistics" }).click();
  await page.getByRole("heading", { level: 1, name: "Your page" }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const day = (name: RegExp) => page.getByRole("button", { name });
  const sweep = day(/November 11, 2026/);
  const cell = await sweep.boundingBox();
  const squares = await Promise.all((await sweep.locator("i").all()).map((square) => square.boundingBox()));
  expect(squares.map((box) => (box?.width ?? 0) >= 8)).toEqual([true, true, true, true, true]);
  expect(squares.at(-1)?.x).toBeLessThan((cell?.x ?? 0) + (cell?.width ?? 0) - 8);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bottomOf(page.getByRole("main"))).toBeLessThan(1300);
  await page.setViewportSize(size);
  await day(/November 21, 2026, Classic: Won in 4, Roster: Not played, .*, today$/).press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Friday, November 20, 2026" }).waitFor();
  await page.getByRole("heading", { level: 3, name: "NHL Classic" }).click();
  expect(await faultsOf(page)).toEqual([]);
});

test("the header opens the game's statistics, and Back returns to the round or ending", async ({ visit, site }) => {
  const page = await visit({ phone: true });
  await remember(page, { face: resultsOf("face"), classic: resultsOf("classic").slice(0, -1) });
  await open(page, CLASSIC);
  await guess(page, site.others[0]);
  const statistics = page.getByRole("link", { name: "Statistics" });
  const row = page.getByRole("main").locator("summary").filter({ hasText: "NHL Classic" });
  await statistics.tap();
  await page.getByRole("region", { name: "Daily" }).getByText("Best streak: ", { exact: false }).waitFor();
  expect(await isFocused(row)).toBe(true);
  await expect.poll(() => row.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(844);
  await page.getByRole("button", { name: /^Saturday, November 14, 2026, Classic: Won in 4, / }).tap();
  await page.getByRole("region", { name: "Saturday, November 14, 2026" }).getByText("No. 14, ").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await misfitsOf(page)).toEqual([]);

  await page.goBack();
  await expect.poll(() => guessRows(page).count()).toBe(1);
  await guess(page, site.answers[TODAY]);
  await ending(page);
  await page.keyboard.press("Escape");
  await statistics.tap();
  await page.getByRole("region", { name: "Daily" }).waitFor();
  await page.goBack();
  await ending(page);
});
