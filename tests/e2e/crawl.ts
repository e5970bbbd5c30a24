import type { Locator, Page } from "playwright-core";
import { localizePath } from "#rules/i18n/address";
import { GAME_PATHS } from "#rules/site/pages";
import { CLASSIC, UNLIMITED, choose, dialog, ending, guess, nameField, readyToGuess } from "./play.ts";
import { record, strangers } from "./results.ts";
import { TODAY, YESTERDAY, type Site } from "./site.ts";

/** Header, links and footer, in the order in which the crawl opens their dialogs. */
const DIALOGS = ["Settings", "Yesterday: who was No. 20?", "Past puzzles", "Challenge a friend", "Support Deke"];
const DIALOGS_FR = ["Réglages", "Hier : qui était le n° 20?", "Archives", "Défier un ami", "Soutenir Deke"];

/**
 * The other games, each with what is on its page once it can be played. Their endings are checked in their own tests.
 */
const OTHER_GAMES: readonly [path: string, ready: (page: Page) => Locator][] = [
  [GAME_PATHS.roster, (page) => page.getByRole("combobox").getByRole("option").nth(2)],
  [GAME_PATHS.face, (page) => nameField(page).and(page.locator('[aria-busy="false"]'))],
  [GAME_PATHS.career, (page) => nameField(page).and(page.locator('[aria-busy="false"]'))],
  [GAME_PATHS.grid, (page) => page.locator("[data-square]").last()],
  [GAME_PATHS.legends, (page) => nameField(page).and(page.locator('[aria-busy="false"]'))],
];

/** Other pages. */
const ELSEWHERE = [
  "/friends",
  "/hockey-insights",
  "/hockey-insights/what-a-draft-pick-is-worth",
  "/nhl/random-player-generator",
  "/nhl/tiktok-promo",
  "/privacy-policy",
];

/** Players' pages, in the language of their address. */
const PLAYERS = [
  "/players",
  "/players/letter/q",
  "/players/club/MTL/5",
  "/players/8448208-jaromir-jagr",
  "/players/8451033-patrick-roy",
];

/** Long after the visitor's first guess: faster rounds are not ranked. */
const LATER = `${TODAY}T12:01:30Z`;

/** Waits until nothing on the page is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("[aria-busy=true]") === null &&
      !/(Loading|Chargement)\.\.\./.test(document.body.innerText),
  );
}

/**
 * Crawls all screens as a first-time visitor, from home to the ending, and checks each.
 *
 * @param french whether the visitor reads French
 */
export async function crawl(
  page: Page,
  site: Site,
  french: boolean,
  check: (screen: string) => Promise<void>,
): Promise<void> {
  const {
    others: [first, second, third, fourth],
    answers,
  } = site;
  await site.deleteVisitors();
  await record(site, [
    { name: "Ligne Bleue", day: TODAY, won: true, guesses: 1, seconds: 40 },
    { name: "W".repeat(20), day: TODAY, won: true, guesses: 3, seconds: 7200 },
    ...strangers(3, YESTERDAY, true, 4),
  ]);
  /** Opens a dialog, checks it, and closes it. */
  const checkDialog = async (name: string, screen = name): Promise<void> => {
    await page.getByRole("button", { name, exact: true }).first().press("Enter");
    // Some dialogs load, and some load their content.
    await dialog(page).getByRole("heading", { level: 2 }).waitFor();
    await waitUntilLoaded(page);
    await check(screen);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
  };
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await check("home");

  await page.goto(CLASSIC);
  await readyToGuess(page);
  await check("Classic, with its rules");
  for (const name of french ? DIALOGS_FR : DIALOGS) await checkDialog(name);
  await guess(page, first, second, third);
  await check("a round in progress");
  await nameField(page).fill("se");
  await page.getByRole("option").first().waitFor();
  await check("the list of players");
  await guess(page, fourth);
  await page.getByRole("button", { name: french ? "Un coup de pouce" : "Take a hint" }).press("Enter");
  await page.getByRole("button", { name: french ? "Un coup de pouce" : "Take a hint" }).waitFor({ state: "detached" });
  await check("a hint");
  await site.setClock(LATER);
  await choose(page, answers[TODAY]);
  const result = await ending(page);
  await result.getByText(french ? "2 autres joueurs" : "2 other players").waitFor();
  for (const tab of await result.getByRole("tab").all()) {
    await tab.click();
    await check(`the ending, ${await tab.textContent()}`);
  }
  await page.keyboard.press("Escape");
  await check("a round that is over");
  const [, , pastDays = ""] = french ? DIALOGS_FR : DIALOGS;
  await checkDialog(pastDays, `${pastDays}, after a win`);

  await page.goto(UNLIMITED);
  await readyToGuess(page);
  await page.getByRole("radio", { name: french ? "Une équipe" : "One team" }).press(" ");
  await readyToGuess(page);
  await check("Unlimited");
  await page.getByRole("switch", { name: french ? "Mode difficile" : "Hard mode" }).press(" ");
  await guess(page, first);
  await nameField(page).fill("a");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await check("the list in hard mode");

  await page.goto("/leaderboard");
  await page.getByRole("rowheader", { name: french ? "Vous" : "You" }).waitFor();
  await check("the leaderboard, without a nickname");
  await page.getByRole("textbox", { name: french ? /^Votre surnom/ : /^Your nickname/ }).fill("Night Skater");
  await page.keyboard.press("Enter");
  await page.getByRole("rowheader", { name: "Night Skater" }).waitFor();
  await check("the leaderboard");
  await page.goto("/me");
  await page.getByText(french ? "Jalons" : "Milestones", { exact: true }).waitFor();
  // All at once, because the server's response adds another fold.
  await page
    .getByRole("main")
    .locator("details")
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
  await check("one's own page");
  await checkDialog(french ? "Régler un rappel" : "Set a reminder");
  await checkDialog(french ? "Oubliez-moi" : "Forget me");

  for (const [path, ready] of OTHER_GAMES) {
    await page.goto(path);
    await ready(page).waitFor({ state: "attached" });
    await check(path);
  }
  for (const path of [...ELSEWHERE, ...PLAYERS.map((own) => localizePath(french ? "fr" : "en", own))]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await waitUntilLoaded(page);
    await check(path);
  }
  await page.goto("/nhl/no-such-game");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await check("no page");
}
