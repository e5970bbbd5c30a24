import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import type { RosteredPlayer } from "#rules/league/player";
import {
  CLASSIC,
  choose,
  ending,
  guess,
  guessRows,
  guessesLeft,
  nameField,
  optionOf,
  readyToGuess,
  rowOf,
  sentRow,
  sitDown,
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

describe("in the middle of a round", () => {
  test("a guess made offline is stored, and sent again", async ({ visit, site }) => {
    const page = await visit({ cold: true, provokes: NO_RESOURCE });
    const [first, second] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await page.context().setOffline(true);
    await choose(page, second);
    await page.getByRole("alert").getByText("Deke can’t be reached. Your guess has no verdict yet.").waitFor();
    expect(await nameField(page).inputValue()).toBe(nameOf(second));
    await guessesLeft(page, "6 guesses left").waitFor();

    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("alert").getByText("Deke can’t be reached. Your guess has no verdict yet.").waitFor();
    await page.context().setOffline(false);
    await page.getByText("You’re back online. Your guess has no verdict yet.").waitFor();
    expect(await page.getByText("Deke can’t be reached").count()).toBe(0);
    await page.getByRole("button", { name: "Retry" }).click();
    await rowOf(page, second).waitFor();
    await guessesLeft(page, "5 guesses left").waitFor();
    await page.getByRole("alert").getByText("no verdict yet").waitFor({ state: "hidden" });
    expect(await nameField(page).inputValue()).toBe("");
    // The button is gone: keyboard users are back in the field.
    expect(await nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("a guess whose response was lost is shown before the next is judged, whose name stays in the field", async ({
    visit,
    site,
  }) => {
    const page = await visit({ provokes: NO_RESOURCE });
    const [first, second, third] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    const loseAnswer = async (route: Route): Promise<void> => {
      await route.fetch();
      await route.abort("connectionfailed");
    };
    await page.route("**/guess", loseAnswer, { times: 1 });
    await choose(page, second);
    await page.getByRole("alert").getByText("Your guess has no verdict yet.").waitFor();
    await choose(page, third);
    await page.getByText("This round went on in another tab or on another device.").waitFor();
    await rowOf(page, second).waitFor();
    await guessesLeft(page, "5 guesses left").waitFor();
    expect(await nameField(page).inputValue()).toBe(nameOf(third));
    await optionOf(page, third).click();
    await rowOf(page, third).waitFor();
  });

  test("a browser without Web Locks can play", async ({ visit, site }) => {
    const page = await visit();
    await page.addInitScript(() => {
      navigator.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
    });
    await sitDown(page, CLASSIC);
    await guess(page, site.others[0]);
    await guessesLeft(page, "6 guesses left").waitFor();
  });

  test("a slow request is sent once, and the guess is shown without verdicts meanwhile", async ({ visit, site }) => {
    const page = await visit();
    const [first] = site.others;
    let asked = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await sitDown(page, CLASSIC);
    await page.route("**/guess", async (route) => {
      asked++;
      await answered;
      await route.continue();
    });
    await nameField(page).fill(nameOf(first));
    for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
    const sent = sentRow(page, first);
    await sent.waitFor();
    expect(await sent.innerText()).toContain(String(first.age));
    expect(await rowOf(page, first).count()).toBe(0);
    expect(await sent.locator("use[href^='#verdict'], use[href^='#arrow']").count()).toBe(0);
    const places = await placesIn(page, first);
    answer();
    await rowOf(page, first).waitFor();
    await guessesLeft(page, "6 guesses left").waitFor();
    expect(asked).toBe(1);
    expect(await placesIn(page, first)).toEqual(places);
  });
});

describe("on load", () => {
  test("a guess can be made before the round is dealt, and is judged once it is", async ({ visit, site }) => {
    const page = await visit();
    const [first] = site.others;
    let deal = () => {};
    const dealt = new Promise<void>((resolve) => (deal = resolve));
    await page.route("**/api/rounds/classic", (route) => dealt.then(() => route.continue()));
    await page.goto(CLASSIC);
    await readyToGuess(page);
    await nameField(page).fill(nameOf(first));
    await page.keyboard.press("Enter");
    await sentRow(page, first).waitFor();
    // The row is shown from the key to the verdict, with or without a deal between.
    let judge = () => {};
    const judged = new Promise<void>((resolve) => (judge = resolve));
    await page.route("**/guess", (route) => judged.then(() => route.continue()));
    const asked = page.waitForRequest("**/guess");
    deal();
    await asked;
    expect(await sentRow(page, first).count()).toBe(1);
    judge();
    await rowOf(page, first).waitFor();
    await guessesLeft(page, "6 guesses left").waitFor();
  });

  test("a round that could not be dealt offline is dealt once back online", async ({ visit, site }) => {
    const page = await visit({ cold: true, provokes: NO_RESOURCE });
    const [first] = site.others;
    await sitDown(page, CLASSIC);
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
    const page = await visit({ cold: true });
    await page.goto(CLASSIC);
    await readyToGuess(page);
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
    const page = await visit({ cold: true, provokes: NO_RESOURCE });
    await page.goto("/");
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
    const page = await visit({ cold: true, provokes: NO_RESOURCE });
    await page.goto("/");
    await page.getByText("where you are now").waitFor({ state: "attached" });
    let refused = 0;
    await page.route("**/assets/screen-*.js", (route) => {
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
    // The page's build is the server's, and there is no round yet.
    await failed.getByText("Deke’s server had a problem.").waitFor();
    expect(await failed.getByText("Your round is safe.").count()).toBe(0);

    // A later build has another script.
    await page.route("**/assets/main-*.js", (route) =>
      route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.reload();
    await failed.getByText("Deke was updated since this page was loaded.").waitFor();
    await page.unroute("**/assets/main-*.js");

    await page.unroute("**/assets/screen-*.js");
    await failed.getByRole("button", { name: "Try again" }).click();
    await guess(page, site.answers[TODAY]);
  });

  test("a dialog that does not load shows an error, and the page keeps working", async ({ visit, site }) => {
    const page = await visit({ cold: true, provokes: NO_RESOURCE });
    const [first] = site.others;
    await sitDown(page, CLASSIC);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    const failed = page.getByRole("dialog", { name: "Settings" });
    await failed.getByText("This part of the rink didn’t load").waitFor();
    await failed.getByText("You’re offline, and this part hasn’t been loaded before. Your round is safe.").waitFor();
    await page.keyboard.press("Escape");
    await page.context().setOffline(false);
    await guess(page, first);
  });
});
