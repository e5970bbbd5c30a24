import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { DAILY_NAMES, type GameName } from "#rules/shared/game-config";
import { faultsOf } from "./axe.ts";
import { waitUntilLoaded } from "./crawl.ts";
import { bottomOf, misfitsOf, missedOf } from "./layout.ts";
import { CLASSIC, guess, scriptWith } from "./play.ts";
import { played, remember, withoutVisitors } from "./results.ts";
import { shiftsOn, watchShifts } from "./shifts.ts";
import { NOON, TODAY, YESTERDAY } from "./site.ts";
import { test } from "./visit.ts";

/** Returns a game's card on the home page. */
const card = (page: Page, name: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

/** Returns each game's state on the home page. */
const boards = (page: Page): Locator =>
  page.getByRole("region", { name: /^(Today’s five|Les cinq du jour)$/ }).getByRole("link");

withoutVisitors();

describe("today's games", () => {
  test("fit a phone's first screen, move nothing, and link to the next until all are over", async ({ visit }) => {
    const page = await visit({ phone: true, locale: "fr-CA", deviceClock: NOON });
    await page.setViewportSize({ width: 390, height: 664 });
    await watchShifts(page.context());
    const all = (...lost: GameName[]) =>
      Object.fromEntries(
        DAILY_NAMES.map((game) => [game, [played(game, TODAY, lost.includes(game) ? { won: false, correct: 0 } : {})]]),
      );
    for (const [results, way, says] of [
      [{ face: [played("face", YESTERDAY)] }, "Jouer au Classique", "LNH Classique"],
      [{ classic: [played("classic", TODAY)] }, "Jouer à Formation mystère", "Formation mystère"],
      [all("face", "grid"), "Partager ma journée", "3 sur 5 gagnés"],
      [all(), "Partager ma journée", "Fiche parfaite!"],
    ] as const) {
      await remember(page, results);
      await page.goto("/");
      const red = page.getByRole("region", { name: says }).locator("p").last();
      await red.getByText(way, { exact: true }).waitFor();
      const isOver = way === "Partager ma journée";
      expect(await page.getByRole("main").getByRole("timer").count()).toBe(isOver ? 1 : 0);
      expect(await bottomOf(isOver ? red : page.getByRole("complementary"))).toBeLessThan(664);
      expect((await shiftsOn(page)).total).toBeLessThan(0.05);
    }
    expect(await misfitsOf(page)).toEqual([]);
    expect(await missedOf(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("are synchronized between tabs", async ({ visit, site }) => {
    const page = await visit({ at: CLASSIC });
    const other = await page.context().newPage();
    await other.goto("/");
    await card(other, "NHL Classic").getByText("Play No. 21").waitFor();
    await guess(page, site.others[0]);
    await boards(other).first().getByText("1 of 7").waitFor();
    await guess(page, site.answers[TODAY]);
    await boards(other).first().getByText("Won in 2").waitFor();
    await other.getByRole("banner").getByText("1/5").waitFor();
  });
});

test("one line opens the sections of the first home for a returning visitor, one at a time", async ({ visit }) => {
  const page = await visit({ phone: true });
  await remember(page, { classic: [played("classic", TODAY)] });
  await page.goto("/");
  const main = page.getByRole("main");
  const summaries = main.locator("summary").filter({ hasText: /^(All games|What is Deke\?|How to play|Questions)$/ });
  await summaries.last().waitFor();
  const lines = await summaries.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect(lines).toBe(1);
  for (const [summary, headings] of [
    ["All games", ["Pick your game", "Level up"]],
    ["What is Deke?", ["What is Deke?", "What you get", "Why fans love it"]],
    ["How to play", ["How to play Classic"]],
    ["Questions", ["Questions"]],
  ] as const) {
    await summaries.filter({ hasText: summary }).click();
    const shown = main.locator("h2[id^=home-]:not(#home-next)").filter({ visible: true });
    await expect.poll(() => shown.allTextContents()).toEqual(headings);
  }
  expect([await misfitsOf(page), await faultsOf(page)]).toEqual([[], []]);
});

test("a page of the first day hydrates without changes, and links to no earlier day", async ({ visit, site }) => {
  await site.setClock("2026-11-01T12:00:00Z");
  const page = await visit();
  const earlier = page.getByRole("main").getByText(/yesterday/i);
  for (const path of ["/", CLASSIC]) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await expect.poll(() => earlier.count()).toBe(0);
  }
});

test("the games below the introduction stay, with their links, if their script cannot be loaded", async ({ visit }) => {
  const page = await visit({ provokes: /Failed to load resource/ });
  let refused = 0;
  await page.route(`**${scriptWith("home.levelUp.title")}`, (route) => {
    refused++;
    return route.abort();
  });
  await page.goto("/");
  // The page is reloaded once, because a new build may have other scripts.
  await expect.poll(() => refused).toBe(2);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
  await card(page, "Career Path").getByRole("link").first().click();
  await page.waitForURL(/career-path-game$/);
});
