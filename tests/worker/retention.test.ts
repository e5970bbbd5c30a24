import { describe, expect } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { readRegister } from "./data-register.ts";
import { DAY, serverAt, test } from "./shared.ts";
import { idOf, storeNicknames, storeResults, storedResults } from "./visitor.ts";

const NOW = Date.parse("2028-03-01T00:00:00Z");
const AWAY = NOW - 400 * DAY;

const server = serverAt(NOW);

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Builds a result finished on its day, unless it is an archive round. */
const finished = (name: string, finished_at: number, day = dayOf(finished_at)) => ({
  visitor: idOf(name),
  day,
  kind: day === dayOf(finished_at) ? ("daily" as const) : ("archive" as const),
  finished_at,
});

async function left() {
  const names = async (query: string): Promise<string[]> =>
    (await server.sql<{ name: string }>(query)).map(({ name }) => name.replace(/_+$/, ""));
  return {
    played: await names("SELECT DISTINCT visitor AS name FROM results ORDER BY visitor"),
    named: await names("SELECT id AS name FROM visitors ORDER BY id"),
    summed: await names("SELECT DISTINCT visitor AS name FROM leaderboard_sums ORDER BY visitor"),
  };
}

/** Checks all visitors as at an instant, and waits until one of them is deleted. */
async function checkAll(at: number, last: string): Promise<void> {
  await server.setClock(at);
  await server.RESULTS.send({ checkAfter: "", until: "~" });
  const isLeft = "SELECT 1 FROM results WHERE visitor = ?";
  await expect.poll(() => server.value(isLeft, idOf(last))).toBeNull();
}

describe("visitors", () => {
  test("without a result for 400 days are deleted, and no others", async () => {
    await storeResults(server, [
      finished("gone", AWAY),
      finished("gone", AWAY - 100 * DAY),
      finished("nameless", AWAY - 1),
      finished("just", AWAY + 1),
      // An old puzzle finished recently.
      finished("archivist", NOW - DAY, "2026-11-01"),
      finished("faithful", AWAY - 100 * DAY),
      finished("faithful", NOW - DAY),
    ]);
    await storeNicknames(server, {
      [idOf("gone")]: "Gone",
      [idOf("faithful")]: "Faithful",
      [idOf("never")]: "Never played",
    });
    expect((await left()).summed).toEqual(["faithful", "gone"]);
    await checkAll(NOW, "nameless");
    expect(await left()).toEqual({
      played: ["archivist", "faithful", "just"],
      named: ["faithful"],
      summed: ["faithful"],
    });
    expect(await storedResults(server)).toHaveLength(4);
    await checkAll(NOW + 398 * DAY, "just");
    expect(await left()).toEqual({ played: ["archivist", "faithful"], named: ["faithful"], summed: ["faithful"] });
  });

  test("are checked a thirtieth of the ids each night", async () => {
    const characters = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
    const pairs = [...characters].flatMap((first) => [...characters].map((second) => `${first}${second}x`));
    await storeResults(
      server,
      pairs.map((name) => finished(name, AWAY - 30 * DAY)),
    );
    // The nights of the last and of the first ids.
    for (const [night, last] of [
      [Math.ceil(NOW / DAY / 30) * 30 - 1, "zzx"],
      [Math.ceil(NOW / DAY / 30) * 30, "11x"],
    ] as const) {
      const before = (await left()).played.length;
      await server.trigger("queue-visitor-check", night * DAY);
      await expect.poll(async () => (await left()).played).not.toContain(last);
      expect(Math.abs(before - (await left()).played.length - pairs.length / 30)).toBeLessThan(1);
    }
  });

  test("are checked in slices that read and delete a bounded number of rows, however many visitors follow", async () => {
    const visitors = 3_000;
    const names = Array.from({ length: visitors }, (_, index) => index.toString(36).padStart(3, "0"));
    const [prolific, ...others] = [...names, "zzz"];
    await storeResults(server, [
      ...Array.from({ length: 1_500 }, (_, index) => finished(prolific ?? "", AWAY - (index + 1) * DAY)),
      ...others.map((name, index) => finished(name, name === "zzz" || index % 3 === 0 ? AWAY - DAY : NOW)),
    ]);
    await storeNicknames(server, Object.fromEntries(names.map((name) => [idOf(name), name])));
    const { rowsRead, queueOperations } = await server.useOf(() => checkAll(NOW, "zzz"));
    // A message is written, read and deleted; this test has written the first one.
    const slices = (queueOperations + 1) / 3;
    expect(slices).toBeGreaterThanOrEqual(visitors / 500);
    expect(slices).toBeLessThanOrEqual(visitors / 500 + 2);
    // The rest of the list is not read: 14 rows per visitor, and 60 more per deleted one with a nickname.
    expect(rowsRead).toBeLessThan(14 * visitors + 60 * (visitors / 3));
  });
});

test("an active visitor costs a few rows to check, however much they have played", async () => {
  await storeResults(server, [
    ...Array.from({ length: 1_000 }, (_, index) => finished("faithful", NOW - index * DAY)),
    finished("gone", AWAY),
  ]);
  const { rowsRead } = await server.useOf(() => checkAll(NOW, "gone"));
  expect(rowsRead).toBeLessThan(100);
});

