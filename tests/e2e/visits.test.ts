import { expect } from "vitest";
import { GAME_PATHS } from "#rules/site/pages";
import { countVisit } from "../bench/count-use.ts";
import { readAnswers, solve, type Visiting } from "../bench/play-visit.ts";
import { NOON, TODAY } from "./site.ts";
import { test } from "./visit.ts";

test("the benchmark's visitor solves a roster and a Grid, and every guess is counted", async ({ visit, site }) => {
  const page = await visit({ deviceClock: NOON });
  for (const game of ["roster", "grid"] as const) {
    const play = async (visiting: Visiting) => {
      await visiting.page.goto(GAME_PATHS[game]);
      await solve(visiting, game);
    };
    const answers = await readAnswers(site, TODAY);
    const planned = { day: TODAY, isFirst: false, answers, play };
    const { requests, objectRowsWritten } = await countVisit(page.context(), site, planned);
    const guesses = requests.filter((request) => request.endsWith("/guess")).length;
    expect(guesses, game).toBe(game === "roster" ? 3 : 9);
    expect(objectRowsWritten, game).toBeGreaterThanOrEqual(guesses);
  }
});
