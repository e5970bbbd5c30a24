import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addDays, weekday, type Day } from "#rules/day";
import type { League } from "#rules/player";
import { beginDay, fetchLeague, guess, secretOf } from "./classic-player.ts";
import { startServer, type Server } from "./server.ts";

const TODAY = "2026-11-21";
const TOMORROW = "2026-11-22";
const MIDNIGHT = `${TODAY}T00:00:00Z`;
let server: Server;

beforeEach(async () => { server = await startServer({ at: MIDNIGHT, isolates: 2 }); });
afterEach(() => server.close());

interface PuzzleRow {
  day: Day;
  answer: string;
}

async function puzzles(): Promise<PuzzleRow[]> {
  const { DB } = await server.storage();
  return (await DB.prepare("SELECT day, answer FROM puzzles ORDER BY day").all<PuzzleRow>()).results;
}

const documents = async () => (await (await server.storage()).PUBLISHED.list()).keys.map(({ name }) => name);
const documentOf = async (day: Day) => (await server.storage()).PUBLISHED.get(`day:${day}`);

async function emptyKv(): Promise<void> {
  const { PUBLISHED } = await server.storage();
  for (const name of await documents()) await PUBLISHED.delete(name);
}

/** Whether a day's round is won with a player, as an isolate sees it. */
async function isAnswer(player: number, day: Day, isolate?: number): Promise<boolean> {
  const { body: { round } } = await beginDay(server, day, isolate);
  return (await guess(server, round, player, isolate)).body.view.state === "won";
}

describe("a day is dealt once", () => {
  test("when two cold isolates and the cron, twice, deal it at the same moment, with no keys yet", async () => {
    const visitors = Array.from({ length: 20 }, (_, visitor) => beginDay(server, TODAY, visitor % 2));
    const [, , ...rounds] = await Promise.all([server.runCron(MIDNIGHT, 0), server.runCron(MIDNIGHT, 1), ...visitors]);
    expect((await puzzles()).map(({ day }) => day)).toEqual([TODAY, TOMORROW]);
    const secret = await secretOf(server, TODAY);
    // Every token opens in either isolate, and hides the same player.
    for (const [visitor, { body: { round } }] of rounds.entries()) {
      for (const isolate of [visitor % 2, (visitor + 1) % 2]) {
        expect((await guess(server, round, secret, isolate)).body.view).toMatchObject({ state: "won" });
      }
    }
  });

  test("when the cron runs twice, late, and again after a cold start", async () => {
    await server.runCron(MIDNIGHT);
    const dealt = await puzzles();
    const published = await documentOf(TODAY);
    await server.runCron(MIDNIGHT);
    await server.coldStart();
    await server.runCron(Date.parse(MIDNIGHT) + 3_600_000);
    expect(await puzzles()).toEqual(dealt);
    expect(await documentOf(TODAY)).toBe(published);
  });
});

describe("the cron", () => {
  test("publishes today and tomorrow, and tomorrow stays what it was when it comes", async () => {
    await server.runCron(MIDNIGHT);
    expect(await documents()).toEqual([`day:${TODAY}`, `day:${TOMORROW}`, expect.stringMatching(/^league:[0-9a-f]{12}$/)]);
    const [secret, published] = [await secretOf(server, TOMORROW), await documentOf(TOMORROW)];
    expect(JSON.parse(published ?? "")).toMatchObject({ day: TOMORROW, puzzles: { classic: { secret } } });
    await server.setClock(`${TOMORROW}T00:00:00Z`);
    await server.coldStart();
    await server.runCron(`${TOMORROW}T00:00:00Z`);
    expect(await isAnswer(secret, TOMORROW)).toBe(true);
    expect(await documentOf(TOMORROW)).toBe(published);
  });

  test("fills a KV that has been emptied", async () => {
    await server.runCron(MIDNIGHT);
    await emptyKv();
    await server.coldStart();
    await server.runCron(MIDNIGHT);
    expect(await documents()).toEqual(expect.arrayContaining([`day:${TODAY}`, `day:${TOMORROW}`]));
  });
});

