import type { Locator, Page } from "playwright-core";
import type { CellAnswers } from "#rules/grid/grid";
import type { TeamSeason } from "#rules/roster/team-season";
import type { Day } from "#rules/shared/day";
import { GAME_NAMES, type GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import { dialog, ending, nameField, readyToGuess } from "../e2e/play.ts";
import { waitUntilLoaded } from "../e2e/crawl.ts";
import { puzzleDay } from "../worker/any-game.ts";
import type { Site } from "../e2e/site.ts";

/** A visitor's browser on a day, and what the visitor will guess. */
export interface Visiting {
  page: Page;
  /** Without the database: reading it would count as the visitor's use. */
  site: Pick<Site, "setClock">;
  day: Day;
  /** Whether it is the visitor's first visit. */
  isFirst: boolean;
  answers: Answers;
}

/** The right guesses of each game. Read before a visit: only the visitor's own use is counted. */
export type Answers = Record<Exclude<GameName, "roster" | "grid">, string> & {
  roster: TeamSeason;
  grid: readonly Shot[];
};

/** A right shot at the Grid. */
interface Shot {
  square: number;
  name: string;
}

/** Games in which a player is guessed by name. */
export type GameByName = keyof Omit<Answers, "roster" | "grid">;

interface Player {
  id: number;
  name: string;
}

/** Returns all players, the best known first. */
async function readPlayers({ DB }: Site): Promise<Player[]> {
  const { results } = await DB.prepare(
    "SELECT id, first || ' ' || last AS name FROM players ORDER BY fame DESC",
  ).all<Player>();
  return results;
}

/** Returns a well-known answer per cell whose name is no prefix of another; none is used twice. */
function shotsAt({ squares }: Pick<CellAnswers, "squares">, players: readonly Player[]): Shot[] {
  const names = players.map(({ name }) => name).sort();
  const plain = players.filter(
    ({ name }) => /^[A-Za-z]+ [A-Za-z]+$/.test(name) && !names[names.indexOf(name) + 1]?.startsWith(name),
  );
  const shots: Shot[] = [];
  for (const [square, answers] of squares.entries()) {
    const player = plain.find(({ id, name }) => answers.includes(id) && !shots.some((shot) => shot.name === name));
    if (player !== undefined) shots.push({ square, name: player.name });
  }
  return shots;
}

/** What a game reveals at its end. */
export type Revealed = { player: number } | TeamSeason | Pick<CellAnswers, "squares">;

/** Returns the guesses that solve a round. */
export async function guessesFor(site: Site, revealed: Partial<Record<GameName, Revealed>>): Promise<Answers> {
  const players = await readPlayers(site);
  const guesses: Partial<Record<GameName, unknown>> = {};
  for (const [game, answer] of Object.entries(revealed))
    guesses[game as GameName] =
      "player" in answer
        ? players.find(({ id }) => id === answer.player)?.name
        : "squares" in answer
          ? shotsAt(answer, players)
          : answer;
  return guesses as Answers;
}

/** Returns the guesses that solve a day's puzzles, which must have been dealt. */
export async function readAnswers(site: Site, day: Day): Promise<Answers> {
  const { DB } = site;
  const revealed: Partial<Record<GameName, Revealed>> = {};
  for (const game of GAME_NAMES) {
    const row = await DB.prepare("SELECT secret, evidence FROM puzzles WHERE game = ? AND day = ?")
      .bind(game, puzzleDay(game, day))
      .first<{ secret: string; evidence: string }>();
    if (row === null) throw new Error(`${game} of ${day} is not dealt`);
    const secret = JSON.parse(row.secret) as number | TeamSeason;
    revealed[game] =
      game === "grid"
        ? (JSON.parse(row.evidence) as CellAnswers)
        : typeof secret === "number"
          ? { player: secret }
          : secret;
  }
  return guessesFor(site, revealed);
}

/** Duration of a game in milliseconds: faster ones are not ranked. */
const GAME_MS = 2 * 60_000;
let games = 0;

/** Sets the clocks of server and page to noon of the day, later with each game. */
export async function startClock({ page, site, day }: Omit<Visiting, "answers" | "isFirst">): Promise<void> {
  const now = Date.parse(`${day}T12:00:00Z`) + ++games * GAME_MS;
  await site.setClock(now);
  await page.clock.setFixedTime(now);
}

/** Visits home, Classic (four guesses), leaderboard and insights. */
export async function visitClassic(visiting: Visiting): Promise<void> {
  await visiting.page.goto("/");
  await playDaily(visiting, "classic");
  await lookAround(visiting);
}

/** Visits home, all five dailies, leaderboard and insights. */
export async function visitFiveGames(visiting: Visiting): Promise<void> {
  await visiting.page.goto("/");
  for (const game of ["classic", "roster", "face", "career", "grid"] as const) await playDaily(visiting, game);
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

/** Opens a game's puzzle of the day and solves it. */
async function playDaily(visiting: Visiting, game: GameName): Promise<void> {
  await goTo(visiting.page, GAME_PATHS[game]);
  await solve(visiting, game);
}

/** Solves the round on the page: two misses in Roster Mystery, none in the Grid, three in other games. */
export async function solve(visiting: Visiting, game: GameName): Promise<void> {
  const { page, answers } = visiting;
  if (game === "roster") await guessSeasons(visiting);
  else if (game === "grid") return shoot(visiting);
  else await guessNames(visiting, answers[game]);
  await ending(page);
  await waitUntilLoaded(page);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
}

async function lookAround({ page }: Visiting): Promise<void> {
  for (const path of ["/leaderboard", "/hockey-insights"]) {
    await goTo(page, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await waitUntilLoaded(page);
  }
}

/** Guesses other teams of the answer's season, because a miss may exclude any other season; then the answer. */
async function guessSeasons(visiting: Visiting): Promise<void> {
  const { page, answers } = visiting;
  const { team, season } = answers.roster;
  const select = (name: RegExp) => page.getByRole("combobox", { name });
  await select(/^Team$/)
    .getByRole("option")
    .nth(1)
    .waitFor({ state: "attached" });
  await startClock(visiting);
  await select(/^Season$/).selectOption(String(season));
  const wrong = (await choicesOf(select(/^Team$/))).filter((code) => code !== team).slice(0, 2);
  for (const code of [...wrong, team]) {
    await select(/^Season$/).selectOption(String(season));
    await select(/^Team$/).selectOption(code);
    await sending(page, () => page.getByRole("button", { name: "Guess", exact: true }).click());
  }
}

/** Misses on the first and on every other day, the first of them on both; and one more in case one is the answer. */
const MISSES = [
  ["Sidney Crosby", "Connor McDavid", "Nathan MacKinnon", "Auston Matthews"],
  ["Sidney Crosby", "Leon Draisaitl", "Nikita Kucherov", "Alex Ovechkin"],
] as const;

async function guessNames(visiting: Visiting, answer: string): Promise<void> {
  const { page, isFirst } = visiting;
  await readyToGuess(page);
  await startClock(visiting);
  const misses = MISSES[isFirst ? 0 : 1].filter((name) => name !== answer).slice(0, 3);
  for (const name of [...misses, answer]) {
    await nameField(page).fill(name);
    await page.getByRole("option").filter({ hasText: name }).first().waitFor();
    await sending(page, () => nameField(page).press("Enter"));
  }
}

/** Makes nine shots, or fewer if a cell has no plain name. */
async function shoot(visiting: Visiting): Promise<void> {
  const { page, answers } = visiting;
  await page.locator('[data-square="0"]').waitFor();
  await startClock(visiting);
  for (const { square, name } of answers.grid) {
    await page.locator(`[data-square="${square}"]`).press("Enter");
    await nameField(page).fill(name);
    await dialog(page).getByRole("option").first().waitFor();
    await sending(page, () => nameField(page).press("Enter"));
    // After the last shot the ending opens.
    if (square !== answers.grid.at(-1)?.square) await dialog(page).waitFor({ state: "hidden" });
  }
}

/** Does what sends a guess, and waits for its response and what follows it. */
async function sending(page: Page, send: () => Promise<void>): Promise<void> {
  const judged = page.waitForResponse((response) => response.url().endsWith("/guess"));
  await send();
  await judged;
  await waitUntilLoaded(page);
}

/** Returns the values that can be chosen in a select. */
const choicesOf = (select: Locator): Promise<string[]> =>
  select
    .getByRole("option")
    .evaluateAll((options) =>
      (options as HTMLOptionElement[])
        .filter(({ disabled, value }) => !disabled && value !== "")
        .map(({ value }) => value),
    );
