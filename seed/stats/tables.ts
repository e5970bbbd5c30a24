import { COUNTED_ERRORS, COUNTED_EVENTS, type CountedEvent } from "#rules/site/usage";
import { numberIn } from "#rules/i18n/numbers";
import { GAME_NAMES } from "#rules/shared/game-config";
import { GAME_TITLES } from "#rules/games";
import { USAGE_DAYS, type SolveCount, type Usage } from "./compute.ts";
import { formatTextTable, type TextTable } from "../text-table.ts";

/** The heads of the columns of events. */
const EVENT_TITLES: Readonly<Record<CountedEvent, string>> = {
  challenges: "Challenges opened",
  replies: "Replies opened",
  shares: "Shares opened",
  boards: "Friends’ boards made",
  joined: "Joined a board",
  refused: "Rate-limited",
  internal: "Failed requests",
  "storage-unavailable": "Storage unavailable",
  "task-failed": "Failed tasks",
};

const UNKNOWN = "–";

const number = (value: number | null): string => (value === null ? UNKNOWN : numberIn("en", value));

const percent = (value: number | null): string => (value === null ? UNKNOWN : `${number(value)}%`);

const finishedAndSolved = (count: SolveCount | null): string =>
  count === null || count.finished === 0 ? UNKNOWN : `${number(count.finished)} · ${percent(count.solvedPercent)}`;

/** Returns the usage figures as tables. */
export function buildUsageTables({ facts, waiting, games, returning, days }: Usage): TextTable[] {
  const [today] = days;
  const titles = GAME_NAMES.map((game) => GAME_TITLES[game].en);
  return [
    {
      title: "Now",
      note: null,
      head: ["Figure", "Count"],
      rows: [
        ["League data, age in days", number(facts.ageDays)],
        ["Results waiting to be recorded", number(waiting.count)],
        ["Longest wait, in minutes", number(waiting.seconds && Math.floor(waiting.seconds / 60))],
        ["Errors today", number(COUNTED_ERRORS.reduce((total, fault) => total + (today?.[fault] ?? 0), 0))],
      ],
    },
    {
      title: `Games, last ${USAGE_DAYS} days`,
      note: "Finished dailies that count, and how many were solved. Legends is listed under the Sunday on which its week began.",
      head: ["Game", "Finished", "Solved"],
      rows: GAME_NAMES.map((game) => [
        GAME_TITLES[game].en,
        number(games[game].finished),
        percent(games[game].solvedPercent),
      ]),
    },
    {
      title: "Retention",
      note: `Of players who finished their first daily in the last ${USAGE_DAYS} days, the share who finished another within 1, 7 or 30 days.`,
      head: ["Back within", "Share", "Came back", "New", "First day"],
      rows: returning.map(({ within, from, to, newcomers, returned, percent: share }) => [
        within === 1 ? "1 day" : `${within} days`,
        percent(share),
        number(returned),
        number(newcomers),
        `${from} – ${to}`,
      ]),
    },
    {
      title: "Day by day",
      note: "Today isn’t over. We count links opened, friends’ boards and errors, not who was behind them.",
      head: ["Day", "Players", "New", ...COUNTED_EVENTS.map((kind) => EVENT_TITLES[kind])],
      rows: days.map((of) => [
        of.day,
        number(of.players),
        number(of.newcomers),
        ...COUNTED_EVENTS.map((kind) => number(of[kind])),
      ]),
    },
    {
      title: "Finished and solved, day by day",
      note: "How many finished, and what percentage of them solved it.",
      head: ["Day", ...titles],
      rows: days.map((of) => [of.day, ...GAME_NAMES.map((game) => finishedAndSolved(of.games[game]))]),
    },
  ];
}

/** Formats the usage figures for a terminal. @param at when they were read, in Unix milliseconds */
export function formatUsage(usage: Usage, at: number): string {
  const instant = new Date(at).toISOString().slice(0, 16).replace("T", " ");
  const head = `As of ${instant} UTC. Days are UTC days. These figures identify no one.`;
  return [head, ...buildUsageTables(usage).map((table) => formatTextTable(table, "right"))].join("\n\n");
}
