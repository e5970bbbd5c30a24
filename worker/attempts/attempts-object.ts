import { DurableObject } from "cloudflare:workers";
import {
  appendMove,
  mergeAttempt,
  type AppendResult,
  type Attempt,
  type BranchReason,
  type Move,
} from "#rules/shared/attempt";
import { weekday, type Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";

/** An attempt is kept until its slot is reused a week later, or this long after the visitor's last move, in milliseconds. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** An attempt and when it was written by the object's own clock, in Unix milliseconds. */
interface StoredAttempt {
  attempt: Attempt;
  at: number;
}

/** The visitor who has these attempts now, because their devices were joined. */
export interface MovedAttempts {
  movedTo: string;
  /** Whether the other object has not confirmed the attempts yet. Until then this one refuses all moves. */
  isMoving: boolean;
}

/** The response to a round that was begun before its visitor was deleted. */
export interface DeletedVisitor {
  isDeleted: true;
}

/** Why an object refuses a call. */
export type Refusal = MovedAttempts | DeletedVisitor;

const MOVED = "moved";
const DELETED = "deleted";

/** When the visitor was deleted, by the Worker's clock and by the object's own, in Unix milliseconds. */
interface Deletion {
  deletedAt: number;
  at: number;
}

/** One row per game and weekday: it is overwritten a week later, because a deletion is billed as another row. */
const slotOf = (game: GameName, day: Day): string => `${game} ${weekday(day)}`;

const gameOfSlot = (slot: string): GameName => slot.split(" ", 1)[0] as GameName;

/** A daily whose attempt is branched. */
export interface BranchedDaily {
  game: GameName;
  day: Day;
  reason: BranchReason;
  /** When the later of the two rounds began, in Unix milliseconds: it gave nothing away to a result finished before. */
  since: number;
}

/** An attempt with the slot it is stored in. */
export type SlotEntry = [slot: string, attempt: Attempt];

/**
 * Stores one visitor's attempts at the dailies, in an object near the visitor. Each method reads and writes without
 * waiting in between, so that calls cannot interleave. A move writes one row; a repeat, a refusal and a conflict none.
 */
export class Attempts extends DurableObject<object> {
  /** Stores a new attempt, unless there is one at this daily. Returns the attempt that is stored then. */
  async begin(game: GameName, attempt: Attempt): Promise<Attempt | Refusal> {
    return (
      this.#refusalOf(attempt) ??
      this.read(game, attempt.day) ??
      (await this.#write(slotOf(game, attempt.day), attempt))
    );
  }

  /** Appends a move to the attempt at a daily (see `appendMove`). */
  async append(
    game: GameName,
    played: Attempt,
    move: Move,
    isRefused: boolean,
    at: number,
  ): Promise<AppendResult | Refusal> {
    const refusal = this.#refusalOf(played);
    if (refusal !== null) return refusal;
    const stored = this.read(game, played.day);
    const appended = appendMove(stored, played, move, isRefused, at);
    if (appended.outcome === "appended") await this.#write(slotOf(game, played.day), appended.attempt);
    return appended;
  }

  /** Merges moves that have been judged (see `mergeAttempt`). Returns the attempt that is stored then. */
  async merge(game: GameName, played: Attempt, reason: BranchReason): Promise<Attempt | Refusal> {
    return this.#refusalOf(played) ?? this.#merge(slotOf(game, played.day), played, reason);
  }

  /** Returns the attempt at a daily, null if none is stored. */
  read(game: GameName, day: Day): Attempt | null {
    const attempt = this.#attemptIn(slotOf(game, day));
    return attempt?.day === day ? attempt : null;
  }

  /** Returns all attempts, with their games. */
  async readAll(): Promise<[GameName, Attempt][]> {
    return this.#stored().map(([slot, attempt]) => [gameOfSlot(slot), attempt]);
  }

  /** Begins to move all attempts to another visitor: returns a copy, and refuses moves until {@link finishMove}. */
  async startMove(visitor: string): Promise<SlotEntry[]> {
    const stored = this.#stored();
    await this.#markMoved({ movedTo: visitor, isMoving: true });
    return stored;
  }

  /**
   * Takes over another visitor's attempts. Attempts at the same daily that differ are branched. Idempotent.
   *
   * @returns the dailies of these attempts that are branched
   */
  async receiveAttempts(attempts: readonly SlotEntry[]): Promise<BranchedDaily[]> {
    this.ctx.storage.kv.delete(MOVED);
    const dailies: BranchedDaily[] = [];
    for (const [slot, attempt] of attempts) {
      if (this.#refusalOf(attempt) !== null) continue;
      const since = Math.max(attempt.begun, this.#attemptIn(slot)?.begun ?? 0);
      const { day, branched } = await this.#merge(slot, attempt, "two-devices");
      if (branched !== undefined) dailies.push({ game: gameOfSlot(slot), day, reason: branched, since });
    }
    return dailies;
  }

  /** Deletes the attempts that another visitor's object has confirmed. From then on it refers all calls to that visitor. */
  async finishMove(visitor: string): Promise<void> {
    if (this.#moved()?.movedTo !== visitor) return;
    await this.ctx.storage.deleteAll();
    await this.#markMoved({ movedTo: visitor, isMoving: false });
  }

  /**
   * Deletes everything, and refuses rounds begun before. Returns whether there was anything to delete.
   *
   * @param deletedAt Unix milliseconds
   */
  async deleteAll(deletedAt: number): Promise<boolean> {
    const isKnown = [...this.ctx.storage.kv.list({ limit: 2 })].some(([key]) => key !== DELETED);
    if (!isKnown) return false;
    await this.ctx.storage.deleteAll();
    await this.#put(DELETED, { deletedAt, at: Date.now() });
    return true;
  }

  override alarm(): Promise<void> {
    return this.deleteIfExpired(Date.now());
  }

  /** Deletes everything if nothing was written for a week; otherwise sets the alarm for when that will be. */
  async deleteIfExpired(now: number): Promise<void> {
    const newest = Math.max(...[...this.ctx.storage.kv.list<{ at: number }>()].map(([, { at }]) => at));
    if (newest + RETENTION_MS > now) return this.ctx.storage.setAlarm(newest + RETENTION_MS);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Returns why a round is not taken; null if it is. */
  #refusalOf({ begun }: Attempt): Refusal | null {
    const deletion = this.ctx.storage.kv.get<Deletion>(DELETED);
    return this.#moved() ?? (deletion !== undefined && begun <= deletion.deletedAt ? { isDeleted: true } : null);
  }

  #moved(): MovedAttempts | null {
    const moved = this.ctx.storage.kv.get<MovedAttempts & { at: number }>(MOVED);
    return moved === undefined ? null : { movedTo: moved.movedTo, isMoving: moved.isMoving };
  }

  #markMoved(moved: MovedAttempts): Promise<void> {
    return this.#put(MOVED, { ...moved, at: Date.now() });
  }

  #stored(): SlotEntry[] {
    const stored = [...this.ctx.storage.kv.list<StoredAttempt>()].filter(([key]) => key !== MOVED && key !== DELETED);
    return stored.map(([slot, { attempt }]) => [slot, attempt]);
  }

  #attemptIn(slot: string): Attempt | null {
    return this.ctx.storage.kv.get<StoredAttempt>(slot)?.attempt ?? null;
  }

  async #merge(slot: string, played: Attempt, reason: BranchReason): Promise<Attempt> {
    const stored = this.#attemptIn(slot);
    const merged = mergeAttempt(stored?.day === played.day ? stored : null, played, reason);
    return merged === stored ? stored : this.#write(slot, merged);
  }

  /** Writes an attempt, unless the slot belongs to a later week already. */
  async #write(slot: string, attempt: Attempt): Promise<Attempt> {
    const stored = this.#attemptIn(slot);
    if (stored === null || stored.day <= attempt.day) await this.#put(slot, { attempt, at: Date.now() });
    return attempt;
  }

  async #put(key: string, value: StoredAttempt | Deletion | (MovedAttempts & { at: number })): Promise<void> {
    this.ctx.storage.kv.put(key, value);
    // An alarm is billed as a row, too: it is set once, and sets itself again.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(value.at + RETENTION_MS);
  }
}
