import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import type { Stint } from "#rules/league/season";
import { facts } from "../seed/facts.ts";
import { leagueApp, leagueAsSeeded, playerIn, simulateLeague } from "./league-service.ts";
import { serverAt, test } from "./shared.ts";
import { nightsOf } from "./sync-night.ts";

/** Nights that are well-formed and wrong. The faults of form are in statistics.test.ts. */

const SEASON = 20262027;

const world = leagueAsSeeded(SEASON);
const service = simulateLeague(world);
const league = leagueApp(world);
const server = serverAt();
const { playerOf, remember, changes, refreshLog, health, refresh } = nightsOf(server);

afterEach(() => world.faults.clear());
afterAll(() => service.close());

const seasonOf = async (id: number) =>
  (JSON.parse((await playerOf(id))?.career ?? "[]") as Stint[]).filter(([season]) => season === SEASON);

describe("figures of a night", () => {
  const isGoalie = new Set(facts.players.filter(({ position }) => position === "G").map(({ id }) => id));
  const skaters: number[] = [];
  beforeAll(async () => {
    const veterans = new Set(facts.lines.map(({ player }) => player));
    for (const { player: id, team } of facts.rosters.filter(({ player }, at) => at % 4 === 0 && veterans.has(player))) {
      world.figures.push({ id, teams: team, gp: 10, g: 4, a: 6, ...(isGoalie.has(id) && { w: 5 }) });
      if (!isGoalie.has(id)) skaters.push(id);
    }
    await refresh("2026-10-28");
  });

  /** Lets the service report fewer games of some players than they have. */
  const misreport = (ids: readonly number[]) =>
    world.faults.set("skater/summary", async (address) => {
      const { data } = (await (await league.request(address)).json()) as { data: { playerId: number }[] };
      return Response.json({
        data: data.map((row) => (ids.includes(row.playerId) ? { ...row, gamesPlayed: 9 } : row)),
      });
    });

  // tests/rules/season-doubts.test.ts tests which figures are doubtful.
  test("with more than twenty doubtful players are not stored", async () => {
    expect(await health()).toMatchObject({ facts: { asOf: "2026-10-28" }, lastFailure: null });
    await remember();
    misreport(skaters.slice(0, 21));
    await refresh("2026-11-10");
    expect(await changes()).toEqual([]);
    expect(await health()).toMatchObject({
      facts: { asOf: "2026-10-28" },
      lastFailure: {
        night: "2026-11-10",
        what: expect.stringMatching(/^21 players with doubtful figures, such as \d{7}: 9/),
      },
    });
  });

  test("of up to twenty doubtful players stay as they were and are logged, and all others are stored", async () => {
    // Every player has played once more, with an assist.
    for (const row of world.figures) Object.assign(row, { gp: row.gp + 1, a: row.a + 1 });
    const [doubtful, others] = [skaters.slice(0, 20), skaters.slice(20)];
    const before = await Promise.all(doubtful.map(seasonOf));
    misreport(doubtful);
    await refresh("2026-11-24");
    expect(await Promise.all(doubtful.map(seasonOf))).toEqual(before);
    expect(await seasonOf(others[0] ?? 0)).toEqual([[SEASON, expect.any(String), 11, 4, 7]]);
    const log = refreshLog().join("\n");
    for (const id of doubtful) expect(log).toContain(`${id}: `);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-11-24" }, lastFailure: null });
  });
});

