// @vitest-environment browser
import { test } from "vitest";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { addDays } from "#rules/shared/day";
import { GameRound } from "../../client/games/shared/game-round.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { FIXTURES, SWEATER, lost, playOf, viewAfter, type Fixture } from "./game-rounds.ts";
import { expectShown, inBrowser } from "./live.tsx";
import { TODAY } from "./rendered.tsx";

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
    "given up": () => round(1, { options: { kind: "practice", gaveUp: true } }),
  });
});
