import { afterAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#rules/shared/day";
import type { Stint } from "#rules/league/season";
import { fetchBiography, fetchRookie, type NamedClub } from "../../worker/nhl/biography.ts";
import { fetchStatisticsPage, fetchOpenPlayer } from "../../worker/nhl/statistics-page.ts";
import { fetchClubs } from "../../worker/nhl/clubs.ts";
import { fetchStandings, fetchStatistics, fetchPlayerPage, fetchRoster } from "../../worker/nhl/nhl-api.ts";
import { leagueAsSeeded, rosterOf, simulateLeague } from "./league-service.ts";

const SEASON = 20262027;
const WINTER = "2026-11-21";
/** Returns Pittsburgh's roster on a day. */
const rosterOn = (day: string) => fetchRoster("PIT", day, new Set(["PIT", "WPG"]));
const CROSBY = 8471675;
const HELLEBUYCK = 8476945;

const CLUBS: NamedClub[] = [
  { code: "MTL", place: "Montréal", nickname: "Canadiens", first: 19171918, last: null },
  { code: "WIN", place: "Winnipeg", nickname: "Jets", first: 19791980, last: 19951996 },
  { code: "PIT", place: "Pittsburgh", nickname: "Penguins", first: 19671968, last: null },
  { code: "WPG", place: "Winnipeg", nickname: "Jets", first: 20112012, last: null },
];

const world = leagueAsSeeded(SEASON);
const service = simulateLeague(world);
afterAll(() => service.close());
beforeEach(() => {
  world.faults.clear();
  world.figures = [];
  world.pages.clear();
  service.takeRequests();
});

/** Replaces one of the league's responses. */
const answer = (part: string, value: unknown): unknown => world.faults.set(part, () => Response.json(value));
const row = (change: object = {}) => ({
  playerId: CROSBY,
  seasonId: SEASON,
  teamAbbrevs: "PIT",
  gamesPlayed: 1,
  goals: 1,
  assists: 0,
  ...change,
});
const played = (season: number, club: string, gp = 1, g = 0, a = 0) => ({ season, league: "NHL", club, gp, g, a });
type Figures = [games: number, goals: number, assists: number];
const PAGE = { kind: "skater", season: SEASON, from: 0 } as const;
const standing = (known: [number, Stint[]][]) => ({ clubs: CLUBS, stintsOf: async () => new Map(known) });
const learn = (known: [number, Stint[]][]) => fetchStatisticsPage(PAGE, standing(known), WINTER);

test.each([
  ["of another season", [row({ seasonId: 20252026 })], /about another season/],
  ["longer than it was asked for", Array.from({ length: 101 }, (_, at) => row({ playerId: CROSBY + at })), /more rows/],
  ["with somebody twice", [row(), row()], /somebody twice/],
  ["with half a game", [row({ gamesPlayed: 0.5 })], /gamesPlayed/],
  ["with fewer than no goals", [row({ goals: -1 })], /goals/],
])("a page of figures %s is none", async (_what, data, fault) => {
  answer("skater/summary", { data });
  await expect(fetchStatistics("skater", SEASON, 0)).rejects.toThrow(fault);
});

test("rows of an unknown club, or of none, are skipped, and the codes are logged", async () => {
  const data = ["PIT,XYZ", "QUE", null, "pit", "PIT"].map((teamAbbrevs, at) =>
    row({ teamAbbrevs, playerId: CROSBY + at }),
  );
  answer("skater/summary", { data });
  expect(await learn([[CROSBY + 4, []]])).toMatchObject({
    figures: [[CROSBY + 4, [[SEASON, "PIT", 1, 1, 0]]]],
    unclear: [],
    strangers: ["XYZ", "QUE", "", "pit"],
    doubtful: [],
  });
});

test("a player with doubtful figures keeps the stored ones, and they are described", async () => {
  world.figures = [{ id: CROSBY, teams: "PIT", gp: 9, g: 4, a: 6 }];
  expect(await learn([[CROSBY, [[SEASON, "PIT", 10, 4, 6]]]])).toMatchObject({
    figures: [],
    unclear: [],
    doubtful: [[CROSBY, expect.stringContaining("9 games, 4 goals and 6 assists after 10 games")]],
    totals: [10, 4, 6, 0, 0, 0, 0, 0, 0],
  });
});

test.each([
  [1, false],
  [2, true],
])("a first page without rows on day %i after the season's first is emptied: %s", async (day, isEmptied) => {
  world.opening = WINTER;
  const fetched = await fetchStatisticsPage(PAGE, standing([]), addDays(WINTER, day));
  world.opening = "9999-12-31";
  expect(fetched).toMatchObject({ isEmptied });
});

test("a goalie who loses more than three wins is doubtful, and so is a traded player's own page", async () => {
  world.figures = [{ id: HELLEBUYCK, teams: "WPG", gp: 10, g: 0, a: 0, w: 2 }];
  const stints = (wins: number): Stint[] => [[SEASON, "WPG", 9, 0, 0, wins, 1, 0, 1, 9, 140]];
  const learnGoalie = (wins: number) =>
    fetchStatisticsPage({ ...PAGE, kind: "goalie" }, standing([[HELLEBUYCK, stints(wins)]]), WINTER);
  expect(await learnGoalie(5)).toMatchObject({ doubtful: [] });
  expect(await learnGoalie(6)).toMatchObject({ doubtful: [[HELLEBUYCK, expect.any(String)]] });

  world.pages.set(CROSBY, [played(SEASON, "Pittsburgh Penguins", 2), played(SEASON, "Montréal Canadiens", 2)]);
  expect(await fetchOpenPlayer(CROSBY, SEASON, standing([[CROSBY, [[SEASON, "PIT", 5, 0, 0]]]]))).toEqual({
    doubt: expect.stringMatching(/^4 games.* after 5 games/),
  });
});

test("a player's own page is rejected if it is about another player", async () => {
  world.pages.set(CROSBY, []);
  world.faults.set(`player/${HELLEBUYCK}`, () =>
    Response.redirect(`https://api-web.nhle.com/v1/player/${CROSBY}/landing`),
  );
  await expect(fetchPlayerPage(HELLEBUYCK)).rejects.toThrow(new RegExp(`about ${CROSBY}$`));
});

/** Returns Pittsburgh's roster with other forwards. */
const withForwards = (change: (forwards: ReturnType<typeof rosterOf>["forwards"]) => unknown[]) => {
  const roster = rosterOf(world, "PIT");
  return Response.json({ ...roster, forwards: change(roster.forwards) });
};
/** Returns Pittsburgh's roster with changes of its first player. */
const withFirst = (change: object) => withForwards(([first, ...forwards]) => [{ ...first, ...change }, ...forwards]);

test.each<[what: string, response: (address: string) => Response, fault: RegExp]>([
  ["half of one", () => new Response('{"forwards":'), /no whole JSON/],
  ["404", () => new Response("Not Found", { status: 404 }), /status 404/],
  ["500", () => new Response("", { status: 500 }), /status 500/],
  ["HTML", () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }), /HTML instead of JSON/],
  [
    "a redirect to itself",
    (address) => new Response(null, { status: 302, headers: { Location: address } }),
    /status 302/,
  ],
  ["without an id", () => withFirst({ id: undefined }), /forwards\.0\.id/],
  ["with a number as text", () => withFirst({ sweaterNumber: "9" }), /forwards\.0\.sweaterNumber.*Expected number/],
  ["with a number of three digits", () => withFirst({ sweaterNumber: 100 }), /forwards\.0\.sweaterNumber/],
  ["empty", () => Response.json({ forwards: [], defensemen: [], goalies: [] }), /too few goalies/],
  ["of one player", () => withForwards(([first]) => Array(20).fill(first)), /too few players/],
  [
    "of more players than fit a camp",
    () => withForwards(([first]) => Array.from({ length: 121 }, (_, at) => ({ ...first, id: CROSBY + at }))),
    /too many players/,
  ],
  [
    "with pictures of another club's",
    () => Response.json(rosterOf(world, "WPG")),
    /by its pictures the roster of WPG$/,
  ],
  ["without end", () => new Response(`"${"x".repeat(600_000)}"`), /more than 524288 bytes/],
  ["null", () => Response.json(null), /Expected Object/],
])("a roster that is %s is none, and the fault names its address", async (_what, response, fault) => {
  world.faults.set("/roster/PIT/", response);
  const asked = rosterOn(WINTER);
  await expect(asked).rejects.toThrow("https://api-web.nhle.com/v1/roster/PIT/");
  await expect(asked).rejects.toThrow(fault);
});

