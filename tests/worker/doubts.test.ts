import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import type { Day } from "#rules/shared/day";
import type { Stint } from "#rules/league/season";
import { facts } from "../seed/facts.ts";
import { leagueApp, leagueAsSeeded, playerIn, simulateLeague } from "./league-service.ts";
import { serverAt, test } from "./shared.ts";
import { nightsOf } from "./sync-night.ts";

/** Nights that are well-formed and wrong. The faults of form are in statistics.test.ts. */

const SEASON = 20262027;
const OPENING: Day = "2026-10-06";

const world = leagueAsSeeded(SEASON);
world.opening = OPENING;
const service = simulateLeague(world);
const league = leagueApp(world);
const server = serverAt();
const { playerOf, rosterIn, remember, changes, refreshLog, health, ask, apply, refresh } = nightsOf(server);

afterEach(() => world.faults.clear());
afterAll(() => service.close());

const empty = () => Response.json({ data: [] });
const seasonOf = async (id: number) =>
  (JSON.parse((await playerOf(id))?.career ?? "[]") as Stint[]).filter(([season]) => season === SEASON);

describe("empty figures", () => {
  test("are fresh before the first game, and on the day after it", async () => {
    world.faults.set("/summary", empty);
    await refresh("2026-10-07");
    expect(refreshLog()).toEqual([]);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-10-07" }, lastFailure: null });
  });

  test("are a fault from the second day on, though no figures were ever stored", async () => {
    world.faults.set("/summary", empty);
    await remember();
    await refresh("2026-10-08");
    expect(await changes()).toEqual([]);
    expect(refreshLog().join("\n")).toMatch(
      /2026-10-08, news: no goalies and no skaters, though the season has begun$/,
    );
    expect(await health()).toMatchObject({
      facts: { asOf: "2026-10-07" },
      lastFailure: { night: "2026-10-08", what: expect.stringMatching(/though the season has begun/) },
    });
  });
});

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

  /** Every player has played once more, with an assist. */
  const playOnce = () => {
    for (const row of world.figures) Object.assign(row, { gp: row.gp + 1, a: row.a + 1 });
  };
  /** Lets the service change the rows of some players. */
  const misreport = (ids: readonly number[], change: (row: Record<string, number>, at: number) => object) =>
    world.faults.set("skater/summary", async (address) => {
      const { data } = (await (await league.request(address)).json()) as { data: Record<string, number>[] };
      return Response.json({
        data: data.map((row) => {
          const at = ids.indexOf(row.playerId ?? 0);
          return at < 0 ? row : { ...row, ...change(row, at) };
        }),
      });
    });

  test("as they should be are stored", async () => {
    expect(skaters.length).toBeGreaterThan(200);
    expect(await seasonOf(skaters[0] ?? 0)).toEqual([[SEASON, expect.any(String), 10, 4, 6]]);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-10-28" }, lastFailure: null });
  });

  // tests/rules/season-doubts.test.ts tests which figures are doubtful.
  test("with more than twenty doubtful players are not stored", async () => {
    await remember();
    misreport(skaters.slice(0, 21), () => ({ gamesPlayed: 9 }));
    await refresh("2026-11-10");
    expect(await changes()).toEqual([]);
    expect(refreshLog().join("\n")).toContain("2026-11-10, ");
    expect(await health()).toMatchObject({
      facts: { asOf: "2026-10-28" },
      lastFailure: {
        night: "2026-11-10",
        what: expect.stringMatching(/^21 players with doubtful figures, such as \d{7}: 9/),
      },
    });
  });

  test("of up to twenty doubtful players stay as they were and are logged, and all others are stored", async () => {
    playOnce();
    const [doubtful, others] = [skaters.slice(0, 20), skaters.slice(20)];
    const before = await Promise.all(doubtful.map(seasonOf));
    const faults = [{ gamesPlayed: 3 }, { goals: 0, assists: 30 }, { goals: 10 }, { assists: 22 }, { gamesPlayed: 91 }];
    misreport(doubtful, (_, at) => faults[at % faults.length] ?? {});
    await refresh("2026-11-24");
    expect(await Promise.all(doubtful.map(seasonOf))).toEqual(before);
    expect(await seasonOf(others[0] ?? 0)).toEqual([[SEASON, expect.any(String), 11, 4, 7]]);
    const log = refreshLog().join("\n");
    for (const id of doubtful) expect(log).toContain(`${id}: `);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-11-24" }, lastFailure: null });
  });
});

