import { readFileSync } from "node:fs";
import { beforeEach, expect } from "vitest";
import { unstable_readConfig } from "wrangler";
import { createApp } from "../../worker/app.ts";
import { NOON, serverAt, test, TODAY } from "./shared.ts";
import { pageDataIn } from "./page-data.ts";
import { cookieOf, storeNicknames, storeResults, visit } from "./visitor.ts";

const ANN = "a".repeat(22);

const server = serverAt();
let league: string;
let facts: string;

test.beforeAll(async () => {
  ({ league } = (await server.get<{ league: string }>("/api/today")).body);
  facts = pageDataIn((await server.get("/")).text).facts ?? "no version";
  await storeResults(server, [{ visitor: ANN, day: TODAY, finished_at: NOON - 7_200_000 }]);
  await storeNicknames(server, { [ANN]: "Ann" });
  // A past day is dealt only when a round of it begins.
  await server.post("/api/rounds/face", { kind: "day", day: "2026-11-20" });
});
beforeEach(() => server.setClock(NOON, { stopped: true }));

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400, stale-while-revalidate=604800";
const ONE_WEEK = "public, max-age=604800, immutable";
const ONE_HOUR = "public, max-age=3600";
const FIVE_MINUTES = "public, max-age=300";

/** `cached` is how browsers cache it: not at all if absent. */
type Address = [path: string, status: number, cached?: string];

/** Addresses of every route that can be requested without a body. */
const ADDRESSES: Readonly<Record<string, Address[]>> = {
  "/api/today": [["/api/today", 200]],
  "/api/leagues/:version/columns": [
    ["/api/leagues/{league}/columns", 200, IMMUTABLE],
    ["/api/leagues/000000000000/columns", 404],
  ],
  "/api/days/:day/:game": [
    [`/api/days/${TODAY}/grid`, 403],
    ["/api/days/2026-11-20/face", 200, ONE_DAY],
    ["/api/days/2026-11-22/classic", 403],
  ],
  "/api/days/:day/:game/outcomes": [[`/api/days/${TODAY}/classic/outcomes`, 200]],
  "/api/leaderboard": [
    ["/api/leaderboard", 200],
    ["/api/leaderboard?period=week&game=classic", 200],
    ["/api/leaderboard?period=all", 200],
  ],
  "/api/me": [["/api/me", 200]],
  "/api/me/data": [["/api/me/data", 200]],
  "/api/me/data.csv": [["/api/me/data.csv", 200]],
  "/api/me/rarest": [["/api/me/rarest", 200]],
  "/api/people": [
    ["/api/people", 200],
    ["/api/people?facts=older", 200],
    ["/api/people?facts={facts}", 200, ONE_WEEK],
  ],
  "/api/players/cards/:ids": [["/api/players/cards/8447400-8478402?language=en", 200, ONE_DAY]],
  "/api/players/page": [
    ["/api/players/page?language=en&path=/players/8478402", 200],
    ["/api/players/page?language=fr&path=/players/8999999", 404],
  ],
  "/api/players/:id/puzzles": [["/api/players/8478402/puzzles", 200]],
  "/api/careers": [
    ["/api/careers?facts=older", 200],
    ["/api/careers?facts={facts}", 200, ONE_WEEK],
  ],
  "/api/seasons": [
    ["/api/seasons?facts=older", 200],
    ["/api/seasons?facts={facts}", 200, ONE_WEEK],
  ],
  "/api/seasons/:season/:team": [
    ["/api/seasons/20012002/DET", 200, ONE_DAY],
    ["/api/seasons/20042005/DET", 422],
  ],
  "/api/friends": [["/api/friends", 200]],
  "/api/friends/:code": [["/api/friends/AAAAAAAAAAAAAAAA", 404]],
  "/api/friends/:code/weeks/:week": [["/api/friends/AAAAAAAAAAAAAAAA/weeks/2026-11-16", 404]],
  "/api/challenges/replies/:code": [["/api/challenges/replies/none", 400]],
  "/api/reminders/key": [["/api/reminders/key", 200]],
  "/api/health": [["/api/health", 503]],
  "/img/players/:id{\\d{7}}": [
    ["/img/players/8478402", 204, FIVE_MINUTES],
    ["/img/players/8999999", 404],
  ],
  "/img/marks/current": [["/img/marks/current", 200, FIVE_MINUTES]],
  "/img/marks/past": [["/img/marks/past", 200, FIVE_MINUTES]],
  "/img/cards/:language/:game/:file{[1-9]\\d{0,4}\\.png}": [["/img/cards/en/classic/20.png", 200, IMMUTABLE]],
  "/img/links/:language/rounds/:game/:number{\\d{1,5}}/:file{.+\\.png}": [
    ["/img/links/en/rounds/face/20/1118.png", 404],
  ],
  "/img/links/:language/challenges/:file{.+\\.png}": [["/img/links/en/challenges/none.png", 404]],
  "/img/links/:language/replies/:file{.+\\.png}": [["/img/links/fr/replies/none.png", 404]],
  "/robots.txt": [["/robots.txt", 200, ONE_HOUR]],
  "/sitemap.xml": [["/sitemap.xml", 200, ONE_HOUR]],
  "/:file{sitemap-players(?:-[a-z]+)?\\.xml}": [
    ["/sitemap-players.xml", 200, ONE_HOUR],
    ["/sitemap-players-q.xml", 200, ONE_HOUR],
    ["/sitemap-players-no.xml", 404],
  ],
  "/reminders.ics": [
    ["/reminders.ics?hour=19&games=grid", 200, "public, max-age=86400"],
    ["/reminders.ics?hour=25", 400],
    ["/reminders.ics?hour=7&games=chess", 400],
    ["/reminders.ics?hour=7&lang=de", 400],
    ["/reminders.ics?hour=7&from=2026-13-01", 400],
  ],
  "/feed.xml": [["/feed.xml", 200, ONE_HOUR]],
  "/fr/feed.xml": [["/fr/feed.xml", 200, ONE_HOUR]],
  "/*": [
    ["/", 200],
    ["/fr/nhl/immaculate-grid", 200],
    ["/nhl/face-reveal-game?day=2026-11-03", 200],
    ["/nhl/immaculate-grid/", 302],
    ["/players/8478402-connor-mcdavid", 200],
    ["/fr/players/8478402", 301],
    ["/players/letter/q", 200],
    ["/players/8999999-nobody", 404],
    ["/nothing", 404],
    ["/assets/gone-0123.js", 404],
    ["/written/en/home.json", 404],
    ["/api/nothing", 404],
    ["/img/nothing", 404],
  ],
};

