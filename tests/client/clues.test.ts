import { expect, test } from "vitest";
import { CAREER_CLUES } from "#rules/career/clues";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import { SWEATER_STAGES } from "#rules/face/sweater-stages";
import { LEGENDS_CLUES } from "#rules/legends/clues";
import headEn from "../../client/build/head/en.json" with { type: "json" };
import headFr from "../../client/build/head/fr.json" with { type: "json" };
import { careerClues } from "../../client/games/career/clues.tsx";
import { classicClues } from "../../client/games/classic/clues.tsx";
import { legendsClues } from "../../client/games/legends/clues.tsx";
import en from "../../client/i18n/en.json" with { type: "json" };
import fr from "../../client/i18n/fr.json" with { type: "json" };

// A board shows its list without the rules, and squares are in the order of the rules.
test("boards have the clues in the order of the rules", () => {
  expect(Object.keys(classicClues.shown)).toEqual(CLASSIC_CLUES);
  expect(Object.keys(careerClues.shown)).toEqual(CAREER_CLUES);
  expect(Object.keys(legendsClues.shown)).toEqual(LEGENDS_CLUES);
});

/** Number words of both languages that texts may have before "clues", "facts" or « indices ». */
const NUMBERS = {
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  fr: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
} as const;

/** Returns all texts of a file with their keys. */
const textsIn = (texts: object, key = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "string" ? [[`${key}${name}`, value]] : textsIn(value as object, `${key}${name}.`),
  );

/** How many clues a text means: those of its game. Classic's headshot is a clue without a verdict. */
function countOf(key: string, text: string): number {
  if (key.startsWith("face.")) return SWEATER_STAGES.length;
  return /legend|légende/i.test(key + text) ? LEGENDS_CLUES.length : CLASSIC_CLUES.length + 1;
}

test.each([
  ["en", { ...en, head: headEn }],
  ["fr", { ...fr, head: headFr }],
] as const)("texts in %s count as many clues as there are", (language, texts) => {
  const counted = new RegExp(`(${NUMBERS[language].join("|")})\\s(?:clues|facts|indices)\\b`, "i");
  const counts = textsIn(texts).flatMap(([key, text]) => {
    const word = counted.exec(text)?.[1]?.toLowerCase();
    return word === undefined ? [] : [{ key, text, count: NUMBERS[language].indexOf(word as never) + 1 }];
  });
  expect(counts.length).toBeGreaterThan(4);
  expect(counts).toEqual(counts.map(({ key, text }) => ({ key, text, count: countOf(key, text) })));
});
