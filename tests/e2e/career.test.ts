import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { CareerPuzzleData } from "#rules/career/career";
import { firstYear } from "#rules/league/season";
import { computeCareerStops } from "#rules/league/tenures";
import { stintsOf } from "../../seed/career.ts";
import { careerOf, ids, pastNames } from "../seed/league.ts";
import { faultsOf } from "./axe.ts";
import { collectData, sourcesNaming } from "./collected-data.ts";
import {
  dialog,
  ending,
  figure,
  guessesLeft,
  holdBack,
  nameField,
  openTab,
  press,
  readyToGuess,
  sitDown,
  withoutCode,
} from "./play.ts";
import { TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

const CAREER = "/nhl/career-path-game";

/** A day with Jágr as the answer: nine stops, two of which open with each miss. */
const JAGRS_DAY = "2026-11-07";

/** Players that can be guessed, and are neither Jágr nor today's answer. */
const OTHERS = [
  "Sidney Crosby",
  "Mario Lemieux",
  "Ray Bourque",
  "Bobby Orr",
  "Nicklas Lidström",
  "Steve Yzerman",
  "Joe Sakic",
];

const fullName = (id: number): string => `${careerOf(id).player.first} ${careerOf(id).player.last}`;

/** Returns the stops of the path: each crest's letters and the text next to it. */
const shownStops = (page: Page): Promise<string[]> =>
  page
    .getByRole("list", { name: /(stops|étapes)$/ })
    .getByRole("listitem")
    .allInnerTexts()
    .then((stops) => stops.map((words) => words.replace(/\s+/g, " ").trim()));

/** Returns the judged guesses, newest first. */
const guesses = (page: Page | Locator): Locator =>
  page.getByRole("table", { name: /^(Your guesses|Vos essais)$/ }).getByRole("rowheader");

/** Returns the text of all guesses. */
const told = (page: Page): Promise<string[]> =>
  page
    .getByRole("table", { name: "Your guesses" })
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td > .vh")].map(({ textContent }) => textContent).join(". ")),
    );

/** Guesses by keyboard, each after the previous one was judged. */
async function guess(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const made = await guesses(page).count();
    await nameField(page).fill(name);
    await page.getByRole("option").first().waitFor();
    await nameField(page).press("Enter");
    await guesses(page).nth(made).waitFor();
  }
}

/** What Jágr and Crosby have in common. */
const CROSBY = [
  "On his path too: Pittsburgh Penguins",
  "Position centre: close",
  "Country Canada: no match",
  "Debut 2005: no match, the answer’s first season came earlier",
  "Seasons in the league together: 10: close",
].join(". ");

/** Makes Jágr the answer of a day that is not dealt yet. */
async function hideJagr(site: Site): Promise<void> {
  const career = careerOf(ids.jagr);
  const {
    player: { position, country },
    games,
    points,
  } = career;
  const stints = stintsOf(career);
  const puzzleData: CareerPuzzleData = {
    stops: computeCareerStops(stints, pastNames),
    years: [...new Set(stints.map(([season]) => firstYear(season)))],
    position,
    country,
    games,
    points,
    wins: null,
  };
  const {
    body: { league },
  } = await site.get<{ league: string }>("/api/today");
  const { DB } = site;
  await DB.prepare(
    "INSERT INTO puzzles (game, day, answer, secret, evidence, league) VALUES ('career', ?1, ?2, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
  )
    .bind(JAGRS_DAY, String(ids.jagr), JSON.stringify(puzzleData), league)
    .run();
}

/** Returns today's answer and other players that can be guessed. */
async function puzzleOf(site: Site): Promise<{ secret: number; others: string[] }> {
  await site.get("/api/today");
  const { DB } = site;
  const secret = Number(
    await DB.prepare("SELECT secret FROM puzzles WHERE game = 'career' AND day = ?").bind(TODAY).first("secret"),
  );
  return { secret, others: OTHERS.filter((name) => name !== fullName(secret)) };
}

