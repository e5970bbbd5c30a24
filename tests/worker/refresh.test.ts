import { afterAll, beforeAll, describe, expect } from "vitest";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import { computeRosterFacts } from "#rules/league/rostered-players";
import { comparePlayers } from "#rules/classic/classic";
import { beginDay, fetchLeague, guess, secretOf } from "./any-game.ts";
import { leagueApp, leagueAsSeeded, playerIn, rosterOf, simulateLeague } from "./league-service.ts";
import { NOON, refusal, serverAt, test } from "./shared.ts";
import { nightsOf } from "./sync-night.ts";

const SEASON = 20262027;

const MCDAVID = 8478402;
const CELEBRINI = 8484801;
const SLAFKOVSKY = 8483515;
const SUZUKI = 8480018;
const SHESTERKIN = 8478048;
const ROOKIE = 8485999;
const CALLED_UP = 8485998;
const AT_CAMP = 8485997;

const world = leagueAsSeeded(SEASON);
const service = simulateLeague(world);
const league = leagueApp(world);
const server = serverAt("2026-11-20T09:00:00Z");

afterAll(() => service.close());

const { playerOf, rosterIn, remember, changes, refreshLog, health, ask, apply, refresh } = nightsOf(server);

type RosterSpot = { id: number; number: number | null };

const factsVersion = () => server.value<string>("SELECT value FROM meta WHERE name = 'facts'");

const membersOf = async (key: string) =>
  JSON.parse((await server.value<string>("SELECT members FROM criteria WHERE key = ?", key)) ?? "") as number[];

const spotsOf = (club: string) => {
  const spots = world.rosters.get(club);
  if (spots === undefined) throw new Error(`no club ${club}`);
  return spots;
};
/** Removes the first such player from a roster. */
function take(club: string, isTaken: (spot: RosterSpot) => boolean): RosterSpot {
  const spots = spotsOf(club);
  const spot = spots.find(isTaken);
  if (spot === undefined) throw new Error(`${club} has no such player`);
  spots.splice(spots.indexOf(spot), 1);
  return spot;
}
const move = (id: number, from: string, to: string) => spotsOf(to).push(take(from, (spot) => spot.id === id));
/** Removes a defender from the league. */
const sendDown = (club: string) => take(club, ({ id }) => playerIn(world, id).position === "D" && id !== ROOKIE);

test("before any night, the facts are as of the seed", async () => {
  expect((await server.get("/api/today")).body).toMatchObject({ factsAsOf: "2026-08-17" });
  expect(await health()).toMatchObject({
    facts: { asOf: "2026-08-17", ageDays: 95, version: await factsVersion() },
    lastFailure: null,
  });
});