test("of a player who is listed with two numbers, the first counts", async () => {
  world.faults.set("/roster/PIT/", () => withForwards(([first]) => [first, { ...first, sweaterNumber: 99 }]));
  const roster = (await fetchRoster("PIT", "2026-07-01", new Set(["PIT"]))) as { number: number | null }[];
  expect(roster.map(({ number }) => number)).not.toContain(99);
});

test("a roster that does not come in five seconds is none", async () => {
  const { timeout } = AbortSignal;
  const limits: number[] = [];
  AbortSignal.timeout = (ms) => {
    limits.push(ms);
    return timeout(1);
  };
  world.faults.set("/roster/PIT/", () => new Promise<never>(() => {}));
  try {
    await expect(rosterOn(WINTER)).rejects.toThrow(/TimeoutError|timeout|aborted/i);
  } finally {
    AbortSignal.timeout = timeout;
  }
  expect(limits).toEqual([5000]);
});

test("a fault is one short line, however long the response", async () => {
  answer("/roster/PIT/", { forwards: `\n${"x".repeat(100_000)}\n` });
  await expect(rosterOn(WINTER)).rejects.toThrow(/^.{1,500}$/);
});

/** Returns Crosby's page as the service sends it. */
const fetchLanding = async () =>
  (await (await fetch(`https://api-web.nhle.com/v1/player/${CROSBY}/landing`)).json()) as { seasonTotals: object[] };
