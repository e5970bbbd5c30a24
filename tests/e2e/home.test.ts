import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { addDays } from "#rules/shared/day";
import { DAILY_NAMES, type GameName } from "#rules/shared/game-config";
import { faultsOf } from "./axe.ts";
import { waitUntilLoaded } from "./crawl.ts";
import { bottomOf, misfitsOf, missedOf } from "./layout.ts";
import { NO_SCRIPT } from "./page-pool.ts";
import { CLASSIC, ending, guess, open, scriptWith } from "./play.ts";
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

test("the footer of a game is three lines on a phone, and opens the games and the sources", async ({ visit }) => {
  const page = await visit({ at: CLASSIC, phone: true });
  const footer = page.getByRole("contentinfo");
  const link = footer.getByRole("link", { name: "Roster Mystery" });
  expect(await footer.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(180);
  expect(await link.isVisible()).toBe(false);
  await footer.getByText("Games and sources").click();
  await footer.getByText("“The information used herein").waitFor();
  await link.click();
  await page.getByRole("heading", { level: 1, name: "Roster Mystery" }).waitFor();
});

test("a missed day is told once on home, a freeze in the ending of the day's first game", async ({ visit, site }) => {
  const page = await visit();
  const until = (last: string, days: number) =>
    Array.from({ length: days }, (_, ago) => played("roster", addDays(last, -ago), { won: ago % 2 === 0 }));
  const notice = page.getByRole("status").getByText(/streak/);
  for (const [results, text] of [
    [until(addDays(TODAY, -2), 3), "Your 3-day streak ended Friday. Start again today."],
    [until(addDays(TODAY, -2), 7), "A freeze saved your streak."],
  ] as const) {
    await page.goto(NO_SCRIPT);
    await page.evaluate(() => localStorage.clear());
    await remember(page, { roster: results });
    await page.goto("/");
    expect(await notice.innerText()).toBe(text);
    await page.reload();
    await boards(page).first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await notice.count()).toBe(0);
  }
  await remember(page, { roster: until(YESTERDAY, 6) });
  await open(page, CLASSIC);
  await guess(page, site.answers[TODAY]);
  const result = await ending(page);
  await result.getByText("7 days in a row", { exact: true }).waitFor();
  await result.getByText("A freeze earned: it saves your streak if you miss a day").waitFor();
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
