import { setTimeout } from "node:timers/promises";

/** How long a site may take, and how long to wait between requests, in milliseconds. */
const MAX_WAIT_MS = 120_000;
const PAUSE_MS = 1_000;

/** What a running site says about itself. */
interface SiteHealth {
  /** Why a monitor should alert; empty if there is no reason. */
  problems: string[];
  /** The puzzles of yesterday, today and tomorrow that are not dealt: "face of 2026-11-23". */
  missing: string[];
}

/**
 * Has a running site deal the puzzles of yesterday, today and tomorrow that are missing, and waits for them: a new site
 * would have the first answers to show on its second day.
 *
 * @param site its address
 * @param maxMs after so many milliseconds the last response is returned, with what is still missing
 * @throws Error if the site does not respond until then, or refuses to deal
 */
export async function dealDays(site: string, maxMs: number = MAX_WAIT_MS): Promise<SiteHealth> {
  const end = Date.now() + maxMs;
  for (let isStarted = false; ; await setTimeout(PAUSE_MS)) {
    const isLast = Date.now() >= end;
    const health = await readHealth(site).catch((error: unknown) => {
      // A new address needs time to spread.
      if (isLast) throw error;
    });
    if (health === undefined) continue;
    if (health.missing.length === 0 || isLast) return health;
    if (isStarted) continue;
    console.log("Dealing the puzzles of yesterday, today and tomorrow …");
    await startRollover(site);
    isStarted = true;
  }
}

/** @throws Error with the response, if it is not the site's health */
async function readHealth(site: string): Promise<SiteHealth> {
  const response = await fetch(new URL("/api/health", site));
  const text = await response.text();
  // The Worker lacks its ORIGIN: it answers nothing else.
  if (response.status === 421) return { problems: [text], missing: [] };
  const { problems, day } = (text.startsWith("{") ? JSON.parse(text) : {}) as {
    problems?: string[];
    day?: { missing: { game: string; day: string }[] };
  };
  if (problems === undefined || day === undefined) throw new Error(`${response.status} ${text}`);
  return { problems, missing: day.missing.map(({ game, day }) => `${game} of ${day}`) };
}

async function startRollover(site: string): Promise<void> {
  const response = await fetch(new URL("/api/today", site), { method: "POST" });
  if (!response.ok) throw new Error(`the rollover was not started: ${response.status} ${await response.text()}`);
}
