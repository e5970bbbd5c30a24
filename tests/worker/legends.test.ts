import { describe, expect } from "vitest";
import { addDays, startOf, type Day } from "#rules/shared/day";
import { readLegendsTableLazily, readLegendsTable, type LegendsTable } from "#rules/legends/legends";
import type { CoachReport } from "#rules/shared/coach";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import type { HistoricalPlayer } from "#rules/league/player";
import { facts, ids } from "../seed/league.ts";
import { drawFacts } from "../seed/tables.ts";
import { player, puzzlesOf, secretOf, storeAnswer } from "./any-game.ts";
import { serverAt, test } from "./shared.ts";

/** A Saturday; its week began on the Sunday before, and the next begins tomorrow. */
const SUNDAY = "2026-11-15";

const server = serverAt();
let everybody: ReadonlyMap<number, HistoricalPlayer>;

test.beforeAll(async () => {
  const { people } = (await server.get<AllPlayers>("/api/people")).body;
  everybody = new Map(decodePlayers(people).map((person) => [person.id, person]));
});

const { begin, beginDay: beginWeek, guess, giveUp } = player(server, "legends");
const daySecret = (sunday: Day) => secretOf(server, sunday, "legends");
/** Returns the stored facts about the players of a week. */
const readTable = async () =>
  JSON.parse((await server.value<string>("SELECT document FROM legend_tables LIMIT 1")) ?? "") as LegendsTable;

describe("the puzzle of a week", () => {
  test("is judged by the facts at the deal, on every isolate and however late", async () => {
    const read = async () =>
      (await guess((await beginWeek(SUNDAY)).body.round, ids.mcdavid)).body.view.tries[0]?.clue.guessed;
    const before = await read();
    await server.sql("UPDATE players SET points = points + 1000 WHERE id = ?", ids.mcdavid);
    try {
      await server.PUBLISHED.delete(`legends:${SUNDAY}`);
      await server.coldStart();
      expect(await read()).toEqual(before);
    } finally {
      await server.sql("UPDATE players SET points = points - 1000 WHERE id = ?", ids.mcdavid);
    }
  });
});

describe("the answer of a week", () => {
  test("the best-known players by the database query equal those computed from all players", async () => {
    await beginWeek(SUNDAY);
    const table = await readTable();
    expect(table.renowned).toHaveLength(1000);
    const listed = readLegendsTableLazily(() => expect.fail("nobody else is read"), table);
    const all = readLegendsTable({ ...table, renowned: [] });
    const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
    for (const since of [1917, 2005])
      expect(ascending(listed.bestKnown(300, since))).toEqual(ascending(all.bestKnown(300, since)));
    const rostered = new Set(facts.rosters.map(({ player }) => player));
    const active = new Set(table.ids.filter((id) => rostered.has(id) || everybody.get(id)?.to === 2026));
    expect(table.active).toEqual([...active]);
    expect(table.renowned.filter(([id]) => active.has(id))).toEqual([]);
  });

  test("is one of the pool that the seed computes from the same facts", async () => {
    await beginWeek(SUNDAY);
    expect((await readTable()).pool).toEqual(drawFacts.legends.pool);
    const pool = drawFacts.legends.pool.map(([id]) => id);
    expect(pool).toHaveLength(240);
    expect(pool).toEqual(expect.arrayContaining([ids.gretzky, ids.orr, ids.salming, ids.bourque]));
    for (const id of [ids.crosby, ids.mcdavid, ids.sillinger]) expect(pool).not.toContain(id);
  });

  test("does not return within three years, nor within seven days of its week in another game", async () => {
    const first = "2028-01-02";
    await beginWeek(SUNDAY);
    const table = await readTable();
    // Seven are left: three were recent answers, and three are answers of dailies around the week.
    expect(table.ids).toEqual(table.ids.toSorted((a, b) => a - b));
    const left: readonly number[] = [ids.gretzky, ids.lemieux, ids.orr, ids.howe, ids.roy, ids.brodeur, ids.salming];
    const pool = left.map((id) => [id, everybody.get(id)?.to]);
    await server.sql("INSERT INTO legend_tables VALUES (?, ?)", first, JSON.stringify({ ...table, pool }));
    const answers = [
      ["legends", -364],
      ["legends", -729],
      ["legends", -1094],
      ["career", -7],
      ["classic", 13],
      ["face", 1],
      // Eight days after the week, which does not matter.
      ["career", 14],
    ] as const;
    for (const [at, [game, days]] of answers.entries())
      await storeAnswer(server, game, addDays(first, days), left[at] ?? 0);
    await server.setClock(startOf(first));
    await beginWeek(first);
    expect(await daySecret(first)).toBe(left[6]);
  });
});

describe("the coach's report", () => {
  const report = (round: string) => server.post<CoachReport & { error?: string }>("/api/coach", { round });

  test("is returned only when the round has ended, and names only the guessed players", async () => {
    let answer = await beginWeek(SUNDAY);
    const secret = await daySecret(SUNDAY);
    const guesses = [ids.crosby, ids.mcdavid, ids.ovechkin].filter((id) => id !== secret);
    for (const player of [null, ...guesses]) {
      if (player !== null) answer = await guess(answer.body.round, player);
      const refused = await report(answer.body.round);
      expect([refused.status, refused.text]).toEqual([409, '{"error":"round-not-over"}']);
    }
    answer = await guess(answer.body.round, secret);
    const { status, body } = await report(answer.body.round);
    expect([status, body.total]).toEqual([200, everybody.size]);
    expect(body.guesses.map((coached) => coached.guess)).toEqual([...guesses, secret]);
    const counts = body.guesses.map(({ left }) => left);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.at(-1)).toBe(1);
    // The average guess of a beginning round leaves more than the answer, and less than half of all players.
    expect(body.guesses[0]?.average).toBeGreaterThan(1);
    expect(body.guesses[0]?.average).toBeLessThan(everybody.size / 2);
  });

  test("on practice counts the players of its filter", async () => {
    const begun = await begin({ kind: "practice", filter: { players: "best-known", since: 1990 } });
    const guessed = await guess(begun.body.round, ids.lemieux);
    const given = await giveUp(guessed.body.round);
    expect((await report(given.body.round)).body.total).toBe(300);
  });
});

const dealtOn = async (day: Day) => [...(await puzzlesOf(server, day)).keys()];

test("a week is dealt on the day before, from the queue, and on no other day", async () => {
  await server.setClock("2027-02-05T00:00:00Z");
  await server.runCron("2027-02-05T00:00:00Z");
  expect(await dealtOn("2027-02-06")).not.toContain("legends");
  await server.setClock("2027-02-06T00:00:00Z");
  const { rowsRead } = await server.useOf(() => server.runCron("2027-02-06T00:00:00Z"));
  // The table of the week takes some passes over 8,810 players, not one per trophy. A free account may read 5 million rows per day.
  expect(rowsRead).toBeLessThan(200_000);
  expect(await dealtOn("2027-02-07")).toContain("legends");
  expect(await dealtOn("2027-02-08")).not.toContain("legends");
  expect(JSON.parse((await server.PUBLISHED.get("week:2027-02-07")) ?? "")).toMatchObject({ day: "2027-02-07" });
});
