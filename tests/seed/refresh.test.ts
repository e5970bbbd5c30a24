import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FACTS, readFacts } from "../../seed/facts.ts";
import { refreshFacts } from "../../seed/refresh.ts";
import { buildTables } from "../../seed/rows.ts";
import { leagueApp, leagueAsSeeded, rosterOf, simulateLeague } from "../worker/league-service.ts";
import { facts, ids } from "./league.ts";

const SEASON = 20262027;
const NOW = Date.parse("2026-11-21T15:00:00Z");
const ROOKIE = 8485999;

/** The simulated league, the same before each test. */
const world = leagueAsSeeded(SEASON);
const service = simulateLeague(world);
const [spot] = world.rosters.get("EDM")?.filter(({ id }) => id === ids.mcdavid) ?? [];
world.rosters.set("EDM", world.rosters.get("EDM")?.filter(({ id }) => id !== ids.mcdavid) ?? []);
world.rosters.get("TOR")?.push({ id: ids.mcdavid, number: spot?.number ?? null }, { id: ROOKIE, number: 98 });
world.rookies.set(ROOKIE, {
  first: "Åke",
  last: "O'Högberg",
  position: "D",
  nationality: "SUI",
  birthDate: "2008-02-29",
});
world.figures.push(
  { id: ids.mcdavid, teams: "EDM,TOR", gp: 20, g: 11, a: 22 },
  { id: ROOKIE, teams: "TOR", gp: 3, g: 1, a: 1 },
);
world.pages.set(ids.mcdavid, [
  { season: SEASON, league: "NHL", club: "Edmonton Oilers", gp: 15, g: 8, a: 20 },
  { season: SEASON, league: "NHL", club: "Toronto Maple Leafs", gp: 5, g: 3, a: 2 },
]);
world.pages.set(ROOKIE, [{ season: SEASON, league: "NHL", club: "Toronto Maple Leafs", gp: 3, g: 1, a: 1 }]);
const asBefore = structuredClone(world);

let root: string;
let folder: URL;

/** Copies the facts of rostered players only: no others are fetched, and reading all would take ten times as long. */
async function copyRostered(to: string): Promise<void> {
  const rostered = new Set(facts.rosters.map(({ player }) => String(player)));
  await mkdir(to);
  for (const name of await readdir(FACTS)) {
    const [head = "", ...lines] = (await readFile(new URL(name, FACTS), "utf8")).split("\n");
    const column = head
      .split(",")
      .findIndex((title) => title === "player_id" || (name === "players.csv" && title === "id"));
    const kept = lines.filter((line) => column < 0 || line === "" || rostered.has(line.split(",")[column] ?? ""));
    await writeFile(join(to, name), [head, ...kept].join("\n"));
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "deke-refresh-"));
  await copyRostered(join(root, "rostered"));
});
beforeEach(async () => {
  const copy = await mkdtemp(join(root, "facts-"));
  await cp(join(root, "rostered"), copy, { recursive: true });
  folder = pathToFileURL(`${copy}/`);
  Object.assign(world, structuredClone(asBefore));
});
afterAll(async () => {
  service.close();
  await rm(root, { recursive: true });
});

const contents = async (): Promise<[string, string][]> =>
  Promise.all(
    (await readdir(folder))
      .toSorted()
      .map(async (name) => [name, await readFile(new URL(name, folder), "utf8")] as [string, string]),
  );
const spotsIn = ({ rosters }: ReturnType<typeof readFacts>, ...clubs: string[]) =>
  rosters.filter(({ team }) => clubs.includes(team)).toSorted((a, b) => a.player - b.player);
const refresh = () => refreshFacts(folder, NOW, () => {});

