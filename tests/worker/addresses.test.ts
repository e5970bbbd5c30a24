import { readFileSync } from "node:fs";
import { beforeEach, expect } from "vitest";
import { createApp } from "../../worker/app.ts";
import type { RequestOptions } from "./server.ts";
import { NOON, serverAt, test, TODAY } from "./shared.ts";
import { pageDataIn } from "./page-data.ts";
import { idOf, known, storeNicknames, storeResults, visit } from "./visitor.ts";

const ANN = idOf("ann");

const server = serverAt();
let league: string;
let facts: string;

test.beforeAll(async () => {
  ({ league } = (await server.get<{ league: string }>("/api/today")).body);
  facts = pageDataIn((await server.get("/")).text).facts ?? "no version";
  // A past day is dealt only when a round of it begins.
  await server.post("/api/rounds/face", { kind: "day", day: "2026-11-20" });
});
beforeEach(async () => {
  await storeResults(server, [{ visitor: ANN, day: TODAY, finished_at: NOON - 7_200_000 }]);
  await storeNicknames(server, { [ANN]: "Ann" });
});

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400, stale-while-revalidate=604800";
const ONE_WEEK = "public, max-age=604800, immutable";
const ONE_HOUR = "public, max-age=3600";
const FIVE_MINUTES = "public, max-age=300";

/** More players than a request for cards may name. */
const ELEVEN = Array.from({ length: 11 }, (_, at) => 8447400 + at).join("-");

/** `how` is how browsers cache it, not at all if absent; or the code of its error. */
type Address = [path: string, status: number, how?: string];

