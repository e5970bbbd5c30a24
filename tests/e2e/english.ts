import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

type Words = { [key: string]: string | Words };

const readWords = (language: string): Words =>
  Object.fromEntries(
    // The browser's texts, and those of the Worker's pages.
    ["client/i18n", "worker/pages/players"].map((folder) => [
      folder,
      JSON.parse(readFileSync(new URL(`../../${folder}/${language}.json`, import.meta.url), "utf8")) as Words,
    ]),
  );

/** Every phrase of a language. What is filled in splits a phrase in two. */
const phrasesOf = (words: Words): string[] =>
  Object.values(words)
    .flatMap((word) => (typeof word === "string" ? word.split(/\{\{.*?\}\}|%[A-Z]+%/) : phrasesOf(word)))
    .map((phrase) => phrase.trim());

/** Phrases of English that are none of French, long enough not to be found in anything, and how each stands by itself. */
function onlyEnglish(): [phrase: string, byItself: RegExp][] {
  const french = phrasesOf(readWords("fr")).join("\n");
  const phrases = new Set(phrasesOf(readWords("en")).filter((phrase) => phrase.length > 3 && !french.includes(phrase)));
  if (phrases.size < 150) throw new Error(`only ${phrases.size} phrases tell English from French`);
  return [...phrases].map((phrase) => [phrase, new RegExp(`(?<!\\p{L})${RegExp.escape(phrase)}(?!\\p{L})`, "u")]);
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

/** What a page that is read in French says in English. */
export async function englishOn(page: Page): Promise<string[]> {
  // What is shared is the same in every language, and so is what a club or a product calls itself.
  const words = (await allWords(page))
    .replace("Deke #21 Classic", "")
    .replaceAll("deke.round", "")
    .replaceAll("North Stars", "")
    .replaceAll("Google Analytics", "")
    .replaceAll("Time Travel", "");
  return english
    .filter(([phrase, byItself]) => words.includes(phrase) && byItself.test(words))
    .map(([phrase]) => `in English: ${phrase}`);
}

const english = onlyEnglish();
