// @vitest-environment browser
import { expect, test } from "vitest";
import { CAREER_CLUES } from "#rules/career/clues";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { LEGENDS_CLUES } from "#rules/legends/clues";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { addDays } from "#rules/shared/day";
import type { PlayerRegistry } from "../../client/data/people.ts";
import { careerClues } from "../../client/games/career/clues.tsx";
import { classicClues } from "../../client/games/classic/clues.tsx";
import { legendsClues } from "../../client/games/legends/clues.tsx";
import { GameRound } from "../../client/games/shared/game-round.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { FIXTURES, NEAR, SWEATER, lost, playOf, viewAfter, type Fixture } from "./game-rounds.ts";
import { TODAY, expectShown, inBrowser } from "./live.tsx";

inBrowser();

// Their own test has them.
const NoRules = Object.assign(() => <hr />, { preload: async () => true });

test.each([...GAME_NAMES, "sweater"] as const)("%s from the first guess to its ending", async (name) => {
  const game: GameName = name === "sweater" ? "face" : name;
  const of = (name === "sweater" ? SWEATER : FIXTURES[game]) as Fixture<GameName>;
  const round = (count: number, { options = {}, ...changed }: { options?: object; settled?: number } = {}) => {
    const view = viewAfter<GameName>(game, of.wrong.slice(0, count), { ...options, of });
    const pending = changed.settled === undefined ? null : of.wrong[count];
    return (
      <GameRound
        screen={{ ...of.screen, Rules: NoRules }}
        play={{ ...playOf<GameName>(game, view, pending), ...changed }}
        day={view.day}
        loaded={{ value: of.league, latest: of.league, failure: null, retry() {} }}
        links={[]}
        onStartOver={() => {}}
      />
    );
  };
  await expectShown(name, {
    "begun, for the first time": () => round(0),
    begun: () => (recordResult(game, lost(game, addDays(TODAY, -7))), round(0)),
    "two wrong guesses, the second a moment ago, and a third one that is judged": () => round(2, { settled: 1 }),
    // The boards of clues have only more rows then.
    ...(!["classic", "legends"].includes(name) && { "one guess left": () => round(GAME_CONFIG[game].limit - 1) }),
    ...(name === "grid" && { "one guess left in practice": () => round(8, { options: { kind: "practice" } }) }),
    "given up": () => round(1, { options: { kind: "practice", gaveUp: true } }),
  });
});

// A board shows its list without the rules, and squares are in the order of the rules.
test("boards have the clues in the order of the rules", () => {
  expect(Object.keys(classicClues.shown)).toEqual(CLASSIC_CLUES);
  expect(Object.keys(careerClues.shown)).toEqual(CAREER_CLUES);
  expect(Object.keys(legendsClues.shown)).toEqual(LEGENDS_CLUES);
});

test("a guess who was at all clubs of a career was at every stop, also where a club comes twice", () => {
  const league = { ...(FIXTURES.career.league as PlayerRegistry), stops: 3 };
  const clue = viewAfter("career", [NEAR]).tries[0]?.clue ?? expect.fail("no clue");
  const of = ["QUE", "MTL"].map((team) => ({ team, isShared: true }));
  for (const [verdict, known] of [
    ["match", 3],
    ["near", 2],
  ] as const) {
    const judged = { ...clue, common: { ...clue.common, clubs: { verdict, of } } };
    expect(careerClues.read(league, NEAR, judged).values.clubs?.known).toBe(known);
  }
});
