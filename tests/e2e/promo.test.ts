import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findCandidate } from "#rules/league/rostered-players";
import { STAGE_COLUMNS } from "#rules/face/stages";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { photograph } from "../worker/picture-service.ts";
import { nameOf, TODAY, YESTERDAY, type Site } from "./site.ts";
import { faultsAtAnyWidth, faultsOf } from "./axe.ts";
import { closeRules, guessesLeft, readyToGuess } from "./play.ts";
import { test } from "./visit.ts";

const PROMO = "/nhl/tiktok-promo";

/** Tests have no picture service: yesterday was a Sweater Reveal. */
const stage = (page: Page) => page.getByRole("img", { name: /^Yesterday’s sweater, telling more/ });

/** Returns the answer of a dealt day. */
async function faceOf(site: Site, day: string) {
  const { DB } = site;
  const secret = await DB.prepare("SELECT secret FROM puzzles WHERE game = 'face' AND day = ?")
    .bind(day)
    .first<string>("secret");
  return findCandidate(site.facts, Number(secret));
}

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

/** Returns whether the question is on one line below the sweater. */
async function coversNothing(page: Page, question: Locator): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const [asked, sweater] = [await question.boundingBox(), await hung(page).boundingBox()];
    if (asked === null || sweater === null) throw new Error("nothing asked");
    expect(asked.y).toBeGreaterThanOrEqual(sweater.y + sweater.height);
    const size = await question.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(asked.height).toBeLessThan(1.5 * size);
    expect(await question.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
  }
}

