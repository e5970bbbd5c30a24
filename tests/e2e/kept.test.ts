import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
  CLASSIC, UNLIMITED, choose, dialog, ending, figure, guess, guessRows, guessesLeft, readyToGuess, rowOf, sitDown,
} from "./play.ts";
import { NOON, TODAY, TOMORROW } from "./site.ts";
import { test } from "./visit.ts";

/** Past midnight, as both the server and the device of a visitor at {@link NOON} have it. */
const PAST_MIDNIGHT = `${TOMORROW}T00:00:05Z`;

/** Somebody looks at the tab again, as the browser tells it. */
const lookAtAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** Everything the site keeps in this browser. */
const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("deke.")));

describe("a round in progress survives", () => {
  test("a reload, and the page being closed", async ({ visit, site }) => {
    const page = await visit();
    const [first, second] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await page.reload();
    await rowOf(page, first).waitFor();
    await guessesLeft(page, "6 guesses left").waitFor();
    await page.close();

    const back = await page.context().newPage();
    await back.goto(CLASSIC);
    await rowOf(back, first).waitFor();
    await guess(back, second, site.answers[TODAY]);
    await (await ending(back)).getByText("in 3 of 7").waitFor();
  });

  test("another language", async ({ visit, site }) => {
    const page = await visit();
    const [first, second] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await page.getByRole("button", { name: "FR, français" }).click();
    await guessesLeft(page, "6 essais restants").waitFor();
    await rowOf(page, first).waitFor();
    await guess(page, second);
    await guessesLeft(page, "5 essais restants").waitFor();
    await page.getByRole("button", { name: "EN, English" }).click();
    await guessesLeft(page, "5 guesses left").waitFor();
    expect(await guessRows(page).count()).toBe(2);
  });

  test("a device whose clock is a month off", async ({ visit, site }) => {
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
  test("leaves a running round to its own day, and offers the new one", async ({ visit, site, setClock }) => {
    const page = await visit({ deviceClock: NOON });
    const [first] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await setClock(PAST_MIDNIGHT);
    await page.clock.fastForward("12:00:05");
    await lookAtAgain(page);
    await page.getByText("A new day has begun. Finish this round or go to No. 22.").waitFor();
    await guess(page, site.answers[TODAY]);
    const result = await ending(page);
    await result.getByText("Deke #21 Classic 2/7").waitFor();
    await result.getByText("A new day has begun. No. 22 is waiting.").waitFor();

    await result.getByRole("button", { name: "Go" }).click();
    await page.getByText("No. 22", { exact: true }).waitFor();
    await guessesLeft(page, "7 guesses left").waitFor();
    await dialog(page).waitFor({ state: "hidden" });
    await guess(page, site.answers[TOMORROW]);
    await ending(page);
    expect(await figure(page, "Streak")).toBe("2");
  });

  test("finds a tab that was closed over it where it was", async ({ visit, site, setClock }) => {
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
    expect(await guessRows(page).count()).toBe(0);
  });

  test("announces itself as the countdown ends", async ({ visit, site, setClock }) => {
    const page = await visit({ deviceClock: NOON });
    await sitDown(page, CLASSIC);
    await guess(page, site.answers[TODAY]);
    const result = await ending(page);
    await setClock(PAST_MIDNIGHT);
    await page.clock.fastForward("12:00:05");
    await result.getByText("A new day has begun. No. 22 is waiting.").waitFor();
  });
});

describe("two tabs", () => {
  test("share the daily, one guess at a time", async ({ visit, site }) => {
    const left = await visit();
    const [first, second, third, fourth] = site.others;
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
  });

  test("that guess the same player at once pay for him once", async ({ visit, site }) => {
    const left = await visit({ provokes: /status of 409/ });
    const [first] = site.others;
    await sitDown(left, CLASSIC);
    const right = await left.context().newPage();
    await right.goto(CLASSIC);
    await readyToGuess(right);
    await Promise.all([guess(left, first), guess(right, first)]);
    for (const tab of [left, right]) await guessesLeft(tab, "6 guesses left").waitFor();
  });

  test("in Unlimited share a round until one of them takes a new one", async ({ visit, site }) => {
    const left = await visit();
    const [first, second] = site.others;
    await sitDown(left, UNLIMITED);
    const right = await left.context().newPage();
    await right.goto(UNLIMITED);
    await readyToGuess(right);
    await guess(left, first);
    await rowOf(right, first).waitFor();

    await left.getByRole("button", { name: "New Game" }).click();
    await guessesLeft(left, "7 guesses left").waitFor();
    await guess(right, second);
    expect(await guessRows(right).count()).toBe(2);
    await guessesLeft(left, "7 guesses left").waitFor();
    await left.reload();
    await readyToGuess(left);
    await guess(left, second);
    expect(await guessRows(left).count()).toBe(1);
    expect(await guessRows(right).count()).toBe(2);
  });
});

describe("a browser that keeps nothing", () => {
  const withholding = {
    "is full": () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    "forbids it": () => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    },
  };
  for (const [how, withhold] of Object.entries(withholding)) {
    test(`because it ${how} plays on, and says so`, async ({ visit, site }) => {
      const page = await visit();
      await page.addInitScript(withhold);
      await sitDown(page, CLASSIC);
      await page.getByText("This browser keeps nothing for Deke.").waitFor();
      const [first] = site.others;
      await guess(page, first, site.answers[TODAY]);
      await ending(page);
      expect(await figure(page, "Played")).toBe("1");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "FR, français" }).click();
      await page.getByText("Ce navigateur ne garde rien pour Deke.").waitFor();
    });
  }
});