describe("rosters", () => {
  const isKeeper = ({ id }: { id: number }) => playerIn(world, id).position === "G";

  test("stay with a club that the standings lack while its own is missing, though another club joins", async () => {
    world.joining.set("HOU", { place: "Houston", nickname: "Aeros", conference: "Western" });
    const drafted = [...world.rosters].flatMap(([club, spots], at) =>
      club === "TOR"
        ? []
        : spots.splice(
            spots.findIndex((spot) => spot.number !== null && isKeeper(spot) === at < 2),
            1,
          ),
    );
    world.rosters.set("HOU", drafted);
    world.unlisted.add("TOR");
    world.faults.set("/roster/TOR/", () => new Response("", { status: 503 }));
    const before = await rosterIn("TOR");
    await ask("2026-12-05");
    await apply("2026-12-05");
    expect(await rosterIn("TOR")).toEqual(before);
    expect(await server.sql("SELECT code FROM teams WHERE code = 'HOU'")).toEqual([]);
    expect(refreshLog().join("\n")).toMatch(/roster:HOU: TOR is not in the standings/);

    world.faults.clear();
    world.unlisted.clear();
    await ask("2026-12-06");
    await apply("2026-12-06");
    expect(
      await server.sql("SELECT code, franchise, last_season FROM teams WHERE code IN ('HOU', 'TOR') ORDER BY code"),
    ).toEqual([
      { code: "HOU", franchise: "HOU", last_season: null },
      { code: "TOR", franchise: "TOR", last_season: null },
    ]);
    expect(await rosterIn("HOU")).toHaveLength(drafted.length);
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
  const [renamed = 0, moved = 0, grown = 0] = ids("DAL", "C");
  const [stranger = 0, giant = 0, older = 0] = ids("DAL", "D");
  const [keeper = 0] = ids("DAL", "G");

  test("follow the rosters, without those that cannot be right", async () => {
    const before = new Map(
      await Promise.all(
        [renamed, moved, grown, stranger, giant, older, keeper].map(
          async (id) => [id, await descriptionOf(id)] as const,
        ),
      ),
    );
    // Only marks and capitals differ in the last name.
    const last = playerIn(world, renamed).last.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
    const body = playerIn(world, grown);
    const [heightCm, weightKg] = [Number(body.heightCm) + 2, Number(body.weightKg) - 6];
    const birth = `${body.birth?.slice(0, 4)}-09-09`;
    world.described
      .set(renamed, { first: "Bobby", last })
      .set(moved, { position: "L" })
      .set(grown, { weightKg, heightCm, shoots: "L", birth })
      .set(stranger, { first: "Another", last: "Man" })
      .set(giant, { heightCm: 229 })
      .set(older, { birth: "1901-01-01", weightKg: 999 })
      .set(keeper, { position: "C" });
    await refresh("2026-12-08");
    expect(await descriptionOf(renamed)).toEqual({ ...before.get(renamed), first: "Bobby" });
    expect(await descriptionOf(moved)).toEqual({ ...before.get(moved), position: "L" });
    expect(await descriptionOf(grown)).toEqual({
      ...before.get(grown),
      weight_kg: weightKg,
      height_cm: heightCm,
      shoots: "L",
      birth_date: birth,
    });
    for (const id of [stranger, giant, older, keeper]) expect(await descriptionOf(id)).toEqual(before.get(id));
    const log = refreshLog().join("\n");
    for (const id of [stranger, giant, older, keeper]) expect(log).toContain(`${id}: `);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-12-08" }, lastFailure: null });
  });

  test("change the position once a month", async () => {
    for (const id of [stranger, giant, older, keeper]) world.described.delete(id);
    world.described.set(moved, { position: "R" });
    await remember();
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

  test("are realigned if both services agree", async () => {
    const before = await clubIn("NSH");
    world.joining.set("DET", { conference: "Western", division: "Central" });
    world.joining.set("NSH", { conference: "Eastern", division: "Metropolitan" });
    world.joining.set("PIT", { division: "Atlantic" });
    const teams = [
      ["DET", "Western"],
      ["NSH", "Western"],
    ].map(([triCode, name]) => ({ triCode, conference: { name } }));
    world.faults.set("records.nhl.com", () => Response.json({ data: [{ teams }] }));
    await refresh("2027-01-10");
    expect(await clubIn("DET")).toMatchObject({ conference: "Western", division: "Central", nickname: "Red Wings" });
    expect(await clubIn("PIT")).toMatchObject({ conference: "Eastern", division: "Atlantic" });
    expect(await clubIn("NSH")).toEqual(before);
    expect(refreshLog()).toContainEqual(expect.stringMatching(/standings: .*NSH/));
    expect(await health()).toMatchObject({ facts: { asOf: "2027-01-10" }, lastFailure: { slice: "standings" } });
  });

  test("have a new name from this season on, and the old one before", async () => {
    const before = await clubIn("UTA");
    world.joining.set("UTA", { nickname: "Yeti", nameFr: "Yeti de l'Utah" });
    await refresh("2027-01-12");
    expect(await clubIn("UTA")).toMatchObject({ place: "Utah", nickname: "Yeti", name_fr: "Yeti de l’Utah" });
    expect(JSON.parse((await clubIn("UTA"))?.past ?? "")).toEqual([
      ...(JSON.parse(before?.past ?? "") as object[]),
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
