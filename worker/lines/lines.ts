import type { Day } from "#rules/day";
import type { Line, Steps } from "#rules/line";
import type { GameName } from "#rules/measures";
import type { Env } from "../env.ts";
import type { Keeping } from "./object.ts";

/**
 * What the Worker asks of a visitor's own object (object.ts). It may be away or fail: all of this throws then.
 */

/** Has the steps of a visitor's round known. Gives the line as it then stands, and whose it is by now. */
export async function noteSteps(
  env: Env,
  visitor: string,
  game: GameName,
  steps: Steps,
  keeping: Keeping,
): Promise<{ line: Line; visitor: string }> {
  const noted = await env.LINES.getByName(visitor).note(game, steps, keeping);
  if (!("movedTo" in noted)) return { line: noted, visitor };
  return noteSteps(env, noted.movedTo, game, steps, keeping);
}

/** The line that is known of a visitor's daily; null where there is none. */
export const readLine = (env: Env, visitor: string, game: GameName, day: Day): Promise<Line | null> =>
  env.LINES.getByName(visitor).read(game, day) as Promise<Line | null>;

/** Makes one visitor's lines another's. */
export async function moveLines(env: Env, from: string, into: string): Promise<void> {
  const lines = await env.LINES.getByName(from).moveTo(into);
  await env.LINES.getByName(into).adopt(lines);
}

/** Forgets all lines of a visitor. */
export const forgetLines = (env: Env, visitor: string): Promise<void> => env.LINES.getByName(visitor).forget();
