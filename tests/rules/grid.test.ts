import { describe, expect, test } from "vitest";
import { criteriaOfCell, GRID_CELLS } from "#rules/grid/criteria";
import { grid, type CellAnswers, type GridFacts, type Shot } from "#rules/grid/grid";
import type { GuessedPlayer } from "#rules/grid/player-record";
import { countCorrect, roundStateOf, buildRoundView } from "#rules/shared/round";
import { buildSweaterNumbers } from "../../seed/numbers.ts";
import { dailyRound } from "./league.ts";
import { answersOf, careerOf, facts as league, idOf, ids, recordOf } from "../seed/league.ts";

const facts: GridFacts = {
  players: new Set(league.players.map(({ id }) => id)),
  criteria: new Map(),
  franchises: new Map(league.teams.map(({ code, franchise }) => [code, franchise])),
  trophies: {},
};
const secret = { rows: ["club:EDM", "club:COL", "club:TOR"], columns: ["club:NYR", "career:500-goals", "trophy:hart"] };
const data: CellAnswers = {
  squares: GRID_CELLS.map((square) => answersOf(...criteriaOfCell(secret, square))),
};
const puzzle = { facts, secret, data };

const [messier, sakic, kane] = [idOf("Mark Messier"), idOf("Joe Sakic"), idOf("Patrick Kane")];
const MISS: Shot = { square: 3, player: kane };
const earlier: Shot[] = [{ square: 0, player: messier }, MISS];

describe("a shot", () => {
  test.each([
    ["at an open square", { square: 4, player: sakic }, null],
    ["at a square that was missed, with another player", { square: 3, player: sakic }, null],
    ["with a player who missed another square", { square: 8, player: kane }, null],
    ["with somebody who does not fit", { square: 8, player: ids.aho }, null],
    ["at a filled square", { square: 0, player: ids.gretzky }, "square-filled"],
    ["at a filled square with its own player", { square: 0, player: messier }, "square-filled"],
    ["with a player who stands on the grid", { square: 2, player: messier }, "repeated-guess"],
    ["with a player who missed this square", MISS, "repeated-guess"],
    ["at no square", { square: 9, player: sakic }, "unknown-square"],
    ["before the first square", { square: -1, player: sakic }, "unknown-square"],
    ["with nobody of the league", { square: 4, player: 1 }, "unknown-player"],
    ["with a name", { square: 4, player: "Joe Sakic" }, "unknown-player"],
  ])("%s", (_, raw, refusal) => {
    expect(grid.accept(puzzle, raw, earlier)).toEqual(
      refusal === null ? { ok: true, guess: raw } : { ok: false, refusal },
    );
  });

  test("is correct if both criteria fit", () => {
    expect(earlier.map((shot) => grid.judge(puzzle, shot))).toEqual([{ correct: true }, { correct: false }]);
  });
});

const { byClub } = buildSweaterNumbers(league);

/** Returns what the Worker reads of a player. */
function guessedPlayerOf(id: number): GuessedPlayer {
  const career = careerOf(id);
  const team = league.rosters.find(({ player }) => player === id)?.team ?? null;
  return { ...recordOf(career), team, clubs: career.clubs, numbers: byClub(id) };
}

/** Returns the puzzle with what is known of some players. */
const known = (...names: string[]) => ({
  ...puzzle,
  data: { ...data, records: new Map(names.map((name) => [idOf(name), guessedPlayerOf(idOf(name))])) },
});