describe("a night", () => {
  test("without changes writes only its date", async () => {
    await remember();
    await refresh("2026-11-20");
    expect(await changes()).toEqual([
      { name: "facts-as-of", value: "2026-11-20" },
      { name: "facts-as-of", value: "2026-08-17" },
    ]);
    expect(refreshLog()).toEqual([]);
    expect((await server.get("/api/today")).body).toMatchObject({ factsAsOf: "2026-11-20" });
    // Two requests per roster and for the standings, because the league redirects, one per page, and one per empty first
    // page: whether the season has begun.
    expect(service.takeRequests()).toHaveLength(2 * 32 + 2 + 14 + 2);
  });

  test("applies a trade, a number, a new player with the draft, figures, and a departure", async () => {
    await server.setClock("2026-11-21T08:00:00Z");
    await fetchLeague(server);
    const before = await factsVersion();
    expect(await membersOf("career:one-club")).toContain(MCDAVID);
    const { id: gone } = sendDown("SJS");
    move(MCDAVID, "EDM", "TOR");
    for (const [id, club, number] of [
      [MCDAVID, "TOR", 7],
      [CELEBRINI, "SJS", 17],
      [SLAFKOVSKY, "MTL", 14],
    ] as const)
      Object.assign(spotsOf(club).find((spot) => spot.id === id) ?? {}, { number });
    world.rookies.set(ROOKIE, {
      first: "Åke",
      last: "O'Högberg",
      position: "D",
      nationality: "SUI",
      birthDate: "2008-02-29",
      draft: { year: 2026, round: 1, overallPick: 4, teamAbbrev: "SJS" },
    });
    spotsOf("SJS").push({ id: ROOKIE, number: 98 });
    // Called up, without a game.
    world.rookies.set(CALLED_UP, {
      first: "Not",
      last: "Yet",
      nationality: "USA",
      draft: { year: 2025, round: 2, overallPick: 36, teamAbbrev: "MTL" },
    });
    spotsOf("MTL").push({ id: CALLED_UP, number: 96 });
    // At a training camp, without a number.
    world.rookies.set(AT_CAMP, {});
    spotsOf("SJS").push({ id: AT_CAMP, number: null });
    world.figures.push(
      { id: MCDAVID, teams: "EDM,TOR", gp: 20, g: 11, a: 22 },
      { id: CELEBRINI, teams: "SJS", gp: 19, g: 10, a: 9 },
      { id: SHESTERKIN, teams: "NYR", gp: 9, g: 0, a: 1, w: 6 },
      { id: ROOKIE, teams: "SJS", gp: 3, g: 1, a: 1 },
    );
    world.pages.set(MCDAVID, [
      { season: 20252026, league: "NHL", club: "Edmonton Oilers", gp: 82, g: 48, a: 90 },
      { season: SEASON, league: "NHL", club: "Edmonton Oilers", gp: 15, g: 8, a: 20 },
      { season: SEASON, league: "NHL", club: "Toronto Maple Leafs", gp: 5, g: 3, a: 2 },
    ]);
    world.pages.set(ROOKIE, [
      { season: 20252026, league: "SHL", club: "Frölunda", gp: 40, g: 2, a: 9 },
      { season: SEASON, league: "NHL", club: "San Jose Sharks", gp: 3, g: 1, a: 1 },
    ]);
    await refresh("2026-11-21");

    expect(refreshLog()).toEqual([]);
    expect(await factsVersion()).not.toBe(before);
    const mcdavid = await playerOf(MCDAVID);
    expect(mcdavid).toMatchObject({
      team: "TOR",
      number: 7,
      games: 794 + 20,
      points: 1220 + 33,
      clubs: '["EDM","TOR"]',
    });
    expect(mcdavid?.career.slice(-3)).toEqual([
      [20252026, "EDM", 82, 48, 90],
      [SEASON, "EDM", 15, 8, 20],
      [SEASON, "TOR", 5, 3, 2],
    ]);
    expect(await playerOf(CELEBRINI)).toMatchObject({ team: "SJS", number: 17 });
    expect((await playerOf(SHESTERKIN))?.career.at(-1)?.join()).toBe(`${SEASON},NYR,9,0,1,6,1,,1,9,140`);
    expect(await playerOf(ROOKIE)).toMatchObject({
      first: "Åke",
      last: "O'Högberg",
      position: "D",
      birth_date: "2008-02-29",
      country: "CH",
      draft_overall: 4,
      team: "SJS",
      number: 98,
      fame: 15.12,
      games: 3,
      points: 2,
      clubs: '["SJS"]',
      career: [[SEASON, "SJS", 3, 1, 1]],
      answerable: 0,
    });
    expect(await playerOf(CALLED_UP)).toMatchObject({ country: "CA", draft_overall: 36, games: 0, clubs: "[]" });
    expect(await playerOf(AT_CAMP)).toBeUndefined();
    expect(await playerOf(gone)).toMatchObject({ team: null, number: null });
    expect(await membersOf("club:SJS")).toContain(ROOKIE);
    expect(await membersOf("club:TOR")).toContain(MCDAVID);
    // He has joined a second franchise.
    expect(await membersOf("career:one-club")).not.toContain(MCDAVID);
    const after = await factsVersion();
    await apply("2026-11-21", "10");
    expect(await health()).toMatchObject({
      facts: { asOf: "2026-11-21", ageDays: 0, version: after },
      lastFailure: null,
    });
  });

  test("sends no requests and changes nothing when repeated", async () => {
    await remember();
    service.takeRequests();
    await refresh("2026-11-21", "11");
    expect(service.takeRequests()).toEqual([]);
    expect(await changes()).toEqual([]);
  });

  test("affects days dealt after it, and not those before", async () => {
    await server.setClock(NOON);
    const before = await fetchLeague(server);
    await server.runCron("2026-11-22T00:00:00Z");
    await server.setClock("2026-11-23T12:00:00Z");
    const after = await fetchLeague(server);
    const find = (league: typeof after, id: number) => league.players.find((player) => player.id === id);
    expect([find(before, MCDAVID), find(after, MCDAVID)]).toMatchObject([
      { team: "EDM", number: 97 },
      { team: "TOR", number: 7, points: 1253 },
    ]);
    // Another Shark wears 17 too, and neither did last season, so the number is unknown. Suzuki wore 14 for Montréal.
    expect([find(before, CELEBRINI)?.number, find(after, CELEBRINI)?.number]).toEqual([71, null]);
    expect([find(before, SLAFKOVSKY)?.number, find(after, SLAFKOVSKY)?.number]).toEqual([20, null]);
    expect([find(before, SUZUKI)?.number, find(after, SUZUKI)?.number]).toEqual([14, 14]);
    expect([find(before, ROOKIE), find(after, ROOKIE)?.country]).toEqual([undefined, "CH"]);
    expect(find(after, CALLED_UP)).toMatchObject({ team: "MTL", number: 96, overall: 36, points: 0, clubs: [] });

    const secret = await secretOf(server, "2026-11-23");
    const { players } = computeRosterFacts(after, "2026-11-23");
    const [answer, guessed] = [players.get(secret), players.get(MCDAVID)];
    if (answer === undefined || guessed === undefined) throw new Error("not on the table");
    const { body } = await guess(server, (await beginDay(server, "2026-11-23")).body.round, MCDAVID);
    expect(body.view.tries).toEqual([{ guess: MCDAVID, clue: comparePlayers(answer, guessed) }]);
    const gone = before.players.find(({ id, team }) => team === "SJS" && find(after, id) === undefined)?.id;
    expect(await guess(server, (await beginDay(server, "2026-11-23")).body.round, gone)).toMatchObject(
      refusal(422, "unknown-player"),
    );
    expect((await guess(server, (await beginDay(server, "2026-11-21")).body.round, gone)).status).toBe(200);
  });
});

