import { describe, expect, test } from "vitest";
import { minAnswersOf, criterionKindOf } from "#rules/grid/criteria";
import { buildPartners } from "../../seed/partners.ts";
import { captainciesOf } from "../../seed/players/documents.ts";
import { buildSimilarPlayers } from "../../seed/players/similar-players.ts";
import { buildPlayerLists } from "../../seed/players/lists.ts";
import { buildPlayerSquares } from "../../seed/players/squares.ts";
import { buildTeammates } from "../../seed/players/teammates.ts";
import { careerOf, careers, facts, fame, ids, members, nameOf, sets } from "./league.ts";

const DANIEL = 8467875;
const HENRIK = 8467876;

describe("teammates", () => {
  const matesOf = buildTeammates(facts.lines, facts.players);

  test("of a Sedin begin with the other one, and vice versa", () => {
    const [henrik] = matesOf(DANIEL);
    expect(henrik?.slice(0, 5)).toEqual([HENRIK, "Henrik", "Sedin", "VAN", 17]);
    const [daniel] = matesOf(HENRIK);
    expect([daniel?.[0], daniel?.[7]]).toEqual([DANIEL, henrik?.[7]]);
    // At most the games of either.
    for (const id of [DANIEL, HENRIK]) expect(henrik?.[7]).toBeLessThanOrEqual(careerOf(id).games);
  });

  test("have the stated number of shared seasons, and no duplicates", () => {
    const seasonsOf = (id: number) =>
      new Set(facts.lines.filter(({ player }) => player === id).map(({ season, team }) => `${season} ${team}`));
    const own = seasonsOf(ids.gretzky);
    const mates = matesOf(ids.gretzky);
    expect(new Set(mates.map(([id]) => id)).size).toBe(mates.length);
    expect(mates.map(([id]) => nameOf(id))).toContain("Jari Kurri");
    for (const [id, , , , seasons] of mates) {
      const shared = new Set([...seasonsOf(id).intersection(own)].map((each) => each.slice(0, 8)));
      expect([nameOf(id), shared.size]).toEqual([nameOf(id), seasons]);
    }
  });
});

describe("known captaincies", () => {
  const of = (id: number) => captainciesOf(facts.captains.filter(({ player }) => player === id));

  test.each([
    ["Yzerman, whom a season without games did not end", 8452578, [[19861987, 20052006, "DET", 19]]],
    [
      "Gretzky, of three clubs",
      ids.gretzky,
      [
        [19831984, 19871988, "EDM", 5],
        [19891990, 19951996, "LAK", 7],
        [19951996, 19951996, "STL", 1],
      ],
    ],
    ["Crosby", 8471675, [[20072008, 20252026, "PIT", 19]]],
    ["Roy, who was none", ids.roy, []],
  ])("of %s", (_who, id, captaincies) => expect(of(id)).toEqual(captaincies));

  test("are of players of the club, and include the champions of every Final with known captains", () => {
    const played = new Set(
      [...facts.lines, ...facts.playoffs].map(({ player, season, team }) => `${player} ${season} ${team}`),
    );
    const odd = facts.captains.filter(({ player, season, team }) => !played.has(`${player} ${season} ${team}`));
    expect(odd.map(({ player, season }) => `${nameOf(player)} ${season}`)).toEqual([]);
    const captains = new Set(facts.captains.map(({ player, season }) => `${player} ${season}`));
    for (const { season, captains: named } of facts.finals)
      for (const player of named) expect(captains).toContain(`${player} ${season}`);
  });
});

test("similar players have similar statistics and eras", () => {
  const alikeOf = buildSimilarPlayers(careers);
  for (const id of [ids.gretzky, ids.roy, DANIEL]) {
    const own = careers.get(id);
    const alike = alikeOf(id).map((other) => careers.get(other));
    expect(alike).toHaveLength(9);
    for (const other of alike) {
      expect(other?.player.id).not.toBe(id);
      expect(other?.player.position === "G").toBe(own?.player.position === "G");
      const apart = Math.abs((other?.lines[0]?.season ?? 0) - (own?.lines[0]?.season ?? 0)) / 10_001;
      expect(apart).toBeLessThan(15);
    }
  }
});

test("a player's squares are those whose sets contain the player, with the fewest answers first", () => {
  const criteria = buildPartners(sets, facts, fame);
  const { squares, rarest } = buildPlayerSquares(sets, criteria)(ids.gretzky);
  expect(rarest).toHaveLength(9);
  expect(squares).toBeGreaterThan(50);
  const counts = rarest.map(([, , answers]) => answers);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  for (const [row, column, answers] of rarest) {
    // A Grid can be dealt with it.
    expect(criteria.get(row)?.partners[column]).toBeGreaterThan(0);
    expect(answers).toBeGreaterThanOrEqual(minAnswersOf(row, column));
    for (const key of [row, column]) expect(members(key)).toContain(ids.gretzky);
    expect(criterionKindOf(column)).not.toBe("club");
  }
});

test("every list has the right players, and the letters have every player once", () => {
  const { index, lists } = buildPlayerLists(facts);
  const letters = lists.filter(([by]) => by === "letter").flatMap(([, , players]) => players.map(([id]) => id));
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).toHaveLength(8803);
  for (const [by, of, players] of lists) {
    if (by !== "club") continue;
    for (const [id] of players) {
      const { clubs = [], playoffs = [] } = careers.get(id) ?? {};
      // Some were with a club in the playoffs only.
      expect([...clubs, ...playoffs.map(({ team }) => team)]).toContain(of);
    }
  }
  const [, , oilers] = lists.find(([by, of]) => by === "club" && of === "EDM") ?? [];
  expect(oilers?.[0]?.slice(1, 3)).toEqual(["Kevin", "Lowe"]);
  expect(index.clubs.map(([{ code }]) => code)).toContain("QUE");
});
