import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { unstable_readConfig } from "wrangler";
import { GAME_NAMES } from "#rules/shared/game-config";
import { puzzleDay } from "./any-game.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";

let server: Server;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock("2026-11-21T12:00:00Z");
});

const ASSET = /\/assets\/main-[\w-]+\.js/;

/** One path of every kind, with its request. Files are served in front of the Worker. */
const KINDS: [kind: string, status: number, path: string, init?: RequestInit][] = [
  ["a page", 200, "/"],
  ["a page in French", 200, "/fr/nhl/immaculate-grid"],
  ["a page of an earlier day", 200, "/nhl/face-reveal-game?day=2026-11-03"],
  ["a page there is not", 404, "/nothing"],
  ["a way to another page", 302, "/nhl/immaculate-grid/"],
  ["a head", 200, "/leaderboard", { method: "HEAD" }],
  ["a file of an earlier build", 404, "/assets/gone-0123.js"],
  ["a template", 404, "/written/en/home.json"],
  ["the day", 200, "/api/today"],
  ["the leaderboard", 200, "/api/leaderboard"],
  ["oneself", 200, "/api/me"],
  ["health", 503, "/api/health"],
  ["an error", 404, "/api/nothing"],
  ["a refusal", 400, "/api/rounds/classic", { method: "POST", body: "{" }],
  [
    "a malformed body",
    400,
    "/api/feedback",
    { method: "POST", body: "{", headers: { "Content-Type": "application/json" } },
  ],
  ["a body too large", 413, "/api/rounds/classic", { method: "POST", body: "x".repeat(20_000) }],
  ["a method there is not", 404, "/", { method: "DELETE" }],
  ["the marks of clubs", 200, "/img/marks/past"],
  ["no picture", 204, "/img/players/8478402"],
  ["a picture there is not", 404, "/img/nothing"],
  ["the card of a day", 200, "/img/cards/en/classic/21.png"],
  ["robots.txt", 200, "/robots.txt"],
  ["the map of the site", 200, "/sitemap.xml"],
  ["a feed", 200, "/fr/feed.xml"],
  ["the icon", 200, "/favicon.svg"],
  ["a manifest", 200, "/manifest-en.webmanifest"],
  ["the service worker", 200, "/service-worker.js"],
  ["the page for no connection", 200, "/offline"],
];

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

const open = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, server.url), { redirect: "manual", ...init });

/** Returns a response's headers for browsers, without the content security policy. */
const saidBy = ({ headers }: { headers: Headers }): Record<string, string | null> =>
  Object.fromEntries(
    ["X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy"].map((name) => [
      name,
      headers.get(name),
    ]),
  );

describe("every response has security headers", () => {
  test.each(KINDS)("%s", async (_kind, status, path, init) => {
    const answer = await open(path, init);
    expect(answer.status).toBe(status);
    expect(saidBy(answer)).toEqual(saidBy({ headers: fileHeaders("/*") }));
    const isShownElsewhere = path.startsWith("/img/cards/");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe(isShownElsewhere ? "cross-origin" : "same-origin");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/^default-src '(none|self)';/);
    expect(policy).not.toMatch(/unsafe-(?!inline'; sandbox)|https?:|\*/);
  });

  test("so have scripts, and link pictures, which other sites show", async () => {
    const [script = ""] = ASSET.exec(await (await open("/")).text()) ?? [];
    const [card = ""] = /\/cards\/[\w./-]+\.png/.exec(await (await open("/hockey-insights")).text()) ?? [];
    expect([script, card].includes("")).toBe(false);
    for (const [path, resources] of [
      [script, "same-origin"],
      [card, "cross-origin"],
    ] as const) {
      const answer = await open(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(saidBy(answer)).toEqual(saidBy({ headers: fileHeaders("/*") }));
      expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe(resources);
    }
  });

  test.each(GAME_NAMES)("so has a round of %s", async (game) => {
    const answer = await server.post(`/api/rounds/${game}`, { kind: "day", day: puzzleDay(game, "2026-11-21") });
    expect(answer.status).toBe(200);
    expect(saidBy(answer)).toEqual(saidBy({ headers: fileHeaders("/*") }));
  });
});

describe("over https", () => {
  test.each(["/", "/api/today", "/api/nothing", "/img/players/8478402", "/robots.txt", "/nothing"])(
    "%s is asked for by https from then on, and over http says nothing of it",
    async (path) => {
      const transport = async (origin: string): Promise<string | null> =>
        (await server.send(origin + path)).headers.get("Strict-Transport-Security");
      expect(await transport("https://deke.example")).toMatch(/^max-age=\d{8}$/);
      expect(await transport("https://deke.example")).toBe(fileHeaders("/*").get("Strict-Transport-Security"));
      expect(await transport("http://deke.example")).toBeNull();
    },
  );
});

describe("a page", () => {
  test.each(["/", "/privacy-policy", "/fr/nhl/immaculate-grid", "/nothing"])(
    "%s runs what stands in it alone",
    async (path) => {
      const answer = await open(path);
      const policy = new Map(
        (answer.headers.get("Content-Security-Policy") ?? "").split("; ").map((rule) => {
          const [name = "", ...values] = rule.split(" ");
          return [name, values] as const;
        }),
      );
      for (const name of ["object-src", "frame-src", "frame-ancestors", "base-uri", "script-src-attr"])
        expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
      // Every inline script and style is named by its hash, and every hash has one.
      const html = await answer.text();
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
});

test("undeployed versions have no address", () => {
  const { preview_urls } = unstable_readConfig({ config: new URL("../../wrangler.toml", import.meta.url).pathname });
  expect(preview_urls).toBe(false);
});
