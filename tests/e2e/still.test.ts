import type { Page } from "playwright-core";
import { expect } from "vitest";
import { watchShifts, shiftsOn } from "./shifts.ts";
import { CLASSIC, guess, readyToGuess } from "./play.ts";
import { waitUntilLoaded } from "./crawl.ts";
import { test } from "./visit.ts";

/** Maximum cumulative layout shift: a tenth of the usual limit. */
const MOST = 0.01;

const LATE_MS = 400;

/** Pages of a first visit. */
const PAGES = [
  "/",
  "/nhl/daily-guessing-game",
  "/nhl/unlimited-guessing-game?challenge=broken",
  "/nhl/roster-mystery-game",
  "/fr/nhl/face-reveal-game?day=2026-11-10",
  "/nhl/career-path-game",
  "/fr/nhl/career-path-game?practice",
  "/nhl/immaculate-grid?day=2029-01-01",
  "/fr/nhl/legends-game?day=2026-11-08",
  "/nhl/random-player-generator",
  "/players/8448208-jaromir-jagr",
  "/fr/players/letter/m/2",
  "/fr/leaderboard?period=week&game=all",
  "/hockey-insights/what-a-draft-pick-is-worth",
];

/** Pages with another layout on wide screens. */
const WIDE = [
  "/",
  "/nhl/daily-guessing-game",
  "/nhl/tiktok-promo",
  "/leaderboard",
  "/friends",
  "/players",
  "/players/8448208-jaromir-jagr",
];

/** Pages of a returning visitor with a round in progress. */
const RETURNS = ["/", "/nhl/daily-guessing-game", "/nhl/career-path-game", "/leaderboard"];

/** Tabs opened at the same time. */
const TABS = 4;

/**
 * Delays every response, and fonts forever: shifts by fonts are tested elsewhere. Delayed by the browser, because
 * intercepted responses are not cached.
 */
async function keepWaiting(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await session.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
}

async function lookAt(first: Page, paths: readonly string[], latency = 0): Promise<Record<string, readonly string[]>> {
  const restless: Record<string, readonly string[]> = {};
  const left = [...paths];
  const open = async (page: Page) => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await page.goto(path, { waitUntil: "networkidle" });
      await waitUntilLoaded(page);
      const { total, moved } = await shiftsOn(page);
      if (total > MOST) restless[`${path}: ${total.toFixed(3)}`] = moved;
    }
  };
  const more = await Promise.all(Array.from({ length: TABS - 1 }, () => first.context().newPage()));
  await Promise.all(
    [first, ...more].map(async (page) => {
      await keepWaiting(page, latency);
      await open(page);
    }),
  );
  return restless;
}

for (const phone of [true, false])
  test(`nothing moves by itself on a ${phone ? "phone" : "desk"}, however late the server answers`, async ({
    site: { others },
    visit,
  }) => {
    const page = await visit({ phone, cold: true, provokes: /status of 40[034]|BLOCKED/ });
    await watchShifts(page.context());
    expect(await lookAt(page, phone ? PAGES : WIDE, LATE_MS), "a newcomer").toEqual({});
    if (!phone) return;

    await page.goto(CLASSIC);
    await readyToGuess(page);
    await guess(page, others[0], others[1]);
    await page.getByRole("button", { name: "Reject All" }).click();
    expect(await lookAt(page, RETURNS, LATE_MS), "who comes back").toEqual({});
  });

test("a page of the first day hydrates without changes, and links to no earlier day", async ({ setClock, visit }) => {
  await setClock("2026-11-01T12:00:00Z");
  const page = await visit();
  for (const path of ["/", CLASSIC]) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await expect
      .poll(() =>
        page
          .getByRole("main")
          .getByText(/yesterday/i)
          .count(),
      )
      .toBe(0);
  }
});
