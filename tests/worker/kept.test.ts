import { beforeEach, describe, expect } from "vitest";
import { createApp } from "../../worker/app.ts";
import { withCache, type Cached } from "./cache.ts";
import type { Answer, Server } from "./server.ts";
import { test } from "./shared.ts";
import { cookieOf, storeNicknames, storeResults, visit, type Visitor } from "./visitor.ts";

const TODAY = "2026-11-21";
const TOMORROW = "2026-11-22";
const MIDNIGHT = Date.parse(`${TOMORROW}T00:00:00Z`);
const ANN = "a".repeat(22);

let server: Server;
/** What all visitors share. */
let edge: Cached;
/** Has played, and has a name. */
let ann: Visitor & Cached;
/** Has just come. */
let bob: Visitor & Cached;
let now = 0;
let league: string;

async function setClock(at: number): Promise<void> {
  now = at;
  await server.setClock(at, { stopped: true });
}

/** Somebody whose browser has a cache of its own, behind the one that all share. */
const browse = (cookie: string | null = null): Visitor & Cached => withCache(visit(edge, cookie), "own", () => now);

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await setClock(MIDNIGHT - 60_000);
  ({ league } = (await server.get<{ league: string }>("/api/today")).body);
  await storeResults(server, [{ visitor: ANN, day: TODAY, finished_at: MIDNIGHT - 7_200_000 }]);
  await storeNicknames(server, { [ANN]: "Ann" });
});
beforeEach(async () => {
  await setClock(MIDNIGHT - 43_200_000);
  edge = withCache(server, "shared", () => now);
  [ann, bob] = [browse(cookieOf(ANN)), browse()];
});

/** Addresses of every route there is that can be asked for without a body. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "/api/today": ["/api/today"],
  "/api/leagues/:version/columns": ["/api/leagues/{league}/columns", "/api/leagues/000000000000/columns"],
  "/api/days/:day/:game": [`/api/days/${TODAY}/classic`, "/api/days/2026-11-20/face", `/api/days/${TOMORROW}/classic`],
  "/api/days/:day/:game/outcomes": [`/api/days/${TODAY}/classic/outcomes`, `/api/days/${TOMORROW}/classic/outcomes`],
  "/api/days/:day/:game/own": [`/api/days/${TODAY}/classic/own`],
  "/api/leaderboard": ["/api/leaderboard", "/api/leaderboard?period=week&game=classic", "/api/leaderboard?period=all"],
  "/api/leaderboard/mine": ["/api/leaderboard/mine", "/api/leaderboard/mine?period=week&game=classic"],
  "/api/me": ["/api/me"],
  "/api/me/data": ["/api/me/data"],
  "/api/me/data.csv": ["/api/me/data.csv"],
  "/api/me/rarest": ["/api/me/rarest"],
  "/api/people": ["/api/people"],
  "/api/people/:ids": ["/api/people/8447400-8478402"],
  "/api/players/page": [
    "/api/players/page?language=en&path=/players/8478402",
    "/api/players/page?language=fr&path=/players",
    "/api/players/page?language=fr&path=/players/8999999",
  ],
  "/api/players/:id/puzzles": ["/api/players/8478402/puzzles", "/api/players/8478402/puzzles?running=face.2026-11-20"],
  "/api/careers": ["/api/careers"],
  "/api/seasons": ["/api/seasons"],
  "/api/seasons/:season/:team": ["/api/seasons/20012002/DET", "/api/seasons/20042005/DET"],
  "/api/friends": ["/api/friends"],
  "/api/friends/:code": ["/api/friends/AAAAAAAAAAAAAAAA"],
  "/api/friends/:code/weeks/:week": ["/api/friends/AAAAAAAAAAAAAAAA/weeks/2026-11-16"],
  "/api/challenges/replies/:code": ["/api/challenges/replies/none"],
  "/api/reminders/key": ["/api/reminders/key"],
  "/api/health": ["/api/health"],
  "/operator": ["/operator", "/operator?lang=fr"],
  "/operator/figures": ["/operator/figures"],
  "/img/players/:id{\\d{7}}": ["/img/players/8478402", "/img/players/8478402?or=nothing", "/img/players/8999999"],
  "/img/players/:id{\\d{7}}/missed": ["/img/players/8478402/missed", "/img/players/8999999/missed?or=nothing"],
  "/img/teams/:code{[A-Z]{3}}": ["/img/teams/EDM", "/img/teams/XYZ"],
  "/img/cards/:language/:game/:file{[1-9]\\d{0,4}\\.png}": [
    "/img/cards/en/classic/20.png",
    "/img/cards/fr/grid/21.png",
  ],
  "/img/links/:language/rounds/:game/:number{\\d{1,5}}/:file{.+\\.png}": ["/img/links/en/rounds/face/20/1118.png"],
  "/img/links/:language/challenges/:file{.+\\.png}": ["/img/links/en/challenges/none.png"],
  "/img/links/:language/replies/:file{.+\\.png}": ["/img/links/fr/replies/none.png"],
  "/robots.txt": ["/robots.txt"],
  "/sitemap.xml": ["/sitemap.xml"],
  "/:file{sitemap-players(?:-[a-z]+)?\\.xml}": [
    "/sitemap-players.xml",
    "/sitemap-players-q.xml",
    "/sitemap-players-no.xml",
  ],
  "/reminders.ics": ["/reminders.ics?hour=19&games=grid", "/reminders.ics?hour=25"],
  "/feed.xml": ["/feed.xml"],
  "/fr/feed.xml": ["/fr/feed.xml"],
  "/*": [
    "/",
    "/nhl/daily-guessing-game",
    "/players/8478402-connor-mcdavid",
    "/fr/players/8478402",
    "/players/letter/q",
    "/players/8999999-nobody",
    "/nothing",
    "/assets/gone-0123.js",
    "/api/nothing",
    "/img/nothing",
  ],
};

test("every route is walked here", () => {
  const routes = createApp(() => 0).routes.filter(({ method, handler }) => method === "GET" && handler.length < 2);
  expect(Object.keys(ADDRESSES).toSorted()).toEqual([...new Set(routes.map(({ path }) => path))].toSorted());
});

/** An answer but for what says how old it is: the clocks in it go on with its age. */
function shown({ status, headers, text }: Answer): unknown {
  const age = Number(headers.get("Age")) * 1000;
  return [status, text.replace(/"(now)":(\d+)/, (_, name, told) => `${name}: ${Number(told) + age}`)];
}

