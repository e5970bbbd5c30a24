import { describe, expect } from "vitest";
import { criteriaOfCell, minAnswersOf, GRID_CELLS, type GridCriteria } from "#rules/grid/criteria";
import { addDays, type Day } from "#rules/shared/day";
import type { CellAnswers, Shot } from "#rules/grid/grid";
import type { CellPicks } from "#rules/grid/rarity";
import type { CellExplanations } from "../../worker/api/explanations.ts";
import { answersOf, members, prove } from "../seed/league.ts";
import { answerOf, player, puzzleOf, type Played } from "./any-game.ts";
import type { TestResponse, Server } from "./server.ts";
import { NOON, refusal, serverAt, test, TODAY } from "./shared.ts";
import { onIsolate, storeGrids, visit } from "./visitor.ts";

type Picks = TestResponse<{ squares: (CellPicks | null)[]; error?: string }>;

const server = serverAt();
let squares: number[][];

test.beforeAll(async () => {
  await beginDay(server, TODAY);
  ({ squares } = (await gridOf(TODAY)).evidence);
});

const beginDay = (by: Server, day: Day) => player(by, "grid").beginDay(day);
/** Deals today's Grid and lets a plausible time pass. */
async function beginToday(by: Server): Promise<Played<"grid">> {
  const begun = await beginDay(by, TODAY);
  await server.setClock(NOON + 60_000);
  return begun;
}
const practise = (by: Server) => player(by, "grid").practise();
const shoot = (by: Server, { body }: Played<"grid">, guess: unknown) => player(by, "grid").guess(body.round, guess);
const stop = (by: Server, { body }: Played<"grid">) => player(by, "grid").giveUp(body.round);
const picksOf = (by: Server, { body: { round } }: Played<"grid">): Promise<Picks> => by.post("/api/picks", { round });

async function gridOf(day: Day) {
  const { secret, evidence } = await puzzleOf(server, day, "grid");
  return { secret: JSON.parse(secret) as GridCriteria, evidence: JSON.parse(evidence) as CellAnswers };
}

/** Returns a right answer per cell, none twice; `from` skips some. */
function rightShots(of: readonly number[][], from = 0): Shot[] {
  return of.reduce<Shot[]>((shots, answers, square) => {
    const free = answers.slice(from).find((id) => shots.every((shot) => shot.player !== id));
    if (free === undefined) throw new Error(`nobody for square ${square}`);
    return [...shots, { square, player: free }];
  }, []);
}

/** Returns a player who fits no cell. */
const stranger = (): number =>
  members("country:CH").find((id) => squares.every((answers) => !answers.includes(id))) ?? 0;

/** Stores other visitors' finished Grids with the same picks. */
const storeOthers = (count: number, picks: readonly Shot[], name: string, day = TODAY): Promise<void> =>
  storeGrids(server, day, [[name, count, picks]]);

test("Grids are dealt from the seed's sets, with enough answers for every square", async () => {
  for (let days = 0; days < 3; days++) {
    const day = addDays("2026-11-23", days);
    await server.setClock(`${day}T12:00:00Z`);
    const { view } = (await beginDay(server, day)).body;
    const { secret, evidence } = await gridOf(day);
    expect(view).toMatchObject({ state: "guessing", limit: 9, tries: [], seen: secret });
    for (const square of GRID_CELLS) {
      const answers = answersOf(...criteriaOfCell(secret, square));
      expect(evidence.squares[square]).toEqual(answers);
      expect(answers.length).toBeGreaterThanOrEqual(minAnswersOf(...criteriaOfCell(secret, square)));
    }
  }
});

