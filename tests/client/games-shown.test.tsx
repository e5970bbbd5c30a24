import { beforeEach, test, vi } from "vitest";
import { GAME_CONFIG, GAME_NAMES, type GameName } from "#rules/shared/game-config";
import type { GameView } from "#rules/games";
import { GameRound } from "../../client/games/shared/game-round.tsx";
import { FIXTURES, SWEATER, playOf, viewAfter, type Fixture } from "./game-rounds.ts";
import { atNoon, expectShown } from "./rendered.tsx";

atNoon();
// Node has neither cookies nor drawings of flags.
beforeEach(() => void vi.stubGlobal("document", { cookie: "classic", getElementById: () => ({}) }));

const ROUNDS = [...GAME_NAMES.map((game) => [game, game] as const), ["sweater", "face"] as const];

test.each(ROUNDS)("%s from the first guess to its ending", async (name, game) => {
  const of = (name === "sweater" ? SWEATER : FIXTURES[game]) as Fixture<GameName>;
  const round = (view: GameView<GameName>) => () => (
    <GameRound
      screen={of.screen}
      play={playOf<GameName>(game, view)}
      day={view.day ?? null}
      loaded={{ value: of.league, latest: of.league, failure: null, retry() {} }}
      links={[]}
      onStartOver={() => {}}
    />
  );
  const after = (guesses: number) => round(viewAfter<GameName>(game, of.wrong.slice(0, guesses), { of }));
  await expectShown(name, {
    begun: after(0),
    "two wrong guesses": after(2),
    "one guess left": after(GAME_CONFIG[game].limit - 1),
  });
});
