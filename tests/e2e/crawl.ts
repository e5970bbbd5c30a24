import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { localizePath } from "#rules/i18n/address";
import type { GameName } from "#rules/shared/game-config";
import { GAME_PATHS } from "#rules/site/pages";
import {
  CLASSIC,
  LATER,
  UNLIMITED,
  choose,
  closeDialog,
  dialog,
  ending,
  guess,
  nameField,
  open,
  readyToGuess,
  still,
  winUnseen,
} from "./play.ts";
import { call } from "./leaderboard.ts";
import { record, strangers } from "./results.ts";
import { TODAY, YESTERDAY, type Site } from "./site.ts";

const PAST_DAYS = ["Past puzzles", "Archives"] as const;

/** Header, links and footer in English and French, in the order in which the crawl opens their dialogs. */
const DIALOGS = [
  ["Settings", "Réglages"],
  ["Yesterday: who was No. 20?", "Hier : qui était le n° 20?"],
  PAST_DAYS,
  ["Challenge a friend", "Défier un ami"],
  ["Support Deke", "Soutenir Deke"],
  ["Send feedback", "Donner votre avis"],
  ["Cookie Settings", "Régler les témoins"],
] as const;

const SMALL_PHONE = { width: 390, height: 664 };

/** Opens everything that is folded, all at once, because a response may add another fold. */
const openFolds = (within: Locator): Promise<void> =>
  within.locator("details").evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));

/** Waits until nothing on the page is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("[aria-busy=true]") === null &&
      !/(Loading|Chargement)\.\.\./.test(document.body.innerText),
  );
}

type Check = (screen: string) => Promise<void>;

/** A group of screens, as a first-time visitor reaches them. */
export type Crawl = (page: Page, site: Site, french: boolean, check: Check) => Promise<void>;

/** Opens a dialog, checks it, and closes it; it can be looked at before all that is folded is opened. */
async function checkDialog(page: Page, check: Check, name: string, screen = name, lookFolded = async () => {}) {
  await page.getByRole("button", { name, exact: true }).first().press("Enter");
  // Some dialogs load, and some load their content.
  await dialog(page).getByRole("heading", { level: 2 }).waitFor();
  await waitUntilLoaded(page);
  await lookFolded();
  await openFolds(dialog(page));
  await check(screen);
  await closeDialog(page);
  // A closed dialog leaves its entry of the history.
  await page.waitForFunction(() => (history.state as { dialog?: true } | null)?.dialog !== true);
}

/** Records results of others, among them a long name. */
const recordOthers = async (site: Site): Promise<void> => {
  await site.deleteVisitors();
  await record(site, [
    { name: "Ligne Bleue", day: TODAY, won: true, guesses: 1, seconds: 40 },
    { name: "W".repeat(20), day: TODAY, won: true, guesses: 3, seconds: 7200 },
    ...strangers(3, YESTERDAY, true, 4),
  ]);
};

/** Returns by how much the content of the open dialog is higher than its window, in px. */
const hiddenHeightOf = (page: Page): Promise<number> =>
  dialog(page).evaluate((opened) => {
    const parts = [opened, ...opened.querySelectorAll("*")];
    const scrolling = parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY));
    return Math.max(0, ...scrolling.map((part) => part.scrollHeight - part.clientHeight));
  });

/** Checks the rules of the page's game in their dialog, which fits a small phone. */
const checkRules = (page: Page, french: boolean, check: Check, game: string) =>
  checkDialog(page, check, french ? "Comment jouer" : "How to play", `the rules of ${game}`, async () => {
    const size = page.viewportSize() ?? SMALL_PHONE;
    if (size.width > SMALL_PHONE.width) return;
    await page.setViewportSize(SMALL_PHONE);
    await still(page);
    expect(await hiddenHeightOf(page), `the rules of ${game}`).toBe(0);
    await page.setViewportSize(size);
  });

/** Home, and the dialogs of every page. */
export const crawlDialogs: Crawl = async (page, site, french, check) => {
  await recordOthers(site);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await check("home");

  // The page itself is checked in the crawl of Classic.
  await open(page, CLASSIC);
  for (const [english, inFrench] of DIALOGS) await checkDialog(page, check, french ? inFrench : english);
  await checkRules(page, french, check, CLASSIC);
};

