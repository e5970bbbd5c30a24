import { expect } from "vitest";
import { addDays, FIRST_DAY, type Day } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { beginDay } from "./any-game.ts";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { onIsolate } from "./visitor.ts";

const LONG_AFTER = "2030-01-01T00:00:00Z";
let server: Server;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(LONG_AFTER);
});

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Marks the other games of days as dealt: only Classic's answers matter here, and all five take five times as long. */
async function dealOthers(site: Server, days: readonly Day[]): Promise<void> {
  const { league } = (await site.get<{ league: string }>("/api/today")).body;
  const { DB } = site;
  const others = DAILY_NAMES.filter((game) => game !== "classic");
  await DB.prepare(
    `INSERT INTO puzzles (game, day, answer, secret, evidence, league)
     SELECT game.value, day.value, 'nothing', 'null', 'null', ? FROM json_each(?) AS game, json_each(?) AS day`,
  )
    .bind(league, JSON.stringify(others), JSON.stringify(days))
    .run();
}

/** Returns the answer of a past day, which beginning a round of it deals. */
async function answerOn(site: Server, day: Day): Promise<number> {
  await beginDay(site, day);
  return (await site.get<{ answer: { player: number } }>(`/api/days/${day}/classic`)).body.answer.player;
}

/** Returns the fewest days between two days with the same answer; Infinity if all differ. */
function closestReturn(answers: readonly number[]): number {
  const lastPlace = new Map<number, number>();
  return Math.min(
    ...answers.map((answer, place) => {
      const gap = place - (lastPlace.get(answer) ?? -Infinity);
      lastPlace.set(answer, place);
      return gap;
    }),
  );
}

test("no answer returns when many days are dealt at the same moment", async () => {
  const days = daysFrom("2029-01-01", 30);
  await dealOthers(server, days);
  const answers = await Promise.all(days.map((day, index) => answerOn(onIsolate(server, index % 2), day)));
  expect(closestReturn(answers)).toBe(Infinity);
});

test("another site deals other puzzles: the draw depends on a secret key", async () => {
  const days = daysFrom(FIRST_DAY, 6);
  const deal = async (): Promise<number[]> => {
    const answers: number[] = [];
    for (const day of days) answers.push(await answerOn(server, day));
    return answers;
  };
  const here = await deal();
  await server.reset();
  const { DB } = server;
  await DB.prepare("UPDATE keys SET material = ? WHERE purpose = 'draw'").bind("20261122".repeat(8)).run();
  await dealOthers(server, days);
  const there = await deal();
  expect(here.filter((answer, index) => answer === there[index]).length).toBeLessThan(3);
});
