import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { SKIP } from "#rules/face/stages";
import type { SeasonList } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import { DAILY_NAMES, GAME_CONFIG, type DailyName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { ids } from "../seed/league.ts";
import { knowRules } from "./play.ts";
import { TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

interface RecordingWindow {
  announced: string[];
}

/** Records what each page announces of the round, a change as one entry. */
const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      const words = document.querySelector("main p[role=status].vh")?.textContent ?? "";
      if (words !== (announced.at(-1) ?? "")) announced.push(words);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const announcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as RecordingWindow).announced);

/** Returns a wrong guess of each daily. */
async function wrongGuesses(site: Site): Promise<Record<DailyName, unknown>> {
  await site.get("/api/today");
  const { DB } = await site.storage();
  const secretOf = (game: DailyName) =>
    DB.prepare("SELECT secret FROM puzzles WHERE game = ? AND day = ?").bind(game, TODAY).first<string>("secret");
  const { body: list } = await site.get<SeasonList>("/api/seasons");
  const roster = JSON.parse(String(await secretOf("roster"))) as TeamSeason;
  const [season, teams] = list.seasons.find(([other]) => other !== roster.season) ?? [];
  return {
    classic: site.others[0].id,
    roster: { season, team: teams?.[0] },
    face: SKIP,
    career: Number(await secretOf("career")) === ids.crosby ? ids.orr : ids.crosby,
    // One career game.
    grid: { square: 0, player: await DB.prepare("SELECT id FROM players WHERE last = 'Ayres'").first<number>("id") },
  };
}

describe("announcements", () => {
  test("are of new guesses only, not of those made before the page was loaded", async ({ visit, site }) => {
    const page = await visit();
    await recordAnnouncements(page);
    const wrong = await wrongGuesses(site);
    const post = async (path: string, data: object) => {
      const response = await page.context().request.post(`/api/rounds/${path}`, { data });
      return (await response.json()) as { round: string };
    };
    for (const game of DAILY_NAMES) {
      await knowRules(page, game);
      const { round } = await post(game, { kind: "day", day: TODAY });
      await post(`${game}/guess`, { round, guess: wrong[game] });
      const left = `${GAME_CONFIG[game].limit - 1} ${game === "grid" ? "shots" : "guesses"} left`;
      // First the server's round, then the stored one.
      for (const load of [() => page.goto(GAME_PATHS[game]), () => page.reload()]) {
        await load();
        await page.getByText(left, { exact: true }).first().waitFor({ state: "attached" });
        await page.waitForLoadState("networkidle");
        expect(await announcedOn(page), game).toEqual([]);
      }
    }
  });
});