describe("proof", () => {
  /** Returns what the seed's facts say about a shot. */
  const provenBySeed = async ({ square, player }: Shot) =>
    prove(...criteriaOfCell((await gridOf(TODAY)).secret, square), player);
  const proofsOf = (by: Server, asked: object): Promise<TestResponse<CellExplanations & { error?: string }>> =>
    by.post("/api/proofs", asked);

  test("is returned with each shot, only for the guessed player, and again with the round", async () => {
    const visitor = visit(server);
    const shots = [{ square: 1, player: stranger() }, ...rightShots(squares).slice(0, 2)];
    const answers = await player(visitor, "grid").guessAll(await beginToday(visitor), shots);
    const expected = await Promise.all(shots.map(provenBySeed));
    expect(answers.at(-1)?.body.view.tries.map(({ clue: { proof } }) => proof)).toEqual(expected);
    expect(expected.map((proof) => proof?.every(({ met }) => met))).toEqual([false, true, true]);
    await server.settle();
    const again = await beginDay(visitor, TODAY);
    expect(again.body.view.tries.map(({ clue: { proof } }) => proof)).toEqual(expected);
  });

  test("is optional: while the database is unavailable, play continues", async () => {
    // An earlier test's player may be cached.
    await server.coldStart();
    const visitor = visit(server);
    const [seen, unseen] = [rightShots(squares)[0], rightShots(squares, 3)[4]];
    const shot = await shoot(visitor, await beginToday(visitor), seen);
    const next = await server.during({ DB: "gone" }, () => shoot(visitor, shot, unseen));
    expect(next.body.view.tries.map(({ clue: { correct, proof } }) => [correct, proof !== undefined])).toEqual([
      [true, true],
      [true, false],
    ]);
    // It comes with the next response.
    const last = await stop(visitor, next);
    expect(last.body.view.tries.every(({ clue: { proof } }) => proof !== undefined)).toBe(true);
  });

  test("of every answer is returned only after the round or the day has ended", async () => {
    const visitor = visit(server);
    const begun = await beginToday(visitor);
    const shot = await shoot(visitor, begun, rightShots(squares)[0]);
    for (const [asked, status, error] of [
      [{ round: shot.body.round, square: 0 }, 409, "round-not-over"],
      [{ round: (await practise(visitor)).body.round, square: 0 }, 409, "round-not-over"],
      [{ day: TODAY, square: 0 }, 403, "day-not-over"],
      [{ day: addDays(TODAY, 1), square: 0 }, 403, "future-day"],
      [{ day: "yesterday", square: 0 }, 404, "unknown-day"],
      [{ round: "x".repeat(200), square: 0 }, 400, "invalid-token"],
      [{ day: TODAY, square: 9 }, 400, "invalid-request"],
      [{ square: 0 }, 400, "invalid-request"],
    ] as const) {
      const refused = await proofsOf(visitor, asked);
      expect([refused.status, refused.body], JSON.stringify(asked)).toEqual([status, { error }]);
    }

    const ended = await stop(visitor, shot);
    const ofSquare = async (by: Server, of: object, square: number) =>
      (await proofsOf(by, { ...of, square })).body.proofs;
    const { round } = ended.body;
    for (const square of GRID_CELLS) {
      const answers = squares[square] ?? [];
      const proofs = await ofSquare(visitor, { round }, square);
      expect(proofs).toEqual(await Promise.all(answers.map((player) => provenBySeed({ square, player }))));
      expect(proofs.every((proof) => proof?.every(({ met }) => met))).toBe(true);
    }
    // Another device of the same visitor has no round of it.
    await server.settle();
    const first = await ofSquare(visitor, { round }, 0);
    expect(await ofSquare(visitor, { day: TODAY }, 0)).toEqual(first);
    const practice = await stop(visitor, await practise(visitor));
    const answers = answerOf(practice).squares[3] ?? [];
    expect(await ofSquare(visitor, { round: practice.body.round }, 3)).toHaveLength(answers.length);
    await server.setClock(`${addDays(TODAY, 1)}T00:10:00Z`);
    expect(await ofSquare(visit(server), { day: TODAY }, 0)).toEqual(first);
  });
});

const rowsOf = async <Answer>(asking: Promise<Answer>): Promise<[Answer, rows: number]> => {
  const answer = await asking;
  await server.settle();
  return [answer, (await server.takeUse()).rowsRead];
};

test("rows of D1 that practice reads are few per deal and per shot, in an isolate that has the round and in any other", async () => {
  const visitor = visit(server);
  await beginDay(visitor, TODAY);
  await server.takeUse();
  const rows = { deal: [] as number[], shot: [] as number[], elsewhere: [] as number[] };
  for (let round = 1; round <= 3; round++) {
    // Every third deal is the first of its isolate.
    const here = round % 3 === 0 ? onIsolate(visitor, 100 + round) : visitor;
    let [played, read] = await rowsOf(practise(here));
    rows.deal.push(read);
    // No isolate has read these players yet.
    const [last, ...players] = members("draft:first-round").slice(9 * round, 9 * round + 9);
    for (const [at, player] of players.entries()) {
      [played, read] = await rowsOf(shoot(here, played, { square: at + 1, player }));
      expect(played.status).toBe(200);
      rows.shot.push(read);
    }
    [played, read] = await rowsOf(shoot(onIsolate(visitor, 200 + round), played, { square: 0, player: last }));
    expect(played.body.view.tries).toHaveLength(9);
    rows.elsewhere.push(read);
  }
  expect(Math.max(...rows.deal)).toBeLessThanOrEqual(50);
  expect(Math.max(...rows.shot)).toBeLessThanOrEqual(5);
  expect(Math.max(...rows.elsewhere)).toBeLessThanOrEqual(60);
});

