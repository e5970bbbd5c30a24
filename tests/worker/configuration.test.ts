import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type Server } from "./server.ts";

const PATHS = ["/", "/nhl/daily-guessing-game", "/nothing"];

async function open(server: Server, path: string) {
  const response = await fetch(new URL(path, server.url));
  const html = await response.text();
  return { policy: response.headers.get("Content-Security-Policy") ?? "", metas: html.match(/<meta name="deke:[^>]*>/g) ?? [], html };
}

describe.each([
  ["nothing", {}],
  ["what cannot be", { MEASUREMENT_ID: 'G-1"><script>', COFFEE_URL: "javascript:alert(1)" }],
])("with %s configured", (_what, vars) => {
  let server: Server;
  beforeAll(async () => { server = await startServer({ at: "2026-11-21T12:00:00Z", pages: true, vars }); });
  afterAll(() => server.close());

  test.each(PATHS)("%s is as it was built", async (path) => {
    const { policy, metas } = await open(server, path);
    expect(metas).toEqual([]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("http");
  });
});

describe("with everything configured", () => {
  let server: Server;
  const vars = { MEASUREMENT_ID: "G-DEKE123", COFFEE_URL: "https://coffee.example/deke" };
  beforeAll(async () => { server = await startServer({ at: "2026-11-21T12:00:00Z", pages: true, vars }); });
  afterAll(() => server.close());

  test.each(PATHS)("%s says so, and may speak to Google", async (path) => {
    const { policy, metas, html } = await open(server, path);
    expect(metas).toEqual(['<meta name="deke:measurement" content="G-DEKE123">', '<meta name="deke:coffee" content="https://coffee.example/deke">']);
    expect(html).toMatch(/<div id="root">/);
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain("unsafe");
  });
});
