import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

/** Some who have played a week, with names and without, in the columns of before there were tallies. */
const PLAYED = `
  INSERT INTO visitors SELECT 'v' || value, 'Name ' || value, 'n' || value, 0 FROM json_each('[1,2,3]');
  INSERT INTO results (visitor, game, day, kind, won, guesses, correct, score, took_ms, ranked, picks, finished_at)
  SELECT 'v' || who.value, game.value, '2026-11-' || (10 + day.value), iif(day.value = 4, 'archive', 'daily'),
    (who.value + day.value) % 3 > 0, 1 + (who.value * day.value) % 6, (who.value + day.value) % 3 > 0,
    1000 * ((who.value * 7 + day.value) % 10), 20000 + 1000 * who.value, day.value <> 4,
    iif(game.value = 'grid', '[{"square":0,"player":8478402},{"square":4,"player":' || (8470000 + who.value % 2) || '}]', NULL), day.value
  FROM json_each('[1,2,3,4,5,6]') AS who, json_each('["classic","grid"]') AS game, json_each('[1,2,3,4,6,7]') AS day;`;

test("a database in which people have played before is counted as one in which they play now", async () => {
  const files = await schema();
  const tallies = files.findIndex((sql) => sql.includes("CREATE TABLE tallies"));
  const [old, fresh] = [new DatabaseSync(":memory:"), new DatabaseSync(":memory:")];
  for (const sql of files.slice(0, tallies)) old.exec(sql);
  old.exec(PLAYED);
  for (const sql of files.slice(tallies)) old.exec(sql);
  for (const sql of files) fresh.exec(sql);
  fresh.exec(PLAYED);
  const open = (row: Record<string, unknown>) =>
    Object.values(row).map((value) =>
      typeof value === "string" && value.startsWith("{") ? (JSON.parse(value) as unknown) : value,
    );
  for (const [table, order] of [
    ["standings", "visitor, game"],
    ["ladders", "game"],
    ["tallies", "game, day"],
  ] as const) {
    const rowsOf = (database: DatabaseSync) =>
      database.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all().map(open);
    expect(rowsOf(old), table).toEqual(rowsOf(fresh));
    expect(rowsOf(old).length, table).toBeGreaterThan(1);
  }
});

test("a line of all games, which the release before writes while it is replaced, is not taken for a game's", async () => {
  const database = new DatabaseSync(":memory:");
  for (const sql of await schema()) database.exec(sql);
  database.exec(PLAYED);
  const boards = () => database.prepare("SELECT * FROM ladders ORDER BY game").all();
  const before = boards();
  const columns = database.prepare("SELECT name FROM pragma_table_info('standings')").all();
  const names = columns.map(({ name }) => String(name)).filter((name) => name !== "game");
  database.exec(
    `INSERT INTO standings (game, ${names.join(", ")}) SELECT 'all', ${names.join(", ")} FROM standings WHERE game = 'grid'`,
  );
  expect(boards()).toEqual(before);
  expect(database.prepare("SELECT COUNT(*) AS count FROM standings WHERE game = 'all'").get()).toEqual({ count: 0 });
});

test("no trigger has an END before its own: where it is deployed, D1 would cut it there", async () => {
  const triggers = (await schema()).flatMap((sql) => sql.match(/^CREATE TRIGGER[^]*?^END;$/gm) ?? []);
  expect(triggers.length).toBeGreaterThan(5);
  for (const trigger of triggers) expect(trigger.match(/\b(CASE|END|BEGIN)\b/gi)).toEqual(["BEGIN", "END"]);
});