test("a player who was called up has a career, nationality and clubs after the first game, without the club's response", async () => {
  const isKnown = async () =>
    decodePlayers((await server.get<AllPlayers>("/api/people")).body.people).some(({ id }) => id === CALLED_UP);
  expect(await isKnown()).toBe(false);
  world.figures.push({ id: CALLED_UP, teams: "MTL", gp: 2, g: 1, a: 0 });
  world.pages.set(CALLED_UP, [{ season: SEASON, league: "NHL", club: "Montréal Canadiens", gp: 2, g: 1, a: 0 }]);
  world.faults.set("/roster/MTL/", () => new Response("", { status: 503 }));
  await refresh("2026-11-24");
  world.faults.clear();
  server.takeLog();
  expect(await playerOf(CALLED_UP)).toMatchObject({
    country: "US",
    team: "MTL",
    number: 96,
    games: 2,
    clubs: '["MTL"]',
  });
  expect(await isKnown()).toBe(true);
  expect(await membersOf("club:MTL")).toContain(CALLED_UP);
});

// The faults of single responses are in statistics.test.ts.
describe("when parts of a night are missing, the last good facts are kept", () => {
  const CLUBS = ["ANA", "BOS", "BUF"];
  let before: Map<string, unknown[]>;
  beforeAll(async () => {
    before = new Map(
      await Promise.all([...world.rosters.keys()].map(async (club) => [club, await rosterIn(club)] as const)),
    );
    // Players have left everywhere; clubs whose response is missing keep theirs.
    for (const club of world.rosters.keys()) sendDown(club);
    for (const club of CLUBS) world.faults.set(`/roster/${club}/`, () => new Response("", { status: 503 }));
    world.faults.set("skater/summary?start=0&", () => new Response("<!doctype html>"));
    world.faults.set("goalie/summary?start=0&", () => new Response("null"));
    server.takeLog();
    await refresh("2026-11-26");
  });

  const sizeOf = (club: string) => before.get(club)?.length ?? NaN;

  test("and all others are applied", async () => {
    for (const club of CLUBS) expect(await rosterIn(club)).toEqual(before.get(club));
    for (const club of ["EDM", "TOR", "WSH"]) expect(await rosterIn(club)).toHaveLength(sizeOf(club) - 1);
    expect(await playerOf(MCDAVID)).toMatchObject({ games: 814 });
    const log = refreshLog();
    expect(log).toHaveLength(CLUBS.length + 2);
    for (const part of [
      ...CLUBS.map((club) => `roster:${club}: https://api-web.nhle.com/v1/roster/${club}/`),
      "skater:0",
      "goalie:0",
    ])
      expect(log.filter((line) => line.startsWith(`2026-11-26, ${part}`))).toHaveLength(1);
    expect(await health()).toMatchObject({
      facts: { asOf: "2026-11-21" },
      lastFailure: { night: "2026-11-26", what: expect.any(String) },
    });
  });

  test("until a second run on the same night, which requests only the missing parts", async () => {
    world.faults.clear();
    service.takeRequests();
    await ask("2026-11-26", "10");
    expect(service.takeRequests()).toHaveLength(2 * CLUBS.length + 2);
    const version = await factsVersion();
    await apply("2026-11-26", "10");
    expect(await factsVersion()).not.toBe(version);
    for (const club of CLUBS) expect(await rosterIn(club)).toHaveLength(sizeOf(club) - 1);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-11-26" }, lastFailure: null });
  });
});

