import { DurableObject } from "cloudflare:workers";
import { appendMove, type AppendResult, type Attempt, type Move } from "#rules/shared/attempt";
import { DAY_MS, weekday, type Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import { RETENTION_PERIODS } from "#rules/site/retention-periods";

/** An attempt is kept until its slot is reused a week later, or this long after the visitor's last move, in milliseconds. */
const RETENTION_MS = RETENTION_PERIODS.attemptDays * DAY_MS;
/** How long the deals and moves of a deleted visitor are refused, in milliseconds. */
const REFUSAL_MS = RETENTION_PERIODS.deletedVisitorDays * DAY_MS;

/** Why an object refuses a deal or a move: its visitor was deleted, or has finished the puzzle on a device that joined. */
export type Refusal = { refusal: "deleted" | "finished" };

export type Daily = [game: GameName, day: Day];

/** What a slot stores, with the time by the object's own clock in Unix milliseconds. */
type Slot = { at: number } & ({ attempt: Attempt } | { finishedOn: Day });

/** Its value is the time of the deletion. */
const DELETED = "deleted";

/** One row per game and weekday: it is overwritten a week later, because a deletion is billed as another row. */
const slotOf = (game: GameName, day: Day): string => `${game} ${weekday(day)}`;

const gameOfSlot = (slot: string): GameName => slot.split(" ", 1)[0] as GameName;

/**
 * Stores one visitor's attempts at the dailies, in an object near the visitor. Each method reads and writes without
 * waiting in between, so that calls cannot interleave. A move writes one row; a repeat, a refusal and a conflict none.
 */
export class Attempts extends DurableObject<object> {
  /** Stores a new attempt, unless there is one at this daily. Returns the attempt that is stored then. */
  async begin(game: GameName, attempt: Attempt): Promise<Attempt | Refusal> {
    return this.#refusalOf(game, attempt.day) ?? this.#read(game, attempt.day) ?? this.#write(game, attempt);
  }

  async append(
    game: GameName,
    played: Attempt,
    move: Move,
    isRefused: boolean,
    at: number,
  ): Promise<AppendResult | Refusal> {
    const refusal = this.#refusalOf(game, played.day);
    if (refusal !== null) return refusal;
    const appended = appendMove(this.#read(game, played.day), played, move, isRefused, at);
    if (appended.outcome === "appended") await this.#write(game, appended.attempt);
    return appended;
  }

  async find(game: GameName, day: Day): Promise<Attempt | Refusal | null> {
    return this.#refusalOf(game, day) ?? this.#read(game, day);
  }

  async readAll(): Promise<[GameName, Attempt][]> {
    return [...this.ctx.storage.kv.list<Slot | number>()].flatMap(([key, slot]) =>
      typeof slot === "object" && "attempt" in slot ? [[gameOfSlot(key), slot.attempt]] : [],
    );
  }

  /** Closes dailies that the visitor has finished on a device that joined, whether or not there is an attempt. */
  async close(dailies: readonly Daily[]): Promise<void> {
    for (const [game, day] of dailies) await this.#put(slotOf(game, day), { finishedOn: day, at: Date.now() });
  }

  /** Deletes everything, and refuses deals and moves from then on. Idempotent. */
  async deleteAll(): Promise<void> {
    if (this.#isDeleted()) return;
    await this.ctx.storage.deleteAll();
    this.ctx.storage.kv.put(DELETED, Date.now());
    await this.ctx.storage.setAlarm(Date.now() + REFUSAL_MS);
  }

  override alarm(): Promise<void> {
    return this.deleteIfExpired(Date.now());
  }

  /** Deletes everything that is not needed any more; otherwise sets the alarm for when that will be. */
  async deleteIfExpired(now: number): Promise<void> {
    const stored = [...this.ctx.storage.kv.list<Slot | number>()].map(([, slot]) =>
      typeof slot === "number" ? slot + REFUSAL_MS : slot.at + RETENTION_MS,
    );
    const latest = Math.max(...stored);
    if (latest > now) return this.ctx.storage.setAlarm(latest);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #refusalOf(game: GameName, day: Day): Refusal | null {
    if (this.#isDeleted()) return { refusal: "deleted" };
    const slot = this.#slot(game, day);
    return slot !== undefined && "finishedOn" in slot && slot.finishedOn === day ? { refusal: "finished" } : null;
  }

  #isDeleted(): boolean {
    return this.ctx.storage.kv.get(DELETED) !== undefined;
  }

  #read(game: GameName, day: Day): Attempt | null {
    const slot = this.#slot(game, day);
    return slot !== undefined && "attempt" in slot && slot.attempt.day === day ? slot.attempt : null;
  }

  #slot(game: GameName, day: Day): Slot | undefined {
    return this.ctx.storage.kv.get<Slot>(slotOf(game, day));
  }

  async #write(game: GameName, attempt: Attempt): Promise<Attempt> {
    await this.#put(slotOf(game, attempt.day), { attempt, at: Date.now() });
    return attempt;
  }

  async #put(key: string, slot: Slot): Promise<void> {
    this.ctx.storage.kv.put(key, slot);
    // An alarm is billed as a row, too: it is set once, and sets itself again.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(slot.at + RETENTION_MS);
  }
}