const UTAH: NamedClub = { code: "UTA", place: "Utah", nickname: "Mammoth", first: 20242025, last: null };
const WITH_UTAH = [...CLUBS, UTAH];
const TWO_OF_UTAH = [...WITH_UTAH, { ...UTAH, code: "UTB", nickname: "Others" }];
const IN_UTAH = [20242025, "Utah Hockey Club"] as const;
const NOW = [SEASON, "Pittsburgh Penguins"] as const;
const THEN = [
  [20122013, "Winnipeg Jets"],
  [19951996, "Winnipeg Jets"],
  [19951996, "Montreal Canadiens"],
] as const;

test.each<
  [
    what: string,
    seasons: readonly (readonly [number, string])[],
    read: string[] | RegExp,
    clubs?: NamedClub[],
    since?: number,
  ]
>([
  ["a club, by its name then, in order", THEN, ["19951996 WIN 1 0 0", "19951996 MTL 1 0 0", "20122013 WPG 1 0 0"]],
  ["an unknown name: a fault", [IN_UTAH], /no club was Utah Hockey Club in 20242025/],
  ["an unknown name before the seasons needed", [IN_UTAH, NOW], [`${SEASON} PIT 1 0 0`], CLUBS, SEASON],
  ["an unknown name with the place of one club", [IN_UTAH], ["20242025 UTA 1 0 0"], WITH_UTAH],
  ["an unknown name with the place of two clubs", [IN_UTAH], /no club was Utah Hockey Club/, TWO_OF_UTAH],
  ["an unknown name and place", [[20252026, "Seattle Kraken"]], /no club was Seattle Kraken in/, WITH_UTAH],
])("a career has seasons with %s", async (_what, seasons, read, clubs = CLUBS, since = undefined) => {
  world.pages.set(
    CROSBY,
    seasons.map(([season, club]) => played(season, club)),
  );
  const fetched = fetchBiography(CROSBY, clubs, since).then(({ career }) => career.map((stint) => stint.join(" ")));
  if (read instanceof RegExp) await expect(fetched).rejects.toThrow(read);
  else expect(await fetched).toEqual(read);
});

test("a career has no playoffs", async () => {
  world.pages.set(CROSBY, [played(...NOW)]);
  const { seasonTotals, ...landing } = await fetchLanding();
  answer(`player/${CROSBY}`, { ...landing, seasonTotals: seasonTotals.map((one) => ({ ...one, gameTypeId: 3 })) });
  expect(await fetchBiography(CROSBY, CLUBS)).toMatchObject({ career: [] });
});

test("no page is fetched for players with clear figures: with one club, or traded with figures that add up", async () => {
  world.figures = [
    { id: CROSBY, teams: "PIT,MTL", gp: 5, g: 3, a: 2 },
    { id: HELLEBUYCK, teams: "WPG", gp: 2, g: 0, a: 1 },
    { id: 8485999, teams: "PIT", gp: 0, g: 0, a: 0 },
  ];
  world.rookies.set(8485999, { first: "Yet", last: "To Play" });
  const stints: Stint[] = [
    [SEASON, "PIT", 3, 2, 1],
    [SEASON, "MTL", 2, 1, 1],
  ];
  const known: [number, Stint[]][] = [
    [CROSBY, stints],
    [HELLEBUYCK, []],
  ];
  expect(await learn(known)).toMatchObject({
    figures: [[HELLEBUYCK, [[SEASON, "WPG", 2, 0, 1]]]],
    unclear: [],
    strangers: [],
    doubtful: [],
  });
  expect(service.takeRequests()).toHaveLength(1);
});

