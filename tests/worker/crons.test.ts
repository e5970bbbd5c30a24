import { describe, expect } from "vitest";
import { startOf } from "#rules/shared/day";
import { CRON_TASKS } from "../../worker/jobs/cron.ts";
import { AWAY, DAY, HOUR, serverAt, test } from "./shared.ts";

const server = serverAt("2026-11-21T00:00:00Z");

describe("the hourly cron", () => {
  // The league's responses are fetched after all games have ended, applied, and fetched once more.
  test("does what is due at its hour", () => {
    const hoursOf = Object.fromEntries(CRON_TASKS.map(({ name, hours = "all" }) => [name, hours]));
    expect(hoursOf).toMatchObject({ "queue-visitor-check": [8], "queue-sync": [9, 10], "queue-fame": [10] });
    expect(hoursOf).toMatchObject({ "apply-sync": [10, 11], rollover: "all", "queue-reminders": "all" });
  });

  test("does the rest when one task fails, and is seen to have failed", async () => {
    const run = server.without("feedback", () => server.trigger("all", "2026-11-21T00:00:00Z"));
    await expect(run).rejects.toThrow("exception");
    expect(server.takeLog().join("\n")).toContain('"task":"retain"');
    expect(await server.value("SELECT count(*) FROM puzzles WHERE day = '2026-11-21'")).toBe(5);
    await expect.poll(() => server.PUBLISHED.get("day:2026-11-22")).not.toBeNull();
  });
});

test("publishing the facts of a night reads a bounded part of the free plan's 5 million rows per day", async () => {
  // As after a change of the facts.
  for (const { name } of (await server.PUBLISHED.list()).keys) await server.PUBLISHED.delete(name);
  const { rowsRead, kvWrites } = await server.useOf(() => server.trigger("publish-facts", "2026-12-30T12:00:00Z"));
  expect(kvWrites).toBe(7);
  // Twice per night: after the sync, and after fame.
  expect(rowsRead).toBeLessThan(600_000);
});

describe("the site is well until a monitor should notice:", () => {
  /** A week begins on the day after it. */
  const SATURDAY = startOf("2027-01-16");
  const problems = async (at = SATURDAY + HOUR): Promise<[number, string[]]> => {
    await server.setClock(at);
    const { status, body } = await server.get<{ problems: string[] }>("/api/health");
    return [status, body.problems];
  };
  const set = async (name: string, value: string): Promise<void> => {
    await server.sql("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", name, value);
  };

  test("tomorrow missing an hour after midnight", async () => {
    await server.runCron(SATURDAY - DAY);
    expect(await problems(SATURDAY + HOUR - 1)).toEqual([200, []]);
    expect(await problems()).toEqual([503, ["tomorrow-missing"]]);
    await server.runCron(SATURDAY + HOUR);
    expect(await problems()).toEqual([200, []]);
  });

  test("facts of more than three days, once a night has refreshed them", async () => {
    await set("facts-as-of", "2027-01-12");
    expect(await problems()).toEqual([200, []]);
    await set("facts", "0123456789abcdef");
    expect(await problems()).toEqual([503, ["facts-old"]]);
    await set("facts-as-of", "2027-01-13");
    expect(await problems()).toEqual([200, []]);
  });

  test("puzzles that are not dealt, by name: past ones are no problem, but the week that begins tomorrow is one", async () => {
    const undeal = (game: string, day: string) =>
      server.sql("DELETE FROM puzzles WHERE game = ? AND day = ?", game, day);
    await undeal("face", "2027-01-15");
    await undeal("legends", "2027-01-03");
    expect(await problems()).toEqual([200, []]);
    await undeal("legends", "2027-01-17");
    expect(await problems()).toEqual([503, ["tomorrow-missing"]]);
    const missing = [
      { game: "face", day: "2027-01-15" },
      { game: "legends", day: "2027-01-17" },
      { game: "legends", day: "2027-01-03" },
    ];
    expect((await server.get("/api/health")).body).toMatchObject({ day: { missing } });
  });

  test("D1 out of reach", async () => {
    expect(await server.during({ DB: "gone" }, () => server.get("/api/health"))).toMatchObject(AWAY);
  });
});
