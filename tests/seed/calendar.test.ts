import { describe, expect, test } from "vitest";
import { EXPANSION_SEASON } from "#rules/league/season";
import { weekday } from "#rules/shared/day";
import { seededPick } from "#rules/shared/draw";
import type { GameName } from "#rules/shared/game-config";
import { dealCalendar } from "../../seed/calendar.ts";
import { isAnswerable } from "../../seed/fame.ts";
import { buildTables } from "../../seed/rows.ts";
import { careerOf, facts, fame } from "./league.ts";

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
