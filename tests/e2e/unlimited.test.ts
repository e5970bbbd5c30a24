import { describe, expect } from "vitest";
import {
  CLASSIC,
  UNLIMITED,
  choose,
  closeRules,
  dialog,
  ending,
  figure,
  guess,
  guessRows,
  guessesLeft,
  readyToGuess,
  rowOf,
  sitDown,
} from "./play.ts";
import { nameOf } from "./site.ts";
import { test } from "./visit.ts";

describe("Unlimited", () => {
  test("deals a new game, and reveals one that is given up", async ({ visit, site }) => {
    const page = await visit();
    const [first, second] = site.others;
    // From a club of neither, so that no guess can hit.
    const club = [...site.clubs.keys()].find((code) => code !== first.team && code !== second.team) ?? "";
    await sitDown(page, UNLIMITED);
    await page.getByRole("radio", { name: "One team" }).press(" ");
    await page.getByRole("combobox", { name: "Team" }).selectOption(club);
    await guess(page, first);
    await page.getByRole("button", { name: "New Game" }).click();
    await guessesLeft(page, "7 guesses left").waitFor();
    await rowOf(page, first).waitFor({ state: "hidden" });

    await guess(page, first, second);
    await page.getByRole("button", { name: "Give Up" }).click();
    const result = await ending(page);
    const revealed = (await result.getByRole("heading", { name: /^Game Over!/ }).innerText()).replace(/^.* was /i, "");
    const hidden = [...site.facts.candidates.values()].find(
      (player) => nameOf(player).toLowerCase() === revealed.toLowerCase(),
    );
    expect(hidden?.team).toBe(club);
    await result.getByText("Deke Unlimited X/7").waitFor();
    expect(await figure(page, "Played")).toBe("1");

    await result.getByRole("button", { name: "New Game" }).click();
    await guessesLeft(page, "7 guesses left").waitFor();
    await expect.poll(() => guessRows(page).count()).toBe(0);
    await page.getByRole("button", { name: "Statistics" }).click();
    expect(await figure(page, "Played")).toBe("0");
    await dialog(page).getByRole("radio", { name: "Practice" }).press(" ");
    expect(await figure(page, "Played")).toBe("1");
  });

  test("keeps a choice for the next game while one is played, and over a reload", async ({ visit, site }) => {
    const page = await visit();
    const [first] = site.others;
    await sitDown(page, UNLIMITED);
    await guess(page, first);
    expect(await page.getByText("Takes effect with your next game.").count()).toBe(0);
    await page.getByRole("radio", { name: "Best known" }).press(" ");
    await page.getByText("Takes effect with your next game.").waitFor();
    await rowOf(page, first).waitFor();
    await page.reload();
    await rowOf(page, first).waitFor();
    expect(await page.getByRole("radio", { name: "Best known" }).isChecked()).toBe(true);
  });
});

describe("a challenge", () => {
  test("is made, sent to a friend and won by him", async ({ visit, site }) => {
    const maker = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const [hidden, wrong] = site.others;
    await sitDown(maker, CLASSIC);
    await maker.getByRole("button", { name: "Challenge a friend" }).click();
    const field = dialog(maker).getByRole("combobox", { name: "Player name" });
    await field.fill(nameOf(hidden));
    await field.press("Enter");
    await dialog(maker)
      .getByText(`${nameOf(hidden)} is behind this link.`)
      .waitFor();
    const link = await dialog(maker).getByRole("textbox", { name: "Link to send" }).inputValue();
    await dialog(maker).getByRole("button", { name: "Share the link" }).click();
    await dialog(maker).getByText("Copied to your clipboard.").waitFor();
    expect(await maker.evaluate(() => navigator.clipboard.readText())).toBe(
      `I picked an NHL player for you. You get seven guesses:\n${link}`,
    );
    expect(link).not.toContain(String(hidden.id));

    const friend = await visit();
    await friend.goto(link);
    await closeRules(friend);
    await readyToGuess(friend);
    await friend.getByText("A friend has hidden a player for you").waitFor();
    await guess(friend, wrong);
    await friend.reload();
    await rowOf(friend, wrong).waitFor();
    await choose(friend, hidden);
    await (await ending(friend)).getByText("in 2 of 7").waitFor();
  });

  test("that is damaged says so, and leads on to a game", async ({ visit }) => {
    const page = await visit({ provokes: /status of 400/ });
    for (const code of ["nonsense", "", "%00", "A".repeat(200)]) {
      await page.goto(`${UNLIMITED}?challenge=${code}`);
      if (code === "nonsense") await closeRules(page);
      await page.getByText("We can’t open this round or link. It may be broken or from another site.").waitFor();
    }
    await page.getByRole("button", { name: "Start a new round" }).click();
    await readyToGuess(page);
    expect(new URL(page.url()).search).toBe("");
  });
});
