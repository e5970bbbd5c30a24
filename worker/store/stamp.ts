import type { Env } from "../env.ts";
import { TimedMemory } from "../memory.ts";

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
 */
export async function recentStamp(env: Env, now: number): Promise<string> {
  const recent = told.get("facts", now);
  if (recent !== undefined) return recent;
  try {
    return told.keep("facts", await readStamp(env), now);
  } catch (error) {
    const last = told.last("facts");
    if (last === undefined) throw error;
    console.warn(`the stamp of the facts could not be read: ${String(error)}`);
    return last;
  }
}
