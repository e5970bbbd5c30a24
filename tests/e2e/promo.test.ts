import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { outOfView } from "./in-view.ts";
import { TODAY, YESTERDAY } from "./site.ts";
import { isFocused, requestedPaths } from "./play.ts";
import { test } from "./visit.ts";

const PROMO = "/nhl/tiktok-promo";

/** Phones in portrait and landscape, and a desktop. */
const SIZES = [
  [390, 664],
  [320, 568],
  [844, 390],
  [1280, 800],
] as const;

/** Tests have no picture service: yesterday was a Sweater Reveal. */
const stage = (page: Page) =>
  page.getByRole("img", { name: /^(Yesterday’s sweater, telling more|Le chandail d’hier)/ });

/** Returns the drawing on the stage, which is decorative. */
const hung = (page: Page) => page.locator("main div:has(> svg[viewBox='-100 -50 620 520'])");

/**
 * Stops the device's clock when the loop begins with its question, which then stays visible however slow the machine
 * is.
 */
async function pauseAtQuestion(page: Page, question: Locator): Promise<void> {
  await hung(page).waitFor();
  await page.clock.pauseAt(`${TODAY}T13:00:00Z`);
  // Continues to the answer, which alone hides the question; the loop begins again after it.
  while (await question.isVisible()) await page.clock.runFor(500);
  while (!(await question.isVisible())) await page.clock.runFor(100);
}

describe("the stage", () => {
  test("shows the stages up to the answer and begins again, can be paused, and requests nothing of today", async ({
    visit,
  }) => {
    const page = await visit({ reducedMotion: "no-preference", deviceClock: `${TODAY}T12:00:00Z` });
    const asked = requestedPaths(page);
    await page.goto(PROMO);
    const question = page.getByText("Who was it?");
    await pauseAtQuestion(page, question);
    // On one line below the sweater.
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const [asked, sweater] = [await question.boundingBox(), await hung(page).boundingBox()];
      if (asked === null || sweater === null) throw new Error("nothing asked");
      expect(asked.y).toBeGreaterThanOrEqual(sweater.y + sweater.height);
      const size = await question.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
      expect(asked.height).toBeLessThan(1.5 * size);
      expect(await question.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
    }
    const told = () => hung(page).innerHTML();
    const seen = [await told()];
    await page.clock.runFor(2500);
    seen.push(await told());
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(30_000);
    expect(await told()).toBe(seen.at(-1));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    while (seen.length < SWEATER_STAGES.length) {
      await page.clock.runFor(1600);
      seen.push(await told());
    }
    expect(seen.map((drawing) => /Born in the/.test(drawing))).toEqual(seen.map(() => true));
    expect(seen.map((drawing) => /East|West/.test(drawing))).toEqual([false, false, false, true, true, true]);
    expect(new Set(seen).size).toBeGreaterThanOrEqual(5);
    await page.clock.runFor(1600);
    await page.getByText("It was", { exact: true }).waitFor();
    await page.clock.runFor(5500);
    await question.waitFor();
    expect(asked.filter((path) => path.startsWith("/api/days/"))).toEqual([
      `/api/days/${YESTERDAY}/face`,
      `/api/days/${YESTERDAY}/face/outcomes`,
    ]);
  });
});

test("Play is on the first screen; the clean view has only the stage and the cookie bar, until Esc", async ({
  visit,
}) => {
  const page = await visit({ at: PROMO, phone: true, locale: "fr-CA" });
  const play = page.getByRole("main").getByRole("link", { name: "Jouer la partie du jour" });
  const bar = page.getByRole("region", { name: "Consentement aux témoins" });
  await bar.waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await outOfView(page, { play, bar })).toEqual([]);
  }
  const opener = page.getByRole("button", { name: "Filmer" });
  await opener.click();
  const film = page.getByRole("dialog");
  await film.getByText("Le joueur du jour vous attend.").waitFor();
  const barInFilm = film.locator(bar);
  await barInFilm.waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [frame, asked] = [await stage(page).locator("xpath=..").boundingBox(), await barInFilm.boundingBox()];
    if (frame === null || asked === null) throw new Error("no stage, or nothing asked");
    expect(frame.y + frame.height).toBeLessThanOrEqual(asked.y + 0.5);
    expect(asked.y + asked.height).toBeCloseTo(height, 0);
  }
  await barInFilm.getByRole("button", { name: "Tout refuser" }).click();
  await barInFilm.waitFor({ state: "detached" });
  expect(await film.locator("a, button").count()).toBe(0);
  expect(new URL(page.url()).search).toBe("?film");
  await page.keyboard.press("Escape");
  await film.waitFor({ state: "hidden" });
  expect(new URL(page.url()).search).toBe("");
  expect(await isFocused(opener)).toBe(true);
});
