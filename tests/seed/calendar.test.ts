import { describe, expect, test } from "vitest";
import { weekday } from "#rules/shared/day";
import { seededPick } from "#rules/shared/draw";
import type { GameName } from "#rules/shared/game-config";
import { dealCalendar } from "../../seed/calendar.ts";
import { isAnswerable } from "../../seed/fame.ts";
import { buildTables } from "../../seed/rows.ts";
import { careerOf, careers, facts, fame } from "./league.ts";

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

test("three years of Legends repeat no player, and use only retired ones from the pool", () => {
  const weeks = deal("legends", 3 * 365).map(({ answer }) => Number(answer));
  expect(weeks).toHaveLength(157);
  expect(new Set(weeks.slice(0, 156)).size).toBe(156);
  const rostered = new Set(facts.rosters.map(({ player }) => player));
  const famous = ["Hart", "Art Ross", "Norris", "Vezina", "Calder", "Conn Smythe"];
  const winners = new Set(facts.awards.filter(({ award }) => famous.includes(award)).map(({ player }) => player));
  for (const id of weeks) {
    const career = careers.get(id);
    expect(rostered.has(id), String(id)).toBe(false);
    expect(career?.player.hallOfFame || winners.has(id) || (career?.points ?? 0) >= 1000, String(id)).toBe(true);
  }
});
