import { describe, expect, test } from "vitest";
import { EXPANSION_SEASON } from "#rules/league/season";
import { daysBetween, FIRST_DAY, weekday } from "#rules/shared/day";
import { seededPick } from "#rules/shared/draw";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { summarizeCalendar } from "../../seed/calendar-counts.ts";
import { readCalendarLookups } from "../../seed/calendar-lookups.ts";
import { dealCalendar, type DealtDay } from "../../seed/calendar.ts";
import { isAnswerable } from "../../seed/fame.ts";
import { buildTables } from "../../seed/rows.ts";
import { formatTextTable } from "../../seed/text-table.ts";
import { findWeakDays } from "../../seed/weak-days.ts";
import { careerOf, facts, fame, ids } from "./league.ts";

const SATURDAY = 5;
const tables = buildTables(facts);

/** Returns days as `npm run calendar` prints them, drawn with a fixed key. */
function deal(game: GameName, days: number): { day: string; answer: string }[] {
  let draw = 0;
  const pick = () => seededPick([++draw, 2, 3, 4]);
  return dealCalendar(tables, "2026-11-01", days, pick, [game]).flatMap(({ day, answers: { [game]: answer } }) =>
    answer === undefined ? [] : [{ day, answer }],
  );
}

describe.each(["classic", "face"] as const)("a year of %s", (game) => {
  const year = deal(game, 365).map(({ day, answer }) => ({ day, id: Number(answer) }));

  test("uses each of the 50 best-known players with 100 games", () => {
    const answers = new Set(year.map(({ id }) => id));
    const ranked = facts.rosters
      .map(({ player }) => careerOf(player))
      .filter((career) => isAnswerable(facts, career))
      .sort((a, b) => (fame.get(b.player.id) ?? 0) - (fame.get(a.player.id) ?? 0));
    const missed = ranked.slice(0, 50).filter(({ games, player }) => games >= 100 && !answers.has(player.id));
    expect(missed.map(({ player }) => player.last)).toEqual([]);
  });

  test("uses no player with fewer than 100 games from Monday to Friday", () => {
    const early = year.filter(({ day, id }) => weekday(day) < SATURDAY && careerOf(id).games < 100);
    expect(early).toEqual([]);
  });
});

describe("three years of Legends", () => {
  const weeks = deal("legends", 3 * 365).map(({ answer }) => Number(answer));
  const isOld = (id: number): boolean => (careerOf(id).lines.at(-1)?.season ?? 0) < EXPANSION_SEASON;

  test("repeat no player", () => {
    expect(weeks).toHaveLength(157);
    expect(new Set(weeks.slice(0, 156)).size).toBe(156);
  });

  test("hide retired players with honours of the 600 best known", () => {
    const rostered = new Set(facts.rosters.map(({ player }) => player));
    const awards = ["Hart", "Art Ross", "Norris", "Vezina", "Conn Smythe"];
    const won = (id: number, ...names: string[]): boolean =>
      facts.awards.some(({ player, award }) => player === id && names.includes(award));
    const bestKnown = new Set([...fame].sort(([, a], [, b]) => b - a).flatMap(([id], at) => (at < 600 ? [id] : [])));
    for (const id of weeks) {
      const { player, games, points } = careerOf(id);
      const isRookieOfTheYear = won(id, "Calder") && games >= 300;
      expect(rostered.has(id), String(id)).toBe(false);
      expect(player.hallOfFame || won(id, ...awards) || isRookieOfTheYear || (points ?? 0) >= 1000, String(id)).toBe(
        true,
      );
      expect(bestKnown.has(id), String(id)).toBe(true);
    }
  });

  test("hide at most one player of before 1967-68 in four weeks", () => {
    for (let from = 0; from + 4 <= weeks.length; from++)
      expect(weeks.slice(from, from + 4).filter(isOld).length, `week ${from}`).toBeLessThanOrEqual(1);
    expect(weeks.some(isOld)).toBe(true);
  });
});

