import { beforeEach, describe, expect } from "vitest";
import { unstable_readConfig } from "wrangler";
import { createApp } from "../../worker/app.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { pageDataIn } from "./page-data.ts";
import { cookieOf, storeNicknames, storeResults, visit } from "./visitor.ts";

const TODAY = "2026-11-21";
const TOMORROW = "2026-11-22";
const NOON = `${TODAY}T12:00:00Z`;
const ANN = "a".repeat(22);

let server: Server;
let league: string;
let facts: string;

test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(NOON);
  ({ league } = (await server.get<{ league: string }>("/api/today")).body);
  facts = pageDataIn((await server.get("/")).text).facts ?? "no version";
  await storeResults(server, [{ visitor: ANN, day: TODAY, finished_at: Date.parse(NOON) - 7_200_000 }]);
  await storeNicknames(server, { [ANN]: "Ann" });
  // A past day is dealt only when a round of it begins.
  await server.post("/api/rounds/face", { kind: "day", day: "2026-11-20" });
});
beforeEach(() => server.setClock(NOON, { stopped: true }));

/** Addresses of every route that can be requested without a body. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "/api/today": ["/api/today"],
  "/api/leagues/:version/columns": ["/api/leagues/{league}/columns", "/api/leagues/000000000000/columns"],
  "/api/days/:day/:game": [`/api/days/${TODAY}/classic`, "/api/days/2026-11-20/face", `/api/days/${TOMORROW}/classic`],
  "/api/days/:day/:game/outcomes": [`/api/days/${TODAY}/classic/outcomes`, `/api/days/${TOMORROW}/classic/outcomes`],
  "/api/leaderboard": ["/api/leaderboard", "/api/leaderboard?period=week&game=classic", "/api/leaderboard?period=all"],
  "/api/me": ["/api/me"],
  "/api/me/data": ["/api/me/data"],
  "/api/me/data.csv": ["/api/me/data.csv"],
  "/api/me/rarest": ["/api/me/rarest"],
  "/api/people": ["/api/people", "/api/people?facts=older", "/api/people?facts={facts}"],
  "/api/players/cards/:ids": ["/api/players/cards/8447400-8478402?language=en"],
  "/api/players/page": [
    "/api/players/page?language=en&path=/players/8478402",
    "/api/players/page?language=fr&path=/players",
    "/api/players/page?language=fr&path=/players/8999999",
  ],
  "/api/players/:id/puzzles": ["/api/players/8478402/puzzles", "/api/players/8478402/puzzles?running=face.2026-11-20"],
  "/api/careers": ["/api/careers", "/api/careers?facts=older", "/api/careers?facts={facts}"],
  "/api/seasons": ["/api/seasons", "/api/seasons?facts=older", "/api/seasons?facts={facts}"],
  "/api/seasons/:season/:team": ["/api/seasons/20012002/DET", "/api/seasons/20042005/DET"],
  "/api/friends": ["/api/friends"],
  "/api/friends/:code": ["/api/friends/AAAAAAAAAAAAAAAA"],
  "/api/friends/:code/weeks/:week": ["/api/friends/AAAAAAAAAAAAAAAA/weeks/2026-11-16"],
  "/api/challenges/replies/:code": ["/api/challenges/replies/none"],
  "/api/reminders/key": ["/api/reminders/key"],
  "/api/health": ["/api/health"],
  "/img/players/:id{\\d{7}}": ["/img/players/8478402", "/img/players/8999999"],
  "/img/marks/current": ["/img/marks/current"],
  "/img/marks/past": ["/img/marks/past"],
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

test("every route is listed here", () => {
  const routes = createApp(() => 0).routes.filter(({ method, handler }) => method === "GET" && handler.length < 2);
  expect(Object.keys(ADDRESSES).toSorted()).toEqual([...new Set(routes.map(({ path }) => path))].toSorted());
});

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400, stale-while-revalidate=604800";
const ONE_WEEK = "public, max-age=604800, immutable";
const ONE_HOUR = "public, max-age=3600";
const FIVE_MINUTES = "public, max-age=300";

/** Responses that browsers may cache; all others must be requested again. */
const CACHED: Readonly<Record<string, string>> = {
  "/api/leagues/{league}/columns": IMMUTABLE,
  "/api/days/2026-11-20/face": ONE_DAY,
  "/api/people?facts={facts}": ONE_WEEK,
  "/api/players/cards/8447400-8478402?language=en": ONE_DAY,
  "/api/careers?facts={facts}": ONE_WEEK,
  "/api/seasons?facts={facts}": ONE_WEEK,
  "/api/seasons/20012002/DET": ONE_DAY,
  "/img/players/8478402": FIVE_MINUTES,
  "/img/marks/current": FIVE_MINUTES,
  "/img/marks/past": FIVE_MINUTES,
  "/img/cards/en/classic/20.png": IMMUTABLE,
  "/img/cards/fr/grid/21.png": IMMUTABLE,
  "/robots.txt": ONE_HOUR,
  "/sitemap.xml": ONE_HOUR,
  "/sitemap-players.xml": ONE_HOUR,
  "/sitemap-players-q.xml": ONE_HOUR,
  "/reminders.ics?hour=19&games=grid": "public, max-age=86400",
  "/feed.xml": ONE_HOUR,
  "/fr/feed.xml": ONE_HOUR,
};

describe("a browser", () => {
  test.each(Object.values(ADDRESSES).flat())(
    "%s: kept if it may be, and then the same for every visitor",
    async (path) => {
      const address = path.replace("{league}", league).replace("{facts}", facts);
      const [anns, bobs] = [await visit(server, cookieOf(ANN)).get(address), await visit(server).get(address)];
      for (const { headers } of [anns, bobs]) {
        const said = headers.get("Cache-Control") ?? "";
        if (CACHED[path] === undefined) expect(said).toMatch(/^(no-store|private, no-cache)$/);
        else expect([said, headers.get("Set-Cookie"), headers.get("Vary")]).toEqual([CACHED[path], null, null]);
      }
      if (CACHED[path] !== undefined) expect(anns.text).toBe(bobs.text);
    },
  );
});

describe("Cloudflare does not bill", () => {
  test("a cache hit: Workers Cache is off", () => {
    // Wrangler's types lack this table.
    const config = unstable_readConfig({ config: new URL("../../wrangler.toml", import.meta.url).pathname });
    expect((config as { cache?: { enabled?: boolean } }).cache?.enabled ?? false).toBe(false);
  });

  test("a static file: no static file of a page runs the Worker", async () => {
    const html = await (await fetch(new URL("/nhl/daily-guessing-game", server.url))).text();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g)), "/favicon.svg"];
    files.push("/service-worker.js", "/offline", "/manifest-en.webmanifest");
    expect(files.length).toBeGreaterThan(10);
    await server.takeUse();
    for (const file of files) expect([file, (await fetch(new URL(file, server.url))).status]).toEqual([file, 200]);
    expect((await server.takeUse()).requests).toEqual([]);
  });
});
