import { afterEach, describe, expect } from "vitest";
import { readPage } from "../head.ts";
import { beginDay } from "./any-game.ts";
import { serverAt, test, TODAY } from "./shared.ts";

const ORIGIN = "https://deke.example";

const server = serverAt();
test.beforeAll(async () => {
  await beginDay(server, TODAY);
});
afterEach(() => server.configure({}));

test.each([
  "/",
  "/fr/nhl/daily-guessing-game?day=2026-11-20",
  "/nhl/daily-guessing-game?r=AAAA",
  "/players",
  "/players/8478402-connor-mcdavid",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-players.xml",
  "/sitemap-players-m.xml",
  "/feed.xml",
  "/fr/feed.xml",
  "/reminders.ics?hour=19",
  "/api/me/data",
  "/api/players/page?language=en&path=/players/8478402-connor-mcdavid",
])("with a configured origin, %s leads to it alone, from any host", async (path) => {
  await server.configure({ ORIGIN: `${ORIGIN}/` });
  const { text } = await server.send(`https://evil.example${path}`);
  expect(text).not.toContain("evil.example");
  if (!path.startsWith("/api/players")) expect(text).toContain(ORIGIN);
});

test.each([
  ["https://deke.ginette.workers.dev", 200],
  ["http://localhost", 200],
  ["http://192.168.1.7", 200],
  ["https://evil.example", 421],
  ["https://workers.dev.evil.example", 421],
])("without a configured origin %s is its own, if nobody else can have it: %i", async (origin, status) => {
  for (const configured of [null, "", "deke.example", "http://deke.example", "https://deke.example/path"]) {
    await server.configure({ ORIGIN: configured });
    const answer = await server.send(`${origin}/`);
    expect([configured, answer.status]).toEqual([configured, status]);
    if (status === 200) expect(readPage(answer.text).link("canonical")).toBe(`${origin}/`);
    else expect(answer.text).toContain("ORIGIN");
  }
});

describe("over http", () => {
  test.each([
    ["http://deke.example/leaderboard?game=grid", ORIGIN, `${ORIGIN}/leaderboard?game=grid`],
    ["http://www.deke.example//other.example", ORIGIN, `${ORIGIN}//other.example`],
    ["http://deke.ginette.workers.dev/api/today", null, "https://deke.ginette.workers.dev/api/today"],
  ])("%s is redirected to https", async (address, configured, location) => {
    await server.configure({ ORIGIN: configured });
    for (const method of ["GET", "POST"]) {
      const { status, headers } = await server.send(address, { method });
      expect([status, headers.get("Location")]).toEqual([308, location]);
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test.each(["http://localhost/api/today", "http://127.0.0.1/api/today", "http://deke.localhost/api/today"])(
    "%s, on the developer's machine, is not",
    async (address) => {
      await server.configure({ ORIGIN });
      expect((await server.get(address)).status).toBe(200);
    },
  );
});
