import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { faultsOf } from "./axe.ts";
import { NO_SCRIPT } from "./page-pool.ts";
import {
  CLASSIC,
  choose,
  dialog,
  ending,
  figure,
  guess,
  guessRows,
  guessesLeft,
  holdBack,
  nameField,
  openTab,
  optionOf,
  readyToGuess,
  rowOf,
  sentRow,
  sitDown,
} from "./play.ts";

import { NOON, TODAY, TOMORROW, YESTERDAY, nameOf } from "./site.ts";
import { test } from "./visit.ts";

/** Past midnight for the server and for the device of a visitor at {@link NOON}. */
const PAST_MIDNIGHT = `${TOMORROW}T00:00:05Z`;

const yesterday = (page: Page, number: number) =>
  page.getByRole("button", { name: `Yesterday: who was No. ${number}?` });

const share = (result: Locator) => result.getByRole("button", { name: /^Share/ });

describe("a round in progress survives", () => {
  test("leaving the page while a guess is judged", async ({ visit, site }) => {
    const page = await visit();
    const [first] = site.others;
    await sitDown(page, `${CLASSIC}?day=${YESTERDAY}`);
    const release = await holdBack(page);
    await choose(page, first);
    await sentRow(page, first).waitFor();
    await page.getByRole("navigation").first().getByRole("link", { name: "Leaderboard" }).click();
    await page.getByRole("heading", { level: 1, name: "Leaderboard" }).waitFor();
    await page.goBack();
    await readyToGuess(page);
    release();
    await rowOf(page, first).waitFor();
    await guessesLeft(page, "6 guesses left").waitFor();
  });

  test("a reload, another language, and the page being closed", async ({ visit, site }) => {
    const page = await visit();
    const [first, second] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    // Text typed and not sent is restored, and finds players.
    await nameField(page).fill(nameOf(second));
    await page.reload();
    await rowOf(page, first).waitFor();
    await guessesLeft(page, "6 guesses left").waitFor();
    await optionOf(page, second).waitFor();
    expect(await nameField(page).inputValue()).toBe(nameOf(second));
    await nameField(page).fill("");
    await page.reload();
    await readyToGuess(page);
    expect(await nameField(page).inputValue()).toBe("");

    await page.getByRole("button", { name: "FR, français" }).click();
    await guessesLeft(page, "6 essais restants").waitFor();
    await rowOf(page, first).waitFor();
    await guess(page, second);
    await guessesLeft(page, "5 essais restants").waitFor();
    await page.getByRole("button", { name: "EN, English" }).click();
    await guessesLeft(page, "5 guesses left").waitFor();
    expect(await guessRows(page).count()).toBe(2);
    await page.close();

    const back = await page.context().newPage();
    await back.goto(CLASSIC);
    for (const guessed of [first, second]) await rowOf(back, guessed).waitFor();
    await guess(back, site.answers[TODAY]);
    await (await ending(back)).getByText(/ 3\/7$/).waitFor();
  });

  test("a device clock that is a month off", async ({ visit, site }) => {
    const page = await visit({ deviceClock: "2026-12-20T08:00:00Z" });
    const [first] = site.others;
    await sitDown(page, CLASSIC);
    await page.getByText("No. 21", { exact: true }).waitFor();
    await guess(page, first);
    await page.reload();
    await rowOf(page, first).waitFor();
    await guess(page, site.answers[TODAY]);
    const result = await ending(page);
    expect(await result.getByRole("timer").innerText()).toMatch(/^(11:5\d|12:00)/);
  });
});

