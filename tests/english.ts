import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

type Words = { [key: string]: string | Words };

const readWords = (language: string): Words =>
  Object.fromEntries(
    // The browser's texts, and those of the Worker's pages.
    ["client/i18n", "worker/pages/players"].map((folder) => [
      folder,
      JSON.parse(readFileSync(new URL(`../${folder}/${language}.json`, import.meta.url), "utf8")) as Words,
    ]),
  );

/** Returns all phrases of a language. A placeholder splits a phrase in two. */
const phrasesOf = (words: Words): string[] =>
  Object.values(words)
    .flatMap((word) => (typeof word === "string" ? word.split(/\{\{.*?\}\}|%[A-Z]+%/) : phrasesOf(word)))
    .map((phrase) => phrase.trim());

/** Returns English phrases that are not French, long enough not to occur by chance, with a pattern for each. */
function onlyEnglish(): [phrase: string, byItself: RegExp][] {
  const french = phrasesOf(readWords("fr")).join("\n");
  const phrases = new Set(phrasesOf(readWords("en")).filter((phrase) => phrase.length > 3 && !french.includes(phrase)));
  if (phrases.size < 150) throw new Error(`only ${phrases.size} phrases tell English from French`);
  return [...phrases].map((phrase) => [phrase, new RegExp(`(?<!\\p{L})${RegExp.escape(phrase)}(?!\\p{L})`, "u")]);
}

/** Returns all text of a page: visible, hidden, title and attributes. Runs in the browser. */
export function wordsOnPage(): string {
  const said = [document.title];
  for (const element of document.querySelectorAll("body *:not(script, noscript)")) {
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? "");
    for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
  }
  return said.join("\n");
}

/** Returns the English phrases in a French text. A French text that is still the English one is found by tests/client/words.test.ts. */
export function englishIn(text: string): string[] {
  // Shared texts and names of clubs and products are the same in both languages.
  const words = text.replace(/Deke #21 Classic|deke\.round|North Stars|Google Analytics|Time Travel/g, "");
  return english
    .filter(([phrase, byItself]) => words.includes(phrase) && byItself.test(words))
    .map(([phrase]) => `in English: ${phrase}`);
}

/** Returns the English phrases on a French page. */
export const englishOn = async (page: Page): Promise<string[]> => englishIn(await page.evaluate(wordsOnPage));

const english = onlyEnglish();
