import { beforeEach, describe, expect } from "vitest";
import { IMPERSONAL_TABLES, PERSONAL_DATA } from "#rules/site/data-register";
import type { Env } from "../../worker/env.ts";
import { HOURLY_CRON } from "../../worker/jobs/cron.ts";
import { enforceRetention } from "../../worker/jobs/retention.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { storeNicknames, storeResults, storedResults } from "./visitor.ts";

const NOW = Date.parse("2028-03-01T00:00:00Z");
const DAY = 24 * 60 * 60 * 1000;
const AWAY = NOW - 400 * DAY;

let server: Server;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
});
beforeEach(async () => {
  await server.deleteVisitors();
  const { DB } = server;
  await DB.batch([DB.prepare("DELETE FROM feedback"), DB.prepare("DELETE FROM cursors")]);
});

const database = async (): Promise<Env> => ({ DB: server.DB }) as unknown as Env;
const idOf = (name: string): string => name.padEnd(22, "_");
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Builds a result finished on its day, unless it is an archive round. */
const finished = (name: string, finished_at: number, day = dayOf(finished_at)) => ({
  visitor: idOf(name),
  day,
  kind: day === dayOf(finished_at) ? ("daily" as const) : ("archive" as const),
  finished_at,
});

async function left() {
  const { DB } = server;
  const names = async (query: string): Promise<string[]> =>
    (await DB.prepare(query).all<{ name: string }>()).results.map(({ name }) => name.replace(/_+$/, ""));
  return {
    played: await names("SELECT DISTINCT visitor AS name FROM results ORDER BY visitor"),
    named: await names("SELECT id AS name FROM visitors ORDER BY id"),
    summed: await names("SELECT DISTINCT visitor AS name FROM leaderboard_sums ORDER BY visitor"),
  };
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
    await enforceRetention(await database(), NOW);
    expect(await left()).toEqual({
      played: ["archivist", "faithful", "just"],
      named: ["faithful"],
      summed: ["faithful"],
    });
    expect(await storedResults(server)).toHaveLength(4);
    await enforceRetention(await database(), NOW + 398 * DAY);
    expect(await left()).toEqual({ played: ["archivist", "faithful"], named: ["faithful"], summed: ["faithful"] });
  });

  test("are gone through in slices, night after night, and from the beginning again", async () => {
    const names = Array.from(
      { length: 11 },
      (_, index) => `${index.toString(36)}-${index % 2 === 0 ? "away" : "here"}`,
    );
    await storeResults(
      server,
      names.map((name) => finished(name, name.endsWith("away") ? AWAY : NOW)),
    );
    const most = { visitors: 4, forgotten: 1, boards: 50, messages: 1, reminders: 1 };
    const counts: number[] = [];
    for (let night = 0; night < 9; night++) {
      await enforceRetention(await database(), NOW, most);
      counts.push((await left()).played.length);
    }
    // One per run at most; one run finds the end of the list.
    expect(counts).toEqual([10, 9, 8, 7, 6, 5, 5, 5, 5]);
    await storeResults(server, [finished("a-late", AWAY)]);
    for (let night = 0; night < 3; night++) await enforceRetention(await database(), NOW, most);
    expect((await left()).played.every((name) => name.endsWith("here"))).toBe(true);
    const { DB } = server;
    for (const { place } of (await DB.prepare("SELECT place FROM cursors").all<{ place: string }>()).results)
      expect(place.length).toBeLessThan(22);
  });

  test("are read at a few rows each, however much they have played", async () => {
    const days = Array.from({ length: 300 }, (_, index) => NOW - index * DAY);
    await storeResults(server, [
      ...days.map((at) => finished("faithful", at)),
      ...Array.from({ length: 50 }, (_, index) => finished(`v${index}`, NOW)),
    ]);
    const { DB } = server;
    let read = 0;
    const counting = new Proxy(DB, {
      get: (target, name) =>
        name !== "prepare"
          ? (target[name as keyof typeof DB] as () => unknown).bind(target)
          : (query: string) => ({
              bind: (...values: unknown[]) => {
                const bound = target.prepare(query).bind(...values);
                return query.includes("RECURSIVE")
                  ? {
                      all: async () => {
                        const answer = await bound.all();
                        read = answer.meta.rows_read;
                        return answer;
                      },
                    }
                  : bound;
              },
            }),
    });
    await enforceRetention({ DB: counting } as unknown as Env, NOW);
    expect(read).toBeGreaterThan(50);
    expect(read).toBeLessThan(51 * 12);
  });
});