test("every route is listed here", () => {
  const routes = createApp(() => 0).routes.filter(({ method, handler }) => method === "GET" && handler.length < 2);
  expect(Object.keys(ADDRESSES).toSorted()).toEqual([...new Set(routes.map(({ path }) => path))].toSorted());
});

/** Returns the headers of client/public/_headers for a path. */
function fileHeaders(path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of readFileSync(new URL("../../client/public/_headers", import.meta.url), "utf8").split("\n")) {
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined && line.startsWith("/")) applies = line === path;
    else if (applies && name !== undefined && value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Expects the headers that every response has; pictures of days and links are shown by other sites. */
function expectSecurity(headers: Headers, path: string): void {
  for (const name of ["X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy"])
    expect([name, headers.get(name)]).toEqual([name, fileHeaders("/*").get(name)]);
  const isShownElsewhere = /\/cards\/[\w./-]+\.png/.test(path);
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe(isShownElsewhere ? "cross-origin" : "same-origin");
}

/** Expects a policy that allows nothing of other origins. */
function expectPolicy(headers: Headers): void {
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/^default-src '(none|self)';/);
  expect(policy).not.toMatch(/unsafe-(?!inline'; sandbox)|https?:|\*/);
}

test.each<Address>(Object.values(ADDRESSES).flat())(
  "%s is %i, protected, and cached only if it is the same for every visitor: %s",
  async (path, status, cached) => {
    const address = path.replace("{league}", league).replace("{facts}", facts);
    const [anns, bobs] = [await visit(server, cookieOf(ANN)).get(address), await visit(server).get(address)];
    for (const { headers, ...response } of [anns, bobs]) {
      expect(response.status).toBe(status);
      const said = headers.get("Cache-Control") ?? "";
      if (cached === undefined) {
        expect(said).toMatch(/^(no-store|private, no-cache)$/);
        expect(headers.get("ETag")).toBeNull();
      } else expect([said, headers.get("Set-Cookie"), headers.get("Vary")]).toEqual([cached, null, null]);
      expectSecurity(headers, path);
      expectPolicy(headers);
    }
    if (cached !== undefined) expect(anns.text).toBe(bobs.text);
  },
);

const JSON_TYPE = { "Content-Type": "application/json" };

test.each<[what: string, status: number, path: string, init: { method: string; body?: string; headers?: HeadersInit }]>(
  [
    ["a head", 200, "/leaderboard", { method: "HEAD" }],
    ["a refusal", 400, "/api/rounds/classic", { method: "POST", body: "{" }],
    ["a body too large", 413, "/api/rounds/classic", { method: "POST", body: "x".repeat(20_000), headers: JSON_TYPE }],
    [
      "a deal",
      200,
      "/api/rounds/grid",
      { method: "POST", body: `{"kind":"day","day":"${TODAY}"}`, headers: JSON_TYPE },
    ],
    ["a method that does not exist", 404, "/", { method: "DELETE" }],
  ],
)("%s is %i, protected and not cached", async (_what, status, path, init) => {
  const response = await server.send(path, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toMatch(/^(no-store|private, no-cache)$/);
  expectSecurity(response.headers, path);
  expectPolicy(response.headers);
});

test("Workers Cache is off, so that Cloudflare bills no cache hit, and undeployed versions have no address", () => {
  const config = unstable_readConfig({ config: new URL("../../wrangler.toml", import.meta.url).pathname });
  // Wrangler's types lack this table.
  expect((config as { cache?: { enabled?: boolean } }).cache?.enabled ?? false).toBe(false);
  expect(config.preview_urls).toBe(false);
});

test("static files are protected, and do not run the Worker", async () => {
  const open = (path: string) => fetch(new URL(path, server.url));
  const html = await (await open("/nhl/daily-guessing-game")).text();
  const [card = ""] = /\/cards\/[\w./-]+\.png/.exec(await (await open("/hockey-insights")).text()) ?? [];
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g)), "/favicon.svg", card];
  files.push("/service-worker.js", "/offline", "/manifest-en.webmanifest");
  expect(files.length).toBeGreaterThan(10);
  await server.takeUse();
  for (const file of files) {
    const { status, headers } = await open(file);
    expect([file, status]).toEqual([file, 200]);
    expectSecurity(headers, file);
    if (file.startsWith("/assets/")) expect(headers.get("Cache-Control")).toContain("immutable");
  }
  expect((await server.takeUse()).requests).toEqual([]);
  const [script = ""] = files;
  expect((await server.get(script)).status, "through the Worker").toBe(404);
});

