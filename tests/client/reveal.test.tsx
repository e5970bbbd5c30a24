import { beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "#rules/i18n/address";
import type { GameView } from "#rules/games";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { GameRound } from "../../client/games/shared/game-round.tsx";
import type { RevealStep } from "../../client/games/shared/use-play.ts";
import { FIXTURES, lost, playOf, wonAfter } from "./game-rounds.ts";
import { atNoon, render, textIn, type Part } from "./rendered.tsx";

atNoon();
// Node has neither cookies nor drawings of flags.
beforeEach(() => void vi.stubGlobal("document", { cookie: "", getElementById: () => ({}) }));

/** Renders a finished round at a step of its reveal; null if all of it has been shown. */
function round(language: Language, game: GameName, ended: GameView<GameName>, step: RevealStep | null): Promise<Part> {
  const { screen, league } = FIXTURES[game];
  const running = step === null ? {} : { view: { ...ended, state: "guessing" as const }, busy: "revealing" as const };
  return render(
    language,
    <GameRound
      screen={screen}
      play={{ ...playOf(game, ended), ...running, reveal: step && { step, show() {} } }}
      day={null}
      loaded={{ value: league, latest: league, failure: null, retry() {} }}
      links={[]}
      onStartOver={() => {}}
    />,
  );
}

describe.each(LANGUAGES)("in %s", (language) => {
  const t = textIn(language);
  const isSaid = (page: Part, words: string) => page.seen.includes(words);

  test.each(GAME_NAMES)(
    "%s keeps its board until the end is revealed, and says it before only to screen readers",
    async (game) => {
      const ended = wonAfter(game, 1);
      const head = game === "grid" ? t("grid.ended.full") : t("board.goals.2");
      for (const step of ["turning", "lamp"] as const) {
        const page = await round(language, game, ended, step);
        expect(page.all("dialog")).toEqual([]);
        expect(isSaid(page, head), step).toBe(false);
        expect(page.read).toContain(head);
        expect(page.seen.includes("◉")).toBe(step === "lamp");
      }
      const banner = await round(language, game, ended, "banner");
      expect(isSaid(banner, head)).toBe(true);
      expect(banner.all("dialog")).toEqual([]);
      const shown = await round(language, game, ended, null);
      expect(shown.all("dialog")).toHaveLength(1);
    },
  );

  test("a loss names the answer only with the banner", async () => {
    expect(isSaid(await round(language, "classic", lost("classic"), "lamp"), "Jāzeps Īss")).toBe(false);
    const banner = await round(language, "classic", lost("classic"), "banner");
    expect(banner.seen).toContain(`${t("board.lost")} ${t("board.over", { player: "Jāzeps Īss" })}`);
  });
});
