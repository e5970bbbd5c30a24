import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import type { RosteredPlayer } from "#rules/league/player";
import { nameOf, TODAY, type Named, type Site } from "./site.ts";

export const CLASSIC = "/nhl/daily-guessing-game";
export const UNLIMITED = "/nhl/unlimited-guessing-game";

/** Returns the name field in either language. */
export const nameField = (page: Page | Locator): Locator =>
  page.getByRole("combobox", { name: /^(Player name|Nom du joueur)$/ });

/** Returns the rows of judged guesses. */
export const guessRows = (page: Page): Locator => page.getByRole("row").filter({ has: page.getByRole("rowheader") });

/** Returns the row of a guess in progress, which is visible but not announced. */
export const sentRow = (page: Page, player: RosteredPlayer): Locator =>
  page.getByRole("table").locator("tr[aria-hidden=true]").filter({ hasText: player.last });

/** Returns the row of a player's guess. */
export const rowOf = (page: Page, player: RosteredPlayer): Locator =>
  guessRows(page).filter({ has: page.getByRole("rowheader", { name: nameOf(player) }) });

/** Returns a player's option in an open list. */
export const optionOf = (page: Page, player: Named): Locator =>
  page.getByRole("option").filter({ hasText: nameOf(player) });

/**
 * Holds back requests, by default guesses.
 *
 * @returns a function that releases them
 */
export async function holdBack(page: Page, requests: string | RegExp = "**/guess"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, (route) => promise.then(() => route.continue()));
  return resolve;
}

const ASSETS = new URL("../../dist/client/assets/", import.meta.url);

/** Returns the path of the one built script that contains a text: scripts have no names. */
export function scriptWith(text: string): string {
  const files = readdirSync(ASSETS).filter(
    (file) => file.endsWith(".js") && readFileSync(new URL(file, ASSETS), "utf8").includes(text),
  );
  if (files.length !== 1) throw new Error(`"${text}" is in ${files.length} scripts`);
  return `/assets/${files[0]}`;
}

/** Returns the paths that a page requests from now on, which grow. */
export function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Returns whether an element has the focus. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

/** Returns the text that was copied last. */
export const copiedText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Waits until so many guesses are left. */
export const guessesLeft = (page: Page, count: number): Promise<void> =>
  page
    .getByText(new RegExp(`^${count}\\s((guess(es)?|shots?) left|(essais?|tirs?) restants?)$`))
    .first()
    .waitFor();

/**
 * Opens a page whose scripts are held back.
 *
 * @returns a function that releases them
 */
export async function comeAsleep(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, /\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

/** Waits until React has hydrated an element. Presses before that may be lost while its part of the page loads. */
export async function hydrated(element: Locator): Promise<void> {
  const hasProps = (one: Node | null) => Object.keys(one ?? {}).some((key) => key.startsWith("__reactProps$"));
  await element.page().waitForFunction(hasProps, await element.elementHandle());
}

/** Returns a square of the Grid. */
export const squareOf = (page: Page, square: number): Locator => page.locator(`[data-square="${square}"]`);

/** Returns the select for the team in Roster Mystery. */
export const teamField = (page: Page): Locator => page.getByRole("combobox", { name: /^(Team|Équipe)$/ });

/** Shoots at a square of the Grid with the best-known player of a name. */
export async function shoot(page: Page, square: number, name: string): Promise<void> {
  await squareOf(page, square).click();
  await nameField(page).fill(name);
  await page.getByRole("option").first().waitFor();
  await nameField(page).press("Enter");
}

/** Opens a page, and waits until a guess can be made if it is a game's. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (/-(game|grid)(?=\?|$)/.test(path)) await readyToGuess(page);
}

/** Waits until a guess can be made. */
export async function readyToGuess(page: Page): Promise<void> {
  const field = nameField(page).and(page.locator('[aria-busy="false"]'));
  const teams = teamField(page).filter({ has: page.locator("option:nth-child(2)") });
  await field.or(squareOf(page, 8)).or(teams).first().waitFor();
}

/** Types a player's name and chooses him, without waiting for the verdict. */
export async function choose(page: Page, player: RosteredPlayer): Promise<void> {
  await nameField(page).fill(nameOf(player));
  await optionOf(page, player).click();
}

/** Guesses players one after another, each after the previous verdict. */
export async function guess(page: Page, ...players: readonly RosteredPlayer[]): Promise<void> {
  for (const player of players) {
    await choose(page, player);
    await rowOf(page, player).waitFor();
  }
}

/** When the last guess is made in a round that begins at noon and is slow enough to be ranked. */
export const LATER = `${TODAY}T12:01:30Z`;

/**
 * Plays the visitor's Classic of today without the page, in milliseconds.
 *
 * @param last the time that the server's clock is set to before the last guess
 * @returns the token of the round
 */
export async function playUnseen(
  page: Page,
  site: Site,
  players: readonly RosteredPlayer[],
  last?: string,
): Promise<string> {
  const post = async (path: string, data: object): Promise<string> => {
    const answer = await page.context().request.post(`/api/rounds/classic${path}`, { data });
    return ((await answer.json()) as { round: string }).round;
  };
  let round = await post("", { kind: "day", day: TODAY });
  for (const player of players) {
    if (last !== undefined && player === players.at(-1)) await site.setClock(last);
    round = await post("/guess", { round, guess: player.id });
  }
  await site.settle();
  return round;
}

/** Wins the visitor's Classic of today without the page, with the second guess after a minute and a half. */
export const winUnseen = (page: Page, site: Site): Promise<string> =>
  playUnseen(page, site, [site.others[0], site.answers[TODAY]], LATER);

/** Returns the open dialog. */
export const dialog = (page: Page): Locator => page.getByRole("dialog");

/** Closes the open dialog. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
}

const ENDINGS = {
  en: /^(Congratulations!|Game Over!|A full grid!|\d of 9 )/,
  fr: /^(Félicitations!|Partie terminée!|Grille complète!|\d sur 9 )/,
};

/** Waits for the ending to open in the page's language and returns its dialog. */
export async function ending(page: Page): Promise<Locator> {
  const language = (await page.locator("html").getAttribute("lang")) === "fr" ? "fr" : "en";
  const opened = page.getByRole("dialog", { name: ENDINGS[language] });
  await opened.waitFor();
  return opened;
}

/** Opens a tab of the ending. */
export const openTab = (page: Page, name: string | RegExp): Promise<void> =>
  dialog(page).getByRole("tab", { name, exact: true }).click();

/** Waits until nothing moves: moving elements cannot be pressed. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** Presses a button that asks for confirmation, and confirms. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name }).click();
  await dialog(page).getByRole("button", { name }).click();
}

/** Returns a figure of the statistics by name. A goalie's card has wins as well. */
export const figure = (page: Page, name: string): Promise<string> =>
  dialog(page)
    .locator("dl")
    .filter({ has: page.getByText(/^(Streak|Série)$/) })
    .getByText(name, { exact: true })
    .locator("xpath=following-sibling::dd")
    .innerText();

/** Returns the figures in a game's row of the visitor's page, each with its name. */
export const ownFigures = async (page: Page, game: RegExp): Promise<string[]> => {
  const row = page
    .getByRole("main")
    .locator("summary")
    .filter({ has: page.getByRole("heading", { name: game }) });
  await row.waitFor();
  const texts = await row.locator("h3 ~ span").allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, " "));
};