describe("names, positions and bodies of known players", () => {
  const ids = (club: string, position: string) =>
    facts.rosters.flatMap(({ player: id, team }) =>
      team === club && playerIn(world, id).position === position ? [id] : [],
    );
  const descriptionOf = async (id: number) =>
    (
      await server.sql<Record<string, unknown>>(
        "SELECT first, last, position, shoots, height_cm, weight_kg, birth_date FROM players WHERE id = ?",
        id,
      )
    )[0];
  const [renamed = 0, moved = 0] = ids("DAL", "C");
  const [stranger = 0, giant = 0, older = 0] = ids("DAL", "D");
  const [keeper = 0] = ids("DAL", "G");
  const impossible = [
    [stranger, { first: "Another", last: "Man" }],
    [giant, { heightCm: 229 }],
    [older, { birth: "1901-01-01" }],
    [keeper, { position: "C" }],
  ] as const;
  const described = () => Promise.all([renamed, moved, ...impossible.map(([id]) => id)].map(descriptionOf));

  test("follow the rosters, without those that cannot be right", async () => {
    const [before, position, ...others] = await described();
    const { last, weightKg } = playerIn(world, renamed);
    const changed = { first: "Bobby", weightKg: Number(weightKg) - 6, shoots: "L" };
    // Only marks and capitals differ in the last name.
    world.described.set(renamed, { ...changed, last: last.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase() });
    world.described.set(moved, { position: "L" });
    for (const [id, change] of impossible) world.described.set(id, change);
    await refresh("2026-12-08");
    expect(await described()).toEqual([
      { ...before, first: "Bobby", weight_kg: changed.weightKg, shoots: "L" },
      { ...position, position: "L" },
      ...others,
    ]);
    const log = refreshLog().join("\n");
    for (const [id] of impossible) expect(log).toContain(`${id}: `);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-12-08" }, lastFailure: null });
  });

  test("change the position once a month", async () => {
    for (const [id] of impossible) world.described.delete(id);
    world.described.set(moved, { position: "R" });
    await refresh("2026-12-09");
    expect(await descriptionOf(moved)).toMatchObject({ position: "L" });
    expect(refreshLog()).toContainEqual(expect.stringContaining(`${moved}: position R after L`));
  });
});

describe("clubs", () => {
  const clubIn = async (code: string) =>
    (
      await server.sql<Record<string, string>>(
        "SELECT place, nickname, name_fr, conference, division, past FROM teams WHERE code = ?",
        code,
      )
    )[0];

  test("have another alignment if both services agree, and a new name from this season on, the old one before", async () => {
    const [before, utah] = [await clubIn("NSH"), await clubIn("UTA")];
    world.joining.set("DET", { conference: "Western", division: "Central" });
    world.joining.set("NSH", { conference: "Eastern", division: "Metropolitan" });
    world.joining.set("UTA", { nickname: "Yeti", nameFr: "Yeti de l'Utah" });
    const teams = ["DET", "NSH"].map((triCode) => ({ triCode, conference: { name: "Western" } }));
    world.faults.set("records.nhl.com", () => Response.json({ data: [{ teams }] }));
    await refresh("2027-01-10");
    expect(await clubIn("DET")).toMatchObject({ conference: "Western", division: "Central", nickname: "Red Wings" });
    expect(await clubIn("NSH")).toEqual(before);
    expect(refreshLog()).toContainEqual(expect.stringMatching(/standings: .*NSH/));
    expect(await health()).toMatchObject({ facts: { asOf: "2027-01-10" }, lastFailure: { slice: "standings" } });
    const renamed = await clubIn("UTA");
    expect(renamed).toMatchObject({ place: "Utah", nickname: "Yeti", name_fr: "Yeti de l’Utah" });
    expect(JSON.parse(renamed?.["past"] ?? "")).toEqual([
      ...(JSON.parse(utah?.["past"] ?? "") as object[]),
      { first: 20252026, last: 20252026, nameEn: "Utah Mammoth", nickname: "Mammoth", nameFr: "Mammoth de l’Utah" },
    ]);
  });

  test("are not changed in summer, by the standings of the season before", async () => {
    world.joining.set("UTA", { nickname: "Others", division: "Pacific" });
    await remember();
    await refresh("2027-07-10");
    expect((await changes()).filter((row) => "code" in (row as object))).toEqual([]);
  });
});
