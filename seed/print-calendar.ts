/**
 * Prints possible days for review by a fan: `npm run calendar -- --from 2026-12-01 --days 365`, with `--counts` only a
 * summary. They are drawn with a random key, so no site deals them.
 */
import { getRandomValues } from "node:crypto";
import { parseArgs } from "node:util";
import { answerSetKeys } from "#rules/grid/criteria";
import { FIRST_DAY, isDay, weekday } from "#rules/shared/day";
import { seededPick } from "#rules/shared/draw";
import { DAILY_NAMES, GAME_CONFIG, WEEKLY_NAMES, type GameName } from "#rules/shared/game-config";
import { summarizeCalendar } from "./calendar-counts.ts";
import { dealCalendar } from "./calendar.ts";
import { readFacts } from "./facts.ts";
import { buildTables } from "./rows.ts";

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const hidesPlayer = (game: GameName): boolean => GAME_CONFIG[game].hides === "player";

const { values } = parseArgs({
  options: {
    from: { type: "string", default: FIRST_DAY },
    days: { type: "string", default: "365" },
    counts: { type: "boolean", default: false },
  },
});
const count = Number(values.days);
if (!isDay(values.from) || !Number.isSafeInteger(count) || count < 1) {
  console.error("say from when and how many: npm run calendar -- --from 2026-12-01 --days 365");
  process.exitCode = 1;
} else {
  const tables = buildTables(readFacts());
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const names = new Map(rowsOf("players").map(({ id, first, last }) => [String(id), `${first} ${last}`]));
  const draw = () => seededPick([...getRandomValues(new Uint32Array(4))] as [number, number, number, number]);
  const days = dealCalendar(tables, values.from, count, draw);
  if (values.counts) {
    const sets = new Map(
      rowsOf("criteria").map(({ key, members }) => [key, new Set(JSON.parse(String(members)) as number[])]),
    );
    const answersOf = (row: string, column: string): number =>
      answerSetKeys(row, column)
        .map((key) => sets.get(key) ?? new Set<number>())
        .reduce((some, others) => some.intersection(others)).size;
    console.log(summarizeCalendar(tables, days, answersOf).join("\n"));
  } else {
    for (const { day, answers } of days) {
      const shown = (game: GameName): string[] => {
        const answer = answers[game];
        return answer === undefined ? [] : [names.get(answer) ?? answer];
      };
      const players = DAILY_NAMES.filter(hidesPlayer).flatMap(shown);
      const others = DAILY_NAMES.filter((game) => !hidesPlayer(game)).flatMap(shown);
      const who = players.map((name) => name.padEnd(22)).join(" ");
      console.log(
        [`${day} ${WEEKDAYS[weekday(day)]}`, `${who} ${others.join("  ")}`, ...WEEKLY_NAMES.flatMap(shown)].join("  "),
      );
    }
  }
}
