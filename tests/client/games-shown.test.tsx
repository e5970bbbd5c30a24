import { beforeEach, test } from "vitest";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import type { GameView } from "#rules/games";
import { addDays } from "#rules/shared/day";
import { GameRound } from "../../client/games/shared/game-round.tsx";
import { recordResult } from "../../client/storage/results.ts";
import { stubBrowser } from "./effects.tsx";
import { FIXTURES, SWEATER, lost, playOf, viewAfter, type Fixture } from "./game-rounds.ts";
import { TODAY, atNoon, expectShown, renderSettled } from "./rendered.tsx";

atNoon();
beforeEach(stubBrowser);

const ROUNDS = [...GAME_NAMES.map((game) => [game, game] as const), ["sweater", "face"] as const];

// Their own test has them.
const NoRules = Object.assign(() => <hr />, { preload: async () => true });

test.each(ROUNDS)("%s from the first guess to its ending", async (name, game) => {
  const of = (name === "sweater" ? SWEATER : FIXTURES[game]) as Fixture<GameName>;
  const round = (view: GameView<GameName>, changed: object = {}) => (
    <GameRound
      screen={{ ...of.screen, Rules: NoRules }}
      play={{ ...playOf<GameName>(game, view), ...changed }}
      day={view.day}
      loaded={{ value: of.league, latest: of.league, failure: null, retry() {} }}
      links={[]}
      onStartOver={() => {}}
    />
  );
  const after = (guesses: number) => viewAfter<GameName>(game, of.wrong.slice(0, guesses), { of });
  const [, , third] = of.wrong;
  await expectShown(
    name,
    {
      "begun, for the first time": () => round(after(0)),
      begun() {
        recordResult(game, lost(game, addDays(TODAY, -7)));
        return round(after(0));
      },
      "two wrong guesses, the second a moment ago, and a third one that is judged": () =>
        round(after(2), { ...playOf<GameName>(game, after(2), third), settled: 1 }),
      // The boards of clues have only more rows then.
      ...(name !== "classic" &&
        name !== "legends" && { "one guess left": () => round(after(GAME_CONFIG[game].limit - 1)) }),
      "given up": () => round(viewAfter<GameName>(game, of.wrong.slice(0, 1), { kind: "practice", gaveUp: true, of })),
    },
    renderSettled,
  );
});
