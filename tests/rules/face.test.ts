import { describe, expect, test } from "vitest";
import { ranksOn } from "#rules/shared/draw";
import { face, type FaceClue, type FaceGuess, type FacePuzzleData } from "#rules/face/face";
import { SKIP, STAGE_COLUMNS } from "#rules/face/stages";
import type { Puzzle } from "#rules/shared/game";
import type { RosterFacts } from "#rules/league/rostered-players";
import { buildRoundView } from "#rules/shared/round";
import { dailyRound, facts, player } from "./league.ts";

const SECRET = 1;
const world = facts(
  player({ id: SECRET, position: "D", country: "SE" }),
  ...Array.from({ length: 8 }, (_, index) => player({ id: index + 2, fame: index + 2 })),
  player({ id: 10, team: "EDM", fame: 10 }),
);
const STAGES = STAGE_COLUMNS.map((columns) => `stage of ${columns}`);
const puzzle: Puzzle<RosterFacts, number, FacePuzzleData> = {
  facts: world,
  secret: SECRET,
  data: { stages: STAGES, picture: "photograph" },
};

const viewAfter = (...guesses: FaceGuess[]) => buildRoundView(face, puzzle, dailyRound("face", guesses));

describe("the visible part of a face", () => {
  test.each<[made: FaceGuess[], stages: number, position: string | null, country: string | null]>([
    [[], 1, null, null],
    [[2], 2, null, null],
    [[SKIP], 2, null, null],
    [[2, SKIP], 3, null, null],
    [[2, 3, 4], 4, "D", null],
    [[SKIP, SKIP, SKIP], 4, "D", null],
    [[2, 3, SKIP, 4], 5, "D", null],
    [[2, 3, SKIP, 4, SKIP], 6, "D", "SE"],
    [[SKIP, SKIP, SKIP, SKIP, SKIP], 6, "D", "SE"],
  ])("after %j: %i stages, position %s, country %s", (made, stages, position, country) => {
    const view = viewAfter(...made);
    expect(view.state).toBe("guessing");
    expect(view.seen).toEqual({ stages: STAGES.slice(0, stages), position, country });
    expect(view).not.toHaveProperty("answer");
  });

  test("there are six stages, of as many columns as the rules say", () =>
    expect(STAGE_COLUMNS).toEqual([6, 9, 14, 22, 36, 64]));

  test.each<[made: FaceGuess[], state: string]>([
    [[SECRET], "won"],
    [[SKIP, 2, SECRET], "won"],
    [[SKIP, SKIP, SKIP, SKIP, SKIP, SECRET], "won"],
    [[2, 3, 4, 5, 6, 7], "lost"],
    [[SKIP, SKIP, SKIP, SKIP, SKIP, SKIP], "lost"],
  ])("%j is %s, and then everything is told", (made, state) => {
    expect(viewAfter(...made)).toMatchObject({
      state,
      seen: { stages: STAGES, position: "D", country: "SE" },
      answer: { player: SECRET, picture: "photograph" },
    });
  });
});

describe("guesses at a face", () => {
  test.each<[what: string, raw: unknown, earlier: FaceGuess[], taken: unknown]>([
    ["a skip", SKIP, [], { ok: true, guess: SKIP }],
    ["a skip after a skip", SKIP, [SKIP, SKIP], { ok: true, guess: SKIP }],
    ["a player after a skip", 2, [SKIP], { ok: true, guess: 2 }],
    ["another word", "give-up", [], { ok: false, refusal: "unknown-player" }],
  ])("%s", (_what, raw, earlier, taken) => expect(face.accept(puzzle, raw, earlier)).toEqual(taken));

  test.each<[guess: FaceGuess, clue: FaceClue]>([
    [SECRET, { verdict: "match", conference: "match" }],
    [2, { verdict: "miss", conference: "match" }],
    [10, { verdict: "miss", conference: "miss" }],
    [SKIP, { verdict: "miss" }],
  ])("%s is a %j", (guess, clue) => expect(face.judge(puzzle, guess)).toEqual(clue));
});

describe("the faces of the days", () => {
  const league = facts(...Array.from({ length: 400 }, (_, index) => player({ id: index + 1, fame: index + 1 })));
  const least = (count: number) => count - 1;

  // A Monday, a Wednesday and a Sunday.
  test.each(["2026-11-16", "2026-11-18", "2026-11-22"])("on %s come from its band of the 300 best known", (day) => {
    const { from, to } = ranksOn(day, 300);
    expect(face.deal(league, day, new Map(), () => 0)).toBe(from + 1);
    expect(face.deal(league, day, new Map(), least)).toBe(to);
  });
  test.each([
    [180, 248],
    [181, 256],
  ])("do not return within 180 days: with all of a Sunday's %i days away, %i is drawn", (days, drawn) => {
    const sundays = Array.from({ length: 52 }, (_, at) => 249 + at);
    const taken = new Map(sundays.map((id) => [String(id), days]));
    expect(face.deal(league, "2026-11-22", taken, least)).toBe(drawn);
  });
});
