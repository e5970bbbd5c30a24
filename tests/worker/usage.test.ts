import { expect } from "vitest";
import { begin, guessAll, othersThan, fetchLeague, secretOf } from "./any-game.ts";
import { serverAt, test, TODAY } from "./shared.ts";
import { visit } from "./visitor.ts";

const DEAL = { kind: "day", day: TODAY } as const;

const server = serverAt();

test("counts the rows of a visitor's object: one per deal, one per move, and one for its alarm", async () => {
  const visitor = visit(server);
  const league = await fetchLeague(server);
  const [one = 0, other = 0] = othersThan(await secretOf(server, TODAY), league, 2);
  await server.takeUse();
  const used = async () => {
    const { objects, objectRowsRead, objectRowsWritten } = await server.takeUse();
    return { objects, objectRowsRead, objectRowsWritten };
  };
  const begun = await begin(visitor, DEAL);
  expect(await used()).toMatchObject({ objects: 1, objectRowsWritten: 2 });
  const [first] = await guessAll(visitor, begun, [one]);
  expect(await used()).toMatchObject({ objects: 1, objectRowsWritten: 1 });
  if (first === undefined) throw new Error("no answer");
  await guessAll(visitor, first, [other]);
  const { objectRowsRead, ...moved } = await used();
  expect(moved).toEqual({ objects: 1, objectRowsWritten: 1 });
  expect(objectRowsRead).toBeGreaterThan(0);
  // An outdated round is compared, and nothing is written.
  expect(await guessAll(visitor, begun, [other])).toMatchObject([{ status: 409 }]);
  expect(await used()).toMatchObject({ objects: 1, objectRowsWritten: 0 });
});