describe("without what makes it quick, a day is the same", () => {
  test("without the cron: the first visitor deals it, and only his day", async () => {
    await beginDay(server, TODAY);
    expect((await puzzles()).map(({ day }) => day)).toEqual([TODAY]);
  });

  test("with KV emptied under a cold isolate", async () => {
    await server.runCron(MIDNIGHT);
    const secret = await secretOf(server, TODAY);
    await emptyKv();
    await server.coldStart();
    expect(await isAnswer(secret, TODAY)).toBe(true);
    expect((await fetchLeague(server)).players.length).toBeGreaterThan(600);
  });

  test("with a document in KV that lacks the game, or is no document at all", async () => {
    await server.runCron(MIDNIGHT);
    const secret = await secretOf(server, TODAY);
    for (const document of [JSON.stringify({ day: TODAY, puzzles: {} }), "{", "null", "{}"]) {
      await (await server.storage()).PUBLISHED.put(`day:${TODAY}`, document);
      await server.coldStart();
      expect(await isAnswer(secret, TODAY), document).toBe(true);
    }
  });

  test("with its row lost from D1 while KV, or a memory, still has it", async () => {
    await server.runCron(MIDNIGHT);
    const secret = await secretOf(server, TODAY);
    const { DB } = await server.storage();
    await DB.prepare("DELETE FROM puzzles").run();
    expect(await isAnswer(secret, TODAY)).toBe(true);
    await server.coldStart();
    expect(await isAnswer(secret, TODAY)).toBe(true);
  });
});

test("a trade changes nothing of the days dealt before it, and is seen in the next to be dealt", async () => {
  await server.runCron(MIDNIGHT);
  const [league, secret] = [await fetchLeague(server), await secretOf(server, TODAY)];
  const traded = league.players.find(({ id }) => id === secret);
  const mate = league.players.find(({ id, team }) => id !== secret && team === traded?.team);
  const to = traded?.team === "MTL" ? "EDM" : "MTL";
  await (await server.storage()).DB.prepare("UPDATE players SET team = ? WHERE id = ?").bind(to, secret).run();
  await server.coldStart();
  const { body: { round } } = await beginDay(server, TODAY);
  expect((await guess(server, round, mate?.id)).body.view.tries[0]?.clue.team.verdict).toBe("match");
  const teamOn = async (day: Day) => {
    await server.setClock(`${day}T12:00:00Z`);
    return (await fetchLeague(server)).players.find(({ id }) => id === secret)?.team;
  };
  expect(await teamOn(TODAY)).toBe(traded?.team);
  expect(await teamOn(TOMORROW)).toBe(traded?.team);
  expect(await teamOn("2026-11-23")).toBe(to);
});

describe("over many days", () => {
  /** The fewest days between two days with one answer; Infinity when all differ. */
  function closestReturn(rows: readonly PuzzleRow[]): number {
    const lastPlace = new Map<string, number>();
    return Math.min(...rows.map(({ answer }, place) => {
      const gap = place - (lastPlace.get(answer) ?? -Infinity);
      lastPlace.set(answer, place);
      return gap;
    }));
  }

  test("no answer returns within 180 days, Mondays ask for the best known and Sundays for the least", async () => {
    const days = Array.from({ length: 400 }, (_, index) => addDays("2026-11-01", index));
    await server.setClock("2028-01-01T00:00:00Z");
    for (const day of days) await server.get(`/api/days/${day}/classic`);
    const rows = await puzzles();
    expect(rows.map(({ day }) => day)).toEqual(days);
    expect(closestReturn(rows)).toBeGreaterThan(180);
    const league: League = await fetchLeague(server);
    const fameOf = new Map(league.players.map(({ id, fame }) => [String(id), fame]));
    const famesOn = (when: number) => rows.filter(({ day }) => weekday(day) === when).map(({ answer }) => fameOf.get(answer) ?? Infinity);
    expect(Math.max(...famesOn(0))).toBeLessThanOrEqual(60);
    expect(Math.min(...famesOn(6))).toBeGreaterThan(240);
    for (const weekdays of [0, 1, 2, 3, 4, 5, 6]) expect(Math.max(...famesOn(weekdays))).toBeLessThanOrEqual(300);
  });

  test("nor when many days are dealt at the same moment", async () => {
    const days = Array.from({ length: 60 }, (_, index) => addDays("2026-11-01", index));
    await server.setClock("2028-01-01T00:00:00Z");
    const answers = await Promise.all(days.map((day, index) => server.get(`/api/days/${day}/classic`, index % 2)));
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
    expect(closestReturn(await puzzles())).toBe(Infinity);
  });

  test("another site deals other days: the draw hangs on a secret key", async () => {
    const elsewhere = await startServer({ at: MIDNIGHT });
    const days = Array.from({ length: 15 }, (_, index) => addDays("2026-11-01", index));
    const dealt = async (site: Server) => Promise.all(days.map(async (day) => (await site.get(`/api/days/${day}/classic`)).text));
    const [here, there] = [await dealt(server), await dealt(elsewhere)];
    await elsewhere.close();
    expect(here.filter((answer, index) => answer === there[index]).length).toBeLessThan(5);
  });
});
