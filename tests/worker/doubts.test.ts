import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
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

const seasonOf = async (id: number) => (await playerOf(id))?.career.filter(([season]) => season === SEASON);

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
test("figures of a night with more than twenty doubtful players are not stored", async () => {
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

const inDallas = (position: string) =>
  facts.rosters.flatMap(({ player: id, team }) =>
    team === "DAL" && playerIn(world, id).position === position ? [id] : [],
  );
const descriptionOf = async (id: number) =>
  (
    await server.sql<Record<string, unknown>>(
      "SELECT first, last, position, shoots, height_cm, weight_kg, birth_date FROM players WHERE id = ?",
      id,
    )
  )[0];
const [renamed = 0, moved = 0] = inDallas("C");
const [stranger = 0, giant = 0, older = 0] = inDallas("D");
const [keeper = 0] = inDallas("G");
const impossible = [
  [stranger, { first: "Another", last: "Man" }],
  [giant, { heightCm: 229 }],
  [older, { birthDate: "1901-01-01" }],
  [keeper, { position: "C" }],
] as const;

test("figures of up to twenty players, and descriptions of any, that cannot be right are logged, and all others are stored", async () => {
  // Every player has played once more, with an assist.
  for (const row of world.figures) Object.assign(row, { gp: row.gp + 1, a: row.a + 1 });
  const [doubtful, others] = [skaters.slice(0, 20), skaters.slice(20)];
  misreport(doubtful);
  const { last, weightKg } = playerIn(world, renamed);
  const changed = { first: "Bobby", weightKg: Number(weightKg) - 6, shoots: "L" };
  // Only marks and capitals differ in the last name.
  world.described.set(renamed, { ...changed, last: last.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase() });
  world.described.set(moved, { position: "L" });
  for (const [id, change] of impossible) world.described.set(id, change);
  const described = () => Promise.all([renamed, moved, ...impossible.map(([id]) => id)].map(descriptionOf));
  const [before, position, ...unchanged] = await described();
  const seasons = await Promise.all(doubtful.map(seasonOf));
  await refresh("2026-11-24");
  expect(await Promise.all(doubtful.map(seasonOf))).toEqual(seasons);
  expect(await seasonOf(others[0] ?? 0)).toEqual([[SEASON, expect.any(String), 11, 4, 7]]);
  expect(await described()).toEqual([
    { ...before, first: "Bobby", weight_kg: changed.weightKg, shoots: "L" },
    { ...position, position: "L" },
    ...unchanged,
  ]);
  const log = refreshLog().join("\n");
  for (const id of [...doubtful, ...impossible.map(([id]) => id)]) expect(log).toContain(`${id}: `);
  expect(await health()).toMatchObject({ facts: { asOf: "2026-11-24" }, lastFailure: null });
});

const clubIn = async (code: string) =>
  (
    await server.sql<Record<string, string>>(
      "SELECT place, nickname, name_fr, conference, division, past FROM teams WHERE code = ?",
      code,
    )
  )[0];

describe("on a night two weeks later", () => {
  let nashville: object | undefined;
  let utah: Record<string, string> | undefined;
  let log: string[];
  beforeAll(async () => {
    [nashville, utah] = [await clubIn("NSH"), await clubIn("UTA")];
    for (const [id] of impossible) world.described.delete(id);
    world.described.set(moved, { position: "R" });
    world.joining.set("DET", { conference: "Western", division: "Central" });
    world.joining.set("NSH", { conference: "Eastern", division: "Metropolitan" });
    world.joining.set("UTA", { nickname: "Yeti", nameFr: "Yeti de l'Utah" });
    const teams = ["DET", "NSH"].map((triCode) => ({ triCode, conference: { name: "Western" } }));
    world.faults.set("records.nhl.com", () => Response.json({ data: [{ teams }] }));
    await refresh("2026-12-08");
    log = refreshLog();
  });

  test("a player's position does not change again: it does once a month", async () => {
    expect(await descriptionOf(moved)).toMatchObject({ position: "L" });
    expect(log).toContainEqual(expect.stringContaining(`${moved}: position R after L`));
  });

  test("a club has another alignment if both services agree", async () => {
    expect(await clubIn("DET")).toMatchObject({ conference: "Western", division: "Central", nickname: "Red Wings" });
    expect(await clubIn("NSH")).toEqual(nashville);
    expect(log).toContainEqual(expect.stringMatching(/standings: .*NSH/));
    expect(await health()).toMatchObject({ facts: { asOf: "2026-12-08" }, lastFailure: { slice: "standings" } });
  });

  test("a club has a new name from this season on, the old one before", async () => {
    const renamed = await clubIn("UTA");
    expect(renamed).toMatchObject({ place: "Utah", nickname: "Yeti", name_fr: "Yeti de l’Utah" });
    expect(JSON.parse(renamed?.["past"] ?? "")).toEqual([
      ...(JSON.parse(utah?.["past"] ?? "") as object[]),
      { first: 20252026, last: 20252026, nameEn: "Utah Mammoth", nickname: "Mammoth", nameFr: "Mammoth de l’Utah" },
    ]);
  });
});

test("clubs are not changed in summer, by the standings of the season before", async () => {
  world.joining.set("UTA", { nickname: "Others", division: "Pacific" });
  await remember();
  await refresh("2027-07-10");
  expect((await changes()).filter((row) => "code" in (row as object))).toEqual([]);
});
