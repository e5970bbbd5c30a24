import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { comparePlayers } from "#rules/classic/classic";
import { CLASSIC_CLUES, type ClassicClueName } from "#rules/classic/clues";
import { chooseHint } from "#rules/classic/hint";
import type { Candidate } from "#rules/league/rostered-players";
import {
  CLASSIC,
  choose,
  dialog,
  ending,
  guess,
  guessesLeft,
  nameField,
  optionOf,
  readyToGuess,
  sitDown,
} from "./play.ts";
import { nameOf, TODAY, TOMORROW, type Site } from "./site.ts";
import { test } from "./visit.ts";

/** A time after which guesses are not too fast. */
const LATER = `${TODAY}T12:10:00Z`;

/** Returns players who match today's answer in these clues only, best known first. */
function matchingIn({ facts, answers }: Site, ...clues: ClassicClueName[]): Candidate[] {
  const all = facts.byFame.map((id) => facts.candidates.get(id)).filter((player) => player !== undefined);
  return all.filter((player) => {
    const clue = comparePlayers(answers[TODAY], player);
    return CLASSIC_CLUES.every((name) => (clue[name]?.verdict === "match") === clues.includes(name));
  });
}

/** Returns the hint's sentence for today's answer after some guesses. */
function sentenceOf({ facts, answers, clubs }: Site, made: readonly Candidate[]): string {
  const hint = chooseHint(
    facts,
    answers[TODAY].id,
    made.map(({ id }) => id),
  );
  if (hint.kind === "letter") return `His last name starts with ${hint.letter}`;
  const club = clubs.get(hint.club);
  return `He used to play for the ${club?.place} ${club?.nickname}`;
}

const hardMode = (page: Page) => page.getByRole("switch", { name: "Hard mode" });
const hintButton = (page: Page) => page.getByRole("button", { name: "Take a hint" });
/** Returns the visitor's results on the server. */
async function ownResults(page: Page, site: Site): Promise<unknown> {
  await site.settle();
  const { results } = await page.evaluate(
    async () => (await (await fetch("/api/me/data")).json()) as { results: unknown },
  );
  return results;
}

describe("a hint and hard mode", () => {
  test("mark a result wherever it is shown", async ({ visit, site, setClock }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const answer = site.answers[TODAY];
    const kin = matchingIn(site, "conference", "position").slice(0, 4);
    const [stranger] = matchingIn(site, "conference");
    if (kin.length < 4 || stranger === undefined) throw new Error("too few are like him");
    const sentence = sentenceOf(site, kin);
    // A press before hydration is not lost.
    const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
    await page.route(/\.js$/, (route) => awake.then(() => route.continue()));
    await page.goto(CLASSIC, { waitUntil: "commit" });
    await hardMode(page).click();
    wake();
    await readyToGuess(page);
    expect(await hardMode(page).isChecked()).toBe(true);
    const [first, ...rest] = kin as [Candidate, ...Candidate[]];
    await guess(page, first);
    // Locked for this round.
    expect([await hardMode(page).isChecked(), await hardMode(page).isDisabled()]).toEqual([true, true]);

    // Available names come first. Unavailable ones follow with the reason, and cannot be selected.
    await nameField(page).fill("a");
    await page.getByRole("option").first().waitFor();
    const refused = await page
      .getByRole("option")
      .evaluateAll((all) => all.map(({ ariaDisabled }) => ariaDisabled === "true"));
    expect(refused.toSorted((one, other) => Number(one) - Number(other))).toEqual(refused);
    expect(refused[0]).toBe(false);
    await nameField(page).fill(nameOf(stranger));
    const option = optionOf(page, stranger);
    expect(await option.getAttribute("aria-disabled")).toBe("true");
    expect(await option.innerText()).toContain("Ruled out by hard mode: position");
    await nameField(page).press("Enter");
    await page.getByRole("status").getByText("Ruled out by hard mode: position").waitFor();
    await guessesLeft(page, "6 guesses left").waitFor();

    await guess(page, ...rest.slice(0, 2));
    expect(await hintButton(page).count()).toBe(0);
    await guess(page, ...rest.slice(2));
    await hintButton(page).press("Enter");
    const told = page.getByRole("status", { name: "Hint" });
    await told.getByText(sentence, { exact: true }).waitFor();
    expect(await hintButton(page).count()).toBe(0);
    // Keyboard users continue from there.
    expect(await told.evaluate((words) => words.contains(document.activeElement))).toBe(true);
    await page.reload();
    await told.getByText(sentence, { exact: true }).waitFor();

    await setClock(LATER);
    await choose(page, answer);
    const result = await ending(page);
    expect(await hardMode(page).count()).toBe(0);
    await result.getByText("Deke #21 Classic 5/7💡*", { exact: true }).waitFor();
    for (const mark of ["with a hint", "hard mode"]) await result.getByText(mark, { exact: true }).waitFor();
    await result.getByRole("button", { name: "Share result" }).click();
    await result.getByText("Copied to your clipboard.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split("\n")[0]).toBe("Deke #21 Classic 5/7💡* 🚨");
    expect(await ownResults(page, site)).toMatchObject([{ guesses: 5, hint: 1, hard: 1, score: 2143, mark: null }]);

    await setClock(`${TOMORROW}T12:00:00Z`);
    await page.goto(CLASSIC);
    await readyToGuess(page);
    // The choice applies to the next round and can be changed again.
    expect([await hardMode(page).isChecked(), await hardMode(page).isDisabled()]).toEqual([true, false]);
    await page.getByRole("button", { name: "Yesterday: who was No. 21?" }).press("Enter");
    await dialog(page).getByText(sentence).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Past puzzles" }).press("Enter");
    const day = "No. 21 Saturday, November 21, 2026, Won in 5, with a hint, hard mode";
    await dialog(page).getByRole("link", { name: day }).waitFor();
  });

  test("survive a lost response: the hint is shown before the next guess is judged", async ({
    visit,
    site,
    setClock,
  }) => {
    const page = await visit({ provokes: /ERR_FAILED|status of 409/ });
    const wrong = site.others.slice(0, 4);
    await sitDown(page, CLASSIC);
    await guess(page, ...wrong);
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route("**/hint", loseAnswer, { times: 1 });
    await hintButton(page).click();
    await page.getByText("Deke can’t be reached. Check your connection.").waitFor();
    await site.settle();
    await setClock(LATER);
    await choose(page, site.answers[TODAY]);
    await page.getByText("This round went on in another tab or on another device.").waitFor();
    await guessesLeft(page, "3 guesses left").waitFor();
    await choose(page, site.answers[TODAY]);
    await (await ending(page)).getByText("Deke #21 Classic 5/7💡", { exact: true }).waitFor();
    expect(await ownResults(page, site)).toMatchObject([{ guesses: 5, hint: 1, hard: 0, mark: null }]);
  });
});