describe("a year of all games", () => {
  const pickFor = (game: GameName, day: string) =>
    seededPick([GAME_NAMES.indexOf(game), daysBetween(FIRST_DAY, day), 3, 4]);
  const year = dealCalendar(tables, FIRST_DAY, 365, pickFor);
  const lookups = readCalendarLookups(tables);

  test("has no player in two games within seven days", () => {
    const games = ["classic", "face", "career", "legends"] as const;
    for (const [at, { day, answers }] of year.entries()) {
      for (const game of games) {
        const answer = answers[game];
        if (answer === undefined) continue;
        const until = game === "legends" ? at + 6 : at;
        const others = year
          .slice(Math.max(0, at - 7), until + 8)
          .flatMap((other) => games.flatMap((rival) => (rival === game ? [] : [other.answers[rival]])));
        expect(others, `${day} ${game}`).not.toContain(answer);
      }
    }
  });

  test("has no weak Grid, and at most three weak days a month", () => {
    const weak = findWeakDays(year, lookups);
    expect([...weak.values()].flat().filter((reason) => reason.startsWith("Grid"))).toEqual([]);
    for (const [month, days] of Map.groupBy(weak.keys(), (day) => day.slice(0, "2026-11".length)))
      expect(days.length, month).toBeLessThanOrEqual(3);
  });

  test("is summarized with a target for each figure", () => {
    const summary = summarizeCalendar(year, lookups).map((table) => formatTextTable(table, "left"));
    for (const line of [
      /^Grid\n/,
      /^different cells +1550 or more +1[56]\d\d of 3285$/m,
      /^cells within 14 days +0 +0$/m,
      /^most frequent cell +at most 5 +[345]: \S+ × \S+$/m,
      /^Grids without club × club +0 +0$/m,
      /^different club seasons +all +365 of 365$/m,
      /^weeks beyond fame rank 600 +0 +0 of 53$/m,
      /^the same in two games within seven days +0 +0$/m,
      /^roster +\d+( +\d+){6}$/m,
    ])
      expect(summary.join("\n")).toMatch(line);
  });

  describe("a weak day is named with its reason:", () => {
    const [first, second] = year;
    if (first === undefined || second === undefined) throw new Error("no days");
    const player = lookups.players.get(String(ids.crosby));
    if (player === undefined) throw new Error("no Crosby");
    const numberless = new Map(lookups.players).set(String(ids.crosby), { ...player, number: null });
    /** Returns the reasons of the second of two days. Crosby has no number. */
    const reasonsOf = (one: Partial<DealtDay["answers"]>, other: Partial<DealtDay["answers"]>): string[] | undefined =>
      findWeakDays(
        [
          { ...first, answers: { ...first.answers, ...one } },
          { ...second, answers: { ...second.answers, classic: String(ids.mcdavid), ...other } },
        ],
        { ...lookups, players: numberless },
      ).get(second.day);
    const grid = "club:BOS,club:MTL,club:TOR/club:DET,club:NYR,country:SE";

    test.each([
      ["none", grid, "club:CHI,club:EDM,country:SE/club:BOS,club:PHI,club:STL", undefined],
      [
        "three criteria of a Grid of the seven before",
        grid,
        "club:CHI,club:NYR,country:SE/club:BOS,club:PHI,club:STL",
        ["Grid: club:NYR, country:SE, club:BOS also on 2026-11-01"],
      ],
      [
        "four cells with few well-known answers",
        grid,
        "club:CHI,club:EDM,club:PHI/country:CZ,country:SK,trophy:ted-lindsay",
        [expect.stringMatching(/^Grid: [4-9] cells with fewer than 4 well-known answers$/)],
      ],
    ])("%s", (_why, one, other, reasons) => expect(reasonsOf({ grid: one }, { grid: other })).toEqual(reasons));

    test("a Classic answer without a number", () => {
      const other = { classic: String(ids.crosby), grid: "club:CHI,club:EDM,club:PHI/club:BOS,club:LAK,club:STL" };
      expect(reasonsOf({ grid }, other)).toEqual(["Classic: no number for Sidney Crosby"]);
    });
  });
});
