import { expect } from "vitest";
import { comparePlayers } from "#rules/classic/classic";
import { CLASSIC_CLUES, type ClassicClueName } from "#rules/classic/clues";
import type { RosteredPlayer } from "#rules/league/player";
import { CLASSIC, choose, comeAsleep, ending, guess, open, readyToGuess } from "./play.ts";
import { TODAY, TOMORROW, type Site } from "./site.ts";
import { test } from "./visit.ts";

/** Returns players who match today's answer in these clues only, best known first. */
function matchingIn({ facts, answers }: Site, ...clues: ClassicClueName[]): RosteredPlayer[] {
  const all = facts.byFame.map((id) => facts.players.get(id)).filter((player) => player !== undefined);
  return all.filter((player) => {
    const clue = comparePlayers(answers[TODAY], player);
    return CLASSIC_CLUES.every((name) => (clue[name]?.verdict === "match") === clues.includes(name));
  });
}

/** Which fact it is, is tested in tests/rules/hint.test.ts. */
const HINT = /^(His last name starts with \p{L}|He used to play for the .+)$/u;

test("hard mode and a hint are kept over a reload, and marked in the result", async ({ visit, site }) => {
  const page = await visit();
  const hardMode = page.getByRole("switch", { name: "Hard mode" });
  const takeHint = page.getByRole("button", { name: "Take a hint" });
  const [first, second, third, fourth] = matchingIn(site, "conference", "position");
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    return expect.fail("too few are like him");
  // A press before hydration is not lost.
  const wake = await comeAsleep(page, CLASSIC);
  await hardMode.click();
  wake();
  await readyToGuess(page);
  await guess(page, first);
  expect([await hardMode.isChecked(), await hardMode.isDisabled()]).toEqual([true, true]);

  await guess(page, second, third);
  expect(await takeHint.count()).toBe(0);
  await guess(page, fourth);
  await takeHint.press("Enter");
  const told = page.getByRole("status", { name: "Hint" });
  const sentence = await told.getByText(HINT).innerText();
  // Keyboard users continue from there.
  await expect.poll(() => told.evaluate((words) => words.contains(document.activeElement))).toBe(true);
  await page.reload();
  await told.getByText(sentence, { exact: true }).waitFor();
  await choose(page, site.answers[TODAY]);
  await (await ending(page)).getByText("Deke #21 Classic 5/7💡*", { exact: true }).waitFor();

  await site.setClock(`${TOMORROW}T12:00:00Z`);
  await open(page, CLASSIC);
  // The choice applies to the next round and can be changed again.
  expect([await hardMode.isChecked(), await hardMode.isDisabled()]).toEqual([true, false]);
});
