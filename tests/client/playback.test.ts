import { describe, expect, test } from "vitest";
import { playBack } from "../../client/pages/promo/playback.ts";
import { facts, player } from "../rules/league.ts";

const ids = (...guesses: ReturnType<typeof playBack>) => guesses.map(({ player: { id } }) => id);

describe("a Classic played back", () => {
  test("begins with the best known, goes on with those still possible, and ends with the answer", () => {
    const league = facts(
      player({ id: 1, fame: 1, team: "EDM", points: 2000, position: "D" }),
      player({ id: 2, fame: 2, team: "EDM", points: 1999, position: "D" }), // ruled out by the first
      player({ id: 3, fame: 3, number: 22 }),
      player({ id: 4, fame: 4, number: 24 }),
    );
    expect(ids(...playBack(league, 4))).toEqual([1, 3, 4]);
  });

  test("does not name the answer early, however well known he is", () => {
    const league = facts(player({ id: 1, fame: 1 }), player({ id: 2, fame: 2, number: 60 }), player({ id: 3, fame: 3, number: 61 }));
    expect(ids(...playBack(league, 1)).at(-1)).toBe(1);
  });

  test("is never longer than six guesses", () => {
    const twins = Array.from({ length: 20 }, (_, index) => player({ id: index + 1, fame: index + 1 }));
    expect(playBack(facts(...twins), 20)).toHaveLength(6);
  });

  test("ends with nothing but matches", () => {
    const league = facts(player({ id: 1, fame: 1 }), player({ id: 2, fame: 2, number: 99 }));
    expect(Object.values(playBack(league, 2).at(-1)?.clue ?? {}).every(({ verdict }) => verdict === "match")).toBe(true);
  });

  test("is possible with the answer alone", () => expect(ids(...playBack(facts(player({ id: 7 })), 7))).toEqual([7]));
});
