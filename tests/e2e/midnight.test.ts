import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { faultsOf } from "./axe.ts";
import { missedOf } from "./layout.ts";
import {
  CLASSIC,
  dialog,
  ending,
  figure,
  guess,
  guessRows,
  guessesLeft,
  openTab,
  readyToGuess,
  requestedPaths,
  rowOf,
} from "./play.ts";
import { NOON, TODAY, TOMORROW } from "./site.ts";
import { test } from "./visit.ts";

/** Past midnight for the server and for the device of a visitor at {@link NOON}. */
const PAST_MIDNIGHT = `${TOMORROW}T00:00:05Z`;

const yesterday = (page: Page, number: number) =>
  page.getByRole("button", { name: `Yesterday: who was No. ${number}?` });

describe("midnight", () => {
  test("leaves a round in progress on its day, and offers the new one in a visible tab", async ({ visit, site }) => {
    const [first] = site.others;
    const page = await visit({ at: CLASSIC, deviceClock: NOON });
    await guess(page, first);
    await site.setClock(PAST_MIDNIGHT);
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
      expect(await missedOf(page)).toEqual([]);
    }
    // The page below a dialog does not show the notice twice.
    expect(await page.getByText("A new puzzle is out.").count()).toBe(1);
    expect(await yesterday(page, 21).count()).toBe(1);
    await openTab(page, "More");
    expect(await yesterday(page, 21).count()).toBe(2);

    await result.getByRole("button", { name: "Go" }).click();
    await page.getByText("No. 22", { exact: true }).waitFor();
    await guessesLeft(page, 7);
    await dialog(page).waitFor({ state: "hidden" });
    await guess(page, site.answers[TOMORROW]);
    await ending(page);
    await openTab(page, "Stats");
    expect(await figure(page, "Streak")).toBe("2");
  });

  test("keeps the round of a tab that was closed over it", async ({ visit, site }) => {
    const [first] = site.others;
    const page = await visit({ at: CLASSIC, deviceClock: NOON });
    await guess(page, first);
    await page.goto("about:blank");
    await site.setClock(PAST_MIDNIGHT);
    await page.clock.fastForward("12:00:05");
    await page.goto(CLASSIC);
    await page.getByText("No. 21", { exact: true }).waitFor();
    await rowOf(page, first).waitFor();
    await page.getByRole("button", { name: "Go" }).click();
    await page.getByText("No. 22", { exact: true }).waitFor();
    await readyToGuess(page);
    await expect.poll(() => guessRows(page).count()).toBe(0);

    // Yesterday's answer is not shown to visitors who are still playing it.
    const asked = requestedPaths(page);
    await yesterday(page, 21).click();
    await dialog(page).getByText("You’re still playing No. 21. This would give away the answer.").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(asked.filter((path) => path.startsWith("/api/days"))).toEqual([]);
  });

  test("is announced when the countdown ends", async ({ visit, site }) => {
    const page = await visit({ at: CLASSIC, deviceClock: NOON });
    await guess(page, site.answers[TODAY]);
    const result = await ending(page);
    const [home, board] = [await page.context().newPage(), await page.context().newPage()];
    await home.goto("/");
    const boards = home.getByRole("region", { name: "Today’s five" }).getByRole("link");
    await boards.first().getByText("Won in 1").waitFor();
    await board.goto("/leaderboard");
    await board.getByText("Saturday, November 21, 2026").waitFor();
    const recounted = board.waitForResponse(/\/api\/leaderboard/);
    await site.setClock(PAST_MIDNIGHT);
    await page.clock.fastForward("12:00:05");
    await result.getByText("A new puzzle is out. No. 22 is waiting.").waitFor();
    await boards.first().getByText("Won in 1").waitFor({ state: "detached" });
    await board.getByText("Sunday, November 22, 2026").waitFor();
    await recounted;
  });
});