describe("the stage", () => {
  test("shows yesterday's face, and requests nothing of today", async ({ visit, site }) => {
    const page = await visit();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(PROMO);
    await stage(page).waitFor();
    expect(await stage(page).getAttribute("aria-label")).toContain(`It was ${nameOf(await faceOf(site, YESTERDAY))}.`);
    await page.getByText("Sweater Reveal No. 20").waitFor();
    expect(asked.filter((path) => path.startsWith("/api/days/"))).toEqual([
      `/api/days/${YESTERDAY}/face`,
      `/api/days/${YESTERDAY}/face/outcomes`,
    ]);
    await page.getByRole("link", { name: "Play today’s puzzle" }).click();
    await page.waitForURL("**/nhl/face-reveal-game");
  });

  test("has its question in one line in French too", async ({ visit }) => {
    const page = await visit({ locale: "fr-CA", reducedMotion: "no-preference", deviceClock: `${TODAY}T12:00:00Z` });
    await page.goto(PROMO);
    const question = page.getByText("Qui était-ce?");
    await pauseAtQuestion(page, question);
    await coversNothing(page, question);
  });

  test("shows a photograph in ever more pixels, and then itself", async ({ visit }) => {
    const page = await visit({ reducedMotion: "no-preference", deviceClock: `${TODAY}T12:00:00Z` });
    await page.route("**/api/days/*/face", async (route) => {
      const response = await route.fetch();
      const { answer, ...day } = (await response.json()) as { answer: { player: number } };
      const picture = Buffer.from(photograph(answer.player)).toString("base64");
      await route.fulfill({ response, json: { ...day, answer: { player: answer.player, picture } } });
    });
    await page.goto(PROMO);
    await page.getByText("Face Reveal No. 20").waitFor();
    const face = page.locator("main [aria-hidden] > :is(canvas, img)");
    const seen: (number | string)[] = [];
    while (!seen.includes("photo")) {
      const shown = await face.evaluate((one) => (one instanceof HTMLCanvasElement ? one.width : "photo"));
      if (seen.at(-1) !== shown) seen.push(shown);
      await page.clock.runFor(500);
    }
    expect(seen).toEqual([...STAGE_COLUMNS, "photo"].slice(-seen.length));
    expect(seen.length).toBeGreaterThan(3);
  });

  test("asks for confirmation if the visitor still plays that face", async ({ visit, setClock }) => {
    const page = await visit();
    await setClock(`${YESTERDAY}T12:00:00Z`);
    await page.goto("/nhl/face-reveal-game");
    await closeRules(page);
    await readyToGuess(page);
    await page.getByRole("button", { name: /^Skip / }).click();
    await guessesLeft(page, "5 guesses left").waitFor();
    await setClock(`${TODAY}T12:00:00Z`);
    await page.goto(PROMO);
    await page.getByText("You’re still playing No. 20. This would give away the answer.").waitFor();
    expect(await stage(page).count()).toBe(0);
    expect(await faultsAtAnyWidth(page)).toEqual([]);
    expect(await page.getByRole("link", { name: "Continue No. 20" }).getAttribute("href")).toBe(
      `/nhl/face-reveal-game?day=${YESTERDAY}`,
    );
    const show = page.getByRole("button", { name: "Show the answer" });
    // The stage is dark in both themes.
    const coloursIn = async (colorScheme: "dark" | "light") => {
      await page.emulateMedia({ colorScheme });
      return show.evaluate((button) => [
        getComputedStyle(button).color,
        getComputedStyle(button, "::before").backgroundColor,
      ]);
    };
    expect(await coloursIn("light")).toEqual(await coloursIn("dark"));
    await show.click();
    await stage(page).waitFor();
  });

  test("stays at the answer with reduced motion", async ({ visit, site }) => {
    const page = await visit();
    await page.goto(PROMO);
    await page.getByText("Today’s player is waiting.").waitFor();
    await page
      .getByText((await faceOf(site, YESTERDAY)).last)
      .first()
      .waitFor();
    expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
  });

  test("shows the stages up to the answer and begins again, and can be paused", async ({ visit }) => {
    const page = await visit({ reducedMotion: "no-preference", deviceClock: `${TODAY}T12:00:00Z` });
    await page.goto(PROMO);
    const question = page.getByText("Who was it?");
    await pauseAtQuestion(page, question);
    await coversNothing(page, question);
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
  });

  test("shows how many visitors missed the answer, if enough have played", async ({ visit }) => {
    const page = await visit();
    await page.route("**/outcomes", (route) =>
      route.fulfill({ json: { distribution: [0, 0, 1, 1, 1, 0], lost: 9, counted: 0 } }),
    );
    await page.goto(PROMO);
    await page.getByText("75% missed him.").waitFor();
    await page.getByRole("button", { name: "Yesterday’s answer and how you compare" }).click();
    const compared = page.getByRole("dialog", { name: "Yesterday’s face" });
    await compared.getByText("Found by 25% of players. Average guesses: 4.").waitFor();
    await compared.getByRole("img", { name: /^All players: / }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test("is 9:16, and keeps clear of the controls of phone apps", async ({ visit }) => {
    const page = await visit();
    await page.goto(`${PROMO}?film`);
    await page.getByText("Today’s player is waiting.").waitFor();
    for (const viewport of [
      { width: 540, height: 960 },
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
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
  test("asks for consent below the stage, then has no controls, and ends with Esc", async ({ visit }) => {
    const page = await visit();
    await page.goto(PROMO);
    await page.getByRole("button", { name: "Film it" }).click();
    const film = page.getByRole("dialog");
    await film.getByText("Today’s player is waiting.").waitFor();
    const bar = film.getByRole("region", { name: "Cookie consent" });
    await bar.waitFor();
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      const [frame, asked] = [await stage(page).locator("xpath=..").boundingBox(), await bar.boundingBox()];
      if (frame === null || asked === null) throw new Error("no stage, or nothing asked");
      expect(frame.y + frame.height).toBeLessThanOrEqual(asked.y + 0.5);
      expect(asked.y + asked.height).toBeCloseTo(viewport.height, 0);
    }
    await bar.getByRole("button", { name: "Reject All" }).click();
    await bar.waitFor({ state: "detached" });
    expect(await film.locator("a, button").count()).toBe(0);
    expect(new URL(page.url()).search).toBe("?film");
    await page.keyboard.press("Escape");
    await film.waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toBe("");
    expect(
      await page.getByRole("button", { name: "Film it" }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  test("has its own address, and ends with a click", async ({ visit }) => {
    const page = await visit();
    await page.goto(`${PROMO}?film`);
    await page.getByRole("dialog").click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Film it" }).waitFor();
  });
});

test("on the first day there is no face to show yet, and the page says so", async ({ visit, setClock }) => {
  await setClock("2026-11-01T12:00:00Z");
  const page = await visit();
  await page.goto(PROMO);
  await page.getByText("The first player is on the ice today").waitFor();
  await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
});

test("a day without rounds has no answer, and can be played", async ({ visit, setClock }) => {
  // No request has come since the tests' day: the day before this one is not dealt.
  await setClock("2026-12-05T12:00:00Z");
  const page = await visit({ provokes: /status of 404/ });
  await page.goto(PROMO);
  const text = "Nobody has played this puzzle yet, so there is no answer to show.";
  await page.getByText(text).waitFor();
  expect(await faultsAtAnyWidth(page)).toEqual([]);
  await page.goto("/nhl/face-reveal-game");
  await closeRules(page);
  await page.getByRole("button", { name: /No\. 34/ }).click();
  const dialog = page.getByRole("dialog", { name: "Yesterday’s face" });
  await dialog.getByText(text).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Play No. 34" }).click();
  await readyToGuess(page);
  await page.goto(PROMO);
  await page.getByText("Sweater Reveal No. 34").waitFor();
});

test("a face that fails to load can be retried", async ({ visit }) => {
  const page = await visit({ provokes: /status of 500/ });
  await page.route("**/api/days/**", (route) => route.fulfill({ status: 500, json: { error: "internal" } }));
  await page.goto(PROMO);
  await page.getByText("Deke’s server had a problem. Please try again.").waitFor();
  await page.unroute("**/api/days/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await stage(page).waitFor();
});

// In French, whose texts are longer; screens.test.ts checks English as well.
test("the page and its clean view pass axe and layout checks from 320 to 1440 px, dark and light", async ({
  visit,
}) => {
  const page = await visit({ locale: "fr-CA" });
  for (const path of [PROMO, `${PROMO}?film`]) {
    await page.goto(path);
    await page.getByText("Le joueur du jour vous attend.").waitFor();
    expect(await faultsAtAnyWidth(page), path).toEqual([]);
  }
});
