import { describe, expect } from "vitest";
import { CLASSIC, UNLIMITED, choose, ending, figure, guess, guessesLeft, openTab, rowOf, sitDown } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

test("a browser that forbids storage plays on, and says so", async ({ visit, site }) => {
  const page = await visit();
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    }),
  );
  await sitDown(page, CLASSIC);
  await page.getByText("Reload or close this page and your round may be gone, and your stats too.").waitFor();
  const [first] = site.others;
  await guess(page, first);
  await site.settle();
  await page.reload();
  // Cookies still work, and the server has the round's moves.
  await guessesLeft(page, "6 guesses left").waitFor();
  await rowOf(page, first).waitFor();
  await guess(page, site.answers[TODAY]);
  await ending(page);
  await openTab(page, "Stats");
  expect(await figure(page, "Played")).toBe("1");
  await page.goto("/fr/me");
  await page
    .getByText("Si vous rechargez ou fermez la page, votre partie pourrait disparaître, et vos statistiques aussi.")
    .waitFor();
});

test("a browser whose visitor was deleted begins as a new one", async ({ visit, site }) => {
  const page = await visit();
  const [first, second] = site.others;
  await sitDown(page, CLASSIC);
  await guess(page, first);
  const cookies = await page.context().cookies();
  await page.evaluate(() => fetch("/api/me", { method: "DELETE" }));
  await page.context().addCookies(cookies);
  await site.settle();
  await page.reload();
  const replaced = page.getByText("You’re now playing as someone new.");
  await replaced.waitFor();
  await guessesLeft(page, "7 guesses left").waitFor();
  await guess(page, second);
  await page.reload();
  await rowOf(page, second).waitFor();
  await guessesLeft(page, "6 guesses left").waitFor();
  expect(await replaced.count()).toBe(0);
});

describe("invalid stored data", () => {
  test("a round with an invalid token is restored from the server", async ({ visit, site }) => {
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
    await page.getByText("We can’t open this round or link.").waitFor();
    await site.settle();
    await page.getByRole("button", { name: "Start a new round" }).click();
    await guessesLeft(page, "6 guesses left").waitFor();
    await rowOf(page, first).waitFor();
  });

  const UNKNOWN_PLAYER = /no player has the id 1/;

  test("a round that names an unknown player is replaced by the server's", async ({ visit, site }) => {
    const page = await visit({ provokes: UNKNOWN_PLAYER });
    const [first] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first);
    await page.evaluate((key) => {
      const kept = localStorage.getItem(key) ?? "";
      localStorage.setItem(key, kept.replace(/"guess":\d+/, '"guess":1'));
    }, `deke.round.classic.${TODAY}`);
    await page.reload();
    await site.settle();
    await guessesLeft(page, "6 guesses left").waitFor();
    await rowOf(page, first).waitFor();
  });

  test("a round that cannot be shown is kept until the visitor starts over", async ({ visit, site }) => {
    const page = await visit({ provokes: UNKNOWN_PLAYER });
    await sitDown(page, UNLIMITED);
    await guess(page, site.others[0]);
    const key = "deke.round.classic.practice";
    const stored = await page.evaluate((of) => {
      const changed = (sessionStorage.getItem(of) ?? "").replace(/"guess":\d+/, '"guess":1');
      for (const storage of [sessionStorage, localStorage]) storage.setItem(of, changed);
      return changed;
    }, key);
    await page.reload();
    const failed = page.getByText("We can’t open this round or link.");
    await failed.waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await failed.waitFor();
    expect(await page.evaluate((of) => sessionStorage.getItem(of), key)).toBe(stored);
    await page.getByRole("button", { name: "Start a new round" }).click();
    await guessesLeft(page, "7 guesses left").waitFor();
  });
});