test.each<[what: string, pittsburgh: Figures, montreal: Figures | null]>([
  ["games", [2, 2, 1], [2, 1, 1]],
  ["goals", [3, 1, 1], [2, 1, 1]],
  ["assists", [3, 2, 1], [2, 1, 0]],
  ["clubs", [5, 3, 2], null],
])("a traded player with other %s is asked about", async (_what, pittsburgh, montreal) => {
  const stints: Stint[] = [
    [SEASON, "PIT", ...pittsburgh],
    ...(montreal ? [[SEASON, "MTL", ...montreal] as Stint] : []),
  ];
  world.figures = [{ id: CROSBY, teams: "PIT,MTL", gp: 5, g: 3, a: 2 }];
  // Earlier seasons are known, whatever the club was called then.
  world.pages.set(CROSBY, [
    played(20242025, "Utah Hockey Club"),
    played(SEASON, "Pittsburgh Penguins", 3, 2, 1),
    played(SEASON, "Montréal Canadiens", 2, 1, 1),
  ]);
  expect(await learn([[CROSBY, stints]])).toMatchObject({
    figures: [],
    unclear: [CROSBY],
    strangers: [],
    doubtful: [],
  });
  expect(await fetchOpenPlayer(CROSBY, SEASON, standing([[CROSBY, stints]]))).toMatchObject({
    stints: [
      { 1: "PIT", 2: 3 },
      { 1: "MTL", 2: 2 },
    ],
  });
});

test.each([
  [{ default: "Jarnkrok", cs: "Järnkrok", fi: "Järnkrok" }, "Järnkrok"],
  [{ default: "Hakanpää", de: "Hakanpaa", sv: "Hakanpaa" }, "Hakanpää"],
  [{ default: "Mitch", cs: "Mitchell", fi: "Mítchell" }, "Mitch"],
  [{ default: "Kampf", cs: null, sv: 7, sk: "Kämpf" }, "Kampf"],
  [{ default: "Kampf", cs: null, sv: 7, sk: "Kämpf" }, "Kämpf", "CZE"],
  [{ default: "Chara", cs: "Chára" }, "Chára", "SVK"],
  // A Czech spelling of a player who is not Czech.
  [{ default: "Namestnikov", cs: "Naměstnikov", sk: "Namestnikov" }, "Namestnikov", "USA"],
  [{ default: "Gusev", cs: "Gusév" }, "Gusev", null],
])("a name is written with its marks: %j %s", async (lastName, spelled, birthCountry = "CAN") => {
  world.pages.set(CROSBY, []);
  answer(`player/${CROSBY}`, { ...(await fetchLanding()), lastName, birthCountry });
  expect(await fetchPlayerPage(CROSBY)).toMatchObject({ last: spelled });
});

test("a roster is accepted without pictures, and with a few pictures of other clubs", async () => {
  const roster = rosterOf(world, "PIT");
  const size = roster.forwards.length + roster.defensemen.length + roster.goalies.length;
  for (const headshot of [null, undefined, "https://assets.nhle.com/mugs/nhl/default-skater.png"]) {
    world.faults.set("/roster/PIT/", () => withForwards((all) => all.map((one) => ({ ...one, headshot }))));
    expect(await rosterOn(WINTER)).toHaveLength(size);
  }
  answer("/roster/PIT/", {
    ...roster,
    goalies: roster.goalies.map((one) => ({ ...one, headshot: one.headshot?.replace("/PIT/", "/WPG/") })),
  });
  expect(await rosterOn(WINTER)).toHaveLength(size);
});

test.each([
  ["2026-06-30", /too few goalies/],
  ["2026-07-01", null],
  ["2026-09-15", null],
  ["2026-09-16", /too few goalies/],
])("on %s a roster of sixteen men and one goalie is one only in summer", async (day, fault) => {
  const { forwards, defensemen, goalies } = rosterOf(world, "PIT");
  answer("/roster/PIT/", {
    forwards: forwards.slice(0, 10),
    defensemen: defensemen.slice(0, 5),
    goalies: goalies.slice(0, 1),
  });
  const roster = rosterOn(day);
  if (fault === null) expect(await roster).toHaveLength(16);
  else await expect(roster).rejects.toThrow(fault);
});