test("visitors are checked later if D1 is away", async () => {
  await storeResults(server, [finished("gone", AWAY)]);
  await server.setClock(NOW);
  server.takeLog();
  await server.trouble({ DB: "gone" });
  await server.RESULTS.send({ checkAfter: "", until: "~" });
  await expect.poll(() => server.takeLog().join()).toContain("visitors-not-checked");
  expect((await left()).played).toEqual(["gone"]);
  await server.trouble({});
  await expect.poll(async () => (await left()).played).toEqual([]);
});

test("an hourly run deletes at most fifty boards, in few calls of D1", async () => {
  const boards = Array.from({ length: 51 }, (_, index) => `board${index}`);
  const insert = (into: string, values: string) =>
    server.sql(`INSERT INTO ${into} SELECT ${values} FROM json_each(?)`, JSON.stringify(boards));
  await insert(
    "friend_boards (id, code, name, maker, made_at, visited_on)",
    "value, value, '', 'maker', 0, '2026-11-01'",
  );
  await insert("friend_members", "value, 'maker', '', '', '', 0, NULL");
  const { queries } = await server.useOf(() => server.trigger("retain", NOW));
  // The free plan allows 50 per invocation.
  expect(queries).toBeLessThan(20);
  for (const table of ["friend_boards", "friend_members"])
    expect(await server.value(`SELECT count(*) AS boards FROM ${table}`)).toBe(1);
});

test("each row is deleted, or forgets who sent it, once it has served", async () => {
  const year = 365 * DAY;
  const insert = async (into: string, ...rows: (string | number | null)[][]) => {
    for (const row of rows) await server.sql(`INSERT INTO ${into} VALUES (${row.map(() => "?").join()})`, ...row);
  };
  await insert(
    "feedback (message, sent_at, sender)",
    ["old", NOW - year, null],
    ["young", NOW - year + 1, null],
    ["served", NOW - 10 * 60_000, "hash"],
    ["new", NOW - 10 * 60_000 + 1, "hash"],
  );
  await insert("counts (day, counted)", [dayOf(NOW - 401 * DAY), "{}"], [dayOf(NOW - 400 * DAY), "{}"]);
  await insert("transfers (code, visitor, expires_at)", ["over", "v", NOW], ["runs", "v", NOW + 1]);
  // No queue has a message for longer than three days.
  await insert("waiting (message, since)", ["lost", NOW - 3 * DAY - 1], ["late", NOW - 3 * DAY]);
  await insert(
    "deleted_visitors",
    ["a", null, NOW - 401 * DAY],
    ["b", null, NOW - 399 * DAY],
    ["c", "other", NOW - 3 * DAY],
    ["d", "other", NOW - DAY],
  );
  await server.trigger("retain", NOW);
  const rows = async (query: string) => (await server.sql<object>(query)).map((row) => Object.values(row).join(" "));
  expect(await rows("SELECT message, sender FROM feedback ORDER BY id")).toEqual(["young ", "served ", "new hash"]);
  expect(await rows("SELECT code FROM transfers")).toEqual(["runs"]);
  expect(await rows("SELECT message FROM waiting")).toEqual(["late"]);
  expect(await rows("SELECT visitor, adopted_by FROM deleted_visitors ORDER BY visitor")).toEqual([
    "b ",
    "c ",
    "d other",
  ]);
  expect(await rows(`SELECT day FROM counts WHERE day < '${dayOf(NOW - 300 * DAY)}'`)).toEqual([
    dayOf(NOW - 400 * DAY),
  ]);
});

test("retention runs if dealing fails, and continues if one of its own steps fails", async () => {
  await server.sql("INSERT INTO feedback (message, sent_at, sender) VALUES ('Hi', ?, 'hash')", NOW - DAY);
  const run = server.without("puzzles", () => server.without("transfers", () => server.trigger("all", NOW)));
  await expect(run).rejects.toThrow();
  expect(await server.value("SELECT sender FROM feedback")).toBeNull();
  // The operator sees that a task failed.
  const failed = "SELECT counted ->> 'task-failed' AS failed FROM counts WHERE day = ?";
  expect(await server.value<number>(failed, dayOf(NOW))).toBeGreaterThan(0);
});

/** Tables without personal data. */
const IMPERSONAL_TABLES = [
  "counts",
  "criteria",
  "first_names",
  "keys",
  "leaderboard_ranges",
  "leagues",
  "legend_tables",
  "meta",
  "players",
  "puzzles",
  "refresh",
  "tallies",
  "team_seasons",
  "teams",
  "trophies",
  "waiting",
];

test("every column is in the register of personal data, or its table has none", async () => {
  const results = await server.sql<{
    table: string;
    column: string;
  }>(`SELECT tables.name AS "table", columns.name AS "column" FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
     WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_%' ESCAPE '\\' AND tables.name NOT LIKE 'sqlite%'
       AND tables.name <> 'd1_migrations'`);
  const columns = Map.groupBy(results, ({ table }) => table);
  const kept = [...columns].filter(([table]) => !IMPERSONAL_TABLES.includes(table));
  const stored = new Map(kept.map(([table, rows]) => [table, rows.map(({ column }) => column).toSorted()]));
  for (const language of LANGUAGES)
    expect(new Map(readRegister(language).map(({ table, columns: listed }) => [table, listed.toSorted()]))).toEqual(
      stored,
    );
  // A list of existing tables: a dropped one must not return unnoticed.
  expect(IMPERSONAL_TABLES.filter((table) => !columns.has(table))).toEqual([]);
});