test("another club's roster empties neither, the log names the club, and more players are called up than one invocation can request", async () => {
  const calledUp = Array.from({ length: 5 }, (_, at) => ROOKIE + 400 + at);
  for (const [at, id] of calledUp.entries()) {
    world.rookies.set(id, {});
    spotsOf("BUF").push({ id, number: 90 + at });
  }
  world.faults.set("/roster/WSH/", () => Response.json(rosterOf(world, "TOR", { hasPictures: false })));
  const before = await Promise.all([rosterIn("WSH"), rosterIn("TOR")]);
  server.takeLog();
  await refresh("2026-11-27");
  world.faults.clear();
  expect(await Promise.all([rosterIn("WSH"), rosterIn("TOR")])).toEqual(before);
  expect(refreshLog()).toEqual([expect.stringMatching(/2026-11-27, roster:WSH: only \d players/)]);
  expect(await health()).toMatchObject({ facts: { asOf: "2026-11-26" }, lastFailure: { slice: "roster:WSH" } });
  expect(await Promise.all(calledUp.map(playerOf))).toMatchObject(
    calledUp.map((_, at) => ({ team: "BUF", number: 90 + at, games: 0 })),
  );
});

test("a night that fails while it is applied changes nothing, and the next one repairs it", async () => {
  move(MCDAVID, "TOR", "EDM");
  world.figures.splice(0, 1, { id: MCDAVID, teams: "EDM,TOR", gp: 20, g: 12, a: 22 });
  world.pages
    .get(MCDAVID)
    ?.splice(1, 1, { season: SEASON, league: "NHL", club: "Edmonton Oilers", gp: 15, g: 9, a: 20 });
  await remember();
  await ask("2026-11-30");
  await server.sql(
    "CREATE TRIGGER dying BEFORE UPDATE OF career ON players BEGIN SELECT RAISE(ABORT, 'D1 is gone'); END",
  );
  await expect(apply("2026-11-30")).rejects.toThrow();
  expect(await changes()).toEqual([]);
  await server.sql("DROP TRIGGER dying");
  await refresh("2026-12-01");
  expect(await playerOf(MCDAVID)).toMatchObject({ team: "EDM", points: 1254 });
});

describe("a league that says it is asked too much", () => {
  const paused = (seconds: number) => new Response("", { status: 429, headers: { "Retry-After": String(seconds) } });

  test("is left alone for as long, and asked for the rest then", async () => {
    let asked = 0;
    world.faults.set("/roster/", async (address) => {
      if (++asked > 2) return league.request(address);
      // The pause is over by then.
      await server.setClock(`2026-12-06T09:00:0${2 * asked}Z`);
      return paused(1);
    });
    server.takeLog();
    await refresh("2026-12-06");
    world.faults.clear();
    expect(refreshLog()).toEqual(Array(2).fill(expect.stringMatching(/roster:[A-Z]{3}: .*status 429/)));
    expect(await health()).toMatchObject({ facts: { asOf: "2026-12-06" } });
  });

  test("for longer than a night waits, is not asked again until the next run", async () => {
    world.faults.set("nhle.com", () => paused(1800));
    service.takeRequests();
    await refresh("2026-12-07");
    world.faults.clear();
    // The first of 47 slices is refused, and a concurrent one may have been.
    expect(service.takeRequests().length).toBeLessThanOrEqual(2);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-12-06" } });
    await refresh("2026-12-07", "10");
    expect(await health()).toMatchObject({ facts: { asOf: "2026-12-07" }, lastFailure: null });
  });
});

