import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Day } from "#rules/shared/day";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import type { Stint } from "#rules/league/season";
import { computeRosterFacts } from "#rules/league/rostered-players";
import { comparePlayers } from "#rules/classic/classic";
import { readFacts, type RosterSpot } from "../../seed/facts.ts";
import { fetchFreshFacts } from "../../seed/fresh-facts.ts";
import { beginDay, fetchLeague, guess, secretOf } from "./any-game.ts";
import { leagueApp, leagueAsSeeded, playerIn, rosterOf, simulateLeague } from "./league-service.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { APPLY, BEGIN, nightsOf, SLICES, type Health, type PlayerRow } from "./sync-night.ts";

const SEASON = 20262027;

const MCDAVID = 8478402;
const CELEBRINI = 8484801;
const SLAFKOVSKY = 8483515;
const SUZUKI = 8480018;
const SHESTERKIN = 8478048;
const CROSBY = 8471675;
const ROOKIE = 8485999;
const CALLED_UP = 8485998;
const AT_CAMP = 8485997;

const world = leagueAsSeeded(SEASON);
const service = simulateLeague(world);
const league = leagueApp(world);
let server: Server;

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock("2026-11-20T09:00:00Z");
});
afterAll(() => service.close());

const { all, playerOf, rosterIn, remember, changes, refreshLog, health, ask, apply, refresh } = nightsOf(() => server);

const factsVersion = async () =>
  (await all<{ value: string }>("SELECT value FROM meta WHERE name = 'facts'"))[0]?.value;

const spotsOf = (club: string) => {
  const spots = world.rosters.get(club);
  if (spots === undefined) throw new Error(`no club ${club}`);
  return spots;
};
function move(id: number, from: string, to: string): void {
  const [spot] = spotsOf(from).splice(
    spotsOf(from).findIndex((one) => one.id === id),
    1,
  );
  if (spot?.id !== id) throw new Error(`${id} is not with ${from}`);
  spotsOf(to).push(spot);
}
/** Removes a defender from the league. */
function sendDown(club: string): number {
  const [spot] = spotsOf(club).splice(
    spotsOf(club).findIndex(({ id }) => playerIn(world, id).position === "D" && id !== ROOKIE),
    1,
  );
  if (spot === undefined) throw new Error(`${club} has no defender`);
  return spot.id;
}
function wear(id: number, club: string, number: number): void {
  const spot = spotsOf(club).find((one) => one.id === id);
  if (spot === undefined) throw new Error(`${id} is not with ${club}`);
  spot.number = number;
}

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
    const gone = sendDown("SJS");
    move(MCDAVID, "EDM", "TOR");
    wear(MCDAVID, "TOR", 7);
    wear(CELEBRINI, "SJS", 17);
    wear(SLAFKOVSKY, "MTL", 14);
    world.rookies.set(ROOKIE, {
      first: "Åke",
      last: "O'Högberg",
      position: "D",
      nationality: "SUI",
      birth: "2008-02-29",
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
    expect((JSON.parse(mcdavid?.career ?? "") as Stint[]).slice(-3)).toEqual([
      [20252026, "EDM", 82, 48, 90],
      [SEASON, "EDM", 15, 8, 20],
      [SEASON, "TOR", 5, 3, 2],
    ]);
    expect(await playerOf(CELEBRINI)).toMatchObject({ team: "SJS", number: 17 });
    expect((JSON.parse((await playerOf(SHESTERKIN))?.career ?? "") as Stint[]).at(-1)).toEqual([
      SEASON,
      "NYR",
      9,
      0,
      1,
      6,
      1,
      null,
      1,
      9,
      140,
    ]);
    expect(await playerOf(ROOKIE)).toEqual({
      id: ROOKIE,
      first: "Åke",
      last: "O'Högberg",
      position: "D",
      position_since: null,
      shoots: "L",
      height_cm: 185,
      weight_kg: 88,
      birth_date: "2008-02-29",
      country: "CH",
      draft_year: 2026,
      draft_round: 1,
      draft_overall: 4,
      draft_team: "SJS",
      hall_of_fame: 0,
      team: "SJS",
      number: 98,
      fame: 15.12,
      games: 3,
      points: 2,
      clubs: '["SJS"]',
      career: `[[${SEASON},"SJS",3,1,1]]`,
      answerable: 0,
      spoken_of: 0,
      retiring: 0,
      playoffs: "[]",
      cups: "[]",
      also: "[]",
      numbers: "{}",
      last_numbers: "{}",
      finals: "[]",
    });
    expect(await playerOf(CALLED_UP)).toMatchObject({
      first: "Not",
      last: "Yet",
      country: "CA",
      draft_overall: 36,
      team: "MTL",
      number: 96,
      fame: 4.8,
      games: 0,
      points: 0,
      clubs: "[]",
      career: "[]",
    });
    expect(await playerOf(AT_CAMP)).toBeUndefined();
    expect(await playerOf(gone)).toMatchObject({ team: null, number: null });
    const sets = await all<{ members: string }>(
      "SELECT members FROM criteria WHERE key IN ('club:TOR', 'club:SJS') ORDER BY key",
    );
    expect(sets.map(({ members }) => JSON.parse(members) as number[])).toEqual([
      expect.arrayContaining([ROOKIE]),
      expect.arrayContaining([MCDAVID]),
    ]);
    const after = await factsVersion();
    await server.trigger(APPLY, "2026-11-21T10:30:00Z");
    expect(await health()).toMatchObject({
      facts: { asOf: "2026-11-21", ageDays: 0, version: after },
      lastFailure: null,
    });
  });

  test("continues in further invocations if there are too many new players for one", async () => {
    const many = Array.from({ length: 10 }, (_, at) => ROOKIE + 100 + at);
    for (const id of many) {
      world.rookies.set(id, {});
      world.figures.push({ id, teams: "MTL", gp: 1, g: 0, a: 0 });
      world.pages.set(id, [{ season: SEASON, league: "NHL", club: "Montréal Canadiens", gp: 1, g: 0, a: 0 }]);
    }
    const night = "2026-11-22";
    await refresh(night);
    expect(await Promise.all(many.map(playerOf))).toMatchObject(many.map(() => ({ clubs: '["MTL"]', games: 1 })));
    expect((await health()).facts.asOf).toBe(night);
  });

  test("sends no requests and changes nothing when repeated", async () => {
    await remember();
    service.takeRequests();
    await server.trigger(BEGIN, "2026-11-22T10:00:00Z");
    await server.trigger(APPLY, "2026-11-22T10:30:00Z");
    expect(service.takeRequests()).toEqual([]);
    expect(await changes()).toEqual([]);
  });

  test("changes nothing when repeated a day later", async () => {
    await remember();
    await refresh("2026-11-23");
    expect(await changes()).toEqual([
      { name: "facts-as-of", value: "2026-11-23" },
      { name: "facts-as-of", value: "2026-11-22" },
    ]);
  });

  test("affects days dealt after it, and not those before", async () => {
    await server.setClock("2026-11-21T12:00:00Z");
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
    const { candidates } = computeRosterFacts(after, "2026-11-23");
    for (const id of [MCDAVID, CELEBRINI, ROOKIE, CALLED_UP]) {
      const { body } = await guess(server, (await beginDay(server, "2026-11-23")).body.round, id);
      const [answer, guessed] = [candidates.get(secret), candidates.get(id)];
      if (answer === undefined || guessed === undefined) throw new Error("not on the table");
      expect(body.view.tries).toEqual([{ guess: id, clue: comparePlayers(answer, guessed) }]);
    }
    const gone = before.players.find(({ id, team }) => team === "SJS" && find(after, id) === undefined)?.id;
    expect(await guess(server, (await beginDay(server, "2026-11-23")).body.round, gone)).toMatchObject({
      status: 422,
      body: { error: "unknown-player" },
    });
    expect((await guess(server, (await beginDay(server, "2026-11-21")).body.round, gone)).status).toBe(200);
  });
});

