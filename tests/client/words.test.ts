import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { LANGUAGES } from "#rules/i18n/address";
import { LEGENDS_CLUES } from "#rules/legends/clues";

interface Words {
  [key: string]: string | Words;
}

const wordsIn = (path: string): Map<string, string> => {
  const file = new URL(`../../${path}`, import.meta.url);
  return new Map(flatten(JSON.parse(readFileSync(file, "utf8")) as Words));
};

const flatten = (words: Words, path = ""): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );

/** Returns a key without its plural suffix: English has two, French three. */
const stem = (key: string): string => key.replace(/_(one|many|other)$/, "");
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

/** All words of the texts that are the same in both languages. */
const SAME_IN_BOTH =
  "Adams Bahamas Canada Centre Club Clubs Division FIN France Kazakhstan Norris Page Pages Paraguay Patrick Pause " +
  "Points Pos Position Questions Smythe Stats Top Troph Ukraine Vibration centre club clubs minute minutes orange " +
  "page photo point points position weekday";

const en = wordsIn("client/i18n/en.json");
const fr = wordsIn("client/i18n/fr.json");
const FRENCH: [where: string, words: Map<string, string>][] = [
  ["the site", fr],
  ["descriptions and link previews", wordsIn("client/build/head/fr.json")],
  ["players' pages", wordsIn("worker/pages/players/fr.json")],
];

describe("the words of both languages", () => {
  test("have the same keys", () => {
    const keysOf = (words: Map<string, string>) => [...new Set([...words.keys()].map(stem))].toSorted();
    expect(keysOf(fr)).toEqual(keysOf(en));
  });

  test("are complete: none is empty or has a broken brace", () => {
    const broken = [...en, ...fr].filter(
      ([, text]) => text.trim() === "" || /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, "")),
    );
    expect(broken).toEqual([]);
  });

  // A text that was not translated is the same in both files.
  test("differ, but for a few words that are the same in English and French", () => {
    const lettersOf = (text: string): string[] =>
      text.replaceAll(/\{\{\w+\}\}|%[A-Z]+%/g, "").match(/[\p{L}-]{2,}/gu) ?? [];
    const shared = ["client/i18n", "client/build/head", "worker/pages/players"].flatMap((folder) => {
      const french = wordsIn(`${folder}/fr.json`);
      return [...wordsIn(`${folder}/en.json`)].filter(([key, text]) => french.get(key) === text);
    });
    expect(new Set(shared.flatMap(([, text]) => lettersOf(text)))).toEqual(new Set(SAME_IN_BOTH.split(" ")));
  });

  // A plural may say "one tile" in words, so a singular needs no more placeholders than its plural.
  test("have the same placeholders", () => {
    const plurals = [...fr].filter(([key]) => !/_(one|many)$/.test(key));
    const placeholdersIn = (words: Map<string, string>) =>
      plurals.map(([key]) => [key, ...placeholders(words.get(key) ?? "")].join(" "));
    expect(placeholdersIn(fr)).toEqual(placeholdersIn(en));
  });

  test("have every plural French needs", () => {
    for (const key of fr.keys()) if (key.endsWith("_other")) expect(fr.has(`${stem(key)}_many`), key).toBe(true);
  });

  // "de", "le" and "que" lose their vowel before one; a name, club or country may begin with any letter.
  test.each(FRENCH)("insert no name after a French word that elides before a vowel: %s", (_where, words) => {
    const consonants =
      "age best count date day figure first from inches last left most players result season share time to total weekday";
    const afterElidable = [...words].flatMap(([key, text]) =>
      [...text.matchAll(/(?<![\p{L}’])(?:de|le|la|que|ne|se|si|jusque|lorsque|puisque)[ \u00a0](?:\{\{|%)(\w+)/giu)]
        .map(([, inserted = ""]) => inserted)
        // These choose the article by the name: definite-article.ts.
        .filter((inserted) => !consonants.split(" ").includes(inserted) && !key.endsWith(".one"))
        .map((inserted) => `${key}: ${inserted}`),
    );
    expect(afterElidable).toEqual([]);
  });

  test("write the Stanley Cup in French without a capital within a sentence", () => {
    for (const text of [...fr.values(), ...wordsIn("worker/pages/players/fr.json").values()])
      expect(text).not.toMatch(/.Coupe Stanley/);
  });

  // A line must not begin with a colon, and a figure must not be separated from its unit. %OF% is a placeholder.
  test.each(FRENCH)("keep French punctuation with its word: %s", (_where, words) => {
    for (const [key, text] of words) expect(text, key).not.toMatch(/ [:»]| %(?![A-Z])|« |[nN]° /);
  });

  // "12:00 a.m." brings its own.
  test("put no period after a time of day", () => {
    for (const [key, text] of en) expect(text, key).not.toMatch(/\{\{time\}\}\./);
  });

  // Read after « Équipe » as well as after « Pays ».
  test("give verdicts in French words of one form for both genders", () => {
    for (const verdict of ["match", "near", "miss"]) expect(fr.get(`tile.${verdict}`)).toMatch(/(?:identique|proche)$/);
  });
});

/** Number words of both languages that texts may have before "clues", "facts" or « indices ». */
const NUMBERS = {
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  fr: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
} as const;

/** How many clues a text means: those of its game. Classic's headshot is a clue without a verdict. */
function countOf(key: string, text: string): number {
  if (key.startsWith("face.")) return SWEATER_STAGES.length;
  return /legend|légende/i.test(key + text) ? LEGENDS_CLUES.length : CLASSIC_CLUES.length + 1;
}

test.each(LANGUAGES)("texts in %s count as many clues as there are", (language) => {
  const counted = new RegExp(`(${NUMBERS[language].join("|")})\\s(?:clues|facts|indices)\\b`, "i");
  const texts = ["client/i18n", "client/build/head"].flatMap((folder) => [...wordsIn(`${folder}/${language}.json`)]);
  const counts = texts.flatMap(([key, text]) => {
    const word = counted.exec(text)?.[1]?.toLowerCase();
    return word === undefined ? [] : [{ key, text, count: NUMBERS[language].indexOf(word as never) + 1 }];
  });
  expect(counts.length).toBeGreaterThan(4);
  expect(counts).toEqual(counts.map(({ key, text }) => ({ key, text, count: countOf(key, text) })));
});
