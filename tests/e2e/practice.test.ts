import { expect } from "vitest";
import { UNLIMITED, dialog, ending, guess, guessesLeft, openTab, press, readyToGuess, rowOf, sitDown } from "./play.ts";
import { nameOf } from "./site.ts";
import { test } from "./visit.ts";

test("a team chosen while the first round loads applies to it; leaving and giving up ask first", async ({
  visit,
  site,
}) => {
  const page = await visit();
  const [first, second] = site.others;
  // From another club, so that no guess is right.
  const club = [...site.clubs.keys()].find((code) => code !== first.team && code !== second.team) ?? "";
  const isChosen = Promise.withResolvers<void>();
  const isDeal = ({ pathname }: URL) => pathname === "/api/rounds/classic";
  await page.route(isDeal, (route) => isChosen.promise.then(() => route.continue()));
  await page.goto(UNLIMITED);
  await readyToGuess(page);
  await page.getByRole("radio", { name: "One team" }).press(" ");
  await page.getByRole("combobox", { name: "Team" }).selectOption(club);
  isChosen.resolve();
  await page.waitForResponse((response) => response.request().postDataJSON()?.filter?.team === club);
  await page.unroute(isDeal);
  await guess(page, first);
  for (const name of ["New Game", "Give Up"]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.click();
    if (name === "Give Up") await dialog(page).getByText("counts as lost in your practice stats").waitFor();
    await dialog(page).getByRole("button", { name: "Keep playing" }).click();
    await rowOf(page, first).waitFor();
    expect(await button.evaluate((pressed) => pressed === document.activeElement)).toBe(true);
  }
  await press(page, "New Game");
  await guessesLeft(page, "7 guesses left").waitFor();
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
  const page = await visit();
  const [first] = site.others;
  await sitDown(page, UNLIMITED);
  await guess(page, first);
  await page.getByRole("radio", { name: "Everyone" }).press(" ");
  await page.getByText("Takes effect with your next game.").waitFor();
  await rowOf(page, first).waitFor();
  await page.reload();
  await rowOf(page, first).waitFor();
  expect(await page.getByRole("radio", { name: "Everyone" }).isChecked()).toBe(true);
});
