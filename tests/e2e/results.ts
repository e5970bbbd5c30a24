import type { Page } from "playwright-core";
import { beforeEach } from "vitest";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { Result } from "#rules/shared/statistics";
import { nicknameKey } from "../../worker/nicknames/check.ts";
import { storeResults } from "../worker/visitor.ts";
import { NO_SCRIPT } from "./page-pool.ts";
import type { Site } from "./site.ts";

/** A finished Classic of the day. */
export interface Finished {
  name: string | null;
  day: string;
  won: boolean;
  guesses: number;
  seconds: number;
}

/** Builds results of `count` other visitors of a day. */
export const strangers = (count: number, day: string, won: boolean, guesses: number): Finished[] =>
  Array.from({ length: count }, () => ({ name: null, day, won, guesses, seconds: 60 }));

/** Writes results as if the server had judged them, each of another visitor. */
export async function record(site: Site, finished: readonly Finished[]): Promise<void> {
  const rows = finished.map((one) => ({ ...one, visitor: crypto.randomUUID() }));
  for (const { visitor, name } of rows)
    if (name !== null) await site.sql("INSERT INTO visitors VALUES (?, ?, ?, 0)", visitor, name, nicknameKey(name));
  await storeResults(
    site,
    rows.map(({ visitor, day, won, guesses, seconds }) => ({
      visitor,
      day,
      won: Number(won),
      guesses,
      score: won ? Math.round((10_000 * (8 - guesses)) / 7) : 0,
      took_ms: seconds * 1000,
    })),
  );
  // Another test's cached board must not be used.
  await site.coldStart();
}

/** Begins each test of a file without visitors and their results. */
export const withoutVisitors = (): void =>
  beforeEach<{ site: Site }>(async ({ site }) => {
    await site.deleteVisitors();
    // Another test's cached board must not be used.
    await site.coldStart();
  });

/** Builds a won daily's result, or another. */
export const played = (game: GameName, day: string, ending: Partial<Result> = {}): Result => ({
  of: day,
  kind: "daily",
  won: true,
  guesses: 3,
  correct: GAME_CONFIG[game].toFind,
  ...ending,
});

/** Stores results of earlier visits in the browser, and marks the visitor as returning. */
export async function remember(page: Page, results: Partial<Record<GameName, readonly Result[]>>): Promise<void> {
  await page.goto(NO_SCRIPT);
  await page.evaluate((kept) => {
    for (const [game, of] of Object.entries(kept)) localStorage.setItem(`deke.results.${game}`, JSON.stringify(of));
    document.cookie = `played=${Object.keys(kept).join(".")}; path=/; samesite=lax`;
  }, results);
}
