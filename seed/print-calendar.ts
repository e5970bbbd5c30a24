/**
 * Prints possible days for review by a fan: `npm run calendar -- --from 2026-12-01 --days 365`, with `--counts` a summary
 * with targets. They are drawn with a random key, or with that of `--key`, so no site deals them.
 */
import { createHash, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { FIRST_DAY, isDay, weekday, type Day } from "#rules/shared/day";
import { seededPick, type RandomPick } from "#rules/shared/draw";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { GAME_TITLES } from "#rules/games";
import { summarizeCalendar, WEEKDAYS } from "./calendar-counts.ts";
import { readCalendarLookups } from "./calendar-lookups.ts";
import { dealCalendar } from "./calendar.ts";
import { readFacts } from "./facts.ts";
import { buildTables } from "./rows.ts";
import { formatTextTable } from "./text-table.ts";
import { findWeakDays } from "./weak-days.ts";

const { values } = parseArgs({
  options: {
    from: { type: "string", default: FIRST_DAY },
    days: { type: "string", default: "365" },
    counts: { type: "boolean", default: false },
    key: { type: "string", default: randomUUID() },
  },
});

function pickFor(game: GameName, day: Day): RandomPick {
  const hash = createHash("sha256").update(`${values.key} ${game} ${day}`).digest();
  return seededPick([hash.readUInt32BE(0), hash.readUInt32BE(4), hash.readUInt32BE(8), hash.readUInt32BE(12)]);
}

const count = Number(values.days);
if (!isDay(values.from) || !Number.isSafeInteger(count) || count < 1) {
  console.error("say from when and how many: npm run calendar -- --from 2026-12-01 --days 365");
  process.exitCode = 1;
} else {
  const tables = buildTables(readFacts());
  const lookups = readCalendarLookups(tables);
  const days = dealCalendar(tables, values.from, count, pickFor);
  const title = `${count} days from ${values.from}`;
  if (values.counts) {
    const summary = summarizeCalendar(days, lookups).map((table) => formatTextTable(table, "left"));
    console.log([title, ...summary].join("\n\n"));
  } else {
    const weak = findWeakDays(days, lookups);
    const shown = (game: GameName, answer: string | undefined): string =>
      (GAME_CONFIG[game].hides === "player" ? lookups.players.get(answer ?? "")?.name : answer) ?? "";
    const rows = days.map(({ day, answers }) => [
      `${day} ${WEEKDAYS[weekday(day)]}`,
      ...GAME_NAMES.map((game) => shown(game, answers[game])),
      weak.get(day)?.join("; ") ?? "",
    ]);
    const head = ["day", ...GAME_NAMES.map((game) => GAME_TITLES[game].en), "weak because"];
    console.log(formatTextTable({ title, head, rows }, "left"));
  }
}