describe("midnight", () => {
  test("leaves a round in progress on its own day, and offers the new one in a visible tab", async ({
    visit,
    site,
    setClock,
  }) => {
    const page = await visit({ deviceClock: NOON });
    const [first] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await setClock(PAST_MIDNIGHT);
    await page.clock.fastForward("12:00:05");
    await page.getByText("A new puzzle is out. Finish this round or go to No. 22.").waitFor();
    expect(await yesterday(page, 21).count()).toBe(0);
    await guess(page, site.answers[TODAY]);
    const result = await ending(page);
    await result.getByText("Deke #21 Classic 2/7").waitFor();
    await result.getByText("A new puzzle is out. No. 22 is waiting.").waitFor();
    // It covers no control.
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const next of [result.getByRole("link", { name: /^(Next|Play)/ }), share(result)])
        await next.first().click({ trial: true });
    }
    // The page below a dialog does not show the notice twice.
    expect(await page.getByText("A new puzzle is out.").count()).toBe(1);
    expect(await yesterday(page, 21).count()).toBe(1);
    await openTab(page, "More");
    expect(await yesterday(page, 21).count()).toBe(2);

    await result.getByRole("button", { name: "Go" }).click();
    await page.getByText("No. 22", { exact: true }).waitFor();
    await guessesLeft(page, "7 guesses left").waitFor();
    await dialog(page).waitFor({ state: "hidden" });
    await guess(page, site.answers[TOMORROW]);
    await ending(page);
    await openTab(page, "Stats");
    expect(await figure(page, "Streak")).toBe("2");
  });

  test("keeps the round of a tab that was closed over it", async ({ visit, site, setClock }) => {
    const page = await visit({ deviceClock: NOON });
    const [first] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await page.goto("about:blank");
    await setClock(PAST_MIDNIGHT);
    await page.clock.fastForward("12:00:05");
    await page.goto(CLASSIC);
    await page.getByText("No. 21", { exact: true }).waitFor();
    await rowOf(page, first).waitFor();
    await page.getByRole("button", { name: "Go" }).click();
    await page.getByText("No. 22", { exact: true }).waitFor();
    await readyToGuess(page);
    await expect.poll(() => guessRows(page).count()).toBe(0);

    // Yesterday's answer is not shown to visitors who are still playing it.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await yesterday(page, 21).click();
    await dialog(page).getByText("You’re still playing No. 21. This would give away the answer.").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(asked.filter((path) => path.startsWith("/api/days"))).toEqual([]);
    await dialog(page).getByRole("link", { name: "Continue No. 21" }).click();
    await rowOf(page, first).waitFor();
    expect(await yesterday(page, 21).count()).toBe(0);
    await page.getByRole("button", { name: "Go" }).click();
    await page.getByText("No. 22", { exact: true }).waitFor();
    await yesterday(page, 21).click();
    await dialog(page).getByRole("button", { name: "Show the answer" }).click();
    await dialog(page)
      .getByRole("heading", { name: nameOf(site.answers[TODAY]) })
      .waitFor();
  });

  test("is announced when the countdown ends", async ({ visit, site, setClock }) => {
    const page = await visit({ deviceClock: NOON });
    await sitDown(page, CLASSIC);
    await guess(page, site.answers[TODAY]);
    const result = await ending(page);
    const [home, board] = [await page.context().newPage(), await page.context().newPage()];
    await home.goto("/");
    const boards = home.getByRole("region", { name: "Today’s five" }).getByRole("link");
    await boards.first().getByText("Won in 1").waitFor();
    await board.goto("/leaderboard");
    await board.getByText("Saturday, November 21, 2026").waitFor();
    const recounted = board.waitForResponse(/\/api\/leaderboard/);
    await setClock(PAST_MIDNIGHT);
    await page.clock.fastForward("12:00:05");
    await result.getByText("A new puzzle is out. No. 22 is waiting.").waitFor();
    await boards.first().getByText("Won in 1").waitFor({ state: "detached" });
    await board.getByText("Sunday, November 22, 2026").waitFor();
    await recounted;
  });
});

describe("two tabs", () => {
  test("share the daily, one guess at a time, and count a guess made in both only once", async ({ visit, site }) => {
    const left = await visit({ provokes: /status of 409/ });
    const [first, second, third, fourth, fifth] = site.others;
    await sitDown(left, CLASSIC);
    const right = await left.context().newPage();
    await right.goto(CLASSIC);
    await readyToGuess(right);

    await guess(left, first);
    await rowOf(right, first).waitFor();
    await guess(right, second);
    await rowOf(left, second).waitFor();

    await Promise.all([guess(left, third), guess(right, fourth)]);
    for (const tab of [left, right]) {
      await guessesLeft(tab, "3 guesses left").waitFor();
      expect(await guessRows(tab).count()).toBe(4);
    }

    for (const tab of [left, right]) await nameField(tab).fill(nameOf(fifth));
    // By key: the second tab may find the player guessed already.
    await Promise.all([left, right].map((tab) => nameField(tab).press("Enter")));
    for (const tab of [left, right]) await guessesLeft(tab, "2 guesses left").waitFor();
  });

  test("of a new browser have their first dailies dealt one after the other, so that both are one visitor's", async ({
    visit,
  }) => {
    const left = await visit();
    const right = await left.context().newPage();
    const [asked, answered]: [string[], string[]] = [[], []];
    await left.context().route("**/api/rounds/*", async (route) => {
      asked.push(`${asked.length + 1} asked, ${answered.length} answered`);
      const response = await route.fetch();
      answered.push(route.request().url());
      await route.fulfill({ response });
    });
    // A third tab lets them deal once both are about to.
    const third = await left.context().newPage();
    await third.goto(NO_SCRIPT);
    await third.evaluate(() => {
      const ended = new Promise<void>((end) => addEventListener("end", () => end()));
      void navigator.locks.request("deke deal", () => ended);
    });
    await Promise.all([left.goto(CLASSIC), right.goto("/nhl/career-path-game")]);
    await third.waitForFunction(async () => (await navigator.locks.query()).pending?.length === 2);
    expect(asked).toEqual([]);
    await third.evaluate(() => dispatchEvent(new Event("end")));
    await expect.poll(() => asked).toEqual(["1 asked, 0 answered", "2 asked, 1 answered"]);
  });
});