describe("an unknown club", () => {
  const isKeeper = (id: number) => playerIn(world, id).position === "G";
  let drafted: RosterSpot[];
  beforeAll(() => {
    world.joining.set("HOU", { place: "Houston", nickname: "Aeros", conference: "Western" });
    // One per club, two of them goalies: known players with numbers.
    drafted = [...world.rosters.keys()]
      .filter((club) => club !== "TOR")
      .map((club, at) =>
        take(club, ({ id, number }) => number !== null && !world.rookies.has(id) && isKeeper(id) === at < 2),
      );
    world.rosters.set("HOU", drafted);
  });

  test("is none while a club is missing that none of its players comes from", async () => {
    world.unlisted.add("TOR");
    world.faults.set("/roster/TOR/", () => new Response("", { status: 503 }));
    const before = await rosterIn("TOR");
    await refresh("2026-12-19");
    world.faults.clear();
    world.unlisted.clear();
    expect(await rosterIn("TOR")).toEqual(before);
    expect(await server.sql("SELECT code FROM teams WHERE code = 'HOU'")).toEqual([]);
    expect(refreshLog().join("\n")).toMatch(/roster:HOU: TOR is not in the standings/);
  });

  test("is one as soon as it is in the standings and has a roster, under its own name and in a crest of no colours", async () => {
    const first = drafted.at(-1)?.id ?? 0;
    world.figures.push({ id: first, teams: "HOU", gp: 4, g: 2, a: 2 });
    server.takeLog();
    await refresh("2026-12-20");
    expect(
      await server.sql("SELECT code, franchise, last_season FROM teams WHERE code IN ('HOU', 'TOR') ORDER BY code"),
    ).toEqual([
      { code: "HOU", franchise: "HOU", last_season: null },
      { code: "TOR", franchise: "TOR", last_season: null },
    ]);
    expect(await rosterIn("HOU")).toHaveLength(drafted.length);
    expect(refreshLog()).toEqual([expect.stringMatching(/skater:\d+: rows of no club that is known, HOU$/)]);
    // Its statistics are fetched once more the same night, when it is known.
    await refresh("2026-12-20", "10");
    expect(await playerOf(first)).toMatchObject({ team: "HOU", clubs: expect.stringContaining('"HOU"') });

    await server.setClock("2026-12-22T12:00:00Z");
    const { clubs } = await fetchLeague(server);
    expect(clubs.find(({ code }) => code === "HOU")).toMatchObject({ place: "Houston", nameFr: "Aeros de Houston" });
  });
});

test("a relocated club is believed, though its pictures are still those of the old one", async () => {
  const spots = spotsOf("SEA");
  world.rosters.delete("SEA");
  world.rosters.set("PDX", spots);
  world.joining.set("PDX", { place: "Portland", nickname: "Rosebuds", conference: "Western", division: "Pacific" });
  world.faults.set("/roster/SEA/", () => new Response("Not Found", { status: 404 }));
  world.faults.set("/roster/PDX/", async (address) => {
    const text = await (await league.request(address.replace("/current", "/20262027"))).text();
    return new Response(text.replaceAll("/PDX/", "/SEA/"));
  });
  for (const night of ["2027-01-12", "2027-01-13"]) {
    await refresh(night);
    expect((await rosterIn("PDX")).length).toBeGreaterThan(14);
    expect(await rosterIn("SEA")).toEqual([]);
  }
  expect(await server.sql("SELECT franchise FROM teams WHERE code = 'PDX'")).toEqual([{ franchise: "SEA" }]);
  // Parts are kept for a week.
  expect(await server.sql("SELECT min(night) >= '2027-01-06' AS isRecent FROM refresh")).toEqual([{ isRecent: 1 }]);
});

test("two rosters that are exchanged, without pictures, are believed on the second night", async () => {
  const idsIn = async (club: string) => ((await rosterIn(club)) as { id: number }[]).map(({ id }) => id);
  const dallas = await idsIn("DAL");
  for (const [club, other] of [
    ["DAL", "MIN"],
    ["MIN", "DAL"],
  ] as const)
    world.faults.set(`/roster/${club}/`, () => Response.json(rosterOf(world, other, { hasPictures: false })));
  server.takeLog();
  await refresh("2027-01-20");
  expect(await idsIn("DAL")).toEqual(dallas);
  expect(refreshLog()).toEqual([
    "2027-01-20, roster:DAL: most players of MIN",
    "2027-01-20, roster:MIN: most players of DAL",
  ]);
  await refresh("2027-01-21");
  expect(await idsIn("MIN")).toEqual(dallas);
});