test("messages are forgotten after a year, codes and senders when they have served", async () => {
  const { DB } = server;
  const year = 365 * DAY;
  const message = (text: string, at: number, sender: string | null) =>
    DB.prepare("INSERT INTO feedback (message, sent_at, sender) VALUES (?, ?, ?)").bind(text, at, sender);
  const code = (text: string, expires: number) =>
    DB.prepare("INSERT INTO transfers (code, visitor, expires_at) VALUES (?, 'v', ?)").bind(text, expires);
  await DB.batch([
    message("old", NOW - year, null),
    message("young", NOW - year + 1, null),
    message("served", NOW - 10 * 60_000, "hash"),
    message("new", NOW - 10 * 60_000 + 1, "hash"),
    code("over", NOW),
    code("runs", NOW + 1),
  ]);
  await enforceRetention(await database(), NOW);
  const { results } = await DB.prepare("SELECT message, sender FROM feedback ORDER BY id").all();
  expect(results).toEqual([
    { message: "young", sender: null },
    { message: "served", sender: null },
    { message: "new", sender: "hash" },
  ]);
  expect((await DB.prepare("SELECT code FROM transfers").all()).results).toEqual([{ code: "runs" }]);
});

test("records of late results are deleted once no queue has them any more", async () => {
  const { DB } = server;
  await DB.prepare("INSERT INTO waiting (message, since) VALUES ('lost', ?1 - 1), ('late', ?1)")
    .bind(NOW - 3 * DAY)
    .run();
  await enforceRetention(await database(), NOW);
  const { results } = await DB.prepare("SELECT message FROM waiting").all();
  await DB.prepare("DELETE FROM waiting").run();
  expect(results).toEqual([{ message: "late" }]);
});

test("marks of deleted visitors are deleted after 30 days, of merged ones after 400", async () => {
  const { DB } = server;
  const marks = [
    ["deleted", null, 31],
    ["just deleted", null, 29],
    ["merged", "other", 401],
    ["just merged", "other", 399],
  ] as const;
  await DB.batch(
    marks.map(([visitor, into, days]) =>
      DB.prepare("INSERT INTO deleted_visitors VALUES (?, ?, ?)").bind(visitor, into, NOW - days * DAY),
    ),
  );
  await enforceRetention(await database(), NOW);
  const { results } = await DB.prepare("SELECT visitor FROM deleted_visitors ORDER BY visitor").all();
  expect(results).toEqual([{ visitor: "just deleted" }, { visitor: "just merged" }]);
});

test("retention runs if dealing fails, and continues if one of its own steps fails", async () => {
  const { DB } = server;
  await storeResults(server, [finished("gone", AWAY)]);
  await DB.prepare("INSERT INTO feedback (message, sent_at, sender) VALUES ('Hi', ?, 'hash')")
    .bind(NOW - DAY)
    .run();
  await DB.batch([DB.prepare("ALTER TABLE puzzles RENAME TO away"), DB.prepare("ALTER TABLE transfers RENAME TO off")]);
  try {
    await expect(server.trigger(HOURLY_CRON, NOW)).rejects.toThrow();
  } finally {
    await DB.batch([
      DB.prepare("ALTER TABLE away RENAME TO puzzles"),
      DB.prepare("ALTER TABLE off RENAME TO transfers"),
    ]);
  }
  expect(await left()).toEqual({ played: [], named: [], summed: [] });
  expect(await DB.prepare("SELECT sender FROM feedback").first("sender")).toBeNull();
  // The operator sees that a task failed.
  const failed = "SELECT counted ->> 'task-failed' AS failed FROM counts WHERE day = ?";
  expect(await DB.prepare(failed).bind(dayOf(NOW)).first<number>("failed")).toBeGreaterThan(0);
});

test("every column is in the register of personal data, or its table has none", async () => {
  const { DB } = server;
  const { results } = await DB.prepare(
    `SELECT tables.name AS "table", columns.name AS "column" FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
     WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_%' ESCAPE '\\' AND tables.name NOT LIKE 'sqlite%'
       AND tables.name <> 'd1_migrations'`,
  ).all<{ table: string; column: string }>();
  const columns = Map.groupBy(results, ({ table }) => table);
  const impersonal: readonly string[] = IMPERSONAL_TABLES;
  const kept = [...columns].filter(([table]) => !impersonal.includes(table));
  expect(Object.fromEntries(kept.map(([table, rows]) => [table, rows.map(({ column }) => column).toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(PERSONAL_DATA).map(([table, names]) => [table, names.toSorted()])),
  );
  // A list of existing tables: a dropped one must not return unnoticed.
  expect(impersonal.filter((table) => !columns.has(table))).toEqual([]);
});
