import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import type { League } from "#rules/league/rostered-players";
import { fetchLeague, readLeague } from "./any-game.ts";
import { serverAt, test } from "./shared.ts";

const server = serverAt();
let league: League;

test.beforeAll(async () => {
  league = await fetchLeague(server);
});

describe("a published league", () => {
  // Guessing waits for it on a slow connection.
  test("is sent in 25 kB", async () => {
    const { text } = await server.get(`/api/leagues/${league.version}/columns`);
    expect(gzipSync(text).length).toBeLessThan(25_000);
  });

  test("has today's clubs and all players on their rosters, in an order that reveals nothing", async () => {
    const results = await server.sql<{ id: number }>("SELECT id FROM players WHERE team IS NOT NULL ORDER BY id");
    expect(results.length).toBeGreaterThan(600);
    expect(league.players.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
    expect(league.clubs).toHaveLength(32);
    expect(new Set(league.clubs.map(({ code }) => code))).toEqual(new Set(league.players.map(({ team }) => team)));
  });

  test("has the same fields for every player, and no others", () => {
    expect(Object.keys(league)).toEqual(["version", "clubs", "players", "names"]);
    const fields = (rows: readonly object[]) => new Set(rows.map((row) => Object.keys(row).toSorted().join(" ")));
    expect(fields(league.clubs)).toEqual(new Set(["code conference nameFr nickname place"]));
    expect(fields(league.players)).toEqual(
      new Set(["birth clubs country draftYear fame first id last number overall points position team"]),
    );
  });

  test("ranks every player by fame, once", () =>
    expect(league.players.map(({ fame }) => fame).toSorted((a, b) => a - b)).toEqual(
      league.players.map((_, index) => index + 1),
    ));

  test("keeps its version while nothing changes, over days and cold starts", async () => {
    await server.setClock("2026-12-31T12:00:00Z");
    await server.coldStart();
    expect(await fetchLeague(server)).toEqual(league);
  });

  test("is made again from the same facts if an earlier version of the site read other values of them", async () => {
    await server.execute([
      "UPDATE leagues SET facts = ''",
      "INSERT INTO leagues (version, document, published_at, facts) SELECT 'earlier', '{}', 0, value FROM meta WHERE name = 'facts'",
    ]);
    await server.setClock("2026-12-30T12:00:00Z");
    await server.coldStart();
    expect(await fetchLeague(server)).toEqual(league);
  });

  test("gets a new version after a trade, and the old one stays unchanged", async () => {
    const [traded] = league.players;
    await server.trade(traded?.id ?? 0, traded?.team === "MTL" ? "EDM" : "MTL");
    await server.setClock("2027-01-01T12:00:00Z");
    const next = await fetchLeague(server);
    expect(next.version).not.toBe(league.version);
    expect(next.players[0]?.team).not.toBe(traded?.team);
    await server.coldStart();
    expect(await readLeague(server, league.version)).toEqual(league);
  });
});