describe("what is kept but broken", () => {
  const broken = ["{broken", "null", "{}", '[{"of":7}]'];

  test("is as good as not kept, whatever stands there", async ({ visit, site }) => {
    const page = await visit();
    await sitDown(page, UNLIMITED);
    await page.getByRole("radio", { name: "Best known" }).press(" ");
    await page.getByRole("button", { name: "Settings" }).click();
    await dialog(page).getByRole("radio", { name: "Light" }).press(" ");
    await dialog(page).getByRole("switch").press(" ");
    await page.goto(CLASSIC);
    await readyToGuess(page);
    await guess(page, site.answers[TODAY]);
    await ending(page);
    const keys = await keptKeys(page);
    expect(keys.sort()).toEqual([
      "deke.contrast", "deke.practice", "deke.results.classic", `deke.round.classic.${TODAY}`, "deke.round.classic.practice",
      "deke.rulesSeen", "deke.theme",
    ]);
    for (const text of broken) {
      await page.evaluate(([names, value]) => {
        for (const name of names) for (const storage of [localStorage, sessionStorage]) storage.setItem(name, value);
      }, [[...keys, "i18nextLng"], text] as const);
      await sitDown(page, CLASSIC);
      await guessesLeft(page, "7 guesses left").waitFor();
    }
    await guess(page, site.answers[TODAY]);
    await ending(page);
    expect(await figure(page, "Played")).toBe("1");
    await page.goto(UNLIMITED);
    await guessesLeft(page, "7 guesses left").waitFor();
  });

  test("a round that was sealed elsewhere can be begun anew", async ({ visit, site }) => {
    const page = await visit({ provokes: /status of 400/ });
    const [first, second] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? "") as { round: string };
      localStorage.setItem(key, JSON.stringify({ ...kept, round: kept.round.replace(/^.{10}/, "AAAAAAAAAA") }));
    }, `deke.round.classic.${TODAY}`);
    await page.reload();
    await rowOf(page, first).waitFor();
    await choose(page, second);
    await page.getByText("This round or link can’t be opened.").waitFor();
    await page.getByRole("button", { name: "Start a new round" }).click();
    await guessesLeft(page, "7 guesses left").waitFor();
    await guess(page, first);
  });

  test("a round whose list of players is no more can be begun anew", async ({ visit, site }) => {
    const page = await visit({ provokes: /status of 404/ });
    const [first] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await page.evaluate((key) => {
      const kept = localStorage.getItem(key) ?? "";
      localStorage.setItem(key, kept.replace(/"league":"\w+"/, '"league":"000000000000"'));
    }, `deke.round.classic.${TODAY}`);
    await page.reload();
    await page.getByRole("button", { name: "Start a new round" }).click();
    await guessesLeft(page, "7 guesses left").waitFor();
    await guess(page, first);
  });
});