describe("a player who was called up", () => {
  const people = async () => decodePlayers((await server.get<AllPlayers>("/api/people")).body.people);

  test("has no career before the first game", async () => {
    expect((await people()).map(({ id }) => id)).not.toContain(CALLED_UP);
    expect((await people()).map(({ id }) => id)).toContain(ROOKIE);
  });

  test("has nationality and clubs after the first game, and stays on the roster if its response is missing", async () => {
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
      points: 1,
      clubs: '["MTL"]',
    });
    expect((await people()).map(({ id }) => id)).toContain(CALLED_UP);
    const [{ members } = { members: "" }] = await all<{ members: string }>(
      "SELECT members FROM criteria WHERE key = 'club:MTL'",
    );
    expect(JSON.parse(members)).toContain(CALLED_UP);
  });

  test("with incomplete data is requested once more, without affecting others", async () => {
    const [lost, foreign] = [CALLED_UP + 50, CALLED_UP + 51];
    world.rookies.set(lost, {});
    spotsOf("MTL").push({ id: lost, number: 95 });
    // He has played, so his nationality is known and not assumed from his birthplace.
    world.rookies.set(foreign, { nationality: "USA" });
    spotsOf("MTL").push({ id: foreign, number: 94 });
    world.figures.push({ id: foreign, teams: "MTL", gp: 1, g: 0, a: 0 });
    world.pages.set(foreign, [{ season: SEASON, league: "NHL", club: "Montréal Canadiens", gp: 1, g: 0, a: 0 }]);
    world.faults.set(`/player/${lost}/`, () => new Response("", { status: 404 }));
    world.faults.set("skater/bios", () => new Response("", { status: 503 }));
    await refresh("2026-11-25");
    expect(refreshLog().toSorted()).toEqual([
      expect.stringMatching(new RegExp(`2026-11-25, player:${lost}: .*status 404`)),
      expect.stringMatching(new RegExp(`2026-11-25, player:${foreign}: .*status 503`)),
    ]);
    expect([await playerOf(lost), await playerOf(foreign)]).toEqual([undefined, undefined]);
    expect(await health()).toMatchObject({
      facts: { asOf: "2026-11-25" },
      lastFailure: { night: "2026-11-25", slice: expect.stringMatching(/^player:/) },
    });
    world.faults.clear();
    await server.trigger(BEGIN, "2026-11-25T10:00:00Z");
    await expect
      .poll(() => all("SELECT 1 FROM refresh WHERE night = '2026-11-25' AND fault IS NOT NULL"), { timeout: 20_000 })
      .toEqual([]);
    await server.trigger(APPLY, "2026-11-25T10:30:00Z");
    expect([await playerOf(lost), await playerOf(foreign)]).toMatchObject([
      { team: "MTL", number: 95 },
      { team: "MTL", number: 94, country: "US" },
    ]);
    expect((await health()).lastFailure).toBeNull();
  });
});