describe("the number returned with a shot", () => {
  test.each([
    ["club:PIT", "draft:first-overall", "Sidney Crosby", 87],
    ["hall-of-fame", "club:EDM", "Wayne Gretzky", 99],
    // The row's club of two.
    ["club:COL", "club:EDM", "Joe Sakic", 19],
    // Today's code of the franchise, or an earlier one (Atlanta).
    ["club:COL", "career:500-goals", "Joe Sakic", 19],
    ["club:WPG", "draft:first-round", "Zach Bogosian", 44],
    ["club:WPG", "hall-of-fame", "Chris Chelios", 24],
    // No club: the sweater he is remembered in.
    ["hall-of-fame", "career:1000-points", "Mario Lemieux", 66],
  ])("is that of %s × %s: %s, %i", (row, column, name, number) => {
    const lines = { rows: [row, row, row], columns: [column, column, column] };
    const cell = known(name);
    const right = { ...cell, secret: lines, data: { ...cell.data, squares: [[idOf(name)]] } };
    expect(grid.judge(right, { square: 0, player: idOf(name) }).number).toBe(number);
  });

  test("is absent if it is unknown, for a miss, and for a player who could not be read", () => {
    const unnumbered = known("Joe Sakic");
    for (const record of unnumbered.data.records.values()) Object.assign(record, { numbers: {} });
    for (const [told, shot] of [
      [unnumbered, { square: 4, player: sakic }],
      [known("Mark Messier"), { square: 4, player: messier }],
      [known("Mark Messier"), { square: 4, player: sakic }],
    ] as const)
      expect(grid.judge(told, shot)).not.toHaveProperty("number");
    expect(grid.answer(known("Joe Sakic"))).toEqual({ ...secret, squares: data.squares });
  });
});

describe("the proof returned with a shot", () => {
  test("states why the player fits, or what is missing", () => {
    const told = known("Joe Sakic", "Patrick Kane");
    expect(grid.judge(told, { square: 4, player: sakic })).toMatchObject({
      correct: true,
      proof: [
        { kind: "club", met: true },
        { kind: "figure", met: true, figure: 625 },
      ],
    });
    expect(grid.judge(told, { square: 4, player: kane })).toMatchObject({
      correct: false,
      proof: [
        { kind: "club", met: false, stays: [] },
        { kind: "figure", met: true },
      ],
    });
  });

  test("is absent for a player without facts, and if the player has met the criterion only since the deal", () => {
    expect(grid.judge(known(), { square: 4, player: sakic })).toEqual({ correct: true });
    const before = { ...known("Joe Sakic"), secret };
    before.data = { ...before.data, squares: GRID_CELLS.map(() => []) };
    expect(grid.judge(before, { square: 4, player: sakic })).toEqual({ correct: false });
    const renamed = { ...known("Joe Sakic"), secret: { ...secret, columns: ["club:NYR", "career:9-lives", "cup"] } };
    expect(grid.judge(renamed, { square: 4, player: sakic })).not.toHaveProperty("proof");
  });
});

describe("a round", () => {
  /** A right answer for each cell, each player once. */
  const all = GRID_CELLS.reduce<Shot[]>((shots, square) => {
    const player = data.squares[square]?.find((id) => shots.every((shot) => shot.player !== id)) ?? 0;
    return [...shots, { square, player }];
  }, []);

  test.each([
    ["goes on with squares open", all.slice(0, 8), false, "guessing", 8],
    ["is won with nine", all, false, "won", 9],
    ["is won when two shots of the nine have missed", [MISS, MISS, ...all.slice(0, 7)], false, "won", 7],
    ["is lost when three shots of the nine have missed", [MISS, MISS, MISS, ...all.slice(0, 6)], false, "lost", 6],
    ["can be stopped with seven and is won", all.slice(0, 7), true, "won", 7],
    ["can be stopped with six", all.slice(0, 6), true, "gave-up", 6],
    ["can be stopped at once", [], true, "gave-up", 0],
  ] as const)("%s", (_, guesses, gaveUp, state, correct) => {
    expect(roundStateOf(grid, puzzle, { guesses: [...guesses], gaveUp })).toBe(state);
    expect(countCorrect(grid, puzzle, guesses)).toBe(correct);
  });

  test("shows its criteria from the start, and its answers at the end", () => {
    const running = buildRoundView(grid, puzzle, dailyRound("grid", all.slice(0, 8)));
    expect(running.seen).toEqual(secret);
    expect(running).not.toHaveProperty("answer");
    expect(buildRoundView(grid, puzzle, dailyRound("grid", all))).toMatchObject({
      answer: { ...secret, squares: data.squares },
    });
  });
});
