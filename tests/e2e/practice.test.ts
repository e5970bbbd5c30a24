import { expect } from "vitest";
import {
  UNLIMITED,
  dialog,
  ending,
  guess,
  guessesLeft,
  holdBack,
  isFocused,
  open,
  openTab,
  press,
  readyToGuess,
  rowOf,
} from "./play.ts";
import { nameOf } from "./site.ts";
import { test } from "./visit.ts";

test("a team chosen while the first round loads applies to it; leaving asks first", async ({ visit, site }) => {
  const page = await visit();
  const [first, second] = site.others;
  // From another club, so that no guess is right.
  const club = [...site.clubs.keys()].find((code) => code !== first.team && code !== second.team) ?? "";
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
    if (name === "Give Up") await dialog(page).getByText("counts as lost in your practice stats").waitFor();
    await dialog(page).getByRole("button", { name: "Keep playing" }).click();
    await rowOf(page, first).waitFor();
    expect(await isFocused(button)).toBe(true);
  }
  await press(page, "New Game");
  await guessesLeft(page, 7);
  await rowOf(page, first).waitFor({ state: "hidden" });
  await readyToGuess(page);

  await guess(page, first, second);
  await press(page, "Give Up");
  const result = await ending(page);
  const title = (await result.getByRole("heading", { name: /^Game Over!/ }).innerText()).toLowerCase();
  const roster = [...site.facts.players.values()].filter(({ team }) => team === club);
  expect(roster.filter((player) => title.endsWith(` was ${nameOf(player).toLowerCase()}`))).toHaveLength(1);
  // The coach counts only the players of the chosen team.
  await openTab(page, "Coach");
  await result.getByText(`Out of ${roster.length}.`, { exact: false }).waitFor();
});

test("a choice made during a game is for the next one, and kept over a reload", async ({ visit, site }) => {
  const [first] = site.others;
  const page = await visit({ at: UNLIMITED });
  await guess(page, first);
  await page.getByRole("radio", { name: "Everyone" }).press(" ");
  await page.getByText("Takes effect with your next game.").waitFor();
  await rowOf(page, first).waitFor();
  await page.reload();
  await rowOf(page, first).waitFor();
  expect(await page.getByRole("radio", { name: "Everyone" }).isChecked()).toBe(true);
});