describe("npm run refresh", () => {
  test("brings trades, newcomers and figures into the facts, and says what has changed", async () => {
    const steps: number[] = [];
    const summary = await refreshFacts(folder, NOW, (done, all) => steps.push(done / all));
    expect([steps.length, steps.at(-1)]).toEqual([48, 1]);
    expect(summary).toEqual([
      "Facts as of 2026-11-21, 941 players on 32 rosters",
      "First seen (1): Åke O'Högberg",
      "New club (1): Connor McDavid EDM → TOR",
      "On a roster (1): Åke O'Högberg TOR",
      "Figures of 2026-27: 2 players changed",
    ]);

    const [players] = buildTables(readFacts(folder));
    const rowOf = (id: number) => players?.rows.find((row) => row["id"] === id);
    expect(rowOf(ids.mcdavid)).toMatchObject({
      team: "TOR",
      number: 97,
      points: 1253,
      clubs: '["EDM","TOR"]',
    });
    expect(rowOf(ROOKIE)).toMatchObject({
      first: "Åke",
      last: "O'Högberg",
      position: "D",
      country: "CH",
      birth_date: "2008-02-29",
      team: "TOR",
      number: 98,
      career: `[[${SEASON},"TOR",3,1,1]]`,
    });
    expect(readFacts(folder).asOf).toBe("2026-11-21");
  });

  test("brings whoever is on a roster for the first time, and rewrites him once he has played", async () => {
    const spots = world.rosters.get("MTL") ?? [];
    world.rookies.set(ROOKIE + 1, { first: "Not", last: "Yet", nationality: "USA" });
    world.rookies.set(ROOKIE + 3, { first: "Back", last: "Again", position: "D" });
    world.pages.set(ROOKIE + 3, [{ season: 20252026, league: "NHL", club: "Boston Bruins", gp: 5, g: 1, a: 2 }]);
    world.rosters.set("MTL", [...spots, { id: ROOKIE + 1, number: 96 }, { id: ROOKIE + 3, number: 95 }]);
    const rowsNow = () => buildTables(readFacts(folder))[0]?.rows;
    const rowOf = (rows = rowsNow(), id = ROOKIE + 1) => rows?.find((row) => row["id"] === id);
    expect(await refresh()).toContain("On a roster (3): Back Again MTL, Not Yet MTL, Åke O'Högberg TOR");
    const rows = rowsNow();
    expect(rowOf(rows, ROOKIE + 3)).toMatchObject({
      team: "MTL",
      number: 95,
      clubs: '["BOS"]',
      career: '[[20252026,"BOS",5,1,2]]',
    });
    expect(rowOf(rows)).toMatchObject({ team: "MTL", number: 96, country: "CA", clubs: "[]", career: "[]" });
    world.figures.push({ id: ROOKIE + 1, teams: "MTL", gp: 1, g: 1, a: 0 });
    world.pages.set(ROOKIE + 1, [{ season: SEASON, league: "NHL", club: "Montréal Canadiens", gp: 1, g: 1, a: 0 }]);
    await refresh();
    expect(rowOf()).toMatchObject({ team: "MTL", number: 96, country: "US", games: 1, clubs: '["MTL"]' });
    expect((await readFile(new URL("players.csv", folder), "utf8")).split(`\n${ROOKIE + 1},`)).toHaveLength(2);
  });

  test("keeps numbers that are not told, and reads and writes any line", async () => {
    const van = world.rosters.get("VAN") ?? [];
    world.rosters.set("VAN", [...van.map((spot) => ({ ...spot, number: null })), { id: ROOKIE + 2, number: 95 }]);
    const name = 'O"Neil';
    world.rookies.set(ROOKIE + 2, { first: "Bob, Jr.", last: name, nationality: "USA" });
    for (const file of ["players.csv", "season_lines.csv"]) {
      const url = new URL(file, folder);
      await writeFile(url, (await readFile(url, "utf8")).replaceAll("\n", "\r\n"));
    }
    const before = readFacts(folder);
    await refresh();
    const after = readFacts(folder);
    expect(spotsIn(after, "VAN").filter(({ player }) => player !== ROOKIE + 2)).toEqual(spotsIn(before, "VAN"));
    expect(after.players.find(({ id }) => id === ROOKIE + 2)?.last).toBe(name);
    expect(after.lines.filter(({ season }) => season !== SEASON)).toEqual(before.lines);
    expect(await readFile(new URL("players.csv", folder), "utf8")).not.toContain("\r");
  });

  test("changes no other line of the files, and is idempotent", async () => {
    const before = new Map(await contents());
    await refresh();
    const after = new Map(await contents());
    for (const [name, added] of [
      ["players.csv", 1],
      ["season_lines.csv", 3],
    ] as const) {
      const old = new Set(before.get(name)?.split("\n"));
      const now = after.get(name)?.split("\n") ?? [];
      expect(now.filter((line) => !old.has(line))).toHaveLength(added);
      expect(now).toHaveLength((before.get(name)?.split("\n").length ?? 0) + added);
    }
    for (const name of ["awards.csv", "champions.csv", "teams.csv", "team_seasons.csv"])
      expect(after.get(name)).toBe(before.get(name));

    expect(await refresh()).toEqual([
      "Facts as of 2026-11-21, 941 players on 32 rosters",
      "Figures of 2026-27: 0 players changed",
    ]);
    expect(new Map(await contents())).toEqual(after);
  });

  test("a club that does not respond stays as it was, and the date of the facts", async () => {
    const before = readFacts(folder);
    world.faults.set("/roster/WSH/", () => new Response("", { status: 503 }));
    expect(await refresh()).toEqual([
      `Facts as of ${before.asOf}, 941 players on 32 rosters`,
      "First seen (1): Åke O'Högberg",
      "New club (1): Connor McDavid EDM → TOR",
      "On a roster (1): Åke O'Högberg TOR",
      "Figures of 2026-27: 2 players changed",
      expect.stringMatching(/^Not learned: .*roster\/WSH\/current: status 503/),
    ]);
    const after = readFacts(folder);
    expect(after.asOf).toBe(before.asOf);
    expect(spotsIn(after, "WSH")).toEqual(spotsIn(before, "WSH"));
    expect(spotsIn(after, "TOR").map(({ player }) => player)).toContain(ids.mcdavid);
  });

  const misreport = (ids: readonly number[]) =>
    world.faults.set("skater/summary", async (address) => {
      const { data } = (await (await leagueApp(world).request(address)).json()) as { data: { playerId: number }[] };
      return Response.json({
        data: data.map((row) => (ids.includes(row.playerId) ? { ...row, gamesPlayed: 91 } : row)),
      });
    });

  /** Gives each club the roster of the next one. */
  const rotate = (clubs: string[], pictures = { hasPictures: true }) => {
    for (const [at, club] of clubs.entries())
      world.faults.set(`/roster/${club}/`, () =>
        Response.json(rosterOf(world, clubs[(at + 1) % clubs.length] ?? "", pictures)),
      );
  };
  const skaters = facts.rosters
    .map(({ player }) => facts.players.find(({ id }) => id === player))
    .flatMap((player) => (player === undefined || player.position === "G" ? [] : [player.id]))
    .filter((id) => id !== ids.mcdavid)
    .slice(0, 21);
  const figuresOf = (players: readonly number[]) => players.map((id) => ({ id, teams: "EDM", gp: 20, g: 1, a: 1 }));

  test.each<[what: string, fault: () => unknown, why: RegExp]>([
    ["all clubs have another's roster", () => rotate([...world.rosters.keys()]), /32 clubs could not be learned/],
    ["21 players have doubtful figures", () => misreport(skaters), /^21 players with doubtful figures/],
  ])("if %s, leaves the files as they were and says why", async (_what, fault, why) => {
    world.figures.push(...figuresOf(skaters));
    const before = await contents();
    fault();
    await expect(refresh()).rejects.toThrow(why);
    expect(await contents()).toEqual(before);
  });

  test("leaves two clubs with each other's rosters, and a player with doubtful figures, as they were", async () => {
    const were = spotsIn(readFacts(folder), "BOS", "NYR");
    const [clear = 0, doubtful = 0] = skaters;
    world.figures.push(...figuresOf([clear, doubtful]));
    // Pictures would give the exchange away.
    rotate(["BOS", "NYR"], { hasPictures: false });
    misreport([doubtful]);
    expect((await refresh()).join("\n")).toContain(`${doubtful}: 91 games`);
    const after = readFacts(folder);
    expect(spotsIn(after, "BOS", "NYR")).toEqual(were);
    const changed = after.lines.filter(({ season }) => season === SEASON).map(({ player }) => player);
    expect([changed.includes(clear), changed.includes(doubtful)]).toEqual([true, false]);
  });

  test("goes on without a newcomer who has no page, and says so at the end", async () => {
    world.faults.set(`/player/${ROOKIE}/`, () => new Response("Not Found", { status: 404 }));
    expect(await refresh()).toEqual([
      "Facts as of 2026-11-21, 940 players on 32 rosters",
      "New club (1): Connor McDavid EDM → TOR",
      "Figures of 2026-27: 1 players changed",
      expect.stringMatching(new RegExp(`^Not learned: player ${ROOKIE}: .*landing: status 404`)),
    ]);
    expect(readFacts(folder).players.map(({ id }) => id)).not.toContain(ROOKIE);
    world.faults.clear();
    expect(await refresh()).toContain("First seen (1): Åke O'Högberg");
  });

  test("brings names, positions and bodies of players, and names and alignments of clubs", async () => {
    const [one = 0, other = 0] = facts.rosters.flatMap(({ player: id, team }) =>
      team === "EDM" && id !== ids.mcdavid && facts.players.find((player) => player.id === id)?.position === "D"
        ? [id]
        : [],
    );
    const [before, stranger] = [one, other].map((id) => facts.players.find((player) => player.id === id));
    world.described.set(one, { last: "Renamed", position: "L" }).set(other, { first: "Another", last: "Man" });
    world.joining
      .set("UTA", { nickname: "Yeti", nameFr: "Yeti de l'Utah" })
      .set("DET", { conference: "Western", division: "Central" });
    expect(await refresh()).toEqual(
      expect.arrayContaining([
        `Described otherwise (1): ${before?.first} Renamed`,
        "Clubs (2): DET, UTA",
        expect.stringMatching(new RegExp(`^Not learned: ${other}: first Another after ${stranger?.first}`)),
      ]),
    );
    const now = readFacts(folder);
    expect(now.players.find(({ id }) => id === one)).toEqual({ ...before, last: "Renamed", position: "L" });
    expect(now.players.find(({ id }) => id === other)).toEqual(stranger);
    const clubOf = (wanted: string) => now.teams.find(({ code }) => code === wanted);
    expect(clubOf("DET")).toMatchObject({ nickname: "Red Wings", conference: "Western", division: "Central" });
    expect(clubOf("UTA")).toMatchObject({ nickname: "Yeti", nameFr: "Yeti de l’Utah" });
    expect(now.pastNames.at(-1)).toMatchObject({ team: "UTA", firstSeason: 20252026, nameEn: "Utah Mammoth" });
  });
});
