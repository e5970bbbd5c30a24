import { daysBetween, type Day } from "../shared/day.ts";
import { slugOf } from "../site/player-address.ts";
import type { Position } from "./player.ts";
import { MAX_DOUBTFUL_PLAYERS, type DoubtfulPlayer } from "./season-doubts.ts";

/** Compares rosters with the stored descriptions of known players, for the NHL sync and `npm run refresh`. */

/** A player's name, position and body. Unknown values are null. */
export interface Description {
  first: string;
  last: string;
  position: Position;
  shoots: string | null;
  heightCm: number | null;
  weightKg: number | null;
  birthDate: Day | null;
}

export const descriptionColumns = (player: Omit<Description, "position"> & { position: string }) => ({
  first: player.first,
  last: player.last,
  position: player.position,
  shoots: player.shoots,
  height_cm: player.heightCm,
  weight_kg: player.weightKg,
  birth_date: player.birthDate,
});

export interface StoredDescription extends Omit<Description, "position"> {
  position: Position | "F";
  /** The day on which a sync last changed the position; null if none has. */
  positionSince: Day | null;
}

/** What rosters change in the descriptions of known players. */
export interface DescriptionChanges {
  described: [id: number, changes: Partial<Description>][];
  /** Players whose changes are skipped because they cannot be right. */
  doubtful: DoubtfulPlayer[];
}

/** A position changes at most once in so many days. */
const DAYS_PER_POSITION = 30;

const MAX_HEIGHT_CHANGE_CM = 10;
const MAX_WEIGHT_CHANGE_KG = 25;

const isOther = (now: string | number | null, then: string | number | null): boolean =>
  now !== null && now !== then && slugOf(`${now}`) !== slugOf(`${then}`);

/** Returns the changes on a roster. Names that differ only in marks, capitals or punctuation are equal. */
export function compareDescriptions(
  roster: readonly { id: number; description: Description }[],
  stored: ReadonlyMap<number, StoredDescription>,
  day: Day,
): DescriptionChanges {
  const compared: DescriptionChanges = { described: [], doubtful: [] };
  for (const { id, description } of roster) {
    const before = stored.get(id);
    if (before === undefined) continue;
    const changed = (Object.keys(description) as (keyof Description)[]).filter((field) =>
      isOther(description[field], before[field]),
    );
    if (changed.length === 0) continue;
    const changes: Partial<Description> = Object.fromEntries(changed.map((field) => [field, description[field]]));
    if (canChange(before, changes, day)) compared.described.push([id, changes]);
    else
      compared.doubtful.push([
        id,
        changed.map((field) => `${field} ${changes[field]} after ${before[field]}`).join(", "),
      ]);
  }
  return compared;
}

function canChange(before: StoredDescription, changes: Partial<Description>, day: Day): boolean {
  const { first, last, position = before.position, birthDate, heightCm, weightKg } = changes;
  const isNear = (now: number | null | undefined, then: number | null, most: number) =>
    now == null || then === null || Math.abs(now - then) <= most;
  const isSettled = before.positionSince === null || daysBetween(before.positionSince, day) >= DAYS_PER_POSITION;
  return (
    (first === undefined || last === undefined) &&
    (position === before.position || (isSettled && position !== "G" && before.position !== "G")) &&
    isNear(yearOf(birthDate), yearOf(before.birthDate), 0) &&
    isNear(heightCm, before.heightCm, MAX_HEIGHT_CHANGE_CM) &&
    isNear(weightKg, before.weightKg, MAX_WEIGHT_CHANGE_KG)
  );
}

const yearOf = (day: Day | null | undefined): number | null => (day ? Number.parseInt(day, 10) : null);

/**
 * Doubts the changes of all rosters as a whole; null if they can be right. The older the facts, in days, the more
 * players may have changed.
 */
export function doubtDescriptions({ described, doubtful }: DescriptionChanges, days: number): string | null {
  const others = described.flatMap(([id, { first, last, position, birthDate }]) =>
    (first ?? last ?? position ?? birthDate) === undefined ? [] : [id],
  );
  const count = others.length + doubtful.length;
  return count > MAX_DOUBTFUL_PLAYERS * Math.max(1, days)
    ? `${count} players with another name, position or birth date`
    : null;
}
