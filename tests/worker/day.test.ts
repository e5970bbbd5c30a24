import { describe, expect } from "vitest";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";

let server: Server;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock("2026-11-21T12:00:00Z");
});

describe("today", () => {
  test.each([
    ["clocks go back in Toronto", "2026-11-01T06:00:00.000Z", "2026-11-01", 1],
    ["the end of a month", "2026-11-30T23:59:59.999Z", "2026-11-30", 30],
    ["a new month", "2026-12-01T00:00:00.000Z", "2026-12-01", 31],
    ["still the evening before in Toronto", "2027-03-14T04:59:59.999Z", "2027-03-14", 134],
    ["a leap day", "2028-02-29T23:59:59.999Z", "2028-02-29", 486],
  ])("%s, %s", async (_what, at, day, number) => {
    await server.setClock(at, { stopped: true });
    const { status, body } = await server.get<{ next: number }>("/api/today");
    expect(status).toBe(200);
    expect(body).toEqual({
      day,
      number,
      league: expect.stringMatching(/^[0-9a-f]{12}$/),
      face: "sweater",
      now: Date.parse(at),
      next: expect.any(Number),
      factsAsOf: "2026-08-17",
    });
    const next = new Date(body.next).toISOString();
    expect(next).toMatch(/T00:00:00.000Z$/);
    expect(body.next - Date.parse(`${day}T00:00:00Z`)).toBe(24 * 60 * 60 * 1000);
  });
});

describe("the answer of a day", () => {
  test.each([
    ["9999-12-31/classic", 403, "future-day"],
    ["0000-01-01/classic", 404, "unknown-day"],
    ["2026-11-1/classic", 404, "unknown-day"],
    ["2026-11-20T00:00:00Z/classic", 404, "unknown-day"],
    ["%20/classic", 404, "unknown-day"],
    ["yesterday/classic", 404, "unknown-day"],
    ["2026-11-20/chess", 404, "unknown-game"],
    ["2026-11-20/toString", 404, "unknown-game"],
    ["2026-11-20", 404, "unknown-path"],
  ])("at noon of 2026-11-21: %s is %i %s", async (path, status, error) => {
    await server.setClock("2026-11-21T12:00:00Z");
    const answer = await server.get(`/api/days/${path}`);
    expect([answer.status, answer.body]).toEqual([status, { error }]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});
