import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect } from "vitest";
import { storeNicknames, storeResults } from "../worker/visitor.ts";
import { faultsNow } from "./axe.ts";
import { collectData, sourcesNaming } from "./collected-data.ts";
import { columnsOf, WIDE_NAMES } from "./columns.ts";
import {
  CLASSIC,
  dialog,
  ending,
  figure,
  guess,
  openTab,
  playUnseen,
  readyToGuess,
  sitDown,
  ownFigures,
} from "./play.ts";
import { record, strangers } from "./results.ts";
import { NOON, TODAY, TOMORROW, YESTERDAY, nameOf, type Site } from "./site.ts";
import { test as plain } from "./visit.ts";

const LEADERBOARD = "/leaderboard";
const ME = "/me";

/** Moves the server's clock between the first guess and the second, which is right. */
const LATER = `${TODAY}T12:01:30Z`;

const test = plain
  /** Plays today's puzzle to the ending: right with the second guess after a minute and a half. */
  .extend("play", ({ site, setClock }) => async (page: Page): Promise<void> => {
    await setClock(NOON);
    await sitDown(page, CLASSIC);
    await guess(page, site.others[0]);
    await setClock(LATER);
    await guess(page, site.answers[TODAY]);
    await ending(page);
  })
  /** Plays the visitor's puzzle without this page. */
  .extend("playUnseen", ({ site, setClock }) => async (page: Page): Promise<void> => {
    await setClock(NOON);
    await playUnseen(page, site, [site.others[0], site.answers[TODAY]], () => setClock(LATER));
  });

beforeEach<{ site: Site }>(({ site }) => site.deleteVisitors());

const row = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
const nickname = (page: Page): Locator => page.getByRole("textbox", { name: /^(Your nickname|Votre surnom)/ });

/** Types and submits a nickname. */
async function call(page: Page, name: string): Promise<void> {
  await nickname(page).fill(name);
  await nickname(page).press("Enter");
}

test("beyond the first hundred, the place is a share of all, for all time by the browser's results", async ({
  visit,
  site,
  playUnseen,
}) => {
  const idOf = (index: number): string => `other-${index}`.padEnd(22, "_");
  const others = Array.from({ length: 1_199 }, (_, index) => index);
  // The visitor wins with the second guess, for 85.71 points, as do a few others. Three of four are better.
  await storeResults(
    site,
    others.map((index) => ({ visitor: idOf(index), day: TODAY, score: index < 899 ? 10_000 : 7_143 })),
  );
  await storeNicknames(site, Object.fromEntries(others.map((index) => [idOf(index), `Other ${index}`])));
  await site.coldStart();
  const page = await visit();
  await playUnseen(page);
  await page.goto("/");
  await page.getByRole("main").getByText("Won in 2").waitFor();
  for (const [query, time] of [
    ["", /^\d+:\d\d$/],
    ["?period=all", "–"],
  ] as const)
    for (const [address, players, top, own] of [
      [LEADERBOARD, "1,200 players", "Top 75%", "You"],
      [`/fr${LEADERBOARD}`, "1 200 joueurs", "Top 75 %", "Vous"],
    ] as const) {
      await page.goto(address + query);
      await page.getByText(players, { exact: true }).waitFor();
      const place = page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: /^(Your place|Votre rang)$/ }) });
      await place.getByText(top, { exact: true }).waitFor();
      await row(page, own).getByText(top, { exact: true }).waitFor();
      await row(page, own).getByText(time).waitFor();
    }
});

