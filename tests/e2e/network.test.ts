import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { RosteredPlayer } from "#rules/league/player";
import {
  CLASSIC,
  choose,
  ending,
  guess,
  guessRows,
  guessesLeft,
  holdBack,
  nameField,
  open,
  readyToGuess,
  requestedPaths,
  rowOf,
  sentRow,
  scriptWith,
} from "./play.ts";
import { nameOf, TODAY } from "./site.ts";
import { test } from "./visit.ts";

/** Chromium's messages for resources that could not be loaded. */
const NO_RESOURCE = /Failed to load resource|ChunkLoadError|Failed to fetch/;

/** Returns the positions of a guess and its tiles. */
const placesIn = (page: Page, player: RosteredPlayer): Promise<string[]> =>
  page
    .getByRole("row", { includeHidden: true })
    .filter({ hasText: player.last })
    .evaluate((row) =>
      [row, ...row.children].map((place) => {
        const { x, y, width, height } = place.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      }),
    );

describe("on load", () => {
  test("a guess before the deal is sent once, and shown without verdicts until judged", async ({ visit, site }) => {
    const page = await visit();
    const [first] = site.others;
    const asked = requestedPaths(page);
    const deal = await holdBack(page, "**/api/rounds/classic");
    const judge = await holdBack(page);
    await open(page, CLASSIC);
    await nameField(page).fill(nameOf(first));
    for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
    const sent = sentRow(page, first);
    await sent.waitFor();
    // The row is shown from the key to the verdict, with or without a deal between.
    const guessed = page.waitForRequest("**/guess");
    deal();
    await guessed;
    expect(await sent.innerText()).toContain(String(first.age));
    expect(await rowOf(page, first).count()).toBe(0);
    expect(await sent.locator("use[href^='#verdict'], use[href^='#arrow']").count()).toBe(0);
    const places = await placesIn(page, first);
    judge();
    await rowOf(page, first).waitFor();
    await guessesLeft(page, 6);
    expect(asked.filter((path) => path.endsWith("/guess"))).toHaveLength(1);
    expect(await placesIn(page, first)).toEqual(places);
  });

  test("a round that could not be dealt offline is dealt once back online", async ({ visit, site }) => {
    const [first] = site.others;
    const page = await visit({ at: CLASSIC, cold: true, provokes: NO_RESOURCE });
    // A name can be typed before the round arrives; then the round fails.
    await Promise.all([
      page.waitForResponse("**/api/rounds/classic"),
      page.getByRole("link", { name: "Practice in Unlimited" }).click(),
    ]);
    await readyToGuess(page);
    await page.context().setOffline(true);
    await choose(page, first);
    await page.getByRole("alert").getByText("Deke can’t be reached. Your guess has no verdict yet.").waitFor();
    // Another round has no pending guess.
    await page.getByRole("button", { name: "New Game" }).click();
    await page.getByRole("alert").getByText("Deke can’t be reached. Check your connection.").waitFor();
    expect(await page.getByText("Your guess").count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByText("You’re back online.", { exact: true }).waitFor();
    await readyToGuess(page);
    await page.getByText("Deke can’t be reached.").waitFor({ state: "hidden" });
  });

  test("the resources of the first view are requested after the first paint, all at once", async ({ visit }) => {
    const page = await visit({ at: CLASSIC, cold: true });
    const { painted, asked } = await page.evaluate(() => {
      const links = document.head.querySelectorAll<HTMLLinkElement>("link[rel$=preload][fetchpriority=low]");
      const timings = [...links].flatMap(({ href }) => performance.getEntriesByName(href));
      return {
        painted: performance.getEntriesByType("paint")[0]?.startTime ?? Infinity,
        asked: timings.map((timing) => ({ from: timing.startTime, to: timing.startTime + timing.duration })),
      };
    });
    expect(asked.length).toBeGreaterThan(10);
    expect(Math.min(...asked.map(({ from }) => from))).toBeGreaterThanOrEqual(painted);
    expect(Math.max(...asked.map(({ from }) => from))).toBeLessThan(Math.min(...asked.map(({ to }) => to)));
  });

  test("a part of the site that does not load can be loaded again", async ({ visit, site }) => {
    const page = await visit({ at: "/", cold: true, provokes: NO_RESOURCE });
    // Everything that loads by itself is here; the local time comes last.
    await page.getByText("where you are now").waitFor({ state: "attached" });
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Play today’s puzzle" }).click();
    const failed = page.getByRole("main").getByRole("alert");
    await failed.getByRole("heading", { level: 1, name: "This part of the rink didn’t load" }).waitFor();
    // The offline page cannot be loaded either, without a service worker.
    await failed.getByText("You’re offline, and this part hasn’t been loaded before.").waitFor();
    await failed.getByRole("button", { name: "Try again" }).click();
    await page.getByText("You’re still offline.").waitFor();
    await page.context().setOffline(false);
    await guess(page, site.answers[TODAY]);
    await ending(page);
    expect(await guessRows(page).count()).toBe(1);
  });

  test("a missing part reloads the page once, and then shows an error", async ({ visit, site }) => {
    const page = await visit({ at: "/", cold: true, provokes: NO_RESOURCE });
    await page.getByText("where you are now").waitFor({ state: "attached" });
    let refused = 0;
    await page.route(`**${scriptWith("classic.hard.rule")}`, (route) => {
      refused++;
      return route.fulfill({ status: 404, body: "Not found" });
    });
    const loads: string[] = [];
    page.on("load", () => loads.push(page.url()));
    await page.getByRole("link", { name: "Play today’s puzzle" }).click();
    const failed = page.getByRole("main").getByRole("alert");
    await failed.getByText("This part of the rink didn’t load").waitFor();
    await expect.poll(() => loads.length).toBe(1);
    await failed.getByText("This part of the rink didn’t load").waitFor();
    expect(refused).toBeGreaterThan(1);

    await page.unroute(`**${scriptWith("classic.hard.rule")}`);
    await failed.getByRole("button", { name: "Try again" }).click();
    await guess(page, site.answers[TODAY]);
  });

  test("a dialog that does not load shows an error, and the page keeps working", async ({ visit, site }) => {
    const page = await visit({ at: CLASSIC, cold: true, provokes: NO_RESOURCE });
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    const failed = page.getByRole("dialog", { name: "Settings" });
    await failed.getByText("This part of the rink didn’t load").waitFor();
    await failed.getByText("You’re offline, and this part hasn’t been loaded before. Your round is safe.").waitFor();
    await page.keyboard.press("Escape");
    await page.context().setOffline(false);
    await guess(page, site.others[0]);
  });
});
