import { describe, expect } from "vitest";
import { beginDay, dealClassic, guess, secretOf } from "./any-game.ts";
import { serverAt, test, TODAY } from "./shared.ts";
import { storeResults, visit } from "./visitor.ts";

const PAST = "2026-11-20";
const NONE = { distribution: [0, 0, 0, 0, 0, 0, 0], lost: 0, counted: 0 };

const server = serverAt();
let others: number[];
test.beforeAll(async () => {
  ({ others } = await dealClassic(server, TODAY));
});

/** Returns how a day's rounds ended, for a visitor without one. */
async function outcomesOf(day: string): Promise<unknown> {
  const { own, ...outcomes } = (await server.get<{ own: unknown }>(`/api/days/${day}/classic/outcomes`)).body;
  expect(own).toEqual({ isRecorded: false, place: null });
  return outcomes;
}

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
});