test("no name moves a column, however wide", async ({ visit, site }) => {
  const board = (names: readonly string[]) =>
    record(
      site,
      names.map((name, index) => ({ name, day: TODAY, won: true, guesses: 1, seconds: 10 + index })),
    );
  const [page, phone] = [await visit(), await visit({ phone: true })];
  const look = async (count: number) => {
    const seen = [];
    for (const by of [page, phone])
      for (const period of ["today", "all"]) {
        await by.goto(`${LEADERBOARD}?period=${period}`);
        await expect.poll(() => by.getByRole("rowheader").count()).toBe(count);
        expect(await by.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        seen.push(await columnsOf(by));
      }
    return seen;
  };
  await board(["Jo", "Bo", "Mo"]);
  const before = await look(3);
  await board(WIDE_NAMES);
  const after = await look(3 + WIDE_NAMES.length);
  expect(after).toEqual(before);
  expect(after.map(({ outside }) => outside)).toEqual([[], [], [], []]);
});

describe("a nickname", () => {
  test("is chosen after a daily, rejected, shown to others, changed and removed", async ({
    visit,
    site,
    setClock,
    playUnseen,
  }) => {
    const page = await visit({ provokes: /status of (409|422)/ });
    await page.goto(LEADERBOARD);
    await page.getByRole("heading", { name: "Fresh sheet of ice" }).waitFor();
    await page.getByText("Finish a daily puzzle and you can pick a nickname for the leaderboard.").waitFor();

    await record(site, [{ name: "Ligne Bleue", day: TODAY, won: true, guesses: 4, seconds: 40 }]);
    await playUnseen(page);
    await page.goto(LEADERBOARD);
    await row(page, "You")
      .getByText(/^1:\d\d$/)
      .waitFor();
    await page.getByText("This is where you’d rank. Pick a nickname to show up.").waitFor();
    // As many as the heading says, without gaps.
    await page.getByText("2 players", { exact: true }).waitFor();
    await page.getByText("of 2 today").waitFor();
    expect(await page.getByRole("table").locator("tr").count()).toBe(3);
    for (const [name, words] of [
      ["x", "Nicknames are 2 to 20 characters"],
      ["Shit Happens", "That word gets a game misconduct."],
      ["ligne-bleue", "Someone already skates under that name. Please pick another."],
    ] as const) {
      await call(page, name);
      await page.getByText(words).waitFor();
      expect(await nickname(page).getAttribute("aria-invalid")).toBe("true");
    }
    await call(page, "  Night   Skater ");
    await page.getByText("You’re on the leaderboard as Night Skater.").waitFor();
    await row(page, "Night Skater You").waitFor();
    expect(await row(page, "Night Skater").getByRole("cell").allInnerTexts()).toEqual([
      "1",
      "2",
      expect.stringMatching(/^1:\d\d$/),
      "1",
    ]);
    expect(await row(page, "Ligne Bleue").getByRole("cell").first().innerText()).toBe("2");
    await page.getByText("of 2 today").waitFor();

    await call(page, "Puck Mémé");
    await row(page, "Puck Mémé You").waitFor();
    const other = await visit({ locale: "fr-CA", phone: true });
    await setClock(`${TODAY}T12:03:00Z`);
    await other.goto(LEADERBOARD);
    await row(other, "Puck Mémé").waitFor();
    await expect.poll(() => row(other, "Vous").count()).toBe(0);

    await call(page, "Matinale");
    await row(page, "Matinale You").waitFor();
    expect(await nickname(page).inputValue()).toBe("Matinale");
    await page.getByRole("button", { name: "Remove it" }).click();
    await page.getByText("Your nickname is off the leaderboard.").waitFor();
    await row(page, "You").waitFor();
    await expect.poll(() => row(page, "Matinale").count()).toBe(0);
    await expect.poll(() => nickname(page).inputValue()).toBe("");
  });
});

describe("the leaderboard", () => {
  test("has a hundred rows, and the visitor's own below them stays in view", async ({ visit, site, playUnseen }) => {
    await record(
      site,
      Array.from({ length: 120 }, (_, index) => ({
        name: `Skater ${index}`,
        day: TODAY,
        won: true,
        guesses: 1,
        seconds: 10 + index,
      })),
    );
    const page = await visit({ phone: true });
    await playUnseen(page);
    await page.goto(LEADERBOARD);
    await call(page, "Last Bench");
    await row(page, "Last Bench").waitFor();
    expect(await page.getByRole("row").filter({ hasText: "Skater" }).count()).toBe(100);
    expect(await row(page, "Last Bench").getByRole("cell").first().innerText()).toBe("Top 100%");
    await page.evaluate(() => scrollTo(0, 0));
    const { bottom, height } = await row(page, "Last Bench").evaluate((own) => ({
      bottom: own.getBoundingClientRect().bottom,
      height: innerHeight,
    }));
    expect(bottom).toBeLessThanOrEqual(height);
  });

  test("that fails to load can be retried; it links to its game, and shows a day of the Grid by its correct squares", async ({
    visit,
    site,
  }) => {
    const page = await visit({ provokes: /ERR_FAILED/ });
    await page.route("**/api/leaderboard?**", (route) => route.abort());
    await page.goto(`${LEADERBOARD}?game=career`);
    await page.getByText("Deke can’t be reached. Check your connection.").waitFor();
    await page.unroute("**/api/leaderboard?**");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Fresh sheet of ice" }).waitFor();
    expect(await page.getByRole("link", { name: "Play today’s puzzle" }).getAttribute("href")).toBe(
      "/nhl/career-path-game",
    );
    expect(await page.getByRole("combobox", { name: "Game" }).getByRole("option").allInnerTexts()).toEqual([
      "NHL Classic",
      "Roster Mystery",
      "Face Reveal",
      "Career Path",
      "Grid",
      "All games",
      "Legends",
    ]);
    await record(site, [
      { name: "Nine", game: "grid", day: TODAY, won: true, guesses: 9, correct: 9, seconds: 300 },
      { name: "Six", game: "grid", day: TODAY, won: false, guesses: 9, correct: 6, seconds: 200 },
    ]);
    await page.getByRole("combobox", { name: "Game" }).selectOption("Grid");
    await page.getByRole("columnheader", { name: "Squares" }).waitFor();
    expect(await row(page, "Nine").getByRole("cell").allTextContents()).toEqual([
      "1",
      "9/99 of 9 squares",
      "5:00",
      "1",
    ]);
    expect(await row(page, "Six").getByRole("cell").allTextContents()).toEqual(["2", "6/96 of 9 squares", "3:20", "0"]);
  });
});

describe("the visitor's results", () => {
  test("are restored in a browser that has lost them", async ({ visit, site, playUnseen, setClock }) => {
    const page = await visit({ provokes: /status of 409/ });
    await playUnseen(page);
    await page.goto("/");
    await page.getByRole("main").getByText("Won in 2").waitFor();
    await page.getByRole("link", { name: "Statistics" }).click();
    expect(await ownFigures(page, /^NHL Classic/)).toEqual(["Streak 1", "Wins 1", "Played 1", "Average guesses 2"]);

    // A finished day is not played again: the page shows the result and continues with the next day.
    await page.goto(CLASSIC);
    await page.getByRole("heading", { level: 2, name: "Won in 2" }).waitFor();
    await page.getByRole("heading", { name: nameOf(site.answers[TODAY]) }).waitFor();
    expect(await page.getByRole("combobox").count()).toBe(0);
    await page.getByRole("timer").waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.goto(CLASSIC);
    await page.getByRole("heading", { level: 2, name: "Won in 2" }).waitFor();
    expect(await faultsNow(page)).toEqual([]);
    await setClock(`${TOMORROW}T00:00:05Z`);
    await page.goto(`${CLASSIC}?day=${TODAY}`);
    await page.getByRole("heading", { level: 2, name: "Won in 2" }).waitFor();
    await page.goto(CLASSIC);
    await readyToGuess(page);
  });

  test("move to another device by a code that works once", async ({ visit, site, playUnseen }) => {
    const page = await visit();
    await playUnseen(page);
    await page.goto(LEADERBOARD);
    await call(page, "Night Skater");
    await row(page, "Night Skater").waitFor();
    await page.goto(ME);
    await page.getByText("Link another device").click();
    await page.getByRole("button", { name: "Get a code" }).click();
    const code = await page.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/).innerText();
    await page.getByText("Works once, until 7:11 a.m.").waitFor();

    const phone = await visit({ locale: "fr-CA", phone: true, provokes: /status of (404|403)/ });
    const collected = collectData(phone);
    // Rounds of another visitor are in progress there.
    await sitDown(phone, CLASSIC);
    await guess(phone, site.others[1]);
    await phone.goto(`${CLASSIC}?day=${YESTERDAY}`);
    await readyToGuess(phone);
    await guess(phone, site.others[1]);
    const unfinished = () =>
      phone.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("deke.round.")).length);
    await phone.goto(ME);
    await phone.getByText("Lier un autre appareil").click();
    const field = phone.getByRole("textbox", { name: "Code d’un autre appareil" });
    await field.fill(code.toLowerCase());
    await field.press("Enter");
    // The dialog lists the losses first.
    await dialog(phone).getByText("Les parties que vous n’avez pas finies sur cet appareil seront effacées.").waitFor();
    await dialog(phone).getByText("ne compteront que dans vos statistiques").waitFor();
    expect(await faultsNow(phone)).toEqual([]);
    await dialog(phone).getByRole("button", { name: "Annuler" }).click();
    expect(await unfinished()).toBe(2);
    const join = async () => {
      await field.press("Enter");
      await dialog(phone).getByRole("button", { name: "Le lier" }).click();
    };
    await join();
    await phone.getByText("C’est fait, cet appareil est lié.").waitFor();
    await expect.poll(() => ownFigures(phone, /^LNH Classique/)).toContain("Parties 1");
    expect(await unfinished()).toBe(0);
    await field.fill(code);
    await join();
    await phone.getByText("Ce code est inconnu.").waitFor();
    await phone.goto(LEADERBOARD);
    await row(phone, "Night Skater Vous").waitFor();
    expect(await nickname(phone).inputValue()).toBe("Night Skater");

    // After it was finished there, the round here gives way, and the answer is shown only now.
    const answer = site.answers[TODAY];
    expect(sourcesNaming(answer, await collected.all())).toEqual([]);
    await phone.goto("/");
    await phone.getByRole("main").getByText("Gagné en 2").waitFor();
    await phone.goto(CLASSIC);
    await phone.getByRole("heading", { level: 2, name: "Gagné en 2" }).waitFor();
    await phone.getByRole("heading", { name: nameOf(answer) }).waitFor();
    expect(await phone.getByRole("combobox").count()).toBe(0);
    expect(sourcesNaming(answer, await collected.all())).toContain(
      new URL(`/api/days/${TODAY}/classic`, site.url).href,
    );
    expect(await faultsNow(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("of running puzzles lose their rank when their device joins another", async ({ visit, site, play }) => {
    // The puzzle is closed on the first device.
    const [first, second] = [await visit({ provokes: /status of 409/ }), await visit()];
    await sitDown(first, CLASSIC);
    await guess(first, site.others[1]);
    await first.goto(ME);
    await first.getByText("Link another device").click();
    await first.getByRole("button", { name: "Get a code" }).click();
    const code = await first.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/).innerText();
    await play(second);
    await second.goto(ME);
    await second.getByText("Link another device").click();
    await second.getByRole("textbox", { name: "Code from another device" }).fill(code);
    await second.getByRole("button", { name: "Use code" }).click();
    await dialog(second).getByRole("button", { name: "Link it" }).click();
    await second.getByText("All set. This device is linked.").waitFor();
    const unranked = "You finished this puzzle on a device that you linked later";
    await second.goto(CLASSIC);
    await (await ending(second)).getByText(unranked).waitFor();
    await first.goto(CLASSIC);
    await first.getByRole("heading", { level: 2, name: "Won in 2" }).waitFor();
    await first.getByText(unranked).waitFor();
  });

  test("are deleted, here and on the server, after confirmation", async ({ visit, site, playUnseen }) => {
    const page = await visit();
    await playUnseen(page);
    await page.goto(LEADERBOARD);
    await call(page, "Night Skater");
    await row(page, "Night Skater").waitFor();
    await page.goto(ME);
    await page.getByText("My data", { exact: true }).click();
    // Downloads the data before it is deleted.
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download my data" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("deke-data.json");
    expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
      nickname: { nickname: "Night Skater" },
      results: [{ game: "classic", day: TODAY }],
    });
    await page.getByRole("button", { name: "Forget me" }).click();
    await dialog(page).getByRole("button", { name: "Keep it" }).click();
    await expect.poll(() => ownFigures(page, /^NHL Classic/)).toContain("Played 1");
    await page.getByRole("button", { name: "Forget me" }).click();
    await dialog(page).getByRole("button", { name: "Forget everything" }).click();
    await page.getByText("Deke has forgotten you.").waitFor();
    await page.getByText("Not played yet:").getByRole("link", { name: "NHL Classic" }).waitFor();
    await page.goto(LEADERBOARD);
    await page.getByRole("heading", { name: "Fresh sheet of ice" }).waitFor();

    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /^deke\.(results|round)\./.test(key))),
    ).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const { DB } = site;
    expect(
      await DB.prepare("SELECT (SELECT COUNT(*) FROM results) + (SELECT COUNT(*) FROM visitors) AS left").first("left"),
    ).toBe(0);
  });
});