/** Classic from its first guess to its ending. */
export const crawlClassic: Crawl = async (page, site, french, check) => {
  const [first, second, third, fourth] = site.others;
  await recordOthers(site);
  await open(page, CLASSIC);
  // What guesses move is not counted as moved by the load.
  await check("Classic");
  await guess(page, first, second, third);
  await check("a round in progress");
  await nameField(page).fill("se");
  await page.getByRole("option").first().waitFor();
  await check("the list of players");
  await guess(page, fourth);
  const hint = page.getByRole("button", { name: french ? "Un coup de pouce" : "Take a hint" });
  await hint.press("Enter");
  await hint.waitFor({ state: "detached" });
  await check("a hint");
  await site.setClock(LATER);
  await choose(page, site.answers[TODAY]);
  const result = await ending(page);
  await result.getByText(french ? "2 autres joueurs" : "2 other players").waitFor();
  for (const tab of await result.getByRole("tab").all()) {
    await tab.click();
    await check(`the ending, ${await tab.textContent()}`);
  }
  await page.keyboard.press("Escape");
  await check("a round that is over");
  const pastDays = PAST_DAYS[french ? 1 : 0];
  await checkDialog(page, check, pastDays, `${pastDays}, after a win`);
};

/** Unlimited. */
export const crawlUnlimited: Crawl = async (page, site, french, check) => {
  await open(page, UNLIMITED);
  await page.getByRole("radio", { name: french ? "Une équipe" : "One team" }).press(" ");
  await readyToGuess(page);
  await check("Unlimited");
  await page.getByRole("switch", { name: french ? "Mode difficile" : "Hard mode" }).press(" ");
  await guess(page, site.others[0]);
  await nameField(page).fill("a");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await check("the list in hard mode");
};

/** Games before the first guess, with their rules. Their endings are checked in their own tests. */
export const crawlGames =
  (games: readonly GameName[]): Crawl =>
  async (page, _site, french, check) => {
    for (const game of games) {
      await open(page, GAME_PATHS[game]);
      await waitUntilLoaded(page);
      await check(game);
      await checkRules(page, french, check, game);
    }
  };

/** The leaderboard and the visitor's page after a daily. */
export const crawlResults: Crawl = async (page, site, french, check) => {
  await recordOthers(site);
  await winUnseen(page, site);
  await page.goto("/leaderboard");
  await page.getByRole("rowheader", { name: french ? "Vous" : "You" }).waitFor();
  await check("the leaderboard, without a nickname");
  await call(page, "Night Skater");
  await page.getByRole("rowheader", { name: "Night Skater" }).waitFor();
  await check("the leaderboard");
  await page.goto("/me");
  await page.getByText(french ? "Jalons" : "Milestones", { exact: true }).waitFor();
  await check("one's own page, folded");
  await openFolds(page.getByRole("main"));
  await check("one's own page");
  await checkDialog(page, check, french ? "Régler un rappel" : "Set a reminder");
  await checkDialog(page, check, french ? "Oubliez-moi" : "Forget me");
};

/** Pages by their English addresses. */
const crawlAddresses =
  (addresses: readonly string[]): Crawl =>
  async (page, _site, french, check) => {
    for (const path of addresses) {
      await page.goto(localizePath(french ? "fr" : "en", path));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await waitUntilLoaded(page);
      await check(path);
    }
  };

/** Other pages, and none. */
export const crawlPages = crawlAddresses([
  "/friends",
  "/hockey-insights",
  "/hockey-insights/what-a-draft-pick-is-worth",
  // Maurice Richard to Connor McDavid.
  "/hockey-insights/rocket-to-mcdavid?players=8448321-8478402",
  "/nhl/random-player-generator",
  "/nhl/tiktok-promo",
  "/privacy-policy",
  "/nhl/no-such-game",
]);

/** Players' pages. */
export const crawlPlayers = crawlAddresses([
  "/players",
  "/players/letter/q",
  "/players/club/MTL/5",
  // A name that is longer than most.
  "/players/8459457-jamie-langenbrunner",
  "/players/8451033-patrick-roy",
]);
