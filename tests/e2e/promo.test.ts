import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { nameOf, TODAY, YESTERDAY } from "./site.ts";
import { faultsAtAnyWidth } from "./axe.ts";
import { test } from "./visit.ts";

const PROMO = "/nhl/tiktok-promo";

const stage = (page: Page) => page.getByRole("img", { name: /^Yesterday’s Classic played back\./ });

describe("the stage", () => {
  test("plays yesterday's Classic back, and names nobody of today", async ({ visit, site }) => {
    const page = await visit();
    const answers: string[] = [];
    page.on("response", async (response) => {
      if (/\/api\/(days|today)/.test(response.url())) answers.push(await response.text().catch(() => ""));
    });
    await page.goto(PROMO);
    await stage(page).waitFor();
    expect(await stage(page).getAttribute("aria-label")).toContain(`It was ${nameOf(site.answers[YESTERDAY])}.`);
    await page.getByText("Classic No. 20").waitFor();
    expect(answers.join()).not.toContain(String(site.answers[TODAY].id));
    await page.getByRole("link", { name: "Play today’s puzzle" }).click();
    await page.waitForURL("**/nhl/daily-guessing-game");
  });

  test("stands still at the answer for whoever wants no motion", async ({ visit, site }) => {
    const page = await visit();
    await page.goto(PROMO);
    await page.getByText("Today’s player is waiting.").waitFor();
    await page.getByText(site.answers[YESTERDAY].last).first().waitFor();
    expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
  });

  test("goes from the question over the guesses to the answer and round again, and can be paused", async ({ visit, site }) => {
    const page = await visit({ reducedMotion: "no-preference", deviceClock: `${TODAY}T12:00:00Z` });
    await page.goto(PROMO);
    const question = page.getByText("Who was it?");
    const answer = page.getByText("Today’s player is waiting.");
    await question.waitFor();
    expect(await stage(page).locator("ol > li").count()).toBe(0);
    const last = stage(page).locator("ol > li").filter({ hasText: nameOf(site.answers[YESTERDAY]) });
    for (let second = 0; second < 20 && !(await last.isVisible()); second++) await page.clock.runFor(1000);
    await last.waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(30_000);
    expect(await last.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.clock.runFor(2500);
    await answer.waitFor();
    await page.clock.runFor(5500);
    await question.waitFor();
  });

  test("tells how many missed him, once enough have played", async ({ visit }) => {
    const page = await visit();
    await page.route("**/outcomes", (route) => route.fulfill({ json: { wins: [0, 0, 1, 1, 1, 0, 0], lost: 9, hasOwn: false } }));
    await page.goto(PROMO);
    await page.getByText("75% missed him.").waitFor();
  });

  test("is 9 to 16, and keeps clear of what phones lay over it", async ({ visit }) => {
    const page = await visit();
    await page.goto(`${PROMO}?film`);
    await page.getByText("Today’s player is waiting.").waitFor();
    for (const viewport of [{ width: 540, height: 960 }, { width: 1280, height: 800 }, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport);
      const [frame, play] = [await stage(page).locator("xpath=..").boundingBox(), await stage(page).boundingBox()];
      if (frame === null || play === null) throw new Error("no stage");
      expect(frame.width / frame.height).toBeCloseTo(9 / 16, 2);
      expect(play.y - frame.y).toBeGreaterThan(frame.height * 0.1);
      expect(frame.y + frame.height - play.y - play.height).toBeGreaterThan(frame.height * 0.18);
      expect(frame.x + frame.width - play.x - play.width).toBeGreaterThan(frame.width * 0.12);
    }
  });
});

describe("the clean view", () => {
  test("has nothing to press, and ends with Esc", async ({ visit }) => {
    const page = await visit();
    await page.goto(PROMO);
    await page.getByRole("button", { name: "Film it" }).click();
    const film = page.getByRole("dialog");
    await film.getByText("Today’s player is waiting.").waitFor();
    expect(await film.locator("a, button").count()).toBe(0);
    expect(new URL(page.url()).search).toBe("?film");
    await page.keyboard.press("Escape");
    await film.waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toBe("");
    expect(await page.getByRole("button", { name: "Film it" }).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("has an address of its own, and ends with a click", async ({ visit }) => {
    const page = await visit();
    await page.goto(`${PROMO}?film`);
    await page.getByRole("dialog").click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Film it" }).waitFor();
  });
});

test("on the first day there is nothing to play back yet, and the page says so", async ({ visit, setClock }) => {
  await setClock("2026-11-01T12:00:00Z");
  const page = await visit();
  await page.goto(PROMO);
  await page.getByText("The first player is on the ice today").waitFor();
  await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
});

test("a playback that does not come can be asked for again", async ({ visit }) => {
  const page = await visit({ provokes: /status of 500/ });
  await page.route("**/api/days/**", (route) => route.fulfill({ status: 500, json: { error: "internal" } }));
  await page.goto(PROMO);
  await page.getByText("Oops! Something went wrong. Please try again.").waitFor();
  await page.unroute("**/api/days/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await stage(page).waitFor();
});

describe("the page", () => {
  for (const locale of ["en-CA", "fr-CA"]) {
    for (const path of [PROMO, `${PROMO}?film`]) {
      test(`${path} is sound from 320 to 1440 px, in the dark and in the light, in ${locale}`, async ({ visit }) => {
        const page = await visit({ locale });
        await page.goto(path);
        await page.getByText(locale === "fr-CA" ? "Le joueur du jour vous attend." : "Today’s player is waiting.").waitFor();
        expect(await faultsAtAnyWidth(page)).toEqual([]);
      });
    }
  }
});