/** Addresses of every route that can be requested without a body. */
const ADDRESSES: Readonly<Record<string, Address[]>> = {
  "/api/today": [["/api/today", 200]],
  "/api/leagues/:version/columns": [
    ["/api/leagues/{league}/columns", 200, IMMUTABLE],
    ["/api/leagues/000000000000/columns", 404, "unknown-league"],
  ],
  "/api/days/:day/:game": [
    [`/api/days/${TODAY}/grid`, 403, "day-not-over"],
    ["/api/days/2026-11-20/face", 200, ONE_DAY],
    ["/api/days/2026-11-22/classic", 403, "future-day"],
    ["/api/days/2026-11-1/classic", 404, "unknown-day"],
    ["/api/days/2026-11-20/chess", 404, "unknown-game"],
    ["/api/days/2026-11-20/toString", 404, "unknown-game"],
  ],
  "/api/days/:day/:game/outcomes": [[`/api/days/${TODAY}/classic/outcomes`, 200]],
  "/api/leaderboard": [
    ["/api/leaderboard", 200],
    ["/api/leaderboard?period=week&game=classic", 200],
    ["/api/leaderboard?period=all", 200],
    ["/api/leaderboard?period=year", 400, "invalid-request"],
    ["/api/leaderboard?period=constructor", 400, "invalid-request"],
    ["/api/leaderboard?game=chess", 404, "unknown-game"],
    ["/api/leaderboard?game=constructor", 404, "unknown-game"],
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
  "/api/players/cards/:ids": [
    ["/api/players/cards/8447400-8478402?language=en", 200, ONE_DAY],
    ["/api/players/cards/gretzky?language=en", 400, "invalid-request"],
    ["/api/players/cards/847?language=en", 400, "invalid-request"],
    ["/api/players/cards/8447400-8447400?language=en", 400, "invalid-request"],
    [`/api/players/cards/${ELEVEN}?language=en`, 400, "invalid-request"],
    ["/api/players/cards/8447400", 400, "invalid-request"],
    ["/api/players/cards/8447400?language=de", 400, "invalid-request"],
  ],
  "/api/players/page": [
    ["/api/players/page?language=en&path=/players/8478402", 200],
    ["/api/players/page?language=fr&path=/players/8999999", 404],
    ["/api/players/page?language=fr&path=/leaderboard", 404],
    ["/api/players/page?language=fr", 404],
    ["/api/players/page?language=de&path=/players", 400],
  ],
  "/api/players/:id/puzzles": [
    ["/api/players/8478402/puzzles", 200],
    ["/api/players/8478402/puzzles?running=x", 400],
    ["/api/players/8478402/puzzles?running=classic.2026-13-01", 400],
    ["/api/players/8478402/puzzles?running=hockey.2026-11-20", 400],
    ["/api/players/8478402/puzzles?running=classic.2026-11-20,", 400],
  ],
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
    ["/api/seasons/20042005/DET", 422, "unknown-season"],
    ["/api/seasons/20012002/VGK", 422, "unknown-season"],
    ["/api/seasons/2001-02/DET", 422, "unknown-season"],
    ["/api/seasons/20012002/'%3B%20--", 422, "unknown-season"],
  ],
  "/api/friends": [["/api/friends", 200]],
  "/api/friends/:code": [["/api/friends/AAAAAAAAAAAAAAAA", 404]],
  "/api/friends/:code/weeks/:week": [["/api/friends/AAAAAAAAAAAAAAAA/weeks/2026-11-16", 404]],
  "/api/challenges/replies/:code": [["/api/challenges/replies/none", 400]],
  "/api/reminders/key": [["/api/reminders/key", 200]],
  "/api/health": [["/api/health", 503]],
  "/img/players/:id{\\d{7}}": [
    ["/img/players/8478402", 204, FIVE_MINUTES],
    ["/img/players/8999999", 404, "unknown-path"],
  ],
  "/img/marks/current": [["/img/marks/current", 200, FIVE_MINUTES]],
  "/img/marks/past": [["/img/marks/past", 200, FIVE_MINUTES]],
  "/img/cards/:language/:game/:file{[1-9]\\d{0,4}\\.png}": [
    ["/img/cards/en/classic/20.png", 200, IMMUTABLE],
    // Tomorrow and next week.
    ["/img/cards/en/classic/22.png", 404, "unknown-path"],
    ["/img/cards/en/legends/4.png", 404, "unknown-path"],
    ["/img/cards/en/classic/0.png", 404, "unknown-path"],
    ["/img/cards/en/constructor/1.png", 404, "unknown-path"],
    ["/img/cards/de/classic/1.png", 404, "unknown-path"],
    ["/img/cards/en/classic/1.jpg", 404, "unknown-path"],
  ],
  "/img/links/:language/rounds/:game/:number{\\d{1,5}}/:file{.+\\.png}": [
    ["/img/links/en/rounds/face/20/1118.png", 404],
    ["/img/links/de/rounds/classic/21/138.png", 404],
    ["/img/links/en/rounds/classic/21/138.png", 404],
    ["/img/links/en/rounds/classic/99999/138000.png", 404],
    ["/img/links/en/rounds/nothing/21/138.png", 404],
  ],
  "/img/links/:language/challenges/:file{.+\\.png}": [
    ["/img/links/en/challenges/none.png", 404],
    [`/img/links/en/challenges/${"A".repeat(5000)}.png`, 404],
  ],
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
    ["/api/nothing", 404, "unknown-path"],
    ["/api/rounds/classic", 404, "unknown-path"],
    ["/img/nothing", 404, "unknown-path"],
    ["/img/players/84784022", 404, "unknown-path"],
    ["/img/players/mcdavid", 404, "unknown-path"],
    ["/img/players/8478402%2F..", 404, "unknown-path"],
    ["/img/teams/EDM", 404, "unknown-path"],
    ["/img/marks/future", 404, "unknown-path"],
    ["/img/marks/current/EDM", 404, "unknown-path"],
    ["/img/", 404, "unknown-path"],
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
  const isShownElsewhere = /\/cards\/[\w./-]+\.png/.test(path) && headers.get("Content-Type") === "image/png";
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
  async (path, status, how) => {
    const cached = status < 400 ? how : undefined;
    const address = path.replace("{league}", league).replace("{facts}", facts);
    const [anns, bobs] = [await known(server, "ann").get(address), await visit(server).get(address)];
    for (const { headers, ...response } of [anns, bobs]) {
      expect(response.status).toBe(status);
      if (status >= 400 && how !== undefined) expect(response.body).toEqual({ error: how });
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

const ROUNDS = "/api/rounds/classic";
const asked = JSON.stringify({ kind: "day", day: TODAY });
const post = (body: string, type = "application/json") => ({ method: "POST", headers: { "Content-Type": type }, body });

test.each<[what: string, path: string, init: RequestOptions, status: number, error?: string]>([
  ["a head", "/leaderboard", { method: "HEAD" }, 200],
  ["a deal", ROUNDS, post(asked), 200],
  ["a method there is not", "/", { method: "DELETE" }, 404, "unknown-path"],
  ["a game named like a property", "/api/rounds/constructor", post(asked), 404, "unknown-game"],
  ["no body", ROUNDS, { method: "POST" }, 400, "invalid-request"],
  ["a form", ROUNDS, post("kind=day", "application/x-www-form-urlencoded"), 400, "invalid-request"],
  [
    "practice with a team in full",
    ROUNDS,
    post('{"kind":"practice","filter":{"players":"team","team":"Montréal"}}'),
    400,
    "invalid-request",
  ],
  ["a challenge without a code", ROUNDS, post('{"kind":"challenge"}'), 400, "invalid-request"],
  ["a guess without a round", `${ROUNDS}/guess`, post('{"guess":1}'), 400, "invalid-request"],
  ["a mode that is none", `${ROUNDS}/guess`, post('{"round":"","guess":1,"hard":"very"}'), 400, "invalid-request"],
  ["a hint at nothing", `${ROUNDS}/hint`, post("{}"), 400, "invalid-request"],
  ["a hint with an invalid round", `${ROUNDS}/hint`, post('{"round":"x"}'), 400, "invalid-token"],
  ["a body too large", ROUNDS, post(JSON.stringify({ kind: "x".repeat(16 * 1024) })), 413, "body-too-large"],
])("%s at %s is protected, not cached, and refused if it is wrong", async (_what, path, init, status, error) => {
  const response = await server.send(path, init);
  expect(response.status).toBe(status);
  if (error !== undefined) expect(response.body).toEqual({ error });
  expect(response.headers.get("Cache-Control")).toMatch(/^(no-store|private, no-cache)$/);
  expectSecurity(response.headers, path);
  expectPolicy(response.headers);
});

test("a body too large that does not say how large it is is refused", async () => {
  const body = new Blob([" ".repeat(20 * 1024)]).stream();
  const init = { ...post(""), body, duplex: "half" } as RequestInit;
  const response = await fetch(new URL(ROUNDS, server.url), init);
  expect([response.status, await response.json()]).toEqual([413, { error: "body-too-large" }]);
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
    const { headers, text: html } = await server.get(path);
    const policy = new Map(
      (headers.get("Content-Security-Policy") ?? "").split("; ").map((rule) => {
        const [name = "", ...values] = rule.split(" ");
        return [name, values] as const;
      }),
    );
    for (const name of ["object-src", "frame-src", "frame-ancestors", "base-uri", "script-src-attr"])
      expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
    // Every inline script and style is named by its hash, and every hash has one.
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
