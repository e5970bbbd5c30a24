import { describe, expect } from "vitest";
import { startOf } from "#rules/shared/day";
import { CRON_TASKS } from "../../worker/jobs/cron.ts";
import { AWAY, HOUR, serverAt, test } from "./shared.ts";

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
  const problems = async (at: number): Promise<[number, string[]]> => {
    await server.setClock(at);
    const { status, body } = await server.get<{ problems: string[] }>("/api/health");
    return [status, body.problems];
  };
  const set = async (name: string, value: string): Promise<void> => {
    await server.sql("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", name, value);
  };

  test("puzzles that are not dealt, by name", async () => {
    await server.runCron(startOf("2026-12-30"));
    await server.sql(
      "DELETE FROM puzzles WHERE (game = 'face' AND day = '2026-12-29') OR (game = 'legends' AND day = '2026-12-20')",
    );
    await server.setClock("2026-12-30T12:00:00Z");
    const { status, body } = await server.get<{ day: unknown }>("/api/health");
    // Nobody waits for a past day: monitors are not alerted.
    expect(status).toBe(200);
    expect(body.day).toMatchObject({
      missing: [
        { game: "face", day: "2026-12-29" },
        { game: "legends", day: "2026-12-20" },
      ],
    });
  });

  test("tomorrow missing an hour after midnight", async () => {
    const today = startOf("2027-01-10");
    await server.runCron(startOf("2027-01-09"));
    expect(await problems(today)).toEqual([200, []]);
    expect(await problems(today + HOUR - 1)).toEqual([200, []]);
    expect(await problems(today + HOUR)).toEqual([503, ["tomorrow-missing"]]);
    await server.runCron(today + HOUR);
    expect(await problems(today + HOUR)).toEqual([200, []]);
  });

  test("the week that begins tomorrow", async () => {
    const saturday = startOf("2027-01-16");
    await server.runCron(saturday);
    expect(await problems(saturday + HOUR)).toEqual([200, []]);
    await server.sql("DELETE FROM puzzles WHERE game = 'legends' AND day = '2027-01-17'");
    expect(await problems(saturday + HOUR)).toEqual([503, ["tomorrow-missing"]]);
    await server.sql("DELETE FROM puzzles WHERE day >= '2027-01-16'");
  });

  test("facts of more than three days, once a night has refreshed them", async () => {
    const today = startOf("2027-01-10") + HOUR;
    await set("facts-as-of", "2027-01-06");
    expect(await problems(today)).toEqual([200, []]);
    await set("facts", "0123456789abcdef");
    expect(await problems(today)).toEqual([503, ["facts-old"]]);
    await set("facts-as-of", "2027-01-07");
    expect(await problems(today)).toEqual([200, []]);
  });

  test("D1 out of reach", async () => {
    expect(await server.during({ DB: "gone" }, () => server.get("/api/health"))).toMatchObject(AWAY);
  });
});
