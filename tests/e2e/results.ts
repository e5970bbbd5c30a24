import type { Page } from "playwright-core";
import type { GameName } from "#rules/shared/game-config";
import type { Result } from "#rules/shared/statistics";
import { nicknameKey } from "../../worker/nicknames/check.ts";
import { TALLY_STATEMENTS } from "../../worker/store/tally.ts";
import { NO_SCRIPT } from "./page-pool.ts";
import type { Site } from "./site.ts";

/** A finished daily. */
export interface Finished {
  name: string | null;
  /** Classic by default. */
  game?: string;
  day: string;
  won: boolean;
  guesses: number;
  /** Number of right answers, if there are several. */
  correct?: number;
  seconds: number;
}

/** Builds results of `count` other visitors of a day. */
export const strangers = (count: number, day: string, won: boolean, guesses: number): Finished[] =>
  Array.from({ length: count }, () => ({ name: null, day, won, guesses, seconds: 60 }));

/** Writes results as if the server had judged them, each of another visitor. */
export async function record(site: Site, finished: readonly Finished[]): Promise<void> {
  const { DB } = site;
  await DB.batch(
    finished.flatMap(({ name, game = "classic", day, won, guesses, correct = Number(won), seconds }) => {
      const visitor = crypto.randomUUID();
      const score = game === "grid" ? correct / 9 : won ? (8 - guesses) / 7 : 0;
      const result = DB.prepare(
        `INSERT INTO results (visitor, game, day, kind, won, guesses, correct, score, took_ms, finished_at)
       VALUES (?, ?, ?, 'daily', ?, ?, ?, ?, ?, 0)`,
      ).bind(visitor, game, day, Number(won), guesses, correct, Math.round(10_000 * score), seconds * 1000);
      return name === null
        ? [result]
        : [result, DB.prepare("INSERT INTO visitors VALUES (?, ?, ?, 0)").bind(visitor, name, nicknameKey(name))];
    }),
  );
  await DB.batch(TALLY_STATEMENTS.map((statement) => DB.prepare(statement)));
  // Another test's cached board must not be used.
  await site.coldStart();
}

/** Stores results of earlier visits in the browser, and marks the visitor as returning. */
export async function remember(page: Page, results: Partial<Record<GameName, readonly Result[]>>): Promise<void> {
  await page.goto(NO_SCRIPT);
  await page.evaluate((kept) => {
    for (const [game, of] of Object.entries(kept)) localStorage.setItem(`deke.results.${game}`, JSON.stringify(of));
    document.cookie = `played=${Object.keys(kept).join(".")}; path=/; samesite=lax`;
  }, results);
}
