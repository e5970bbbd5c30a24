import type { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import type { SeasonRoster } from "#rules/roster/line-up";
import type { Stint } from "#rules/league/season";
import { readLeague } from "../../seed/insights/league.ts";
import { buildSeedSql, seedStatements } from "../../seed/sql.ts";
import { CURRENT_NUMBER_SQL } from "../../worker/store/all-players.ts";
import { facts, ids } from "./league.ts";
import { openDatabase } from "./schema.ts";
import { tables } from "./tables.ts";

// The facts are read again each time, which is part of the assertion.
const seed = buildSeedSql(facts);
const names = ["players", "teams", "team_seasons", "trophies", "criteria", "first_names", "meta"];

const openSeeded = () => openDatabase(...seed.statements);
const database = openSeeded();
const read = (query: string): Record<string, unknown>[] => database.prepare(query).all();
const count = (table: string): number => Number(read(`SELECT count(*) AS rows FROM ${table}`)[0]?.rows);

describe("the seed as SQL", () => {
  test("fits D1: short statements, rows within a free day's writes", () => {
    for (const statement of seed.statements) expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
    expect(seed.rows).toBeLessThan(12_000);
  });

  test("is the same every time", () => expect(seedStatements()).toEqual(seed.statements));

  test("fills every table", () => {
    expect(Object.fromEntries(names.map((table) => [table, count(table)]))).toEqual({
      players: 8810,
      teams: 59,
      team_seasons: 1759,
      trophies: 14,
      criteria: 231,
      first_names: 226,
      meta: 3,
    });
    expect(names.reduce((rows, table) => rows + count(table), 0)).toBe(seed.rows);
  });

  test("ends with the version of the facts", () => {
    expect(seed.statements.at(-1)).toContain(seed.version);
    expect(read("SELECT value FROM meta WHERE name = 'facts'")).toEqual([{ value: seed.version }]);
  });

  test("replaces older rows: the result equals a new database", () => {
    const again = openSeeded();
    again.exec("UPDATE players SET team = 'BOS'; INSERT INTO criteria (key, members) VALUES ('club:OLD', '[]')");
    for (const statement of seed.statements) again.exec(statement);
    for (const table of names) {
      const all = `SELECT * FROM ${table} ORDER BY ${table === "first_names" ? "1" : "1, 2"}`;
      expect(again.prepare(all).all()).toEqual(read(all));
    }
  });

  test("keeps a player whom a night has added in the sets of his clubs", () => {
    const again = openSeeded();
    const newcomer = 8485999;
    again.exec(
      `INSERT INTO players (id, first, last, position, hall_of_fame, fame, answerable, games, clubs, career)
       VALUES (${newcomer}, 'A', 'Newcomer', 'C', 0, 1, 0, 1, '["EDM","ARI"]', '[[20262027,"EDM",1,0,0]]')`,
    );
    for (const statement of seed.statements) again.exec(statement);
    const withNewcomer = (database: DatabaseSync) =>
      database
        .prepare(
          `SELECT criteria.key FROM criteria, json_each(members) WHERE value = ${newcomer} ORDER BY criteria.key`,
        )
        .all();
    expect(withNewcomer(again)).toEqual([{ key: "club:ARI" }, { key: "club:EDM" }]);
    const others = `SELECT criteria.key, (SELECT json_group_array(value) FROM json_each(members) WHERE value <> ${newcomer}) AS members FROM criteria ORDER BY key`;
    expect(again.prepare(others).all()).toEqual(read("SELECT key, members FROM criteria ORDER BY key"));
  });

  test("has the players of a club's set from their careers, and adds none of them again", () => {
    const rows = tables.find(({ name }) => name === "criteria")?.rows ?? [];
    expect(read("SELECT key, members FROM criteria ORDER BY key")).toEqual(
      rows.map(({ key, members }) => ({ key, members })).toSorted((a, b) => (String(a.key) < String(b.key) ? -1 : 1)),
    );
  });
});

describe("a row", () => {
  test("of a player", () => {
    const [row] = read(`SELECT * FROM players WHERE id = ${ids.mcdavid}`);
    expect(row).toMatchObject({ first: "Connor", birth_date: "1997-01-13", draft_overall: 1, team: "EDM", number: 97 });
    const career = JSON.parse(String(row?.career)) as Stint[];
    expect(career[0]).toEqual([20152016, "EDM", 45, 16, 32]);
  });

  test("of a player contains playoffs and Stanley Cups", () => {
    const [row] = read("SELECT playoffs, cups, numbers FROM players WHERE id = 8476453"); // Kucherov
    expect(JSON.parse(String(row?.playoffs))).toContainEqual([20202021, "TBL", 23, 8, 24]);
    expect(row).toMatchObject({ cups: '[[20192020,"TBL"],[20202021,"TBL"]]', numbers: '{"TBL":86}' });
  });

  test("of a player contains all numbers worn last season, by club", () => {
    const worn = read("SELECT last_numbers FROM players WHERE id IN (8482178, 8478550, 8480801) ORDER BY last");
    // Moore, Panarin before and after a trade, Brady Tkachuk before he came to Florida
    expect(worn.map((row) => JSON.parse(String(row["last_numbers"])))).toEqual([
      { ANA: [3, 74] },
      { LAK: [10, 72], NYR: [10] },
      { OTT: [7] },
    ]);
  });

  test("of a player has the number that articles compare as well", () => {
    const numbers = read(`SELECT id, ${CURRENT_NUMBER_SQL} AS number FROM players WHERE team IS NOT NULL ORDER BY id`);
    const compared = readLeague()
      .rostered.map(({ career, comparedNumber }) => ({ id: career.player.id, number: comparedNumber }))
      .toSorted((a, b) => a.id - b.id);
    expect(numbers).toEqual(compared);
    expect(numbers.filter(({ number }) => number === null)).toHaveLength(47);
  });

  test("of a club contains its former names", () => {
    const [row] = read("SELECT past FROM teams WHERE code = 'UTA'");
    expect(JSON.parse(String(row?.past))).toMatchObject([
      { first: 20242025, last: 20242025, nameEn: "Utah Hockey Club", nickname: "Hockey Club" },
    ]);
  });

  test("has NULL for unknown values", () =>
    expect(read(`SELECT draft_year, draft_team, team, number FROM players WHERE id = ${ids.gretzky}`)).toEqual([
      { draft_year: null, draft_team: null, team: null, number: null },
    ]));

  test("of a roster: every player on it can be guessed", () =>
    expect(
      read(
        "SELECT count(*) AS some FROM players WHERE team IS NOT NULL AND (number IS NULL OR position = 'F' OR country IS NULL)",
      ),
    ).toEqual([{ some: 0 }]));

  test("of a team's season", () => {
    const [row] = read("SELECT * FROM team_seasons WHERE season = 19871988 AND team = 'EDM'");
    expect(row).toMatchObject({ conference: "Campbell", division: "Smythe", champion: 1 });
    const roster = JSON.parse(String(row?.roster)) as SeasonRoster;
    expect(roster.skaters).toContainEqual([ids.gretzky, "C", 64, 40, 109, 99]);
    expect(roster.goalies.find(([, gp]) => gp === 75)).toEqual([8446991, 75, 40, 31]); // Grant Fuhr
  });

  test("of a roster adds up the stints of a player who left and returned", () => {
    const [row] = read("SELECT roster FROM team_seasons WHERE season = 19971998 AND team = 'CHI'");
    const roster = JSON.parse(String(row?.roster)) as SeasonRoster;
    expect(roster.skaters.filter(([id]) => id === 8451392)).toHaveLength(1);
  });

  test("of a trophy", () => {
    const [row] = read("SELECT winners FROM trophies WHERE award = 'hart'");
    expect(JSON.parse(String(row?.winners))).toContainEqual([19791980, ids.gretzky]);
  });
});