/** Has both look at everything, through caches and past them. */
async function expectTruth(): Promise<void> {
  for (const address of Object.values(ADDRESSES)
    .flat()
    .map((path) => path.replace("{league}", league)))
    for (const visitor of [ann, bob]) {
      const told = await visitor.get(address);
      const truth = await visit(server, visitor.cookie).get(address);
      expect(shown(told), `${address} at ${new Date(now).toISOString()}`).toEqual(shown(truth));
    }
}

describe("through a cache that obeys, before the Worker and in each browser", () => {
  test("nobody sees another's answer, and nobody yesterday's", async () => {
    for (const at of [-20_000, -1_000, 0, 30_000, 86_400_000]) {
      await setClock(MIDNIGHT + at);
      await expectTruth();
    }
  });

  test("a day's last second is not kept into the next one, however long an answer is on its way", async () => {
    await setClock(MIDNIGHT - 3_000);
    await bob.get("/api/today");
    // It has taken a second and a half to the cache, which counts from then on.
    await setClock(MIDNIGHT);
    now -= 1_500;
    expect((await bob.get<{ day: string }>("/api/today")).body.day).toBe(TOMORROW);
  });

  test.each([
    ["/api/today", 600],
    ["/api/leagues/{league}/columns", 31_536_000],
    [`/api/days/${TODAY}/classic/outcomes`, 20],
    ["/api/days/2026-11-20/classic", 86_400],
    ["/api/leaderboard", 20],
    ["/api/leaderboard?period=all&game=grid", 20],
    ["/api/people", 86_400],
    ["/api/people/8447400", 86_400],
    ["/api/careers", 86_400],
    ["/api/seasons", 86_400],
    ["/api/seasons/20012002/DET", 86_400],
  ])("%s is asked of the Worker once in %i seconds, whoever asks", async (path, seconds) => {
    const address = path.replace("{league}", league);
    await ann.get(address);
    expect(edge.takeAsked()).toEqual([address]);
    await setClock(now + seconds * 1000 - 1);
    await bob.get(address);
    await browse(cookieOf("c".repeat(22))).get(address);
    expect(edge.takeAsked()).toEqual([]);
    await setClock(now + 1);
    await browse().get(address);
    expect(edge.takeAsked()).toEqual([address]);
  });

  test.each([
    "/api/me",
    "/api/me/rarest",
    "/api/leaderboard/mine",
    `/api/days/${TODAY}/classic/own`,
    `/api/days/${TODAY}/classic`,
    "/api/health",
  ])("%s is asked of the Worker by everybody, every time", async (address) => {
    for (const visitor of [ann, bob, ann]) await visitor.get(address);
    expect(edge.takeAsked()).toEqual([address, address, address]);
  });

  // A cache that all share tells how old what it has is, and so who has been seen, or guessed, since when.
  test.each(["/img/players/8477956", "/img/teams/QUE?season=19921993"])(
    "%s is kept by browsers alone",
    async (address) => {
      for (const visitor of [ann, bob, bob]) await visitor.get(address);
      expect(edge.takeAsked()).toEqual([address, address]);
    },
  );

  test("nobody who asks in the same moment is given another's", async () => {
    // Of requests that come together for what may be stored, the cache asks for one, and gives its answer to all.
    for (const address of [
      "/api/me",
      "/api/leaderboard/mine",
      `/api/days/${TODAY}/classic/own`,
      `/api/days/${TODAY}/classic`,
    ])
      expect((await ann.get(address)).headers.get("Cache-Control"), address).toBe("no-store");
  });
});
