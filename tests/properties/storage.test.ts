import fc from "fast-check";
import { expect, test } from "vitest";
import { computeCleanSweeps } from "#rules/shared/clean-sweep";
import { isDay } from "#rules/shared/day";
import { computeDayStreak } from "#rules/shared/day-streak";
import { DAILY_NAMES, GAME_CONFIG, type DailyName } from "#rules/shared/game-config";
import { computeStatistics } from "#rules/shared/statistics";
import { consent } from "../../client/storage/consent.ts";
import { removeStored, storeText } from "../../client/storage/local-storage.ts";
import { practiceFilters } from "../../client/storage/practice.ts";
import { readResults } from "../../client/storage/results.ts";
import { isInProgress, readRoundSummary, readRound } from "../../client/storage/rounds.ts";
import { theme } from "../../client/storage/settings.ts";
import { readUnansweredMove } from "../../client/storage/unanswered-moves.ts";
import { anyJson, runs } from "./runs.ts";

const TODAY = "2026-11-21";

/** Generates stored values with an invalid part. */
const spoilt = <Value extends object>(value: Value): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.subarray(Object.keys(value), { maxLength: 2 }), fc.array(anyJson, { minLength: 2, maxLength: 2 }))
    .map(([names, values]) => ({ ...value, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) }));

const textOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: value.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: anyJson.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.string() },
  );

const result = fc
  .record({
    won: fc.boolean(),
    kind: fc.constantFrom("daily", "archive", "practice"),
    of: fc.constantFrom(TODAY, "2026-11-20", "round-1"),
  })
  .chain((said) => spoilt({ guesses: 3, correct: 1, ...said }));

test("statistics ignore invalid stored results", () => {
  fc.assert(
    fc.property(textOf(fc.array(result, { maxLength: 6 })), (text) => {
      storeText("deke.results.classic", text);
      const kept = readResults("classic");
      removeStored("deke.results.classic");
      const isWhole = kept.every(
        ({ of, kind, guesses }) => guesses >= 0 && (kind === "practice" || kind === "challenge" || isDay(of)),
      );
      expect(isWhole).toBe(true);
      const { streak, bestStreak, distribution } = computeStatistics(GAME_CONFIG.classic, kept, TODAY);
      expect(bestStreak).toBeGreaterThanOrEqual(streak);
      expect(distribution.every((count) => count <= kept.length)).toBe(true);
      const ofAll = Object.fromEntries(DAILY_NAMES.map((game) => [game, kept])) as Record<DailyName, typeof kept>;
      computeCleanSweeps(ofAll, TODAY);
      computeDayStreak(
        kept.map(({ of }) => of),
        TODAY,
      );
    }),
    runs(2_000),
  );
});

const cookies = spoilt({ necessary: true, analytics: false, advertising: true });

const view = spoilt({
  id: "r",
  kind: "daily",
  day: TODAY,
  number: 21,
  league: "0123456789ab",
  limit: 7,
  correct: 0,
  state: "guessing",
  tries: [],
  seen: null,
});

test("stored rounds, choices and settings are read as valid or as missing", () => {
  const guess = fc.oneof(fc.constant(8_478_402), fc.constant({ square: 4, player: 8_478_402 }), anyJson);
  const move = fc.record({ kind: fc.constantFrom("guess", "hint", "give-up"), guess }).chain(spoilt);
  const round = fc.record({ round: fc.string(), view, move }, { requiredKeys: ["round", "view"] });
  fc.assert(
    fc.property(textOf(round), textOf(anyJson), textOf(cookies), (kept, chosen, allowed) => {
      const stored = {
        [`deke.round.classic.${TODAY}`]: kept,
        [`deke.round.grid.${TODAY}`]: kept,
        "deke.practice.classic": chosen,
        "deke.theme": chosen,
        cookieConsent: allowed,
      };
      for (const [key, text] of Object.entries(stored)) storeText(key, text);
      const head = readRoundSummary("classic", TODAY);
      const whole = readRound("classic", TODAY);
      const shot = readRound("grid", TODAY)?.move?.guess;
      if (head !== null) expect([isDay(head.day), Array.isArray(head.tries)]).toEqual([true, true]);
      if (whole !== null) expect([typeof whole.round, whole.view.state]).toEqual(["string", head?.state]);
      // What a page shows while it is judged.
      expect(["undefined", "number"]).toContain(typeof whole?.move?.guess);
      if (shot !== undefined) expect(shot).toEqual({ square: expect.any(Number), player: expect.any(Number) });
      const unanswered = readUnansweredMove("classic", TODAY);
      if (unanswered !== null) expect(["guess", "hint", "give-up"]).toContain(unanswered.move.kind);
      expect(typeof isInProgress("classic", TODAY)).toBe("boolean");
      expect([null, "everyone", "best-known", "team"]).toContain(practiceFilters.classic.read()?.players ?? null);
      expect(["system", "dark", "light"]).toContain(theme.read());
      const choice = consent.read();
      const either = expect.any(Boolean);
      if (choice !== null) expect(choice).toMatchObject({ necessary: true, analytics: either, advertising: either });
      Object.keys(stored).forEach(removeStored);
    }),
    runs(1_500),
  );
});
