import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import {
  CLASSIC,
  LATER,
  UNLIMITED,
  choose,
  ending,
  guess,
  guessRows,
  guessesLeft,
  holdBack,
  isFocused,
  nameField,
  open,
  optionOf,
  press,
  readyToGuess,
  rowOf,
  sentRow,
} from "./play.ts";
import { nameOf, TODAY, YESTERDAY } from "./site.ts";
import { test } from "./visit.ts";

/** Chromium's messages for responses that were lost or refused. */
const LOST = /Failed to load resource|Failed to fetch/;

/** Loses a request before the server has it. */
const loseRequest = (route: Route): Promise<void> => route.abort("connectionfailed");

/** Loses a response of the server. */
async function loseResponse(route: Route): Promise<void> {
  await route.fetch({ maxRetries: 1 });
  await route.abort("connectionfailed");
}

/** Returns the bodies of the moves that a page's context sends, which grow as it plays. */
function collectMoves(page: Page): unknown[] {
  const moves: unknown[] = [];
  page.context().on("request", (request) => {
    if (/\/(guess|hint|give-up)$/.test(request.url())) moves.push(request.postDataJSON());
  });
  return moves;
}

const unsent = (page: Page) => page.getByRole("alert").getByText("Your guess has no verdict yet.");

describe("a move without a response", () => {
  test("is sent again as it was, by a press or after a reload, and shown until judged", async ({ visit, site }) => {
    const [first, second] = site.others;
    const page = await visit({ at: CLASSIC, provokes: LOST });
    await guess(page, first);
    const moves = collectMoves(page);
    const refuse = (route: Route) => route.fulfill({ status: 503, json: { error: "storage-unavailable" } });
    const retry = page.getByRole("button", { name: "Retry" });
    const offline = page.getByRole("alert").getByText("Deke can’t be reached. Your guess has no verdict yet.");
    await page.context().setOffline(true);
    await choose(page, second);
    await offline.waitFor();
    expect(await nameField(page).inputValue()).toBe(nameOf(second));
    await page.context().setOffline(false);
    await page.getByText("You’re back online. Your guess has no verdict yet.").waitFor();
    expect(await offline.count()).toBe(0);
    const away = page.getByRole("alert").getByText("Deke can’t reach its records right now.");
    await page.route("**/guess", refuse, { times: 2 });
    await retry.click();
    await expect.poll(() => moves.length).toBe(2);
    await away.waitFor();
    await page.reload();
    await away.waitFor();
    await retry.waitFor();

    const release = await holdBack(page);
    await page.reload();
    await sentRow(page, second).waitFor();
    await guessesLeft(page, 6);
    release();
    await rowOf(page, second).waitFor();
    await guessesLeft(page, 5);
    await expect.poll(() => nameField(page).inputValue()).toBe("");
    expect(moves).toHaveLength(4);
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(1);
    await page.reload();
    await readyToGuess(page);
    await guess(page, site.others[2]);
    expect(moves).toHaveLength(5);
  });

  test("is shown before the next is judged, and not repeated once the server has refused it", async ({
    visit,
    site,
  }) => {
    const [first, second, third, fourth, fifth] = site.others;
    const page = await visit({ at: CLASSIC, provokes: LOST });
    await guess(page, first);
    await page.route("**/guess", loseResponse, { times: 1 });
    await choose(page, second);
    await unsent(page).waitFor();
    await choose(page, third);
    await page.getByText("This round went on in another tab or on another device.").waitFor();
    await rowOf(page, second).waitFor();
    await guessesLeft(page, 5);
    expect(await nameField(page).inputValue()).toBe(nameOf(third));
    await optionOf(page, third).click();
    await rowOf(page, third).waitFor();

    const refuse = (route: Route) => route.fulfill({ status: 422, json: { error: "unknown-player" } });
    await page.route("**/guess", refuse, { times: 1 });
    await choose(page, fourth);
    await page.getByRole("alert").getByText(/./).first().waitFor();
    const moves = collectMoves(page);
    await page.reload();
    await readyToGuess(page);
    await guess(page, fifth);
    expect(moves).toHaveLength(1);
    expect(await guessRows(page).count()).toBe(4);
  });

  test("is shown when its page was left, and repeated in the archive and in practice, whether or not it was judged", async ({
    visit,
    site,
  }) => {
    const [first, second, third] = site.others;
    const page = await visit({ at: `${CLASSIC}?day=${YESTERDAY}`, provokes: LOST });
    const release = await holdBack(page);
    await choose(page, first);
    await sentRow(page, first).waitFor();
    await page.getByRole("navigation").first().getByRole("link", { name: "Leaderboard" }).click();
    await page.getByRole("heading", { level: 1, name: "Leaderboard" }).waitFor();
    await page.goBack();
    await readyToGuess(page);
    release();
    await rowOf(page, first).waitFor();
    await guessesLeft(page, 6);
    for (const [lose, player, left] of [
      [loseResponse, second, 5],
      [loseRequest, third, 4],
    ] as const) {
      await page.route("**/guess", lose, { times: 1 });
      await choose(page, player);
      await unsent(page).waitFor();
      await page.reload();
      await rowOf(page, player).waitFor();
      await guessesLeft(page, left);
    }
    await open(page, UNLIMITED);
    await guess(page, first);
    await page.route("**/give-up", loseResponse, { times: 1 });
    await press(page, "Give Up");
    await page.getByText("Deke can’t be reached. Check your connection.").waitFor();
    await page.reload();
    await ending(page);
  });

  test("is sent once if two tabs repeat it", async ({ visit, site }) => {
    const left = await visit({ provokes: LOST });
    const right = await left.context().newPage();
    const [first, second] = site.others;
    await open(left, `${CLASSIC}?day=${YESTERDAY}`);
    await guess(left, first);
    await left.route("**/guess", loseRequest, { times: 1 });
    await choose(left, second);
    await unsent(left).waitFor();
    const moves = collectMoves(left);
    const release = await holdBack(right);
    await right.goto(`${CLASSIC}?day=${YESTERDAY}`);
    await expect.poll(() => moves.length).toBe(1);
    await left.getByRole("button", { name: "Retry" }).click();
    await sentRow(left, second).waitFor();
    release();
    for (const tab of [left, right]) {
      await rowOf(tab, second).waitFor();
      await guessesLeft(tab, 5);
    }
    expect(await left.getByRole("alert").getByText(/./).count()).toBe(0);
    // The button is gone: keyboard users are back in the field.
    expect(await isFocused(nameField(left))).toBe(true);
    await guess(left, site.others[2]);
    expect(moves).toHaveLength(2);
    await right.close();
  });

  test("that ends a daily is recorded from any page", async ({ visit, site }) => {
    const answer = site.answers[TODAY];
    const page = await visit({ at: CLASSIC, provokes: LOST });
    await guess(page, site.others[0]);
    await site.setClock(LATER);
    await page.route("**/guess", loseRequest, { times: 1 });
    await choose(page, answer);
    await unsent(page).waitFor();
    await page.goto("/");
    await page.getByRole("main").getByText("Won in 2").waitFor();
    await site.settle();
    const { results } = (await page.evaluate(async () => (await fetch("/api/me")).json())) as { results: unknown };
    expect(results).toEqual([{ game: "classic", of: TODAY, kind: "daily", won: true, guesses: 2, correct: 1 }]);
    await page.goto(CLASSIC);
    await ending(page);
    await rowOf(page, answer).waitFor({ state: "attached" });
  });
});
