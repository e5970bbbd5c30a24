import { DurableObject } from "cloudflare:workers";
import { weekday, type Day } from "#rules/day";
import { lineWith, type Line, type Steps } from "#rules/line";
import type { GameName } from "#rules/measures";

/** A line is kept until its place is taken a week later, or nothing has been guessed for as long, in milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** A line, and when it last changed by the clock of the object, in Unix milliseconds. */
interface Kept {
  line: Line;
  at: number;
}

/**
 * Whether steps are written, or only remembered while the object is awake: those that end a round in a win, whose result,
 * one a visitor and puzzle, is about to close the line. A win is nothing that anybody would play again for more.
 */
export type Keeping = "write" | "remember";

/** Whose lines these are by now, when they have been moved. */
const MOVED = "moved";

/** One row a game and weekday: nothing has to be deleted, which would be billed as another row written. */
const placeOf = (game: GameName, day: Day): string => `${game} ${weekday(day)}`;

/**
 * The lines of one visitor's dailies, in an object of his own near him. A guess writes one row, and what is known already
 * none, nor a win. It reads its own clock, not that of the site, for nothing but how long it keeps what it has.
 */
export class Lines extends DurableObject<object> {
  /** Lines whose end is not written. */
  readonly #remembered = new Map<string, Line>();

  /** Takes in the steps of a round, and gives the line as it then stands, or whose lines these are by now. */
  async note(game: GameName, steps: Steps, keeping: Keeping = "write"): Promise<Line | { movedTo: string }> {
    const movedTo = this.ctx.storage.kv.get<{ to: string }>(MOVED)?.to;
    if (movedTo !== undefined) return { movedTo };
    const place = placeOf(game, steps.day);
    const known = this.#known(place);
    const line = lineWith(known, steps);
    const isWritten = line === known && !this.#remembered.has(place);
    if (keeping === "remember" && !line.isForked) {
      if (!isWritten) this.#remembered.set(place, line);
    } else if (!isWritten) await this.#keep(place, { line, at: Date.now() });
    return line;
  }

  /** The line of a daily; null where none is known. */
  read(game: GameName, day: Day): Line | null {
    const line = this.#known(placeOf(game, day));
    return line?.day === day ? line : null;
  }

  /** Gives all lines away: they are another visitor's from now on, and so is what of theirs is still to come. */
  async moveTo(visitor: string): Promise<[place: string, line: Line][]> {
    const { kv } = this.ctx.storage;
    const written = [...kv.list<Kept>()].filter(([place]) => place !== MOVED);
    const lines = new Map([...written.map(([place, { line }]) => [place, line] as const), ...this.#remembered]);
    this.#remembered.clear();
    await this.ctx.storage.deleteAll();
    await this.#keep(MOVED, { to: visitor, at: Date.now() });
    return [...lines];
  }

  /** Takes another's lines in: he has seen both, so where they differ they fork. */
  async adopt(lines: readonly [place: string, line: Line][]): Promise<void> {
    this.ctx.storage.kv.delete(MOVED);
    for (const [place, { isForked, ...steps }] of lines) {
      const line = lineWith(this.#known(place), steps);
      const forked = line.isForked || (isForked && line.day === steps.day);
      await this.#keep(place, { line: { ...line, isForked: forked }, at: Date.now() });
    }
  }

  /** Knows nothing any more. */
  async forget(): Promise<void> {
    this.#remembered.clear();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override alarm(): Promise<void> {
    return this.retire(Date.now());
  }

  /** Forgets all lines once nothing has been guessed for a week, or looks again when it will be. */
  async retire(now: number): Promise<void> {
    const newest = Math.max(...[...this.ctx.storage.kv.list<{ at: number }>()].map(([, { at }]) => at));
    if (newest + KEPT_MS <= now) await this.forget();
    else await this.ctx.storage.setAlarm(newest + KEPT_MS);
  }

  #known(place: string): Line | null {
    return this.#remembered.get(place) ?? this.ctx.storage.kv.get<Kept>(place)?.line ?? null;
  }

  async #keep(place: string, kept: Kept | { to: string; at: number }): Promise<void> {
    this.#remembered.delete(place);
    this.ctx.storage.kv.put(place, kept);
    // Billed as a row too: set once, and it looks for itself when it is due again.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(kept.at + KEPT_MS);
  }
}
