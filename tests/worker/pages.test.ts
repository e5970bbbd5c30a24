import { describe, expect } from "vitest";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";

let server: Server;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock("2026-11-21T12:00:00Z");
});

const open = (path: string): Promise<Response> => fetch(new URL(path, server.url));

describe("a page", () => {
  test.each([
    ["/", 200],
    ["/nhl/daily-guessing-game", 200],
    ["/nhl/unlimited-guessing-game", 200],
    ["/nhl/daily-guessing-game/", 200],
    ["/?from=friend", 200],
    ["/nothing", 404],
    ["/nhl", 404],
    ["/nhl/daily-guessing-game/again", 404],
    ["/%E0%A4%A", 404],
  ])("%s is %i and shows the site", async (path, status) => {
    const response = await open(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toMatch(/<div id="root">/);
  });

  test.each(["/", "/nhl/daily-guessing-game", "/nothing"])("%s runs nothing from anywhere else", async (path) => {
    const { headers } = await open(path);
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test("has files with names of their content that may be kept for good", async () => {
    const [script] = /\/assets\/[\w-]+\.js/.exec(await (await open("/")).text()) ?? [];
    const response = await open(script ?? "no script");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toContain("immutable");
  });

  test("has such files without the Worker, which need not even run", async () => {
    const [script = ""] = /\/assets\/[\w-]+\.js/.exec(await (await open("/")).text()) ?? [];
    expect((await server.get(script)).status, "through the Worker").toBe(404);
    expect((await open(script)).status).toBe(200);
  });

  test.each([
    ["a file of an earlier build", "/assets/gone-0123.js", "text/plain"],
    ["a path of the API", "/api/nothing", "application/json"],
  ])("does not stand in for %s", async (_what, path, type) => {
    const { status, headers } = await open(path);
    expect(status).toBe(404);
    expect(headers.get("Content-Type")).toContain(type);
  });
});
