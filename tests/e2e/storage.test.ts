import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CLASSIC, UNLIMITED, choose, ending, figure, guess, guessesLeft, open, openTab, rowOf } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

test("a browser that forbids storage and locks plays on, and says so", async ({ visit, site }) => {
  const page = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
    navigator.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  });
  await open(page, CLASSIC);
  await page.getByText("Reload or close this page and your round may be gone, and your stats too.").waitFor();
  const [first] = site.others;
  await guess(page, first);
  await site.settle();
  await page.reload();
  // Cookies still work, and the server has the round's moves.
  await guessesLeft(page, 6);
  await rowOf(page, first).waitFor();
  // Only new guesses are announced.
  expect(await page.locator("main p[role=status].vh").textContent()).toBe("");
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
  const [first, second] = site.others;
  const page = await visit({ at: CLASSIC });
  await guess(page, first);
  const cookies = await page.context().cookies();
  await page.evaluate(() => fetch("/api/me", { method: "DELETE" }));
  await page.context().addCookies(cookies);
  await site.settle();
  await page.reload();
  const replaced = page.getByText("You’re now playing as someone new.");
  await replaced.waitFor();
  await guessesLeft(page, 7);
  await guess(page, second);
  await page.reload();
  await rowOf(page, second).waitFor();
  await guessesLeft(page, 6);
  expect(await replaced.count()).toBe(0);
});

/** Changes a stored round and reloads the page. Returns what is stored then. */
async function change(page: Page, slot: string, pattern: RegExp, replacement: string): Promise<string> {
  const key = `deke.round.classic.${slot}`;
  const stored = await page.evaluate((of) => sessionStorage.getItem(of) ?? localStorage.getItem(of) ?? "", key);
  const changed = stored.replace(pattern, replacement);
  expect(changed).not.toBe(stored);
  await page.evaluate(([of, text]) => [sessionStorage, localStorage].forEach((storage) => storage.setItem(of, text)), [
    key,
    changed,
  ] as const);
  await page.reload();
  return changed;
}

test("an invalid daily is restored from the server, invalid practice kept until the visitor starts over", async ({
  visit,
  site,
}) => {
  const [GUESS, UNKNOWN] = [/"guess":\d+/, '"guess":1'];
  const [first, second] = site.others;
  const page = await visit({ at: CLASSIC, provokes: /status of 400|no player has the id 1/ });
  await guess(page, first);
  await change(page, TODAY, /"round":".{10}/, '"round":"AAAAAAAAAA');
  await rowOf(page, first).waitFor();
  await choose(page, second);
  await page.getByText("We can’t open this round or link.").waitFor();
  await site.settle();
  await page.getByRole("button", { name: "Start a new round" }).click();
  await guessesLeft(page, 6);
  await rowOf(page, first).waitFor();

  await change(page, TODAY, GUESS, UNKNOWN);
  await guessesLeft(page, 6);
  await rowOf(page, first).waitFor();

  await open(page, UNLIMITED);
  await guess(page, first);
  const stored = await change(page, "practice", GUESS, UNKNOWN);
  const failed = page.getByText("We can’t open this round or link.");
  await failed.waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await failed.waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("deke.round.classic.practice"))).toBe(stored);
  await page.getByRole("button", { name: "Start a new round" }).click();
  await guessesLeft(page, 7);
});
