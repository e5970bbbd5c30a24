import { afterAll, afterEach, describe, expect } from "vitest";
import { addDays } from "#rules/shared/day";
import { GAME_NAMES } from "#rules/shared/game-config";
import en from "../../client/i18n/en.json" with { type: "json" };
import fr from "../../client/i18n/fr.json" with { type: "json" };
import { GAME_TITLES } from "#rules/games";
import { simulatePush, type Received, type Subscription } from "./push-service.ts";
import type { TestResponse } from "./server.ts";
import { DAY, expectAllowance, HOUR, NOON, serverAt, test, TODAY } from "./shared.ts";
import { idOf, known, storeResults, visit, type Visitor } from "./visitor.ts";

const server = serverAt();
let service: ReturnType<typeof simulatePush>;
test.beforeAll(() => {
  service = simulatePush();
});
afterAll(() => service.close());
afterEach(() => {
  service.faults.clear();
  service.takeReceived();
  service.takeRequests();
});

const keyOf = async (): Promise<string> => (await server.get<{ key: string }>("/api/reminders/key")).body.key;

/** Requests reminders in Toronto, at eight in the morning. */
const ask = async (visitor: Visitor, subscription: Subscription, wish: object = {}): Promise<TestResponse> =>
  visitor.ask("PUT", "/api/reminders", {
    subscription,
    key: await keyOf(),
    language: "en",
    hour: 8,
    zone: "America/Toronto",
    puzzles: true,
    streak: false,
    ...wish,
  });

const dueOf = () =>
  server.sql<Record<string, number | null>>("SELECT puzzles_at, streak_at FROM reminders ORDER BY id");

/** Runs the cron of an hour, waits for the queue, and returns what browsers received. */
async function strike(at: number, expected: number): Promise<Received[]> {
  await server.setClock(at);
  await server.trigger("queue-reminders", at);
  const heard: string[] = [];
  await expect.poll(() => heard.push(...service.takeRequests()) || heard.length).toBe(expected);
  return service.takeReceived();
}

/** Runs the cron of an hour without due reminders, and waits until it is done. */
async function passOver(at: number): Promise<void> {
  await server.setClock(at);
  await server.trigger("queue-reminders", at);
  await expect
    .poll(async () => (await dueOf()).every((due) => Object.values(due).every((when) => when === null || when > at)))
    .toBe(true);
  expect(service.takeRequests()).toEqual([]);
}

describe("a subscribed browser", () => {
  test("is reminded of a streak only if it ends tonight", async () => {
    const played = (sign: string, days: readonly number[]) =>
      days.map((ago) => ({ visitor: idOf(sign), day: addDays(TODAY, -ago) }));
    await storeResults(server, [
      ...played("a", [1, 2, 3]),
      // A week's Legend is no daily.
      { visitor: idOf("a"), day: TODAY, game: "legends" },
      // Has played today.
      ...played("b", [0, 1, 2]),
      // Has a freeze after seven days.
      ...played("c", [1, 2, 3, 4, 5, 6, 7]),
    ]);
    for (const sign of "abc") await ask(known(server, sign), service.subscribe(sign), { puzzles: false, streak: true });
    // Five in the afternoon in Toronto, two hours before midnight UTC.
    let received: Received[] = [];
    const { rowsRead } = await server.useOf(async () => (received = await strike(NOON + 10 * HOUR, 1)));
    // About five rows per day, back to where no streak can come from, and only of this visitor.
    expect(rowsRead).toBeLessThan(300);
    expect(received).toMatchObject([
      {
        browser: "a",
        notice: { body: "Finish one game before 7:00 p.m. to keep your 3-day streak.", tag: "streak" },
      },
    ]);
  });

  test("makes a new visitor if needed, and is replaced by the visitor's sixth if no other was renewed earlier", async () => {
    const nobody = visit(server);
    for (const [at, number] of [0, 1, 0, 2, 3, 4, 5].entries()) {
      await server.setClock(NOON + at);
      expect((await ask(nobody, service.subscribe(`browser-${number}`))).status).toBe(200);
    }
    expect(nobody.cookie).not.toBeNull();
    const received = await strike(NOON + HOUR, 5);
    expect(received.map(({ browser }) => browser).toSorted()).toEqual(
      [0, 2, 3, 4, 5].map((number) => `browser-${number}`),
    );
  });
});

