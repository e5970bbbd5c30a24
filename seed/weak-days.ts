import { criteriaOfCell, GRID_CELLS, WELL_KNOWN_PLAYERS } from "#rules/grid/criteria";
import { parseGridKey } from "#rules/grid/grid-key";
import type { Day } from "#rules/shared/day";
import type { DealtDay } from "./calendar.ts";
import type { CalendarLookups } from "./calendar-lookups.ts";

/** A Grid is weak if more cells than `most` have fewer than `answers` answers among the {@link WELL_KNOWN_PLAYERS}. */
const HARD_CELLS = { most: 3, answers: 4 };

/** A Grid is weak if it has as many criteria in common with one of the days before. */
const ALIKE = { criteria: 3, days: 7 };

/** Returns the days whose puzzles are weak, each with the reasons. */
export function findWeakDays(days: readonly DealtDay[], lookups: CalendarLookups): Map<Day, string[]> {
  const weak = new Map<Day, string[]>();
  for (const [at, { day, answers }] of days.entries()) {
    const before = days.slice(Math.max(0, at - ALIKE.days), at);
    const reasons = [findMissingNumber(answers.classic, lookups), findHardCells(answers.grid, lookups)];
    for (const other of before) reasons.push(findLikeness(answers.grid, other));
    const found = reasons.filter((reason) => reason !== null);
    if (found.length > 0) weak.set(day, found);
  }
  return weak;
}

function findMissingNumber(answer: string, { players }: CalendarLookups): string | null {
  const player = players.get(answer);
  return player?.number === null ? `Classic: no number for ${player.name}` : null;
}

function findHardCells(key: string, { answersOf, players }: CalendarLookups): string | null {
  const grid = parseGridKey(key);
  const isWellKnown = (id: number): boolean => (players.get(String(id))?.rank ?? Infinity) <= WELL_KNOWN_PLAYERS;
  const hard = GRID_CELLS.filter((cell) => {
    const answers = [...answersOf(...criteriaOfCell(grid, cell))];
    return answers.filter(isWellKnown).length < HARD_CELLS.answers;
  });
  return hard.length > HARD_CELLS.most
    ? `Grid: ${hard.length} cells with fewer than ${HARD_CELLS.answers} well-known answers`
    : null;
}

function findLikeness(key: string, other: DealtDay): string | null {
  const criteria = new Set(criteriaIn(key)).intersection(new Set(criteriaIn(other.answers.grid)));
  return criteria.size >= ALIKE.criteria ? `Grid: ${[...criteria].join(", ")} also on ${other.day}` : null;
}

function criteriaIn(key: string): string[] {
  const { rows, columns } = parseGridKey(key);
  return [...rows, ...columns];
}
