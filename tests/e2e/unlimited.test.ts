import { describe, expect } from "vitest";
import { decodeRound } from "#rules/round-code";
import { faultsOf } from "./axe.ts";
import { NO_SCRIPT } from "./page-pool.ts";
import {
  CLASSIC,
  UNLIMITED,
  choose,
  dialog,
  ending,
  figure,
  guess,
  guessRows,
  guessesLeft,
  openTab,
  press,
  readyToGuess,
  rowOf,
  sitDown,
  ownFigures,
} from "./play.ts";
import { TOMORROW, nameOf } from "./site.ts";
import { test } from "./visit.ts";

describe("Unlimited", () => {
  test("deals a new game, and reveals one that is given up", async ({ visit, site }) => {
    const page = await visit();
    const [first, second] = site.others;
    // From another club, so that no guess is right.
    const club = [...site.clubs.keys()].find((code) => code !== first.team && code !== second.team) ?? "";
    // A choice made while the first round loads applies to it.
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
    const [newGame, giveUp] = ["New Game", "Give Up"].map((name) => page.getByRole("button", { name, exact: true }));
    expect(await giveUp?.count()).toBe(0);
    await guess(page, first);
    for (const [button, question] of [
      [newGame, "Leave this round?"],
      [giveUp, "Give up this round?"],
    ] as const) {
      await button?.click();
      await dialog(page).getByRole("heading", { name: question }).waitFor();
      if (button === giveUp) await dialog(page).getByText("counts as lost in your practice stats").waitFor();
      await dialog(page).getByRole("button", { name: "Keep playing" }).click();
      await rowOf(page, first).waitFor();
      expect(await button?.evaluate((pressed) => pressed === document.activeElement)).toBe(true);
    }
    await press(page, "New Game");
    await guessesLeft(page, "7 guesses left").waitFor();
    await rowOf(page, first).waitFor({ state: "hidden" });
    // Nothing to leave yet.
    await newGame?.waitFor({ state: "hidden" });
    await readyToGuess(page);

    await guess(page, first, second);
    await press(page, "Give Up");
    const result = await ending(page);
    const revealed = (await result.getByRole("heading", { name: /^Game Over!/ }).innerText()).replace(
      /^[^]* was /i,
      "",
    );
    const hidden = [...site.facts.candidates.values()].find(
      (player) => nameOf(player).toLowerCase() === revealed.toLowerCase(),
    );
    expect(hidden?.team).toBe(club);
    await result.getByText("Deke Unlimited X/7").waitFor();
    // The coach counts only the players of the chosen team.
    const roster = [...site.facts.candidates.values()].filter(({ team }) => team === club);
    await openTab(page, "Coach");
    await result.getByText(`Out of ${roster.length}.`, { exact: false }).waitFor();
    await openTab(page, "Result");
    await result.getByText("Gave up after 2", { exact: true }).waitFor();
    await openTab(page, "Stats");
    expect(await figure(page, "Played")).toBe("1");

    await result.getByRole("button", { name: "New Game" }).click();
    await guessesLeft(page, "7 guesses left").waitFor();
    await expect.poll(() => guessRows(page).count()).toBe(0);
    await page.getByRole("link", { name: "Statistics" }).click();
    await expect.poll(() => ownFigures(page, /^NHL Classic/)).toContain("Played 0");
    await page.getByRole("region", { name: "Practice" }).getByText("Played", { exact: true }).waitFor();
  });

  test("keeps a choice for the next game during a game, and over a reload", async ({ visit, site }) => {
    const page = await visit();
    const [first] = site.others;
    await sitDown(page, UNLIMITED);
    await guess(page, first);
    expect(await page.getByText("Takes effect with your next game.").count()).toBe(0);
    await page.getByRole("radio", { name: "Everyone" }).press(" ");
    await page.getByText("Takes effect with your next game.").waitFor();
    await rowOf(page, first).waitFor();
    await page.reload();
    await rowOf(page, first).waitFor();
    expect(await page.getByRole("radio", { name: "Everyone" }).isChecked()).toBe(true);
  });
});

