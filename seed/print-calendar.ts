/**
 * Prints possible days for review by a fan: `npm run calendar -- --from 2026-12-01 --days 365`, with `--counts` a summary
 * with targets. They are drawn with a random key, or with that of `--key`, so no site deals them.
 */
import { createHash, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { FIRST_DAY, isDay, weekday, type Day } from "#rules/shared/day";
import { seededPick, type RandomPick } from "#rules/shared/draw";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { GAME_TITLES } from "#rules/games";
import { nameAnswer } from "./answer-names.ts";
import { summarizeCalendar, WEEKDAYS } from "./calendar-counts.ts";
import { readCalendarLookups, type CalendarLookups } from "./calendar-lookups.ts";
import { dealCalendar, readDrawFacts, type DealtDay } from "./calendar.ts";
import { readFacts } from "./facts.ts";
import { buildTables } from "./rows.ts";
import { formatTextTable } from "./text-table.ts";
import { findWeakDays } from "./weak-days.ts";

const USAGE =
  "npm run calendar -- --from 2026-12-01 --days 365 prints the days from a day on; --counts summarizes them.";

/** Returns the options, or null if they are invalid. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: "string", default: FIRST_DAY },
        days: { type: "string", default: "365" },
        counts: { type: "boolean", default: false },
        key: { type: "string", default: randomUUID() },
      },
    });
    const { from, days, ...others } = values;
    return isDay(from) && /^[1-9]\d{0,3}$/.test(days) ? { from, count: Number(days), ...others } : null;
  } catch {
    return null;
  }
}

/** Prints the days with the answer of each game on a line, and why a day is weak. */
function printDays(days: readonly DealtDay[], lookups: CalendarLookups): void {
  const weak = findWeakDays(days, lookups);
  const width = Math.max(...GAME_NAMES.map((game) => GAME_TITLES[game].en.length));
  for (const { day, answers } of days) {
    console.log(`\n${day} ${WEEKDAYS[weekday(day)]}`);
    for (const game of GAME_NAMES) {
      const { [game]: answer } = answers;
      if (answer !== undefined)
        console.log(`  ${GAME_TITLES[game].en.padEnd(width)}  ${nameAnswer(game, answer, lookups)}`);
    }
    for (const reason of weak.get(day) ?? []) console.log(`  weak: ${reason}`);
  }
}

const options = readOptions();
if (options === null) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const { from, count, counts, key } = options;
  const pickFor = (game: GameName, day: Day): RandomPick => {
    const hash = createHash("sha256").update(`${key} ${game} ${day}`).digest();
    return seededPick([hash.readUInt32BE(0), hash.readUInt32BE(4), hash.readUInt32BE(8), hash.readUInt32BE(12)]);
  };
  const tables = buildTables(readFacts());
  const lookups = readCalendarLookups(tables);
  const days = dealCalendar(readDrawFacts(tables), from, count, pickFor);
  console.log(`${count} days from ${from}`);
  if (!counts) printDays(days, lookups);
  else for (const table of summarizeCalendar(days, lookups)) console.log(`\n${formatTextTable(table, "left")}`);
}
