import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { createApp } from "../../worker/app.ts";
import { serverAt, test } from "./shared.ts";
import { pageDataIn } from "./page-data.ts";
import { known, visit } from "./visitor.ts";

// The headers and errors of single addresses are in ./answers.

const server = serverAt();

test("every route is requested in ./answers", () => {
  const folder = new URL("answers/", import.meta.url);
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  const asked = texts.flatMap((text) =>
    [...text.matchAll(/^\w+: GET (?:https:\/\/[^/]+)?([^?\s]+)/gm)].map(([, path]) => path ?? ""),
  );
  const routes = createApp(() => 0).routes.filter(({ method, handler }) => method === "GET" && handler.length < 2);
  const formOf = (path: string) => new RegExp(`^${path.replace(/:\w+(\{[^/]+\})?/g, "[^/]+").replace("*", ".*")}$`);
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.map(({ path }) => path).filter((path) => !asked.some((each) => formOf(path).test(each)))).toEqual([]);
});

test.each([
  "/api/leagues/{league}/columns",
  "/api/days/2026-11-20/face",
  "/api/people?facts={facts}",
  "/api/careers?facts={facts}",
  "/api/seasons?facts={facts}",
  "/api/seasons/20012002/DET",
  "/api/players/cards/8447400-8478402?language=en",
  "/img/players/8478402",
  "/img/marks/current",
  "/img/cards/en/classic/20.png",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-players-q.xml",
  "/reminders.ics?hour=19&games=grid",
  "/feed.xml",
])("%s is cached by anybody, and the same for every visitor", async (path) => {
  // A past day is dealt only when a round of it begins.
  await server.post("/api/rounds/face", { kind: "day", day: "2026-11-20" });
  const { facts, today } = pageDataIn((await server.get("/")).text);
  const address = path.replace("{league}", today.league ?? "none").replace("{facts}", facts ?? "no version");
  const [anns, bobs] = [await known(server, "ann").get(address), await visit(server).get(address)];
  for (const { headers } of [anns, bobs]) {
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d{3,}/);
    expect([headers.get("Set-Cookie"), headers.get("Vary")]).toEqual([null, null]);
  }
  expect(anns.text).toBe(bobs.text);
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

test("a body too large that does not say how large it is is refused", async () => {
  const body = new Blob([" ".repeat(20 * 1024)]).stream();
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const response = await fetch(new URL("/api/rounds/classic", server.url), init);
  expect([response.status, await response.json()]).toEqual([413, { error: "body-too-large" }]);
});

test("static files are protected, and do not run the Worker", async () => {
  const open = (path: string) => fetch(new URL(path, server.url));
  const html = await (await open("/nhl/daily-guessing-game")).text();
  const [card = ""] = /\/cards\/[\w./-]+\.png/.exec(await (await open("/hockey-insights")).text()) ?? [];
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g)), "/favicon.svg", card];
  files.push("/service-worker.js", "/offline", "/manifest-en.webmanifest");
  expect(files.length).toBeGreaterThan(10);
  expect(fileHeaders("/*").get("Strict-Transport-Security")).toBe("max-age=63072000");
  await server.takeUse();
  for (const file of files) {
    const { status, headers } = await open(file);
    expect([file, status]).toEqual([file, 200]);
    expectSecurity(headers, file);
    if (file.startsWith("/assets/")) expect(headers.get("Cache-Control")).toContain("immutable");
  }
  expect((await server.takeUse()).requests).toEqual([]);
  const [script = ""] = files;
  const { status, headers } = await server.get(script);
  expect(status, "through the Worker").toBe(404);
  expectSecurity(headers, script);
});

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
