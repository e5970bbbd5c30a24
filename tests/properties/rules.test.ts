import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { classic, comparePlayers } from "#rules/classic/classic";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { buildClassicCoachReport, findExcludingClues } from "#rules/classic/coach";
import { addDays, type Day } from "#rules/shared/day";
import { computeDayStreak } from "#rules/shared/day-streak";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { findPlayer, type RosteredPlayer } from "#rules/league/player";
import { computeStatistics } from "#rules/shared/statistics";
import { facts, player } from "../rules/league.ts";
import { runs } from "./runs.ts";

const one = fc.record({
  position: fc.constantFrom("C", "L", "R", "D", "G"),
  team: fc.constantFrom("MTL", "TOR", "EDM"),
  // Null if two players of a club share it.
  number: fc.option(fc.integer({ min: 1, max: 98 }), { freq: 8 }),
  country: fc.constantFrom("CA", "US", "SE", "FI"),
  birth: fc.option(fc.constantFrom("1990-01-01", "1996-02-29", "1998-11-21", "1998-11-22", "2006-07-01")),
  overall: fc.option(fc.integer({ min: 1, max: 230 })),
  points: fc.option(fc.integer({ min: 0, max: 1_900 }), { freq: 8 }),
  clubs: fc.subarray(["MTL", "TOR", "EDM"]),
});
const league = fc
  .array(one, { minLength: 2, maxLength: 16 })
  .map((players) =>
    facts(...players.map((different, index) => player({ id: index + 1, fame: index + 1, ...different }))),
  );
/** Generates a league, a secret player and guesses, all as ids. */
const round = league.chain((world) => {
  const id = fc.integer({ min: 1, max: world.players.size });
  return fc.tuple(fc.constant(world), id, fc.uniqueArray(id, { minLength: 1, maxLength: 7 }));
});

const AGAINST = { up: "down", down: "up", none: "none", untold: undefined };
const NUMBERS = ["number", "age", "overall", "points"] as const;

test("clues point from either player to the other", () => {
  fc.assert(
    fc.property(round, ([world, secret, guesses]) => {
      const answer = findPlayer(world, secret);
      for (const id of guesses) {
        const guess = findPlayer(world, id);
        const clue = comparePlayers(answer, guess);
        // Swapping guess and answer reverses the arrow.
        const back = comparePlayers(guess, answer);
        expect(NUMBERS.filter((name) => back[name]?.arrow !== AGAINST[clue[name]?.arrow ?? "untold"])).toEqual([]);
      }
    }),
    runs(4_000),
  );
});

test("hard mode rejects exactly the players ruled out by matches, and never the answer", () => {
  fc.assert(
    fc.property(round, ([world, secret, guesses]) => {
      const puzzle = { facts: world, secret, data: null };
      const answer = findPlayer(world, secret);
      const earlier = guesses.filter((id) => id !== secret);
      const held = CLASSIC_CLUES.filter((name) =>
        earlier.some((id) => comparePlayers(answer, findPlayer(world, id))[name]?.verdict === "match"),
      );
      for (const candidate of world.players.values()) {
        const clue = comparePlayers(answer, candidate);
        const lost = held.find((name) => clue[name]?.verdict !== "match") ?? null;
        expect(classic.hardModeRefusal?.(puzzle, candidate.id, earlier)).toBe(lost);
      }
      expect(classic.hardModeRefusal?.(puzzle, secret, earlier)).toBeNull();
    }),
    runs(1_500),
  );
});

test("a hint is true for the answer, and is not its current club", () => {
  fc.assert(
    fc.property(round, ([world, secret, guesses]) => {
      const hint = classic.hint?.({ facts: world, secret, data: null }, guesses);
      const { last, team, clubs } = findPlayer(world, secret);
      if (hint?.kind === "club") {
        expect(clubs).toContain(hint.club);
        expect([team, ...guesses.map((id) => findPlayer(world, id).team)]).not.toContain(hint.club);
      } else expect(hint).toEqual({ kind: "letter", letter: last[0] });
    }),
    runs(1_000),
  );
});

test("the coach counts the players of whom the clues would have been the same, and names the first clue that differs", () => {
  fc.assert(
    fc.property(round, ([world, secret, guesses]) => {
      const { total, guesses: coached } = buildClassicCoachReport(world, secret, guesses);
      expect(coached.map(({ guess }) => guess)).toEqual(guesses);
      const everyone = [...world.players.values()];
      const answer = findPlayer(world, secret);
      let field = everyone;
      const differing = (candidate: RosteredPlayer, guess: RosteredPlayer) => {
        const [would, clue] = [comparePlayers(candidate, guess), comparePlayers(answer, guess)];
        return CLASSIC_CLUES.filter((name) => !isDeepStrictEqual(would[name], clue[name]));
      };
      const leftBy = (guess: RosteredPlayer) => field.filter((candidate) => differing(candidate, guess).length === 0);
      expect(total).toBe(everyone.length);
      for (const [at, { left, average, guess, ruledOutBy }] of coached.entries()) {
        const counts = everyone.map((by) => leftBy(by).length);
        expect(average).toBe(Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length));
        const made = findPlayer(world, guess);
        const [first = null] = guesses.slice(0, at).flatMap((earlier) => differing(made, findPlayer(world, earlier)));
        expect(ruledOutBy).toBe(first);
        field = leftBy(made);
        expect(left).toBe(field.length);
      }
      for (const { clue, mark, guess } of findExcludingClues(world, secret, guesses))
        expect(comparePlayers(findPlayer(world, secret), findPlayer(world, guess))[clue]).toEqual(mark);
    }),
    runs(1_500),
  );
});

const TODAY: Day = "2026-12-15";
const ending = fc.record({
  of: fc.integer({ min: -3, max: 30 }).map((back) => addDays(TODAY, -back)),
  kind: fc.constantFrom("daily", "archive"),
  won: fc.boolean(),
  guesses: fc.integer({ min: 0, max: 7 }),
  correct: fc.constantFrom(0, 1),
});
/** As browser or server store them: one per day, in any order. */
const results = fc.uniqueArray(ending, { selector: ({ of }) => of, maxLength: 25 });

test("a streak follows from its results", () => {
  fc.assert(
    fc.property(results, (kept) => {
      const { streak, bestStreak, played, wins, distribution } = computeStatistics(GAME_CONFIG.classic, kept, TODAY);
      const daily = kept.filter(({ kind }) => kind === "daily");
      const won = new Set(daily.filter((result) => result.won).map(({ of }) => of));
      // Day by day, in order.
      let [run, best, now] = [0, 0, 0];
      const isOpen = !daily.some(({ of }) => of === TODAY);
      for (let back = 50; back >= -5; back--) {
        const day = addDays(TODAY, -back);
        run = won.has(day) ? run + 1 : 0;
        best = Math.max(best, run);
        if (back === (isOpen ? 1 : 0)) now = run;
      }
      expect({ streak, bestStreak }).toEqual({ streak: now, bestStreak: best });
      expect([played, wins]).toEqual([daily.length, won.size]);
      expect(distribution).toHaveLength(7);
      expect(
        computeDayStreak(
          daily.map(({ of }) => of),
          TODAY,
        ).streak,
      ).toBeGreaterThanOrEqual(streak);
    }),
    runs(4_000),
  );
});
