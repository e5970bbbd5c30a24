import { describe, expect, test } from "vitest";
import { EXPANSION_SEASON } from "#rules/league/season";
import { rosterPoolOn } from "#rules/roster/draw";
import { daysBetween, FIRST_DAY, weekday } from "#rules/shared/day";
import { ANSWER_POOL, ranksOn, seededPick } from "#rules/shared/draw";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { summarizeCalendar } from "../../seed/calendar-counts.ts";
import { readCalendarLookups } from "../../seed/calendar-lookups.ts";
import { dealCalendar, type DealtDay } from "../../seed/calendar.ts";
import { findWeakDays } from "../../seed/weak-days.ts";
import { careerOf, facts, ids } from "./league.ts";
import { drawFacts, tables } from "./tables.ts";

const [SATURDAY, SUNDAY] = [5, 6];

// With a fixed key.
const days = dealCalendar(drawFacts, FIRST_DAY, 730, (game, day) =>
  seededPick([GAME_NAMES.indexOf(game), daysBetween(FIRST_DAY, day), 3, 4]),
);
const year = days.slice(0, 365);
const lookups = readCalendarLookups(tables);

/** Returns the days on which a game's answer is dealt, each with it. */
const dealt = (game: GameName): { day: string; answer: string }[] =>
  days.flatMap(({ day, answers: { [game]: answer } }) => (answer === undefined ? [] : [{ day, answer }]));

test.each(GAME_NAMES)("an answer of %s returns after its time only", (game) => {
  for (const [answer, uses] of Map.groupBy(dealt(game), ({ answer }) => answer))
    for (const [at, { day }] of uses.slice(1).entries())
      expect(daysBetween(uses[at]?.day ?? day, day), answer).toBeGreaterThan(GAME_CONFIG[game].repeatDays);
});

describe.each(["classic", "face", "career"] as const)("the players of %s", (game) => {
  const { byFame } = drawFacts[game];
  const hidden = dealt(game).map(({ day, answer }) => ({ day, id: Number(answer) }));

  test("have the weekday's ranks of the 300 best known", () => {
    for (const { day, id } of hidden) {
      const { from, to } = ranksOn(day, ANSWER_POOL);
      expect(byFame.slice(from, to), day).toContain(id);
    }
  });

  test("are within a year each of the 50 best known with 100 games", () => {
    const answers = new Set(hidden.slice(0, 365).map(({ id }) => id));
    const known = byFame.slice(0, 50).filter((id) => careerOf(id).games >= 100);
    expect(known.filter((id) => !answers.has(id))).toEqual([]);
  });

  test("have 100 games from Monday to Friday, and those of a career 200 with one club on Sundays", () => {
    for (const { day, id } of hidden) {
      if (weekday(day) < SATURDAY) expect(careerOf(id).games, day).toBeGreaterThanOrEqual(100);
      if (game === "career" && weekday(day) === SUNDAY) expect(drawFacts.career.longServing, day).toContain(id);
    }
  });
});

describe("the second year of Roster Mystery", () => {
  const dealtSeasons = dealt("roster").slice(365);
  const answers = dealtSeasons.map(({ answer }) => answer);
  const franchiseOf = (key: string) => lookups.seasons.get(key)?.franchise;

  test("repeats no franchise within ten days", () => {
    for (const [at, key] of answers.entries())
      expect(answers.slice(Math.max(0, at - 10), at).map(franchiseOf), key).not.toContain(franchiseOf(key));
  });

  test("has each franchise with ten seasons in the pool on 8 to 15 days, whatever its code", () => {
    const uses = Map.groupBy(answers, franchiseOf);
    for (const [franchise, { length }] of Map.groupBy(rosterPoolOn(drawFacts.roster, "2026-11-07"), franchiseOf)) {
      const count = uses.get(franchise)?.length ?? 0;
      if (length >= 10) expect(count, franchise).toBeGreaterThanOrEqual(8);
      expect(count, franchise).toBeLessThanOrEqual(15);
    }
  });

  test("has at least four decades in a week", () => {
    for (let from = 0; from + 7 <= answers.length; from += 7)
      expect(new Set(answers.slice(from, from + 7).map((key) => key.slice(0, 3))).size).toBeGreaterThanOrEqual(4);
  });
});

test.each([
  ["roster", (key: string) => lookups.seasons.get(key)?.rank ?? 0],
  ["grid", (key: string) => -lookups.wellKnownAnswers(key)],
] as const)("%s grows harder from Monday to Sunday", (game, difficultyOf) => {
  const means = [0, 1, 2, 3, 4, 5, 6].map((of) => {
    const own = dealt(game).filter(({ day }) => weekday(day) === of);
    return own.reduce((sum, { answer }) => sum + difficultyOf(answer), 0) / own.length;
  });
  expect(means).toEqual(means.toSorted((a, b) => a - b));
});

