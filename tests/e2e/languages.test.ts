import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CLASSIC, UNLIMITED, dialog, ending, guess, guessesLeft, nameField, rowOf, sitDown } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";
import { OTHER_GAMES } from "./walk.ts";

type Words = { [key: string]: string | Words };

const readWords = (language: string): Words =>
  JSON.parse(readFileSync(new URL(`../../client/i18n/${language}.json`, import.meta.url), "utf8")) as Words;

/** Every phrase of a language. What is filled in splits a phrase in two. */
const phrasesOf = (words: Words): string[] =>
  Object.values(words)
    .flatMap((word) => (typeof word === "string" ? word.split(/\{\{.*?\}\}/) : phrasesOf(word)))
    .map((phrase) => phrase.trim());

/** Phrases of English that are none of French, long enough not to be found in anything. */
function onlyEnglish(): RegExp[] {
  const french = phrasesOf(readWords("fr")).join("\n");
  const phrases = new Set(phrasesOf(readWords("en")).filter((phrase) => phrase.length > 3 && !french.includes(phrase)));
  return [...phrases].map((phrase) => new RegExp(`(?<!\\p{L})${RegExp.escape(phrase)}(?!\\p{L})`, "u"));
}

/** Everything a page says: its text, hidden or not, its title and what attributes say. */
const allWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = [document.title];
    for (const element of document.querySelectorAll("body *:not(script, noscript)")) {
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? "");
      for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
    }
    return said.join("\n");
  });

describe("a visitor from Québec", () => {
  test("is spoken to in French, everywhere", async ({ visit, site }) => {
    const page = await visit({ locale: "fr-CA", provokes: /status of 404/ });
    const english = onlyEnglish();
    expect(english.length).toBeGreaterThan(150);
    const [first] = site.others;
    const check = async (where: string) => {
      // What a club called itself is the same in every language.
      const words = (await allWords(page)).replaceAll("North Stars", "");
      expect(english.filter((phrase) => phrase.test(words)).map(String), `English on ${where}`).toEqual([]);
    };

    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.title()).toBe("Deke, le jeu de devinettes quotidien sur la LNH");
    expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem("i18nextLng")])).toEqual([
      "fr",
      "fr",
    ]);
    await check("home");

    await page.getByRole("link", { name: "Jouer la partie du jour" }).click();
    await dialog(page).getByRole("button", { name: "Mise au jeu" }).waitFor();
    await check("the rules");
    await page.keyboard.press("Escape");
    await page.getByText("samedi 21 novembre 2026").waitFor();
    await guess(page, first);
    await nameField(page).fill("seb");
    await page.getByRole("option").first().waitFor();
    await check("Classic");
    for (const name of ["Statistiques", "Réglages", "Défier un ami", "Jouer une partie passée"]) {
      await page.getByRole("button", { name, exact: true }).first().press("Enter");
      await page.getByRole("dialog", { name }).waitFor();
      await check(name);
      await page.keyboard.press("Escape");
      await dialog(page).waitFor({ state: "hidden" });
    }
    await guess(page, site.answers[TODAY]);
    await (await ending(page)).getByText("À 19 h 00 chez vous (minuit UTC).").waitFor();
    await check("the ending");

    await page.goto(UNLIMITED);
    await guessesLeft(page, "7 essais restants").waitFor();
    await page.getByRole("radio", { name: "Une équipe" }).press(" ");
    await check("Unlimited");
    for (const path of OTHER_GAMES) {
      await page.goto(path);
      await dialog(page).getByRole("button", { name: "Mise au jeu" }).waitFor();
      await page.waitForLoadState("networkidle");
      await check(path);
    }
    await page.goto("/nhl/no-such-game");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await check("a missing page");
  });

  test("switches to English, which stays", async ({ visit }) => {
    const page = await visit({ locale: "fr-CA" });
    await page.goto("/");
    const other = await page.context().newPage();
    await other.goto(CLASSIC);
    await other.getByRole("button", { name: "Mise au jeu" }).press("Enter");
    await page.getByRole("button", { name: "EN, English" }).click();
    await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
    // Other tabs follow, in language and looks.
    await guessesLeft(other, "7 guesses left").waitFor();
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await dialog(page).getByRole("radio", { name: "Light" }).press(" ");
    await dialog(page).getByRole("switch").press(" ");
    await page.keyboard.press("Escape");
    await expect
      .poll(() => other.evaluate(() => ({ ...document.documentElement.dataset })))
      .toMatchObject({ theme: "light", contrast: "high" });
    const language = () =>
      page.evaluate(() => [document.documentElement.lang, localStorage.getItem("i18nextLng"), document.title]);
    expect(await language()).toEqual(["en", "en", "Deke, the daily NHL guessing game"]);
    await page.reload();
    await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
    expect(await language()).toEqual(["en", "en", "Deke, the daily NHL guessing game"]);
  });

  test("reads numbers and sentences as they are written there", async ({ visit, site }) => {
    const page = await visit({ locale: "fr-CA" });
    const known = site.others.find((player) => player.points >= 1000) ?? site.others[0];
    await sitDown(page, CLASSIC);
    await guess(page, known);
    const told = await rowOf(page, known).getByRole("cell").allTextContents();
    expect(told[0]).toContain(`Équipe\u00a0: ${site.clubs.get(known.team)?.nameFr}`);
    expect(told[7]).toContain(`Points\u00a0: ${known.points.toLocaleString("fr-CA")}`);
  });
});

test("a language that Deke does not speak falls back on English", async ({ visit }) => {
  const page = await visit({ locale: "de-DE" });
  await page.goto("/");
  await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
});
