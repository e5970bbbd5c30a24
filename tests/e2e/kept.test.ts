import { describe, expect } from "vitest";
import { NO_SCRIPT } from "./page-pool.ts";
import {
  CLASSIC,
  ending,
  guess,
  guessRows,
  guessesLeft,
  nameField,
  open,
  optionOf,
  readyToGuess,
  rowOf,
} from "./play.ts";
import { TODAY, nameOf } from "./site.ts";
import { test } from "./visit.ts";

test("a round in progress survives a reload, another language, a closed page, and a device clock that is a month off", async ({
  visit,
  site,
}) => {
  const [first, second] = site.others;
  const page = await visit({ at: CLASSIC, deviceClock: "2026-12-20T08:00:00Z" });
  await page.getByText("No. 21", { exact: true }).waitFor();
  await guess(page, first);
  // Text typed and not sent is restored, and finds players.
  await nameField(page).fill(nameOf(second));
  await page.reload();
  await rowOf(page, first).waitFor();
  await guessesLeft(page, 6);
  await optionOf(page, second).waitFor();
  expect(await nameField(page).inputValue()).toBe(nameOf(second));
  await nameField(page).fill("");
  await page.reload();
  await readyToGuess(page);
  expect(await nameField(page).inputValue()).toBe("");

  await page.getByRole("button", { name: "FR, français" }).click();
  await page.getByText("6 essais restants", { exact: true }).waitFor();
  await rowOf(page, first).waitFor();
  await guess(page, second);
  await guessesLeft(page, 5);
  await page.getByRole("button", { name: "EN, English" }).click();
  await page.getByText("5 guesses left", { exact: true }).waitFor();
  expect(await guessRows(page).count()).toBe(2);
  await page.close();

  const back = await page.context().newPage();
  await back.goto(CLASSIC);
  for (const guessed of [first, second]) await rowOf(back, guessed).waitFor();
  await guess(back, site.answers[TODAY]);
  const result = await ending(back);
  await result.getByText(/ 3\/7$/).waitFor();
  expect(await result.getByRole("timer").innerText()).toMatch(/^(11:5\d|12:00)/);
});

describe("two tabs", () => {
  test("share the daily, one guess at a time, and count a guess made in both only once", async ({ visit, site }) => {
    const [first, second, third, fourth, fifth] = site.others;
    const left = await visit({ at: CLASSIC, provokes: /status of 409/ });
    const right = await left.context().newPage();
    await open(right, CLASSIC);

    await guess(left, first);
    await rowOf(right, first).waitFor();
    await guess(right, second);
    await rowOf(left, second).waitFor();

    await Promise.all([guess(left, third), guess(right, fourth)]);
    for (const tab of [left, right]) {
      await guessesLeft(tab, 3);
      expect(await guessRows(tab).count()).toBe(4);
    }

    for (const tab of [left, right]) await nameField(tab).fill(nameOf(fifth));
    // By key: the second tab may find the player guessed already.
    await Promise.all([left, right].map((tab) => nameField(tab).press("Enter")));
    for (const tab of [left, right]) await guessesLeft(tab, 2);
  });

  test("of a new browser have their first dailies dealt in turn, to one visitor", async ({ visit }) => {
    const left = await visit();
    const right = await left.context().newPage();
    const [asked, answered]: [string[], string[]] = [[], []];
    await left.context().route("**/api/rounds/*", async (route) => {
      asked.push(`${asked.length + 1} asked, ${answered.length} answered`);
      // A kept connection may have been closed meanwhile.
      const response = await route.fetch({ maxRetries: 1 });
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
