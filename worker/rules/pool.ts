import type { Day } from "./day.ts";
import { ANSWER_POOL, drawAny, drawForDay, type Pick, type Taken } from "./draw.ts";
import type { Accepted, PracticeFilter } from "./game.ts";
import { candidateOf, type Facts } from "./player.ts";

/**
 * What the games that hide a player of today's rosters have in common: everybody can be guessed, and the
 * answers of the days are the best known of them (GAMES.md). Secret and guess are player ids.
 */

/** Who can be guessed, and who can be hidden, the best known first. */
export interface Pool {
  candidates: { has(id: number): boolean };
  byFame: readonly number[];
}

/** Draws a day's player; `taken` holds the ids, as text, of answers too recent to return. */
export const drawPlayer = (facts: Pool, day: Day, taken: Taken<string>, pick: Pick): number =>
  drawForDay(facts.byFame.slice(0, ANSWER_POOL), day, { has: (id) => taken.has(String(id)) }, pick);

/** Draws a player for practice, never one of `taken`. @throws RangeError when the filter leaves nobody. */
export const practisePlayer = (facts: Facts, filter: PracticeFilter, taken: ReadonlySet<string>, pick: Pick): number =>
  drawAny(
    poolOf(facts, filter).filter((id) => !taken.has(String(id))),
    pick,
  );

/** Takes a guess at a player: he must be one of the pool, and may be guessed once. */
export function acceptPlayer(
  facts: { candidates: Pool["candidates"] },
  raw: unknown,
  earlier: readonly unknown[],
): Accepted<number> {
  if (typeof raw !== "number" || !facts.candidates.has(raw)) return { ok: false, refusal: "unknown-player" };
  if (earlier.includes(raw)) return { ok: false, refusal: "repeated-guess" };
  return { ok: true, guess: raw };
}

function poolOf(facts: Facts, filter: PracticeFilter): readonly number[] {
  switch (filter.players) {
    case "everyone":
      return facts.byFame;
    case "best-known":
      return facts.byFame.slice(0, ANSWER_POOL);
    case "team":
      return facts.byFame.filter((id) => candidateOf(facts, id).team === filter.team);
  }
}