test("a redirect may lead to another on the same host, and each has its own time", async () => {
  const asked = "https://api-web.nhle.com/v1/roster/PIT/";
  world.faults.set("/roster/PIT/current", () => Response.redirect(`${asked}now`));
  world.faults.set("/roster/PIT/now", () => Response.redirect(`${asked}20262027`));
  expect(await rosterOn(WINTER)).not.toHaveLength(0);
  world.faults.set("/roster/PIT/20262027", () => Response.redirect(`${asked}once-more`));
  await expect(rosterOn(WINTER)).rejects.toThrow(/status 302$/);
  world.faults.set("/roster/PIT/now", () => Response.redirect("https://example.com/"));
  await expect(rosterOn(WINTER)).rejects.toThrow(/leads away, to https:\/\/example\.com$/);
});

test.each([
  ["120", 120],
  [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3600, -2)],
  [null, 60],
  ["soon", 60],
])("who is told to ask less, with Retry-After %s, is told for how long", async (told, seconds) => {
  world.faults.set(
    "/roster/PIT/",
    () => new Response("", { status: 429, headers: told === null ? {} : { "Retry-After": told } }),
  );
  await expect(rosterOn(WINTER)).rejects.toMatchObject({ pauseS: seconds });
  world.faults.set("/roster/PIT/", () => new Response("", { status: 503 }));
  await expect(rosterOn(WINTER)).rejects.toMatchObject({ pauseS: null });
});

test("a player without a nationality is a fault, whatever others have", async () => {
  const [one, other] = [8485999, 8485998];
  for (const id of [one, other]) world.rookies.set(id, { nationality: "USA" });
  for (const id of [one, other]) world.pages.set(id, [played(SEASON, "Pittsburgh Penguins")]);
  answer("skater/bios", {
    data: [
      { playerId: one, nationalityCode: null },
      { playerId: other, nationalityCode: "USA" },
    ],
  });
  const open = (id: number) => fetchOpenPlayer(id, SEASON, standing([]));
  await expect(open(one)).rejects.toThrow("of no country that is known");
  expect(await open(other)).toMatchObject({ newcomer: { country: "US" } });
});

test("a rostered player's country is the birth country until the first game, then the nationality", async () => {
  const id = 8485999;
  world.rookies.set(id, { nationality: "USA" });
  const learnOf = async (...seasons: number[]) => {
    world.pages.set(
      id,
      seasons.map((season) => played(season, "Pittsburgh Penguins")),
    );
    return fetchRookie(id, CLUBS, SEASON);
  };
  expect(await learnOf()).toMatchObject({ newcomer: { country: "CA" } });
  expect(await learnOf(20252026)).toMatchObject({ newcomer: { country: "US" } });
  // With statistics of the current season he is included.
  expect(await learnOf(20252026, SEASON)).toBeNull();
  answer("skater/bios", { data: [] });
  await expect(learnOf(20252026)).rejects.toThrow("of no country that is known");
});

test("the standings list the clubs, in both languages, or none before a season", async () => {
  expect(await fetchStandings()).toHaveLength(32);
  expect((await fetchStandings()).at(0)).toEqual({
    code: "ANA",
    place: "Anaheim",
    nickname: "Ducks",
    nameFr: "Ducks d’Anaheim",
    conference: "Western",
    division: "Pacific",
    season: SEASON,
    games: 0,
  });
  answer("/standings/", { standings: [] });
  expect(await fetchStandings()).toEqual([]);
  answer("/standings/", { standings: [{ teamAbbrev: { default: "PIT" } }] });
  await expect(fetchStandings()).rejects.toThrow(/standings\.0/);
});

test("clubs keep their names if more than two change at once", async () => {
  const listed = await fetchStandings();
  const stored = new Map(listed.map((club) => [club.code, { ...club, first: 19171918, past: [] }]));
  const rename = (codes: string[]) => codes.map((code) => world.joining.set(code, { nickname: "Club" }));
  rename(["BOS", "CHI"]);
  expect(await fetchClubs(stored)).toMatchObject({ doubt: null });
  rename(["TOR"]);
  const fetched = await fetchClubs(stored);
  world.joining.clear();
  expect(fetched).toEqual({ clubs: listed, doubt: "3 clubs with another name: BOS, CHI, TOR" });
});