describe("Career Path", () => {
  test("reveals a stop with each miss, survives a reload and is lost with the sixth", async ({ visit, site }) => {
    await hideJagr(site);
    const page = await visit();
    await sitDown(page, `${CAREER}?day=${JAGRS_DAY}`);
    await guessesLeft(page, "6 guesses left").waitFor();
    await page.getByText("9 stops, one player.", { exact: true }).waitFor();
    await page.getByRole("list", { name: "9 stops" }).waitFor();
    expect(await shownStops(page)).toEqual([
      "? Hidden First club",
      "? Hidden 2nd club",
      "? Hidden 3rd club",
      "? Hidden 4th club",
      "? Hidden 5th club",
      "BOS Bruins",
      "? Hidden 7th club",
      "? Hidden 8th club",
      "? Hidden Last club",
    ]);

    const letGo = await holdBack(page);
    const judged = guess(page, "Sidney Crosby");
    // The row is shown before it is judged, but not announced.
    const made = page.getByRole("table", { name: "Your guesses" }).getByRole("rowheader", { includeHidden: true });
    await made.filter({ hasText: /^1Sidney Crosby$/ }).waitFor();
    expect(await guesses(page).count()).toBe(0);
    letGo();
    await judged;
    await page
      .getByRole("status")
      .getByText(`Guess 1, Sidney Crosby: a miss. ${CROSBY}. New: Philadelphia Flyers, Dallas Stars. 5 guesses left.`)
      .waitFor({ state: "attached" });
    expect(await told(page)).toEqual([CROSBY]);
    // Pittsburgh is on the path, at an unknown stop.
    const lit = page.getByRole("list", { name: "On the path, place unknown" }).getByRole("listitem");
    expect(await lit.allInnerTexts()).toEqual([expect.stringContaining("Pittsburgh Penguins")]);
    expect((await shownStops(page)).slice(3, 6)).toEqual(["PHI Flyers New", "DAL Stars New", "BOS Bruins"]);

    await guess(page, "Mario Lemieux");
    await page.getByText("after 3 misses").waitFor();
    await guess(page, "Ray Bourque");
    expect(await shownStops(page)).toEqual([
      "? Hidden First club",
      "WSH Capitals 2001–04 New",
      "NYR Rangers 2003–08 New",
      "PHI Flyers 2011–12",
      "DAL Stars 2012–13",
      "BOS Bruins 2012–13",
      "NJD Devils 2013–15",
      "FLA Panthers 2014–17",
      "? Hidden Last club",
    ]);
    expect(await faultsOf(page)).toEqual([]);

    const before = [await told(page), await lit.count()];
    await page.reload();
    await guessesLeft(page, "3 guesses left").waitFor();
    await guesses(page).nth(2).waitFor();
    expect([await told(page), await lit.count()]).toEqual(before);
    await expect.poll(async () => (await shownStops(page))[2]).toBe("NYR Rangers 2003–08 New");
    await nameField(page).fill("Ray Bourque");
    await page.getByRole("option", { name: /Already guessed/ }).waitFor();

    const hints = page.getByRole("list", { name: "More clues" }).getByRole("listitem");
    expect(await hints.allInnerTexts()).toEqual([
      expect.stringContaining("Shown"),
      expect.stringContaining("after 4"),
      expect.stringContaining("after 5"),
    ]);
    await guess(page, "Bobby Orr");
    expect((await told(page)).at(-1)).toBe(CROSBY);
    expect(await hints.nth(1).innerText()).toContain("Right wing");
    expect((await shownStops(page)).at(-1)).toBe("CGY Flames 2017–18 New");
    await guess(page, "Nicklas Lidström");
    expect(await hints.nth(2).innerText()).toContain("Czechia");

    await nameField(page).fill("Steve Yzerman");
    await page.getByRole("option").first().click();
    const result = await ending(page);
    await result.getByRole("heading", { name: "Game Over! The correct answer was Jaromír Jágr" }).waitFor();
    await result.getByText("Deke #7 Career Path X/6").waitFor();
    await openTab(page, "Path");
    const path = await result
      .getByRole("region", { name: "The whole path" })
      .getByRole("list")
      .first()
      .getByRole("listitem")
      .allInnerTexts();
    expect(path).toHaveLength(9);
    expect(path[0]).toMatch(/Pittsburgh Penguins\s+1990–2001\s+806 games/);
    // The report is computed after the ending opens.
    const coach = result.getByRole("region", { name: "Players left after each guess" });
    await coach.waitFor();
    expect((await coach.getByRole("listitem").allInnerTexts()).map((row) => row.replace(/\s+/g, " "))).toEqual([
      expect.stringMatching(/^CROSBY 87 Crosby .* an average guess.*; your biggest cut 1 still possible/),
      ...Array.from({ length: 5 }, () => expect.stringMatching(/ (an|An) average guess.* still possible/) as string),
      expect.stringMatching(/^JÁGR 68 Jágr The answer At the horn, /),
    ]);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByText("It was Jaromír Jágr.", { exact: true }).waitFor();
    expect(await guesses(page).allInnerTexts()).toHaveLength(6);
  });

  test("is won on a phone in French, and shared", async ({ visit, site }) => {
    const page = await visit({ phone: true, locale: "fr-CA", permissions: ["clipboard-read", "clipboard-write"] });
    const { secret, others } = await puzzleOf(site);
    await page.goto(CAREER);
    await readyToGuess(page);
    // The path is vertical: every stop below the previous one.
    const boxes = await page
      .getByRole("list", { name: /étapes$/ })
      .getByRole("listitem")
      .evaluateAll((stops) => stops.map((stop) => stop.getBoundingClientRect().top));
    expect(boxes).toEqual(boxes.toSorted((a, b) => a - b));
    expect(new Set(boxes).size).toBe(boxes.length);

    await guess(page, ...others.slice(0, 2));
    await guessesLeft(page, "4 essais restants").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await nameField(page).fill(fullName(secret));
    await page
      .getByRole("option")
      .filter({ hasText: fullName(secret) })
      .filter({ hasText: String(careerOf(secret).player.birthDate?.slice(0, 4)) })
      .click();

    const result = await ending(page);
    await result.getByText(/ 3\/6$/).waitFor();
    await openTab(page, "Stats");
    expect(await figure(page, "Victoires")).toBe("1");
    await result.getByRole("button", { name: "Partager le résultat" }).click();
    await page.waitForFunction(() => navigator.clipboard.readText().then((text) => text !== ""));
    const lines = withoutCode(await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    // One square per part in common; all match for the answer.
    for (const row of lines.splice(1, 2)) expect(row).toMatch(/^(?!🟩{5})[🟩🟨⬛]{5}$/u);
    expect(lines).toEqual([
      "Deke n°\u00a021 Parcours de carrière 3/6 🚨",
      "🟩🟩🟩🟩🟩",
      new URL(`/fr${CAREER}?day=${TODAY}`, site.url).href,
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });

  test("does not name its player before the end", async ({ visit, site }) => {
    const page = await visit();
    const collected = collectData(page);
    const { secret, others } = await puzzleOf(site);
    const named = async () => sourcesNaming(careerOf(secret).player, await collected.all());

    await sitDown(page, CAREER);
    await guess(page, ...others.slice(0, 5));
    expect(await named()).toEqual([]);
    await nameField(page).fill(fullName(secret));
    await page
      .getByRole("option")
      .filter({ hasText: String(careerOf(secret).player.birthDate?.slice(0, 4)) })
      .click();
    await ending(page);
    expect(await named()).toEqual(
      expect.arrayContaining([new URL("/api/rounds/career/guess", site.url).href, "localStorage"]),
    );
  });

  test("has unlimited practice, can be given up, and hides the best known by default", async ({ visit }) => {
    const page = await visit();
    await sitDown(page, CAREER);
    await page.getByRole("link", { name: "Practice as long as you like" }).click();
    expect(await page.getByRole("radio", { name: "Best known" }).isChecked()).toBe(true);
    await readyToGuess(page);
    expect(await page.getByRole("button", { name: "Give Up" }).count()).toBe(0);
    // A goalie of long ago, who is never dealt among the best known.
    await guess(page, "Michel Larocque");
    await press(page, "Give Up");
    const told = await (await ending(page)).getByRole("heading", { name: /^Game Over!/ }).innerText();
    await dialog(page).getByRole("button", { name: "New Game" }).click();
    await guessesLeft(page, "6 guesses left").waitFor();
    expect(told).toMatch(/the correct answer was \S+ \S+/i);
  });
});