describe("a challenge", () => {
  test("is created, sent to a friend and won by the friend", async ({ visit, site }) => {
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

    const friend = await visit({ locale: "fr-CA", permissions: ["clipboard-read", "clipboard-write"] });
    await friend.goto(NO_SCRIPT);
    await friend.evaluate(() => localStorage.setItem("deke.contrast", '"high"'));
    await friend.goto(link);
    await readyToGuess(friend);
    await friend.getByText("Un ami a caché un joueur pour vous").waitFor();
    await guess(friend, wrong);
    await friend.reload();
    await rowOf(friend, wrong).waitFor();
    await choose(friend, hidden);
    const result = await ending(friend);
    await result.getByText("2 sur 7", { exact: true }).waitFor();
    await result.getByRole("button", { name: "Partager le résultat" }).click();
    await result.getByText("Copié dans le presse-papiers.").waitFor();
    const [title, ...shared] = (await friend.evaluate(() => navigator.clipboard.readText())).split("\n");
    // In the sender's language.
    const [address = "", code = ""] = (shared.at(-1) ?? "").split("&r=");
    expect([title, address]).toEqual(["Deke Illimité 2/7 🚨", link.replace("/nhl/", "/fr/nhl/")]);
    expect(decodeRound("classic", code)).toMatchObject({ won: true, rows: { length: 2 } });
    expect(shared[1]).toBe("🟧".repeat(8));
    expect(shared[0]).toMatch(/^[🟧🟦⬛]{8}$/u);
  });

  test("to guess a goalie shows his wins and save percentage at the end", async ({ visit, site }) => {
    const goalie = site.facts.byFame
      .map((id) => site.facts.candidates.get(id))
      .find((player) => player?.position === "G");
    if (goalie === undefined) throw new Error("no goalie");
    const { body } = await site.post<{ code: string }>("/api/challenges/classic", {
      secret: goalie.id,
      language: "en",
    });
    const page = await visit();
    await page.goto(`${UNLIMITED}?challenge=${body.code}`);
    await readyToGuess(page);
    await choose(page, goalie);
    const result = await ending(page);
    await openTab(page, "More");
    await result.getByText(/^\.9\d\d$/).waitFor();
    expect(await result.getByRole("term").allInnerTexts()).toEqual(expect.arrayContaining(["Wins", "Save percentage"]));
  });

  test("that is invalid shows an error, and a link to a game", async ({ visit }) => {
    const page = await visit({ provokes: /status of 400/ });
    for (const code of ["nonsense", "", "%00", "A".repeat(200)]) {
      await page.goto(`${UNLIMITED}?challenge=${code}`);
      await page.getByText("We can’t open this round or link. It may be broken or from another site.").waitFor();
      // No board is shown for a round that will not come.
      expect(await page.getByRole("table").count()).toBe(0);
      await page.getByRole("main").getByRole("link", { name: "Play today’s puzzle" }).waitFor();
    }
    await page.getByRole("button", { name: "Start a new round" }).click();
    await readyToGuess(page);
    expect(new URL(page.url()).search).toBe("");
  });
});

describe("an earlier day", () => {
  test("without a puzzle says so, and links to days that have one", async ({ visit }) => {
    const page = await visit({ provokes: /status of 403/ });
    for (const [day, words] of [
      ["2026-10-31", "There was no puzzle on that day."],
      ["nonsense", "There was no puzzle on that day."],
      ["practice", "There was no puzzle on that day."],
      [TOMORROW, "That day hasn’t come yet."],
    ] as const) {
      await page.goto(`${CLASSIC}?day=${day}`);
      await page.getByText(words).waitFor();
      expect(await page.getByRole("table").count()).toBe(0);
      expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
    }
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Past puzzles" }).click();
    await dialog(page)
      .getByRole("link", { name: /^No\. 20 / })
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("link", { name: "Play today’s puzzle" }).click();
    await readyToGuess(page);
    await page.getByText("No. 21", { exact: true }).waitFor();
  });
});
