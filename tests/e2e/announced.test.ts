import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { SKIP } from "#rules/face/stages";
import type { SeasonList } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import { DAILY_NAMES, GAME_CONFIG, type DailyName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { careerOf, ids } from "../seed/league.ts";
import { CLASSIC, UNLIMITED, choose, dialog, ending, guess, nameField, press, readyToGuess, sitDown } from "./play.ts";
import { nameOf, TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

/** The Sunday of the week of {@link TODAY}. */
const SUNDAY = "2026-11-15";

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
  const { DB } = site;
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

  test("of a won round count no guesses left, and a round given up has none", async ({ visit, site }) => {
    const page = await visit();
    await recordAnnouncements(page);
    await sitDown(page, CLASSIC);
    await guess(page, site.others[0]);
    await choose(page, site.answers[TODAY]);
    await ending(page);
    expect(await announcedOn(page)).toEqual([
      expect.stringMatching(/^Guess 1, .* 6 guesses left\.$/),
      `Guess 2, ${nameOf(site.answers[TODAY])}. 8 matches, 0 close. One-timer! It was ${nameOf(site.answers[TODAY])}.`,
    ]);

    const { DB } = site;
    await site.post("/api/rounds/legends", { kind: "day", day: SUNDAY });
    const legend = await DB.prepare("SELECT secret FROM puzzles WHERE game = 'legends' AND day = ?")
      .bind(SUNDAY)
      .first<string>("secret");
    const { first, last, birthDate } = careerOf(Number(legend)).player;
    await sitDown(page, GAME_PATHS.legends);
    await nameField(page).fill(`${first} ${last}`);
    await page
      .getByRole("option")
      .filter({ hasText: String(birthDate?.slice(0, 4)) })
      .first()
      .click();
    await ending(page);
    expect(await announcedOn(page)).toEqual([
      `Guess 1, ${first} ${last}. 9 matches, 0 close. Snipe! It was ${first} ${last}.`,
    ]);

    await page.goto(UNLIMITED);
    await readyToGuess(page);
    await guess(page, site.others[0]);
    await press(page, "Give Up");
    await ending(page);
    expect(await announcedOn(page)).toEqual([expect.stringMatching(/^Guess 1, .* left\.$/), ""]);
  });

  test("of a shot at the Grid come once, with what is missing", async ({ visit }) => {
    const page = await visit();
    await recordAnnouncements(page);
    await page.goto(`${GAME_PATHS.grid}?practice`);
    await page.locator('[data-square="0"]').click();
    await nameField(page).fill("David Ayres");
    await dialog(page).getByRole("option").first().waitFor();
    await nameField(page).press("Enter");
    await page.getByRole("button", { name: "Give Up" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await announcedOn(page)).toEqual([
      expect.stringMatching(/^David Ayres .*\. .+\. [01] of 9 squares\. 8 shots left\.$/),
    ]);
  });
});