test("Legends hide retired players with honours", () => {
  const rostered = new Set(facts.rosters.map(({ player }) => player));
  const awards = ["Hart", "Art Ross", "Norris", "Vezina", "Conn Smythe"];
  const won = (id: number, ...names: string[]): boolean =>
    facts.awards.some(({ player, award }) => player === id && names.includes(award));
  for (const id of dealt("legends").map(({ answer }) => Number(answer))) {
    const { player, games, points } = careerOf(id);
    const isRookieOfTheYear = won(id, "Calder") && games >= 300;
    const isHonoured = player.hallOfFame || won(id, ...awards) || isRookieOfTheYear || (points ?? 0) >= 1000;
    expect([rostered.has(id), isHonoured], String(id)).toEqual([false, true]);
  }
});

describe("the figures of a calendar", () => {
  /** Returns the figures with targets, each with whether it reaches its target: "0", "all", "at most 5", "1550 or more". */
  const judgeFigures = (calendar: readonly DealtDay[]): Record<string, boolean> =>
    Object.fromEntries(
      summarizeCalendar(calendar, lookups)
        .flatMap(({ head, rows }) => (head.includes("target") ? rows : []))
        .flatMap(([figure = "", target = "", counted = ""]) => {
          const [, bound, limit] = /^(at most )?(\d+)( %| or more)?$/.exec(target) ?? [];
          const [, count] = /(?:^|\s)([\d.]+)(?=$|:| %| of)/.exec(counted) ?? [];
          if (target === "all") return [[figure, /^(\d+) of \1$/.test(counted)]];
          if (limit === undefined) return [];
          const isMost = bound !== undefined || limit === "0";
          return [[figure, isMost ? Number(count) <= Number(limit) : Number(count) >= Number(limit)]];
        }),
    );
  const reached = judgeFigures(year);

  test("reach their targets", () => {
    expect(Object.keys(reached)).toHaveLength(11);
    expect(Object.entries(reached).filter(([, isReached]) => !isReached)).toEqual([]);
  });

  test("miss all targets if all days have the same bad puzzles", () => {
    const numberless = [...lookups.players].find(([, { number, rank }]) => number === null && rank > 600)?.[0] ?? "";
    const old = [...lookups.players].find(([, { last, rank }]) => last < EXPANSION_SEASON && rank > 600)?.[0] ?? "";
    const grid = "country:CH,country:DE,trophy:ted-lindsay/country:CZ,country:SK,trophy:vezina";
    const bad = year.map(({ day, answers }) => ({
      day,
      answers: { ...answers, classic: numberless, face: old, career: old, grid, roster: "19961997-DET", legends: old },
    }));
    expect(Object.entries(judgeFigures(bad)).filter(([, isReached]) => isReached)).toEqual([]);
  });

  describe("a weak day is named with its reason:", () => {
    const [first, second] = year;
    const player = lookups.players.get(String(ids.crosby));
    if (first === undefined || second === undefined || player === undefined) expect.fail();
    const numberless = new Map(lookups.players).set(String(ids.crosby), { ...player, number: null });
    /** Returns the reasons of the second of two days, the first of which has a Grid. Crosby has no number. */
    const reasonsOf = (answers: Partial<DealtDay["answers"]>): string[] | undefined =>
      findWeakDays(
        [
          { ...first, answers: { ...first.answers, grid } },
          { ...second, answers: { ...second.answers, classic: String(ids.mcdavid), ...answers } },
        ],
        { ...lookups, players: numberless },
      ).get(second.day);
    const grid = "club:BOS,club:MTL,club:TOR/club:DET,club:NYR,country:SE";

    test.each<[why: string, other: Partial<DealtDay["answers"]>, reasons: unknown]>([
      ["none", { grid: "club:CHI,club:EDM,country:SE/club:BOS,club:PHI,club:STL" }, undefined],
      [
        "three criteria of a Grid of the seven before",
        { grid: "club:CHI,club:NYR,country:SE/club:BOS,club:PHI,club:STL" },
        ["Grid: club:NYR, country:SE, club:BOS also on 2026-11-01"],
      ],
      [
        "four cells with few well-known answers",
        { grid: "club:CHI,club:EDM,club:PHI/country:CZ,country:SK,trophy:ted-lindsay" },
        [expect.stringMatching(/^Grid: [4-9] cells with fewer than 4 well-known answers$/)],
      ],
      [
        "a Classic answer without a number",
        { classic: String(ids.crosby), grid: "club:CHI,club:EDM,club:PHI/club:BOS,club:LAK,club:STL" },
        ["Classic: no number for Sidney Crosby"],
      ],
    ])("%s", (_why, other, reasons) => expect(reasonsOf(other)).toEqual(reasons));
  });
});
