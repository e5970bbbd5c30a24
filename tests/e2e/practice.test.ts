import { expect } from "vitest";
import {
  UNLIMITED,
  dialog,
  ending,
  guess,
  guessesLeft,
  holdBack,
  isFocused,
  nameField,
  open,
  openTab,
  press,
  readyToGuess,
  rowOf,
} from "./play.ts";
import { nameOf } from "./site.ts";
import { test } from "./visit.ts";

test("a team chosen while the first round loads applies to it, later ones to the next; leaving asks first", async ({
  visit,
  site,
}) => {
  const page = await visit();
  const [first, second] = site.others;
  // From another club, so that no guess is right.
  const players = [...site.facts.players.values()];
  const club = players.find(({ team }) => team !== first.team && team !== second.team)?.team ?? "";
  const deal = await holdBack(page, "**/api/rounds/classic");
  await open(page, UNLIMITED);
  await page.getByRole("radio", { name: "One team" }).press(" ");
  await page.getByRole("combobox", { name: "Team" }).selectOption(club);
  deal();
  await page.waitForResponse((response) => response.request().postDataJSON()?.filter?.team === club);
  await guess(page, first);
  for (const name of ["New Game", "Give Up"]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.click();
    await dialog(page).getByRole("button", { name: "Keep playing" }).click();
    await rowOf(page, first).waitFor();
    expect(await isFocused(button)).toBe(true);
  }
  await press(page, "New Game");
  await guessesLeft(page, 7);
  await expect.poll(() => isFocused(nameField(page))).toBe(true);
  await rowOf(page, first).waitFor({ state: "hidden" });
  await readyToGuess(page);

  await guess(page, first, second);
  // Of the next game, and kept over a reload.
  const everyone = page.getByRole("radio", { name: "Everyone" });
  await everyone.press(" ");
  await page.reload();
  await rowOf(page, first).waitFor();
  expect(await everyone.isChecked()).toBe(true);
  await readyToGuess(page);
  await press(page, "Give Up");
  const result = await ending(page);
  const title = (await result.getByRole("heading", { name: /^Game Over!/ }).innerText()).toLowerCase();
  const roster = players.filter(({ team }) => team === club);
  expect(roster.filter((player) => title.endsWith(` was ${nameOf(player).toLowerCase()}`))).toHaveLength(1);
  // The coach counts only the players of the chosen team.
  await openTab(page, "Coach");
  await result.getByText(`Out of ${roster.length}.`, { exact: false }).waitFor();
});