test.each(["/", "/api/today", "/api/nothing", "/img/players/8478402", "/robots.txt"])(
  "%s is requested by https from then on, which http says nothing about",
  async (path) => {
    const transport = async (origin: string): Promise<string | null> =>
      (await server.send(origin + path)).headers.get("Strict-Transport-Security");
    expect(await transport("https://deke.example")).toMatch(/^max-age=\d{8}$/);
    expect(await transport("https://deke.example")).toBe(fileHeaders("/*").get("Strict-Transport-Security"));
    expect(await transport("http://deke.example")).toBeNull();
  },
);

test.each(["/", "/privacy-policy", "/fr/nhl/immaculate-grid", "/nothing"])(
  "the page %s runs only what is in it",
  async (path) => {
    const answer = await server.get(path);
    const policy = new Map(
      (answer.headers.get("Content-Security-Policy") ?? "").split("; ").map((rule) => {
        const [name = "", ...values] = rule.split(" ");
        return [name, values] as const;
      }),
    );
    for (const name of ["object-src", "frame-src", "frame-ancestors", "base-uri", "script-src-attr"])
      expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
    // Every inline script and style is named by its hash, and every hash has one.
    const html = answer.text;
    const inside = [
      ...html.matchAll(/<(script|style)(?![^>]* (?:src|type="application\/)[^>]*)[^>]*>([^]*?)<\/\1>/g),
    ].map(([, tag, text]) => [tag, text] as const);
    for (const tag of ["script", "style"] as const) {
      const hashes = await Promise.all(
        inside
          .filter(([name]) => name === tag)
          .map(async ([, text = ""]) => {
            const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
            return `'sha256-${Buffer.from(digest).toString("base64")}'`;
          }),
      );
      expect(new Set(policy.get(`${tag}-src`))).toEqual(new Set(["'self'", ...hashes]));
    }
    expect(/ on\w+="| style="|javascript:/.exec(html)?.[0]).toBeUndefined();
  },
);
