import { dayAt } from "#rules/day";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { TimedMemory } from "../memory.ts";
import { withCircuitBreaker } from "./patience.ts";
import { readPublishedPuzzles } from "./puzzles.ts";

/** How long an isolate takes the facts for what they were, in milliseconds: they change once a night. */
const TOLD_MS = 60_000;

const told = new TimedMemory<string>(TOLD_MS, 1);

/** The stamp of the league's facts, under which everything made of them is published. */
export async function readStamp(env: Env): Promise<string> {
  const row = await env.DB.prepare("SELECT value FROM meta WHERE name = 'facts'").first<{ value: string }>();
  if (row === null) throw new Error("the league was never seeded");
  return row.value;
}

/**
 * The stamp for whoever plays: a minute old at most, so that a warm isolate need not ask for every guess, or as old as
 * need be while it cannot be read.
 *
 * @param now Unix milliseconds
 */
export const recentStamp = async (env: Env, now: number): Promise<string> =>
  told.get("facts", now) ?? currentStamp(env, now);

/** Returns the same, or null while neither D1 nor a published day has it: a page is sent without it. */
export async function factsVersion(env: Env, now: number): Promise<string | null> {
  try {
    return await recentStamp(env, now);
  } catch (error) {
    log("warn", "stamp-unread", error);
    return null;
  }
}

/**
 * The stamp as it is now. While D1 does not tell it, the one this isolate was told last, or that of the day's document:
 * what is made of the facts is published under each of them.
 *
 * @throws what reading it does, when nobody knows it
 */
export async function currentStamp(env: Env, now: number): Promise<string> {
  try {
    return told.keep("facts", await withCircuitBreaker(now, () => readStamp(env)), now);
  } catch (error) {
    const last = told.last("facts") ?? (await readPublishedPuzzles(env, "day", dayAt(now)))?.facts;
    if (last === undefined) throw error;
    log("warn", "stamp-unread", error);
    return last;
  }
}