describe("shares", () => {
  /** Returns two players who fit the first cell. */
  const others = (): [Shot, Shot] => [rightShots(squares)[0] as Shot, rightShots(squares, 1)[0] as Shot];
  const counts = (square: number, { body }: Picks): CellPicks | null | undefined => body.squares[square];

  test("in a round in progress are only those of the visitor's correct picks", async () => {
    const [popular, rare] = others();
    await storeOthers(39, [popular], "popular");
    await storeOthers(60, [rare], "rare");
    await storeOthers(7, [popular], "before", addDays(TODAY, -1));
    await server.setClock(NOON + 600_000);
    const visitor = visit(server);
    const begun = await beginDay(visitor, TODAY);
    expect((await picksOf(visitor, begun)).body.squares).toEqual(GRID_CELLS.map(() => null));
    const missed = await shoot(visitor, begun, { square: 1, player: stranger() });
    const shot = await shoot(visitor, missed, popular);
    const seen = await picksOf(visitor, shot);
    // The visitor's own pick is included before it is recorded.
    expect(seen.body.squares).toEqual(
      GRID_CELLS.map((square) => (square === 0 ? { total: 100, players: [[popular.player, 40]] } : null)),
    );
    expect(seen.text).not.toContain(String(rare.player));

    const ended = await picksOf(visitor, await stop(visitor, shot));
    expect(counts(0, ended)).toEqual({
      total: 100,
      players: [
        [rare.player, 60],
        [popular.player, 40],
      ],
    });
    expect(counts(1, ended)).toEqual({ total: 0, players: [] });
    // And only once afterwards.
    await server.settle();
    await server.setClock(NOON + 660_000);
    expect(counts(0, await picksOf(visitor, await stop(visitor, shot)))).toEqual(counts(0, ended));
  });

  test("are returned with each shot from counts in memory, even without a database", async () => {
    const [popular, rare] = others();
    await storeOthers(39, [popular], "popular");
    await server.setClock(NOON + 10_800_000);
    const visitor = visit(server);
    const begun = await beginDay(visitor, TODAY);
    // The deal counts them after its response.
    await server.settle();
    const missed = await shoot(visitor, begun, { square: 1, player: stranger() });
    expect(missed.body.picks).toEqual(GRID_CELLS.map(() => null));
    const shot = await shoot(visitor, missed, popular);
    expect(shot.body.picks).toEqual((await picksOf(visitor, shot)).body.squares);
    expect(shot.body.picks?.[0]).toEqual({ total: 40, players: [[popular.player, 40]] });
    expect(shot.text).not.toContain(String(rare.player));

    // The end returns everything.
    const other = visit(server);
    const ended = await stop(other, await shoot(other, await beginDay(other, TODAY), popular));
    expect(ended.body.picks).toEqual((await picksOf(other, ended)).body.squares);
    expect(ended.body.picks?.[0]).toEqual({ total: 40, players: [[popular.player, 40]] });
    // Dealt again, it may or may not be in the count, so it is requested.
    expect((await beginDay(other, TODAY)).body.picks).toBeUndefined();

    await server.setClock(NOON + 10_860_000);
    const next = await server.during({ DB: "gone" }, () => shoot(visitor, shot, rightShots(squares)[2]));
    expect(next.body.picks?.[2]).toMatchObject({ total: 1 });
    // An old count is not returned with the end, where everything is shown: it is requested.
    expect((await stop(visitor, next)).body.picks).toBeUndefined();
    expect((await practise(visitor)).body.picks).toBeUndefined();
  });

  test("are computed once for concurrent requests, and again after a while", async () => {
    const [popular] = others();
    const at = NOON + 3_600_000;
    await server.setClock(at);
    const ended = await stop(server, await beginDay(server, TODAY));
    expect(counts(0, await picksOf(server, ended))).toMatchObject({ total: 0 });
    await storeOthers(5, [popular], "new");
    expect(counts(0, await picksOf(server, ended))).toMatchObject({ total: 0 });
    await server.setClock(at + 20_000);
    expect(counts(0, await picksOf(server, ended))).toMatchObject({ total: 5 });
  });

  test("are final from midnight on: later picks are not counted, not even for their visitor", async () => {
    const [popular, rare] = others();
    await storeOthers(3, [popular], "popular");
    const [early, late, archive] = [visit(server), visit(server), visit(server)];
    const begun = await beginDay(late, TODAY);
    const dealt = await beginDay(early, TODAY);
    await server.setClock(`${TODAY}T23:59:59.999Z`);
    const stopped = await stop(early, await shoot(early, dealt, popular));
    await server.settle();
    // A minute later, when midnight's counts are old.
    await server.setClock(`${addDays(TODAY, 1)}T00:01:00Z`);
    const final = { total: 4, players: [[popular.player, 4]] };
    expect(counts(0, await picksOf(early, stopped))).toEqual(final);
    for (const [visitor, round] of [
      [late, begun],
      [archive, await beginDay(archive, TODAY)],
    ] as const) {
      const shot = await shoot(visitor, round, rare);
      expect(counts(0, await picksOf(visitor, shot))).toEqual({ total: 4, players: [] });
      expect(counts(0, await picksOf(visitor, await stop(visitor, shot)))).toEqual(final);
    }
  });

  test("there are none for practice", async () => {
    const { round } = (await practise(server)).body;
    expect(await server.post("/api/picks", { round })).toMatchObject(refusal(400, "invalid-request"));
  });
});