describe("after any response of the league, the last good facts are kept", () => {
  const html = () =>
    new Response("<!doctype html><title>Down for maintenance</title>", { headers: { "Content-Type": "text/html" } });
  const changed = (change: (roster: ReturnType<typeof rosterOf>) => unknown) => (address: string) => {
    const roster = rosterOf(world, /roster\/([A-Z]{3})/.exec(address)?.[1] ?? "");
    return Response.json(change(roster) ?? roster);
  };
  const first = <Change extends object>(change: Change) =>
    changed((roster) => ({
      ...roster,
      forwards: roster.forwards.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
    }));

  const FAULTS: [
    club: string,
    what: string,
    answering: (address: string) => Response | Promise<Response>,
    logged: RegExp,
  ][] = [
    ["ANA", "half an answer", (address) => changedText(changed(() => undefined)(address)), /no whole JSON/],
    ["BOS", "404", () => new Response("Not Found", { status: 404 }), /status 404/],
    ["BUF", "500", () => new Response("", { status: 500 }), /status 500/],
    ["CAR", "503", () => new Response("", { status: 503 }), /status 503/],
    [
      "CBJ",
      "a redirect to elsewhere",
      () => Response.redirect("https://example.com/v1/roster/CBJ/20262027"),
      /leads away, to https:\/\/example\.com/,
    ],
    [
      "CGY",
      "a redirect without end",
      (address) => new Response(null, { status: 302, headers: { Location: address } }),
      /status 302/,
    ],
    ["CHI", "no answer in five seconds", () => new Promise<never>(() => {}), /TimeoutError|timeout|aborted/i],
    ["COL", "HTML", html, /HTML instead of JSON/],
    ["DAL", "a field missing", first({ id: undefined }), /forwards\.0\.id/],
    ["DET", "a field of another type", first({ sweaterNumber: "9" }), /forwards\.0\.sweaterNumber.*Expected number/],
    [
      "FLA",
      "a roster of three men",
      changed(({ forwards, goalies }) => ({
        forwards: forwards.slice(0, 1),
        defensemen: [],
        goalies: goalies.slice(0, 2),
      })),
      /too few players/,
    ],
    ["LAK", "an empty roster", () => Response.json({ forwards: [], defensemen: [], goalies: [] }), /too few goalies/],
    [
      "MIN",
      "the same few again and again",
      changed(({ forwards, goalies }) => ({ forwards: Array(20).fill(forwards[0]), defensemen: [], goalies })),
      /too few players/,
    ],
    ["MTL", "an answer without end", () => new Response(`"${"x".repeat(600_000)}"`), /more than 524288 bytes/],
    ["NJD", "null", () => Response.json(null), /Expected Object/],
  ];
  async function changedText(response: Response): Promise<Response> {
    const text = await response.text();
    return new Response(text.slice(0, text.length / 2));
  }

  let standing: Map<string, unknown>;
  let log: string[];
  beforeAll(async () => {
    standing = new Map(
      await Promise.all([...world.rosters.keys()].map(async (club) => [club, await rosterIn(club)] as const)),
    );
    // Players have left everywhere; clubs whose response is incomplete keep theirs.
    for (const club of world.rosters.keys()) sendDown(club);
    for (const [club, , answering] of FAULTS) world.faults.set(`/roster/${club}/`, answering);
    world.faults.set("skater/summary?start=0&", html);
    world.faults.set("goalie/summary?start=0&", () =>
      Response.json({
        data: [{ playerId: SHESTERKIN, seasonId: SEASON, teamAbbrevs: "NYR", gamesPlayed: 10, goals: 0 }],
      }),
    );
    server.takeLog();
    await refresh("2026-11-26");
    log = refreshLog();
  });

  test.each(FAULTS)("%s: %s", async (club, _what, _answering, logged) => {
    expect(await rosterIn(club)).toEqual(standing.get(club));
    const lines = log.filter((line) => line.includes(`roster:${club}`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/2026-11-26/);
    expect(lines[0]).toContain(`https://api-web.nhle.com/v1/roster/${club}/`);
    expect(lines[0]).toMatch(logged);
  });

  test("pages of figures", async () => {
    expect((await playerOf(MCDAVID))?.games).toBe(814);
    expect(JSON.parse((await playerOf(SHESTERKIN))?.career ?? "")).toHaveProperty("length", 8);
    expect(log.filter((line) => line.includes("skater:0")).join("\n")).toMatch(/HTML instead of JSON$/);
    expect(log.filter((line) => line.includes("goalie:0")).join("\n")).toMatch(/data\.0\.assists/);
    expect(log).toHaveLength(FAULTS.length + 2);
  });

  test("other players' figures are applied nevertheless", async () => {
    for (const club of ["EDM", "TOR", "WSH"])
      expect(await rosterIn(club)).toHaveLength((standing.get(club) as unknown[]).length - 1);
    expect(await health()).toMatchObject({
      facts: { asOf: "2026-11-25", ageDays: 1 },
      lastFailure: { night: "2026-11-26", what: expect.any(String) },
    });
  });

  test("a second run on the same night requests the missing parts, and applies them", async () => {
    world.faults.clear();
    service.takeRequests();
    await server.setClock("2026-11-26T10:00:00Z");
    await server.trigger(BEGIN, "2026-11-26T10:00:00Z");
    await expect
      .poll(() => all("SELECT 1 FROM refresh WHERE night = '2026-11-26' AND fault IS NOT NULL"), { timeout: 20_000 })
      .toEqual([]);
    expect(service.takeRequests()).toHaveLength(2 * FAULTS.length + 2);
    const before = await factsVersion();
    await server.trigger(APPLY, "2026-11-26T10:30:00Z");
    expect(await factsVersion()).not.toBe(before);
    for (const [club] of FAULTS)
      expect(await rosterIn(club)).toHaveLength((standing.get(club) as unknown[]).length - 1);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-11-26" }, lastFailure: null });
  });
});

describe("known faults of the league's service", () => {
  let gone: number;
  let crosbyBefore: Stint[];
  const late = Array.from({ length: 5 }, (_, at) => ROOKIE + 300 + at);
  const last = ROOKIE + 304;
  const calledUp = Array.from({ length: 5 }, (_, at) => ROOKIE + 400 + at);
  const lastFaults = async () =>
    all("SELECT fault FROM refresh WHERE night = '2026-11-27' AND slice = ?", `player:${last}`);

  beforeAll(async () => {
    crosbyBefore = JSON.parse((await playerOf(CROSBY))?.career ?? "") as Stint[];
    spotsOf("SJS").push({ id: CELEBRINI, number: 88 });
    gone = sendDown("SJS");
    spotsOf("VAN").push({ id: CROSBY, number: 91 });
    world.figures.push({ id: CROSBY, teams: "PIT,MTL", gp: 9, g: 4, a: 5 });
    world.pages.set(CROSBY, [
      { season: 20242025, league: "NHL", club: "Utah Hockey Club", gp: 82, g: 30, a: 50 },
      { season: SEASON, league: "NHL", club: "Pittsburgh Penguins", gp: 5, g: 2, a: 2 },
      { season: SEASON, league: "NHL", club: "Montréal Canadiens", gp: 4, g: 2, a: 3 },
    ]);
    for (const id of late) {
      world.rookies.set(id, {});
      world.figures.push({ id, teams: "MTL", gp: 1, g: 0, a: 0 });
      world.pages.set(id, [{ season: SEASON, league: "NHL", club: "Montréal Canadiens", gp: 1, g: 0, a: 0 }]);
    }
    for (const [at, id] of calledUp.entries()) {
      world.rookies.set(id, {});
      spotsOf("BUF").push({ id, number: 90 + at });
    }
    world.faults.set(`/player/${last}/`, () => new Response("", { status: 503 }));
    world.faults.set("/roster/WSH/", () => Response.json(rosterOf(world, "TOR", { hasPictures: false })));
    server.takeLog();
  });

  test("responding with another club's roster: neither is emptied, and the log names the club", async () => {
    const before = await Promise.all([rosterIn("WSH"), rosterIn("TOR")]);
    await ask("2026-11-27");
    await expect.poll(lastFaults, { timeout: 20_000 }).toEqual([{ fault: expect.stringMatching(/status 503/) }]);
    await apply("2026-11-27");
    expect(await Promise.all([rosterIn("WSH"), rosterIn("TOR")])).toEqual(before);
    expect(await playerOf(CROSBY)).toMatchObject({ team: "PIT", number: 87 });
    expect(refreshLog()).toEqual([
      expect.stringMatching(new RegExp(`2026-11-27, player:${last}: .*/${last}/.*status 503`)),
      expect.stringMatching(/2026-11-27, roster:WSH: only \d players/),
    ]);
    expect(await health()).toMatchObject({ facts: { asOf: "2026-11-26" }, lastFailure: { slice: "roster:WSH" } });
  });

  test("more call-ups than one invocation can request", async () => {
    expect(await Promise.all(calledUp.map(playerOf))).toMatchObject(
      calledUp.map((_, at) => ({ team: "BUF", number: 90 + at, games: 0 })),
    );
  });

  test("listing a player under two numbers: the first is kept, and the roster accepted", async () => {
    expect([await playerOf(CELEBRINI), await playerOf(gone)]).toMatchObject([
      { team: "SJS", number: 17 },
      { team: null },
    ]);
  });

  test("using a club's former name, on the page of a traded player", async () => {
    const crosby = await playerOf(CROSBY);
    expect(crosby?.clubs).toBe('["PIT","MTL"]');
    expect(JSON.parse(crosby?.career ?? "")).toEqual([
      ...crosbyBefore,
      [SEASON, "PIT", 5, 2, 2],
      [SEASON, "MTL", 4, 2, 3],
    ]);
  });

  test("failing for one player of a page, and then for the whole page: the rest is kept, and the player is requested once more", async () => {
    expect([await playerOf(ROOKIE + 303), await playerOf(last)]).toMatchObject([{ games: 1 }, undefined]);
    world.faults.clear();
    world.faults.set("skater/summary?start=0&", () => new Response("", { status: 503 }));
    await server.trigger(BEGIN, "2026-11-27T10:00:00Z");
    await expect
      .poll(() => all("SELECT slice FROM refresh WHERE night = '2026-11-27' AND fault IS NOT NULL ORDER BY slice"), {
        timeout: 20_000,
      })
      .toEqual([{ slice: `player:${last}` }, { slice: "skater:0" }]);
    await server.trigger(APPLY, "2026-11-27T10:30:00Z");
    expect(await health()).toMatchObject({ facts: { asOf: "2026-11-27" }, lastFailure: { slice: "skater:0" } });
    server.takeLog();
    world.faults.clear();
    await server.trigger(BEGIN, "2026-11-27T10:00:00Z");
    await expect
      .poll(() => all("SELECT slice FROM refresh WHERE night = '2026-11-27' AND fault IS NOT NULL"), {
        timeout: 20_000,
      })
      .toEqual([]);
    await server.trigger(APPLY, "2026-11-27T10:30:00Z");
    expect(await playerOf(last)).toMatchObject({ games: 1 });
    expect(await health()).toMatchObject({ facts: { asOf: "2026-11-27" }, lastFailure: null });
  });

  test("listing a player with two clubs: the player stays until one removes the player, however often the night is applied", async () => {
    expect(await playerOf(CROSBY)).toMatchObject({ team: "PIT", number: 87 });
    spotsOf("SJS").pop();
    spotsOf("VAN").pop();
  });
});

describe("a night that dies", () => {
  test("with half of its slices leaves the clubs it has not heard of, and the next one heals it", async () => {
    move(MCDAVID, "TOR", "ANA");
    move(CELEBRINI, "SJS", "WSH");
    await ask("2026-11-28");
    const { DB } = server;
    await DB.prepare(
      "DELETE FROM refresh WHERE night = '2026-11-28' AND (slice > 'roster:T' OR slice < 'roster:')",
    ).run();
    const size = (await rosterIn("WSH")).length;
    await apply("2026-11-28");
    // Anaheim's response has arrived, Washington's has not: the player who left San Jose has no club yet.
    expect([await playerOf(MCDAVID), await playerOf(CELEBRINI)]).toMatchObject([{ team: "ANA" }, { team: null }]);
    expect(await rosterIn("WSH")).toHaveLength(size);
    expect((await health()).facts.asOf).toBe("2026-11-27");
    await refresh("2026-11-29");
    expect(await playerOf(CELEBRINI)).toMatchObject({ team: "WSH", number: 17 });
    expect((await health()).facts.asOf).toBe("2026-11-29");
  });

  test("that fails while it is applied changes nothing, and the next one repairs it", async () => {
    move(MCDAVID, "ANA", "EDM");
    world.figures.splice(0, 1, { id: MCDAVID, teams: "EDM,TOR", gp: 20, g: 12, a: 22 });
    world.pages
      .get(MCDAVID)
      ?.splice(1, 1, { season: SEASON, league: "NHL", club: "Edmonton Oilers", gp: 15, g: 9, a: 20 });
    await remember();
    await ask("2026-11-30");
    const { DB } = server;
    await DB.prepare(
      "CREATE TRIGGER dying BEFORE UPDATE OF career ON players BEGIN SELECT RAISE(ABORT, 'D1 is gone'); END",
    ).run();
    await expect(apply("2026-11-30")).rejects.toThrow();
    expect(await changes()).toEqual([]);
    await DB.prepare("DROP TRIGGER dying").run();
    const [goalie] = await all<PlayerRow>(
      "SELECT id, team, games FROM players WHERE points IS NULL AND team IS NOT NULL ORDER BY id LIMIT 1",
    );
    if (goalie === undefined) throw new Error("every goalie's points are known");
    // What was staged before no longer counts.
    await DB.prepare(
      "INSERT INTO refresh (night, slice, document, at) VALUES ('2026-12-01', 'goalie:9000', ?, 0), ('2026-12-01', 'skater:9000', ?1, 0)",
    )
      .bind(
        JSON.stringify({
          figures: [
            [MCDAVID, [[SEASON, "EDM", 1, 0, 0]]],
            [goalie.id, [[SEASON, goalie.team, 1, 0, 0, 1, 0, 0, 0, 2, 20]]],
          ],
          newcomers: [],
        }),
      )
      .run();
    await ask("2026-12-01", SLICES + 2);
    await apply("2026-12-01");
    expect(await playerOf(MCDAVID)).toMatchObject({ team: "EDM", points: 1254 });
    // One more known season does not complete a career with an unknown one.
    expect(await playerOf(goalie.id)).toMatchObject({ games: goalie.games + 1, points: null });
  });

  test("with a league of a few hundred players applies nothing", async () => {
    await remember();
    await ask("2026-12-02");
    const { DB } = server;
    // A dozen players per club are left.
    await DB.prepare(
      `UPDATE refresh SET document = json_set(document, '$.spots',
         (SELECT json_group_array(json(value)) FROM json_each(document, '$.spots') WHERE key < 12))
       WHERE night = '2026-12-02' AND slice LIKE 'roster:%'`,
    ).run();
    server.takeLog();
    await apply("2026-12-02");
    expect(await changes()).toEqual([]);
    expect(refreshLog().join("\n")).toMatch(/2026-12-02, news: only \d+ players on all rosters/);
    expect(await health()).toMatchObject({ lastFailure: { night: "2026-12-02", slice: "news" } });
    // Staged rows are kept for a week.
    expect(await all("SELECT min(night) AS first FROM refresh")).toEqual([{ first: "2026-11-25" }]);
  });
});

describe("the same league by the rules of the night and by those of the seed", () => {
  const NIGHT = "2026-12-04";
  const STRANGER = ROOKIE + 600;
  const RETIRED = [8448208, 8447400];
  const rosters = () =>
    all<RosterSpot>("SELECT id AS player, team, number FROM players WHERE team IS NOT NULL ORDER BY team, number, id");

  /** Puts a player on a club's roster, whatever others do. */
  const list = (id: number, club: string, number: number | null) => spotsOf(club).push({ id, number });
  const appear = (id: number) => world.rookies.set(id, {});

  test("has equal rosters", async () => {
    const before = await rosters();
    const ofClub = (club: string) => before.filter(({ team }) => team === club).map(({ player }) => player);
    const [traded = 0, unnumbered = 0, wanted = 0, renumbered = 0, bare = 0, gone = 0, twice = 0, halfway = 0] =
      ofClub("CGY");
    const strike = (id: number) =>
      spotsOf("CGY").splice(
        spotsOf("CGY").findIndex((spot) => spot.id === id),
        1,
      );
    for (const id of [traded, unnumbered, gone, twice]) strike(id);
    list(traded, "ANA", 81);
    list(unnumbered, "SEA", null);
    // His club has not removed him.
    list(wanted, "ANA", 82);
    wear(renumbered, "CGY", 83);
    for (const spot of spotsOf("CGY")) if (spot.id === bare || spot.id === halfway) spot.number = null;
    list(halfway, "BOS", 84);
    // On two rosters, neither of his former club.
    list(twice, "WPG", 85);
    list(twice, "BUF", 86);
    // Back from retirement, with and without a number.
    list(RETIRED[0] ?? 0, "EDM", 99);
    list(RETIRED[1] ?? 0, "PIT", null);
    // New players: on one roster, on two, on two of which one has a number, and without any.
    for (const at of [0, 1, 2, 3]) appear(STRANGER + at);
    list(STRANGER, "CGY", 87);
    list(STRANGER + 1, "VGK", 88);
    list(STRANGER + 1, "COL", 89);
    list(STRANGER + 2, "BOS", null);
    list(STRANGER + 2, "VAN", 90);
    list(STRANGER + 3, "CGY", null);

    const seeded = await fetchFreshFacts(
      { ...readFacts(), rosters: before },
      Date.parse(`${NIGHT}T09:00:00Z`),
      () => {},
    );
    await refresh(NIGHT);
    const after = await rosters();
    expect(after).toEqual(seeded.rosters);

    // Equality proves nothing if nothing has happened.
    const spotOf = (id: number) => after.find(({ player }) => player === id);
    expect([traded, unnumbered, wanted, renumbered, bare, gone, twice, halfway].map((id) => spotOf(id)?.team)).toEqual([
      "ANA",
      "SEA",
      "CGY",
      "CGY",
      "CGY",
      undefined,
      "BUF",
      "CGY",
    ]);
    expect([...RETIRED, STRANGER, STRANGER + 1, STRANGER + 2, STRANGER + 3].map((id) => spotOf(id)?.team)).toEqual([
      "EDM",
      undefined,
      "CGY",
      "COL",
      "VAN",
      undefined,
    ]);
    const numberBefore = (id: number) => before.find(({ player }) => player === id)?.number;
    expect([unnumbered, bare, halfway].map((id) => spotOf(id)?.number)).toEqual(
      [unnumbered, bare, halfway].map(numberBefore),
    );
  });
});

describe("a league that says it is asked too much", () => {
  const paused = (seconds: number) => new Response("", { status: 429, headers: { "Retry-After": String(seconds) } });

  test("is left alone for as long, asked for the rest then, and every time in another order", async () => {
    service.takeRequests();
    await refresh("2026-12-05");
    const order = service.takeRequests();
    let asked = 0;
    world.faults.set("/roster/", (address) => {
      if (++asked > 2) world.faults.clear();
      return asked > 2 ? league.request(address) : paused(1);
    });
    server.takeLog();
    await ask("2026-12-06");
    await expect
      .poll(() => all("SELECT slice FROM refresh WHERE night = '2026-12-06' AND fault IS NOT NULL"), {
        timeout: 20_000,
      })
      .toEqual([]);
    await apply("2026-12-06");
    expect(refreshLog()).toEqual(Array(2).fill(expect.stringMatching(/roster:[A-Z]{3}: .*status 429/)));
    expect((await health()).facts.asOf).toBe("2026-12-06");
    const later = service.takeRequests();
    expect(later.toSorted().filter((address, at, list) => address !== list[at - 1])).toEqual(order.toSorted());
    expect(later).not.toEqual(order);
  });

  test("for longer than a night waits, is not asked again until the next run", async () => {
    world.faults.set("nhle.com", () => paused(1800));
    await remember();
    server.takeLog();
    await server.setClock("2026-12-07T09:00:00Z");
    await server.trigger(BEGIN, "2026-12-07T09:00:00Z");
    await expect.poll(() => refreshLog().length, { timeout: 20_000 }).toBe(1);
    await server.setClock("2026-12-07T09:30:01Z");
    await server.trigger(APPLY, "2026-12-07T09:30:00Z");
    world.faults.clear();
    // The first of 47 slices is refused, and a concurrent one may have been.
    expect(service.takeRequests().length).toBeLessThanOrEqual(2);
    expect(await changes()).toEqual([]);
    await ask("2026-12-07", SLICES, "10:00:00");
    // What failed the first time is staged as a fault, and retried.
    await expect
      .poll(() => all("SELECT slice FROM refresh WHERE night = '2026-12-07' AND fault IS NOT NULL"), {
        timeout: 20_000,
      })
      .toEqual([]);
    await server.trigger(APPLY, "2026-12-07T10:30:00Z");
    expect(await health()).toMatchObject({ facts: { asOf: "2026-12-07" }, lastFailure: null });
  });
});

test("of a night of which a tenth of the rostered is missing the facts are not", async () => {
  const many = Array.from({ length: 110 }, (_, at) => ROOKIE + 700 + at);
  const club = [...world.rosters.keys()];
  for (const [at, id] of many.entries()) {
    world.rookies.set(id, { position: "D" });
    spotsOf(club[at % 32] ?? "").push({ id, number: 60 + (at % 32) });
  }
  world.faults.set("/player/", () => new Response("", { status: 503 }));
  await refresh("2026-12-08");
  expect(await health()).toMatchObject({
    facts: { asOf: "2026-12-07" },
    lastFailure: { night: "2026-12-08", slice: "news", what: expect.stringMatching(/^110 of \d+ players on rosters/) },
  });
  world.faults.clear();
  for (const spots of world.rosters.values())
    for (const id of many) {
      const at = spots.findIndex((spot) => spot.id === id);
      if (at >= 0) spots.splice(at, 1);
    }
  server.takeLog();
});

describe("from any bad night an honest one heals everything", () => {
  const answerOfClub = (address: string, change: (club: string) => unknown) =>
    Response.json(change(/roster\/([A-Z]{3})/.exec(address)?.[1] ?? ""));
  const another = (club: string, by: number) => {
    const clubs = [...world.rosters.keys()];
    return clubs[(clubs.indexOf(club) + by) % clubs.length] ?? "";
  };
  const rows = (change: (row: Record<string, unknown>, at: number) => object) => async (address: string) => {
    const { data } = (await (await league.request(address)).json()) as { data: Record<string, unknown>[] };
    return Response.json({ data: data.map((row, at) => ({ ...row, ...change(row, at) })) });
  };
  const BAD: [what: string, part: string, answering: (address: string) => Response | Promise<Response>][] = [
    ["rotated rosters", "/roster/", (address) => answerOfClub(address, (club) => rosterOf(world, another(club, 1)))],
    [
      // Nothing says whose roster it is, but more than half of two rosters do not change clubs in one night.
      "rosters that are exchanged, without pictures",
      "/roster/",
      (address) =>
        answerOfClub(address, (club) =>
          rosterOf(world, { BOS: "NYR", NYR: "BOS" }[club] ?? club, { hasPictures: false }),
        ),
    ],
    [
      "rosters of summer, and rows of no club",
      "/",
      async (address) => {
        if (address.includes("/summary")) return rows((_, at) => (at % 2 === 0 ? { teamAbbrevs: "XYZ" } : {}))(address);
        const whole = await league.request(address);
        if (!address.includes("/roster/") || whole.status !== 200) return whole;
        return answerOfClub(address, (club) => {
          const { forwards, defensemen, goalies } = rosterOf(world, club);
          return { forwards: forwards.slice(0, 10), defensemen: defensemen.slice(0, 5), goalies: goalies.slice(0, 1) };
        });
      },
    ],
    [
      "a club by another code",
      "/",
      async (address) => {
        if (address.includes("/TOR/")) return new Response("Not Found", { status: 404 });
        // Redirects stay redirects.
        const honest = await league.request(address);
        if (honest.status === 302) return honest;
        const text = await (await league.request(address.replace("/TOX/", "/TOR/"))).text();
        return new Response(text.replaceAll('"TOR"', '"TOX"').replaceAll("/TOR/", "/TOX/"));
      },
    ],
  ];

  test.each(BAD.map(([what], at) => ({ what, at })))("$what", async ({ at }) => {
    const [, part, answering] = BAD[at] ?? [];
    if (part === undefined || answering === undefined) throw new Error("no such night");
    const day = (after: number) => `2026-12-${10 + 2 * at + after}`;
    if (at === 0) await refresh("2026-12-09");
    await remember();
    const before = await changes();
    world.faults.set(part, answering);
    await ask(day(0), SLICES + (at === 3 ? 1 : 0));
    await apply(day(0));
    const bad = await changes();
    world.faults.clear();
    server.takeLog();
    await ask(day(1), SLICES + (at === 3 ? 1 : 0));
    await apply(day(1));
    const healed = (await changes()).filter((row) => (row as { name?: string }).name !== "facts");
    expect(before).toEqual([]);
    // One is accepted, the others are refused; all are deleted.
    if (at === 3) expect(bad.length).toBeGreaterThan(50);
    else expect(bad.filter((row) => (row as { name?: string }).name !== "facts-as-of")).toEqual([]);
    expect(healed).toEqual([
      { name: "facts-as-of", value: day(1) },
      { name: "facts-as-of", value: expect.any(String) },
    ]);
    // While the other code is checked, the log says so.
    expect(refreshLog().filter((line) => !/TOX|, TOR$/.test(line))).toEqual([]);
  });
});

describe("an unknown club", () => {
  const clubs = async () =>
    all<{ code: string; franchise: string; nickname: string; last_season: number | null }>(
      "SELECT code, franchise, nickname, last_season FROM teams WHERE code IN ('HOU', 'CGY', 'CGX') ORDER BY code",
    );

  test("is one as soon as it is in the standings and has a roster, under its own name and in a crest of no colours", async () => {
    world.joining.set("HOU", { place: "Houston", nickname: "Aeros", conference: "Western" });
    const isKeeper = (id: number) => playerIn(world, id).position === "G";
    // One per club, two of them goalies: known players with numbers.
    const drafted = [...world.rosters.values()].flatMap((spots, at) => {
      const from = spots.findIndex(
        ({ id, number }) => number !== null && !world.rookies.has(id) && isKeeper(id) === at < 2,
      );
      return spots.splice(from, 1);
    });
    const first = drafted.at(-1)?.id ?? 0;
    world.rosters.set("HOU", drafted);
    world.figures.push({ id: first, teams: "HOU", gp: 4, g: 2, a: 2 });
    server.takeLog();
    await ask("2026-12-20", SLICES + 1);
    await apply("2026-12-20");
    expect(await clubs()).toEqual([
      { code: "CGY", franchise: "CGY", nickname: "Flames", last_season: null },
      { code: "HOU", franchise: "HOU", nickname: "Aeros", last_season: null },
    ]);
    expect(await playerOf(first)).toMatchObject({ team: "HOU" });
    expect((await rosterIn("HOU")).length).toBeGreaterThan(14);
    expect(refreshLog()).toEqual([expect.stringMatching(/skater:\d+: rows of no club that is known, HOU$/)]);
    // Its statistics are fetched once more the same night, when it is known.
    await ask("2026-12-20", SLICES + 1, "10:00:00");
    await expect
      .poll(() => all("SELECT 1 FROM refresh WHERE night = '2026-12-20' AND fault IS NOT NULL"), { timeout: 20_000 })
      .toEqual([]);
    await server.trigger(APPLY, "2026-12-20T10:30:00Z");
    expect((await playerOf(first))?.clubs).toContain('"HOU"');

    await server.setClock("2026-12-22T12:00:00Z");
    const league = await fetchLeague(server);
    expect(league.clubs.find(({ code }) => code === "HOU")).toEqual({
      code: "HOU",
      place: "Houston",
      nickname: "Aeros",
      nameFr: "Aeros de Houston",
      conference: "Western",
    });
  });

  test("takes the place of the one that is gone, as the same franchise", async () => {
    const spots = spotsOf("CGY");
    world.rosters.delete("CGY");
    world.rosters.set("CGX", spots);
    world.joining.set("CGX", { place: "Calgary", nickname: "Xs", conference: "Western" });
    world.faults.set("/roster/CGY/", () => new Response("Not Found", { status: 404 }));
    await ask("2026-12-23", SLICES + 2);
    await apply("2026-12-23");
    expect(await clubs()).toEqual([
      { code: "CGX", franchise: "CGY", nickname: "Xs", last_season: null },
      { code: "CGY", franchise: "CGY", nickname: "Flames", last_season: 20252026 },
      { code: "HOU", franchise: "HOU", nickname: "Aeros", last_season: null },
    ]);
    expect(await rosterIn("CGY")).toEqual([]);
    expect((await rosterIn("CGX")).length).toBeGreaterThan(14);
    world.faults.clear();
    await ask("2026-12-24", SLICES + 1);
    await apply("2026-12-24");
    expect((await health()).facts.asOf).toBe("2026-12-24");
  });
});

test("health reveals no answer, and is never cached", async () => {
  await server.setClock("2026-12-25T12:00:00Z");
  await fetchLeague(server);
  const { headers, body } = await server.get<Health>("/api/health");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(body.day).toEqual({
    today: "2026-12-25",
    ageSeconds: expect.closeTo(12 * 3600, -2),
    missing: expect.arrayContaining([{ game: "classic", day: "2026-12-26" }]),
  });
  expect(Object.keys(body)).toEqual(["problems", "day", "facts", "results", "lastFailure"]);
});

describe("a new club whose roster is refused", () => {
  test("leaves its players with their clubs, begins by its figures, and has its players on the next night", async () => {
    world.joining.set("QCN", { place: "Québec", nickname: "Harfangs", conference: "Eastern", division: "Atlantic" });
    const drafted = [...world.rosters.values()].flatMap((spots, at) => {
      // The first two clubs have given a goalie to Houston.
      const isKeeper = at === 2 || at === 3;
      const from = spots.findIndex(
        ({ id, number }) =>
          number !== null && !world.rookies.has(id) && (playerIn(world, id).position === "G") === isKeeper,
      );
      return spots.splice(from, 1);
    });
    world.rosters.set("QCN", drafted);
    const first = drafted.at(-1)?.id ?? 0;
    const before = (await playerOf(first))?.team;
    world.figures.push({ id: first, teams: "QCN", gp: 60, g: 2, a: 2 });
    world.faults.set("/roster/QCN/", () => new Response("", { status: 503 }));
    await ask("2027-01-08", SLICES + 2);
    await apply("2027-01-08");
    const rostered = await Promise.all(drafted.map(({ id }) => playerOf(id)));
    expect(rostered.filter((player) => player?.team === null)).toEqual([]);
    expect(rostered.at(-1)?.team).toBe(before);
    expect(await all("SELECT nickname FROM teams WHERE code = 'QCN'")).toEqual([{ nickname: "Harfangs" }]);
    // Its rows are fetched again the same night, and count.
    await ask("2027-01-08", SLICES + 2, "10:00:00");
    await expect
      .poll(() => all("SELECT slice FROM refresh WHERE night = '2027-01-08' AND fault IS NOT NULL"), {
        timeout: 20_000,
      })
      .toEqual([{ slice: "roster:QCN" }]);
    await server.trigger(APPLY, "2027-01-08T10:30:00Z");
    expect((await playerOf(first))?.clubs).toContain('"QCN"');
    expect((await playerOf(first))?.team).toBe(before);

    world.faults.clear();
    await ask("2027-01-09", SLICES + 2);
    await apply("2027-01-09");
    expect((await rosterIn("QCN")).length).toBe(drafted.length);
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
  for (const [night, slices] of [
    ["2027-01-12", SLICES + 3],
    ["2027-01-13", SLICES + 2],
  ] as const) {
    await ask(night, slices);
    await apply(night);
    expect((await rosterIn("PDX")).length).toBeGreaterThan(14);
    expect(await rosterIn("SEA")).toEqual([]);
  }
  expect(await all("SELECT franchise FROM teams WHERE code = 'PDX'")).toEqual([{ franchise: "SEA" }]);
});

describe("two rosters that are exchanged, without pictures", () => {
  const exchanged = (address: string) => {
    const club = /roster\/([A-Z]{3})/.exec(address)?.[1] ?? "";
    return Response.json(rosterOf(world, { DAL: "MIN", MIN: "DAL" }[club] ?? club, { hasPictures: false }));
  };
  const idsIn = async (club: string) => ((await rosterIn(club)) as { id: number }[]).map(({ id }) => id);
  /** Returns statistics of players with games before, listed with another club now. */
  const figuresWith = (ids: readonly number[], teams: string) =>
    ids.flatMap((id) =>
      playerIn(world, id).position === "G" || world.rookies.has(id) ? [] : [{ id, teams, gp: 50, g: 1, a: 1 }],
    );

  test("are believed on the second night", async () => {
    const night = async (day: Day, at = "09:00:00") => {
      await ask(day, SLICES + 2, at);
      // The second run fetches discarded parts again.
      await expect
        .poll(() => all("SELECT slice FROM refresh WHERE night = ? AND fault IS NOT NULL", day), { timeout: 20_000 })
        .toEqual([]);
      await apply(day);
    };
    await night("2027-01-19");
    const dallas = await idsIn("DAL");
    for (const club of ["DAL", "MIN"]) world.faults.set(`/roster/${club}/`, exchanged);
    server.takeLog();
    await night("2027-01-20");
    expect(await idsIn("DAL")).toEqual(dallas);
    expect(refreshLog()).toEqual([
      "2027-01-20, roster:DAL: most players of MIN",
      "2027-01-20, roster:MIN: most players of DAL",
    ]);
    // A second fetch in the same night is not a second night.
    await night("2027-01-20", "10:00:00");
    expect(await idsIn("DAL")).toEqual(dallas);
    await night("2027-01-21");
    expect(await idsIn("MIN")).toEqual(dallas);
  });

  test("are believed at once if they have played for the new clubs", async () => {
    world.faults.clear();
    const dallas = await idsIn("MIN");
    world.figures.push(...figuresWith(dallas, "DAL"), ...figuresWith(await idsIn("DAL"), "MIN"));
    await ask("2027-01-22", SLICES + 2);
    await apply("2027-01-22");
    expect(await idsIn("DAL")).toEqual(dallas);
  });
});
