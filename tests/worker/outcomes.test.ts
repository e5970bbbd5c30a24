import { beforeEach, describe, expect } from "vitest";
import type { Server } from "./server.ts";
import { test } from "./shared.ts";
import { cookieOf, forgetEverybody, storeResults, visit } from "./visitor.ts";

const TODAY = "2026-11-21";
const PAST = "2026-11-20";
const ME = "m".repeat(22);
const NONE = { rungs: [0, 0, 0, 0, 0, 0, 0], lost: 0, hasOwn: false };

let server: Server;
test.beforeAll(async ({ server: lent }) => {
  server = lent;
  await server.setClock(`${TODAY}T12:00:00Z`);
});
beforeEach(() => forgetEverybody(server));

const outcomesOf = async (day: string, asking = visit(server)): Promise<unknown> =>
  (await asking.get(`/api/days/${day}/classic/outcomes`)).body;

/** Somebody's ending of a day: the guesses he won with, or 0 for a loss. */
const endings = (day: string, ...guesses: number[]) =>
  guesses.map((made, index) => ({ visitor: `p${index}`, day, won: Number(made > 0), guesses: made || 7 }));

describe("how a day's rounds ended", () => {
  test.each([TODAY, PAST, "2026-11-01"])("is told of %s, also when nobody has played", async (day) => {
    expect(await outcomesOf(day)).toEqual(NONE);
    await storeResults(server, endings(day, 1, 4, 4, 7, 0, 0, 0));
    expect(await outcomesOf(day)).toEqual({ rungs: [1, 0, 0, 2, 0, 0, 1], lost: 3, hasOwn: false });
  });

  test("counts neither other days, nor the archive, nor other games; but those too fast to be ranked", async () => {
    await storeResults(server, [
      ...endings(PAST, 2),
      { visitor: "late", day: TODAY, kind: "archive", ranked: 0 },
      { visitor: "elsewhere", day: TODAY, game: "roster" },
      { visitor: "fast", day: TODAY, guesses: 3, ranked: 0 },
    ]);
    expect(await outcomesOf(TODAY)).toEqual({ ...NONE, rungs: [0, 0, 1, 0, 0, 0, 0] });
  });

  test("tells a Grid by the squares that were right, whether it was stopped or used up", async () => {
    const squares = [
      [9, 9],
      [9, 6],
      [6, 6],
      [9, 0],
      [0, 0],
    ] as const;
    await storeResults(
      server,
      squares.map(([guesses, correct], index) => ({
        visitor: `p${index}`,
        day: TODAY,
        game: "grid",
        won: Number(correct === 9),
        guesses,
        correct,
      })),
    );
    expect((await server.get(`/api/days/${TODAY}/grid/outcomes`)).body).toEqual({
      rungs: [1, 0, 0, 2, 0, 0, 0, 0, 0],
      lost: 2,
      hasOwn: false,
    });
  });

  test.each([
    [4, { won: 1, guesses: 4 }],
    [0, { won: 0, guesses: 7 }],
  ])("says whether one's own is among them: %i", async (_made, ending) => {
    const mine = visit(server, cookieOf(ME));
    await storeResults(server, endings(TODAY, 4, 0));
    expect(await outcomesOf(TODAY, mine)).toMatchObject({ hasOwn: false });
    await storeResults(server, [{ visitor: ME, day: TODAY, ...ending }]);
    expect(await outcomesOf(TODAY, mine)).toMatchObject({ hasOwn: true });
    expect(await outcomesOf(PAST, mine)).toMatchObject({ hasOwn: false });
    expect(await outcomesOf(TODAY)).toMatchObject({ hasOwn: false });
  });
});

test.each([
  ["2026-11-22/classic", 403, "future-day"],
  ["2026-10-31/classic", 404, "unknown-day"],
  ["2026-11-31/classic", 404, "unknown-day"],
  ["today/classic", 404, "unknown-day"],
  [`${TODAY}/chess`, 404, "unknown-game"],
  [`${TODAY}/constructor`, 404, "unknown-game"],
])("no outcomes of %s", async (path, status, error) => {
  const refused = await server.get(`/api/days/${path}/outcomes`);
  expect([refused.status, refused.body]).toEqual([status, { error }]);
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
});