describe("changes of reminders from one address", () => {
  const change = (visitor: Visitor, name: string, hour = 8) => ask(visitor, service.subscribe(name), { hour });

  test("are twenty per hour, from any visitors and browsers, and write few rows", async () => {
    const allowed = { times: 20, within: HOUR, error: "too-many-reminders" };
    const { rowsWritten } = await server.useOf(() =>
      expectAllowance(server, allowed, (by, at) => change(visit(by), `browser-${at}`)),
    );
    expect(await dueOf()).toHaveLength(22);
    // Of each, its record and the reminder with their indexes.
    expect(rowsWritten).toBeLessThanOrEqual(22 * 8);
  });

  test("are forty per day, and count a browser's new endpoint, but not an unknown one", async () => {
    const old = service.subscribe("old");
    const move = (to: Subscription) => server.post("/api/reminders/move", { from: old.endpoint, to });
    for (let times = 0; times < 30; times++) expect((await move(old)).body).toEqual({ moved: false });
    for (let hour = 0; hour < 4; hour++) {
      await server.setClock(NOON + hour * HOUR);
      for (let times = 0; times < 10; times++)
        expect((await change(known(server, "a"), "old", times)).status).toBe(200);
    }
    expect((await move(service.subscribe("fresh"))).status).toBe(429);
    await server.setClock(NOON + DAY);
    expect((await move(service.subscribe("fresh"))).body).toEqual({ moved: true });
  });
});

describe("the response of a push service", () => {
  test("decides: expired subscriptions are deleted, failed ones are retried the next hour, and redirects are not followed", async () => {
    const faults = { gone: 410, unknown: 404, busy: 429, broken: 503, moved: 307, well: 201 };
    for (const [name, status] of Object.entries(faults)) {
      await ask(known(server, name[0] ?? ""), service.subscribe(name));
      if (status !== 201) service.faults.set(name, status);
    }
    const due = NOON + HOUR;
    expect((await strike(due, 6)).map(({ browser }) => browser)).toEqual(["well"]);
    await expect.poll(async () => (await dueOf()).length).toBe(4);
    const log = server.takeLog().join("\n");
    expect(log).toContain('"service":"fcm.googleapis.com","status":307');
    expect(log).not.toContain("/fcm/send");

    const putOff = (from: number, count: number) =>
      expect
        .poll(async () => (await dueOf()).filter(({ puzzles_at }) => puzzles_at === from + HOUR / 2).length)
        .toBe(count);
    await putOff(due, 2);
    service.faults.delete("busy");
    expect((await strike(due + HOUR, 2)).map(({ browser }) => browser)).toEqual(["busy"]);
    for (const later of [2, 3]) {
      await putOff(due + (later - 1) * HOUR, 1);
      await strike(due + later * HOUR, 1);
    }
    await putOff(due + 3 * HOUR, 1);
    // After three hours it is given up until the next day.
    await passOver(due + 4 * HOUR);
    service.faults.clear();
    expect((await strike(due + DAY, 4)).map(({ browser }) => browser).toSorted()).toEqual([
      "broken",
      "busy",
      "moved",
      "well",
    ]);
  });

  test("is requested in batches, each in a separate invocation", async () => {
    await ask(known(server, "a"), service.subscribe("many"));
    await server.sql(`WITH RECURSIVE more (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM more WHERE number < 84)
       INSERT INTO reminders (endpoint, visitor, p256dh, auth, vapid, site, language, hour, zone, puzzles_at, renewed_at)
       SELECT endpoint || number, visitor || number, p256dh, auth, vapid, site, language, hour, zone, puzzles_at, renewed_at
       FROM reminders, more`);
    for (let number = 1; number <= 84; number++) service.faults.set(`many${number}`, 201);
    const { queueOperations, rowsRead, rowsWritten } = await server.useOf(() => strike(NOON + HOUR, 85));
    // Two messages, for thirty and for twenty-five: each is written, read and deleted.
    expect(queueOperations).toBe(9);
    expect(rowsRead / 85).toBeLessThan(13);
    expect(rowsWritten).toBe(170);
  });
});

describe("reminders belong to their visitor:", () => {
  test("deleted 400 days after they were requested, unless the visitor plays", async () => {
    const [ann, bob] = [known(server, "a"), known(server, "b")];
    await ask(ann, service.subscribe("ann"));
    await ask(bob, service.subscribe("bob"));
    const later = NOON + 401 * DAY;
    await storeResults(server, [{ visitor: idOf("b"), day: "2027-12-20", finished_at: later - DAY }]);
    await server.trigger("retain", NOON + 399 * DAY);
    expect(await dueOf()).toHaveLength(2);
    await server.trigger("retain", later);
    expect(await server.sql("SELECT visitor, renewed_at FROM reminders")).toEqual([
      { visitor: idOf("b"), renewed_at: later },
    ]);
  });
});

test("the games have the names of the site's menu", () => {
  for (const game of GAME_NAMES) expect(GAME_TITLES[game]).toEqual({ en: en.pages[game], fr: fr.pages[game] });
});
