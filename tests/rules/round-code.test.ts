import { describe, expect, test } from "vitest";
import { MATCH, MISS, type Verdict } from "#rules/shared/verdict";
import { GAME_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { encodeRound, compareRounds, resultNumberOf, decodeRound, type SharedRound } from "#rules/round-code";
import { shareSquaresIn } from "#rules/share-squares";

const SIGNS: Readonly<Record<string, Verdict>> = { m: "match", n: "near", x: "miss" };
const rowsOf = (text: string) => text.split("/").map((row) => [...row].map((sign) => SIGNS[sign] ?? "miss"));
const round = (text: string, terms: Partial<SharedRound> = {}): SharedRound => ({
  won: true,
  hint: false,
  hard: false,
  rows: rowsOf(text),
  ...terms,
});

const ROUNDS: Record<GameName, SharedRound[]> = {
  classic: [
    round("xmxnxxxx/xmxnxxxx/mmmmmmmm"),
    round("xxxxxxxx/xxxxxxxx/xxxxxxxx/xxxxxxxx/nnnnnnnn/mmmmmmmn/mmmmmmmx", { won: false, hint: true, hard: true }),
  ],
  roster: [round("xx/nm/mm", { hint: true })],
  face: [
    round("x/n/x/x/m", { hard: true }),
    round("m"),
    round("mx/xxxx/xmxm/mmmmmm"),
    round("mx/xxxx/xmxm/xxxxxx/xxxxxxx/mmmmmmmmx", { won: false }),
  ],
  career: [round("xnxxx/mmmmm")],
  grid: [round("mmm/mxm/xxx", { won: false }), round("mmm/mmm/mmm")],
  legends: [round(Array(7).fill("xnmxnmxnm").join("/"), { won: false })],
};

describe("a round in a link", () => {
  test.each(GAME_NAMES)("of %s is encoded in few characters and decoded unchanged", (game) => {
    for (const told of ROUNDS[game]) {
      const code = encodeRound(told);
      expect(code).toMatch(/^[0-9a-v]{4,24}$/);
      expect(decodeRound(game, code)).toEqual(told);
    }
  });

  test("stays valid when clues are added to a game's board", () => {
    // A code of the first release, when Classic had eight clues. It must never change.
    expect(decodeRound("classic", "138610b0oqq")).toEqual(ROUNDS.classic[0]);
    for (const game of ["classic", "career", "legends"] as const)
      for (const columns of [5, 8, 9, 10]) {
        const rows = Array<string>(GAME_CONFIG[game].limit).fill("xnmxnmxnmx".slice(0, columns));
        const told = round(rows.join("/"), { won: false });
        expect(decodeRound(game, encodeRound(told))).toEqual(told);
      }
    expect(decodeRound("classic", encodeRound(round("m".repeat(11))))).toBeNull();
    // The widths of other games never change.
    expect(decodeRound("roster", encodeRound(round("mmm")))).toBeNull();
    expect(decodeRound("grid", encodeRound(round("mmmm/mmmm/mmmm")))).toBeNull();
  });

  test("has a square for each clue that it was stored with", () => {
    const clue = { team: MATCH, number: null, age: MISS };
    expect(shareSquaresIn("classic", [{ guess: 1, clue }])).toEqual([["match", "miss", "miss"]]);
  });

  test("that is invalid for the game is rejected", () => {
    const [good = ""] = ROUNDS.classic.map(encodeRound);
    for (const code of [
      "",
      "1",
      "138",
      `${good}0`,
      good.slice(0, -1),
      good.replace(/.$/, "Q"),
      `8${good.slice(1)}`,
      "x".repeat(5000),
    ])
      expect(decodeRound("classic", code)).toBeNull();
    expect(decodeRound("roster", good)).toBeNull();
    // A ninth row of a third verdict, and squares after the last.
    expect(decodeRound("face", "111r")).toBeNull();
    expect(decodeRound("face", "1118")).toBeNull();
    expect(decodeRound("face", `17${"1".repeat(4)}`)).toBeNull();
    // Seven squares of a Grid win, and six do not.
    expect(decodeRound("grid", encodeRound(round("mmm/mmm/mxx", { won: false })))).toBeNull();
    expect(decodeRound("grid", encodeRound(round("mmm/mmm/xxx")))).toBeNull();
  });

  test("has its number of guesses or of correct squares", () => {
    expect(ROUNDS.classic.map((told) => resultNumberOf("classic", told))).toEqual([3, null]);
    expect(ROUNDS.grid.map((told) => resultNumberOf("grid", told))).toEqual([5, 9]);
  });
});

describe("the better of two rounds", () => {
  const after = (guesses: number, terms: Partial<SharedRound> = {}) =>
    round([...Array<string>(guesses - 1).fill("xxxxxxxx"), "mmmmmmmm"].join("/"), terms);
  const lost = round(Array(GAME_CONFIG.classic.limit).fill("xxxxxxxx").join("/"), { won: false });

  test.each([
    ["fewer guesses", after(3), after(4), 1],
    ["a find", after(7), lost, 1],
    ["a find with a hint", after(7, { hint: true }), lost, 1],
    ["no hint", after(5), after(5, { hint: true }), 1],
    ["fewer guesses, be it with a hint", after(5, { hint: true }), after(6), 1],
    ["nothing", after(4), after(4, { hard: true }), 0],
    ["nothing when both are lost", lost, { ...lost, hint: true }, 0],
  ] as const)("%s decides", (_what, one, other, better) => {
    expect(compareRounds("classic", one, other)).toBe(better);
    expect(compareRounds("classic", other, one)).toBe(better === 0 ? 0 : -1);
  });

  test("is the one with more squares of a grid", () =>
    expect(compareRounds("grid", round("mmm/mmx/xxx", { won: false }), round("mmm/mxx/xxx", { won: false }))).toBe(1));
});