describe("other visitors' results", () => {
  test("are compared with at the end of a daily, which also works without them", async ({ visit, site, play }) => {
    const page = await visit({ provokes: /ERR_FAILED/ });
    await play(page);
    await dialog(page).getByText("First to finish").waitFor();
    await page.route("**/outcomes", (route) => route.abort());
    await page.reload();
    await dialog(page).getByText("The others’ results aren’t available right now.").waitFor();
    await openTab(page, "Stats");
    expect(await figure(page, "Wins")).toBe("1");
    await page.unroute("**/outcomes");
    await record(site, strangers(1, TODAY, true, 1));
    await page.reload();
    // Below five others nothing is compared.
    await (await ending(page)).getByText("1 other player", { exact: true }).waitFor();

    await record(site, [
      ...strangers(3, TODAY, true, 2),
      ...strangers(4, TODAY, true, 5),
      ...strangers(1, TODAY, false, 7),
    ]);
    await page.reload();
    const result = await ending(page);
    await result.getByText("2nd of 10 so far").waitFor();
    await openTab(page, "Stats");
    const columns = result.getByRole("img", {
      name: /^All players: 1 guess 10%, 2 guesses 40%, .* not found 10%\. You found the answer in 2\.$/,
    });
    await columns.waitFor();

    await record(site, strangers(12, TODAY, true, 6));
    await page.reload();
    await (await ending(page)).getByText("Better than 81%").waitFor();
    await dialog(page).getByText("of today’s 21 other players").waitFor();
  });

  test("are shown with yesterday's player, and the visitor's guesses", async ({ visit, site, setClock }) => {
    await record(site, [
      ...strangers(3, YESTERDAY, true, 4),
      ...strangers(2, YESTERDAY, true, 5),
      ...strangers(1, YESTERDAY, false, 7),
    ]);
    const page = await visit();
    await setClock(`${YESTERDAY}T12:00:00Z`);
    await sitDown(page, CLASSIC);
    await guess(page, site.others[0]);
    await setClock(`${YESTERDAY}T12:01:30Z`);
    await guess(page, site.answers[YESTERDAY]);
    await ending(page);
    // The dialog fetches the results once, so this one must be recorded by then.
    await site.settle();
    await setClock(NOON);
    await page.goto(CLASSIC);
    await readyToGuess(page);
    await page.getByRole("button", { name: "Yesterday: who was No. 20?" }).click();
    await dialog(page).getByText("Found by 86% of players. Average guesses: 4. Based on 7 players.").waitFor();
    expect(await dialog(page).getByRole("table", { name: "Your guesses" }).getByRole("rowheader").count()).toBe(2);
    await dialog(page)
      .getByRole("img", { name: /You found the answer in 2\.$/ })
      .waitFor();
  });
});

test("the calendar of past days works by keyboard", async ({ visit, setClock }) => {
  const page = await visit();
  await setClock("2026-12-02T12:00:00Z");
  await sitDown(page, CLASSIC);
  await page.getByRole("button", { name: "Past puzzles" }).press("Enter");
  const days = dialog(page);
  await days.getByRole("heading", { name: "December 2026" }).waitFor();
  const focused = (): Promise<string> => days.getByRole("link").and(page.locator(":focus")).innerText();
  await days.getByRole("link", { name: "No. 31 Tuesday, December 1, 2026, Not played" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toContain("December 1");
  await page.keyboard.press("ArrowUp");
  await days.getByRole("heading", { name: "November 2026" }).waitFor();
  expect(await focused()).toContain("Tuesday, November 24");
  await page.keyboard.press("Home");
  expect(await focused()).toContain("Sunday, November 22");
  await page.keyboard.press("PageUp");
  expect(await focused()).toContain("Sunday, November 1, 2026");
  expect(await days.getByRole("button", { name: "Previous month" }).isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  await page.getByText("No. 1", { exact: true }).waitFor();
});
