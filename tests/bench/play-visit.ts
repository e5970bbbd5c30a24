import type { Page } from "playwright-core";
import type { CellAnswers } from "#rules/grid/grid";
import type { GameName } from "#rules/shared/game-config";
import type { TeamSeason } from "#rules/roster/team-season";
import { CLASSIC, choose, closeRules, dialog, ending, guess, nameField, readyToGuess } from "../e2e/play.ts";
import { TODAY, TOMORROW, type Site } from "../e2e/site.ts";
import { waitUntilLoaded } from "../e2e/crawl.ts";

/** A visitor's browser on one of two days: the first visit, and the next day. */
export interface Visiting {
  page: Page;
  site: Site;
  day: typeof TODAY | typeof TOMORROW;
}

/** Duration of a game in milliseconds: faster ones are not ranked. */
const GAME_MS = 2 * 60_000;
let games = 0;

/** Sets the clocks of server and page to noon of the day, later with each game. */
export async function startClock({ page, site, day }: Visiting): Promise<void> {
  const now = Date.parse(`${day}T12:00:00Z`) + ++games * GAME_MS;
  await site.setClock(now);
  await page.clock.setFixedTime(now);
}

/** Visits home, Classic (four guesses), leaderboard and insights. */
export async function visitClassic(visiting: Visiting): Promise<void> {
  await playClassic(visiting);
  await lookAround(visiting);
}

/** Visits home, all five dailies, leaderboard and insights. */
export async function visitFiveGames(visiting: Visiting): Promise<void> {
  await playClassic(visiting);
  await playRoster(visiting);
  await playByName(visiting, "face", "/nhl/face-reveal-game");
  await playByName(visiting, "career", "/nhl/career-path-game");
  await playGrid(visiting);
  await lookAround(visiting);
}

/** Follows a link to a page, or opens it if no link leads there. */
async function goTo(page: Page, path: string): Promise<void> {
  // Before hydration, a link would load a whole page.
  await page.waitForLoadState("networkidle");
  const link = page.locator(`a[href="${path}"]`).first();
  if ((await link.count()) > 0) await link.evaluate((element: HTMLElement) => element.click());
  else await page.goto(path);
  await page.waitForURL(`**${path}`);
}

/** Opens a game. Its rules open by themselves on the first visit. */
async function openGame({ page, day }: Visiting, path: string): Promise<void> {
  await goTo(page, path);
  if (day === TODAY) await closeRules(page);
}

async function closeEnding(page: Page): Promise<void> {
  await ending(page);
  await waitUntilLoaded(page);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
}

/** Reads the day's secret from D1. */
async function secretOf<Secret>({ site, day }: Visiting, game: GameName, column = "secret"): Promise<Secret> {
  const { DB } = site;
  const text = await DB.prepare(`SELECT ${column} FROM puzzles WHERE game = ? AND day = ?`)
    .bind(game, day)
    .first<string>(column);
  return JSON.parse(text ?? "null") as Secret;
}

/** Plays three misses and the answer; the first miss is the same on both days. */
async function playClassic(visiting: Visiting): Promise<void> {
  const { page, site, day } = visiting;
  const [opening, ...others] = site.others;
  await page.goto("/");
  await openGame(visiting, CLASSIC);
  await readyToGuess(page);
  await startClock(visiting);
  await guess(page, opening, ...(day === TODAY ? others.slice(0, 2) : others.slice(2, 4)));
  await choose(page, site.answers[day]);
  await closeEnding(page);
}

async function lookAround({ page }: Visiting): Promise<void> {
  for (const path of ["/leaderboard", "/hockey-insights"]) {
    await goTo(page, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await waitUntilLoaded(page);
  }
}

async function playRoster(visiting: Visiting): Promise<void> {
  const { page } = visiting;
  await openGame(visiting, "/nhl/roster-mystery-game");
  const select = (name: RegExp) => page.getByRole("combobox", { name });
  await select(/^Team$/)
    .getByRole("option")
    .nth(1)
    .waitFor({ state: "attached" });
  await startClock(visiting);
  const secret = await secretOf<TeamSeason>(visiting, "roster");
  const wrong = ["DET", "MTL", "BOS"].filter((team) => team !== secret.team).slice(0, 2);
  for (const { team, season } of [...wrong.map((team) => ({ team, season: 19961997 })), secret]) {
    await select(/^Season$/).selectOption("");
    await select(/^Team$/).selectOption("");
    await select(/^Season$/).selectOption(String(season));
    await select(/^Team$/).selectOption(team);
    await page.getByRole("button", { name: "Guess", exact: true }).click();
    await waitUntilLoaded(page);
  }
  await closeEnding(page);
}

/** The three misses of Face and Career on each day, one of them on both, and a spare in case one is the answer. */
const MISSES = {
  [TODAY]: ["Sidney Crosby", "Connor McDavid", "Nathan MacKinnon", "Auston Matthews"],
  [TOMORROW]: ["Sidney Crosby", "Leon Draisaitl", "Nikita Kucherov", "Alex Ovechkin"],
} as const;

/** Plays Face or Career: three misses and the answer. */
async function playByName(visiting: Visiting, game: "face" | "career", path: string): Promise<void> {
  const { page, site, day } = visiting;
  await openGame(visiting, path);
  await readyToGuess(page);
  await startClock(visiting);
  const { DB } = site;
  const answer = await DB.prepare("SELECT first || ' ' || last AS name FROM players WHERE id = ?")
    .bind(await secretOf<number>(visiting, game))
    .first<string>("name");
  const misses = MISSES[day].filter((name) => name !== answer).slice(0, 3);
  for (const name of [...misses, answer ?? ""]) {
    const judged = page.waitForResponse((response) => response.url().endsWith("/guess"));
    await nameField(page).fill(name);
    await page.getByRole("option").first().waitFor();
    await nameField(page).press("Enter");
    await judged;
    await waitUntilLoaded(page);
  }
  await closeEnding(page);
}

/** Plays nine shots, right where a cell has a player with a name that is no prefix of another. */
async function playGrid(visiting: Visiting): Promise<void> {
  const { page, site } = visiting;
  await openGame(visiting, "/nhl/immaculate-grid");
  await page.locator('[data-square="0"]').waitFor();
  await startClock(visiting);
  const { squares } = await secretOf<CellAnswers>(visiting, "grid", "evidence");
  const { DB } = site;
  const { results } = await DB.prepare("SELECT id, first || ' ' || last AS name FROM players ORDER BY fame DESC").all<{
    id: number;
    name: string;
  }>();
  const names = results.map(({ name }) => name).sort();
  const plain = results.filter(
    ({ name }) => /^[A-Za-z]+ [A-Za-z]+$/.test(name) && !names[names.indexOf(name) + 1]?.startsWith(name),
  );
  const used = new Set<number>();
  for (const [square, answers] of squares.entries()) {
    const player = plain.find(({ id }) => answers.includes(id) && !used.has(id));
    if (player === undefined) continue;
    used.add(player.id);
    await page.locator(`[data-square="${square}"]`).press("Enter");
    await nameField(page).fill(player.name);
    const judged = page.waitForResponse((response) => response.url().endsWith("/guess"));
    await dialog(page).getByRole("option").first().waitFor();
    await nameField(page).press("Enter");
    await judged;
    await dialog(page)
      .waitFor({ state: "hidden" })
      .catch(() => {});
  }
  await waitUntilLoaded(page);
}
