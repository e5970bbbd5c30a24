import { describe, expect } from "vitest";
import { beginDay, dealClassic, guess, secretOf } from "./any-game.ts";
import type { Server } from "./server.ts";
import { NOON, serverAt, test, TODAY } from "./shared.ts";
import { known, playDay, storeResults, visit } from "./visitor.ts";

const PAST = "2026-11-20";
const NONE = { distribution: [0, 0, 0, 0, 0, 0, 0], lost: 0, counted: 0 };

const server = serverAt();
let secret: number;
let others: number[];
test.beforeAll(async () => {
  ({ secret, others } = await dealClassic(server, TODAY));
});

const read = async (day: string, asking: Server): Promise<{ own: unknown }> =>
  (await asking.get<{ own: unknown }>(`/api/days/${day}/classic/outcomes`)).body;
async function outcomesOf(day: string): Promise<unknown> {
  const { own: _, ...outcomes } = await read(day, server);
  return outcomes;
}
const placeOf = async (day: string, asking: Server): Promise<unknown> => (await read(day, asking)).own;

/** Builds endings of a day: the number of guesses, 0 for a loss. */
const endings = (day: string, ...guesses: number[]) =>
  guesses.map((made, index) => ({ visitor: `p${index}`, day, won: Number(made > 0), guesses: made || 7 }));

describe("how a day's rounds ended", () => {
  test.each([TODAY, PAST, "2026-11-01"])("is told of %s, also when nobody has played", async (day) => {
    expect(await outcomesOf(day)).toEqual(NONE);
    await storeResults(server, endings(day, 1, 4, 4, 7, 0, 0, 0));
    expect(await outcomesOf(day)).toEqual({ distribution: [1, 0, 0, 2, 0, 0, 1], lost: 3, counted: 7 });
  });

  test("counts neither other days, nor the archive, nor other games, nor those that count for their visitor alone", async () => {
    await storeResults(server, [
      ...endings(PAST, 2),
      { visitor: "late", day: TODAY, kind: "archive" },
      { visitor: "elsewhere", day: TODAY, game: "roster" },
      { visitor: "fast", day: TODAY, guesses: 3, mark: "too-fast" },
    ]);
    expect(await outcomesOf(TODAY)).toEqual(NONE);
  });

  test("is part of the last response of a running daily, without the visitor's own round", async () => {
    await storeResults(server, endings(TODAY, 2, 2));
    const playTo = async (day: string) => {
      const mine = visit(server);
      const missed = await guess(mine, (await beginDay(mine, day)).body.round, others[0]);
      const end = async () => guess(mine, missed.body.round, await secretOf(server, day));
      return { mine, missed, end, won: await end() };
    };
    const { mine, missed, end, won } = await playTo(TODAY);
    expect(missed.body.outcomes).toBeUndefined();
    expect(won.body.outcomes).toEqual({ distribution: [0, 2, 0, 0, 0, 0, 0], lost: 0 });
    // If it was recorded before, it is among the others: then the browser requests them.
    expect((await end()).body.outcomes).toBeUndefined();
    expect((await beginDay(mine, TODAY)).body).not.toHaveProperty("outcomes");
    expect((await playTo(PAST)).won.body.outcomes).toBeUndefined();
  });

  test("includes the position of the visitor's own round, and so whether it is counted", async () => {
    const mine = known(server, "me");
    expect(await placeOf(TODAY, mine)).toEqual({ isRecorded: false, place: null });
    await storeResults(server, endings(TODAY, 2, 2));
    await playDay(mine, TODAY, [secret], NOON);
    await expect.poll(() => placeOf(TODAY, mine)).toEqual({ isRecorded: true, place: 3 });
    expect(await outcomesOf(TODAY)).toEqual({ ...NONE, distribution: [1, 2, 0, 0, 0, 0, 0], counted: 3 });
    expect(await placeOf(PAST, mine)).toEqual({ isRecorded: false, place: null });
    expect(await placeOf(TODAY, server)).toEqual({ isRecorded: false, place: null });
  });
});
