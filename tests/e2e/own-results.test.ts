import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { faultsNow } from "./axe.ts";
import { collectData, sourcesNaming } from "./collected-data.ts";
import { LEADERBOARD, call, nickname, row } from "./leaderboard.ts";
import { CLASSIC, dialog, guess, open, ownFigures, winUnseen } from "./play.ts";
import { withoutVisitors } from "./results.ts";
import { TODAY, TOMORROW, YESTERDAY, nameOf, type Site } from "./site.ts";
import { test } from "./visit.ts";

withoutVisitors();

/** Plays today's puzzle, chooses a nickname, and opens the visitor's own page. */
async function takePlace(page: Page, site: Site): Promise<void> {
  await winUnseen(page, site);
  await page.goto(LEADERBOARD);
  await call(page, "Night Skater");
  await row(page, "Night Skater").waitFor();
  await page.goto("/me");
}

describe("the visitor's results", () => {
  test("are restored in a browser that has lost them", async ({ visit, site }) => {
    const page = await visit({ provokes: /status of 409/ });
    await winUnseen(page, site);
    await page.goto("/");
    await page.getByRole("main").getByText("Won in 2").waitFor();
    await page.getByRole("link", { name: "Statistics" }).click();
    expect(await ownFigures(page, /^NHL Classic/)).toEqual(["Streak 1", "Wins 1", "Played 1", "Average guesses 2"]);

    // A finished day is not played again: the page shows the result and continues with the next day.
    await page.goto(CLASSIC);
    await page.getByRole("heading", { level: 2, name: "Won in 2" }).waitFor();
    await page.getByRole("heading", { name: nameOf(site.answers[TODAY]) }).waitFor();
    expect(await page.getByRole("combobox").count()).toBe(0);
    await page.getByRole("timer").waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.goto(CLASSIC);
    await page.getByRole("heading", { level: 2, name: "Won in 2" }).waitFor();
    expect(await faultsNow(page)).toEqual([]);
    await site.setClock(`${TOMORROW}T00:00:05Z`);
    await page.goto(`${CLASSIC}?day=${TODAY}`);
    await page.getByRole("heading", { level: 2, name: "Won in 2" }).waitFor();
    await open(page, CLASSIC);
  });

  test("move to another device by a code", async ({ visit, site }) => {
    const page = await visit();
    await takePlace(page, site);
    await page.getByText("Link another device").click();
    await page.getByRole("button", { name: "Get a code" }).click();
    const code = await page.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/).innerText();

    const phone = await visit({ locale: "fr-CA", phone: true, provokes: /status of 403/ });
    const collected = collectData(phone);
    // Rounds of another visitor are in progress there.
    await open(phone, CLASSIC);
    await guess(phone, site.others[1]);
    await open(phone, `${CLASSIC}?day=${YESTERDAY}`);
    await guess(phone, site.others[1]);
    const unfinished = () =>
      phone.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("deke.round.")).length);
    await phone.goto("/me");
    await phone.getByText("Lier un autre appareil").click();
    const field = phone.getByRole("textbox", { name: "Code d’un autre appareil" });
    await field.fill(code.toLowerCase());
    await field.press("Enter");
    const join = dialog(phone).getByRole("button", { name: "Le lier" });
    await join.waitFor();
    expect([await unfinished(), await faultsNow(phone)]).toEqual([2, []]);
    await join.click();
    await phone.getByText("C’est fait, cet appareil est lié.").waitFor();
    await expect.poll(() => ownFigures(phone, /^LNH Classique/)).toContain("Parties 1");
    expect(await unfinished()).toBe(0);
    await phone.goto(LEADERBOARD);
    await row(phone, "Night Skater Vous").waitFor();
    expect(await nickname(phone).inputValue()).toBe("Night Skater");

    // After it was finished there, the round here gives way, and the answer is shown only now.
    const answer = site.answers[TODAY];
    expect(sourcesNaming(answer, await collected.all())).toEqual([]);
    await phone.goto("/");
    await phone.getByRole("main").getByText("Gagné en 2").waitFor();
    await phone.goto(CLASSIC);
    await phone.getByRole("heading", { level: 2, name: "Gagné en 2" }).waitFor();
    await phone.getByRole("heading", { name: nameOf(answer) }).waitFor();
    expect(await phone.getByRole("combobox").count()).toBe(0);
    expect(sourcesNaming(answer, await collected.all())).toContain(
      new URL(`/api/days/${TODAY}/classic`, site.url).href,
    );
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("are deleted, here and on the server, after confirmation", async ({ visit, site }) => {
    const page = await visit();
    await takePlace(page, site);
    await page.getByText("My data", { exact: true }).click();
    await page.getByRole("button", { name: "Forget me" }).click();
    await dialog(page).getByRole("button", { name: "Forget everything" }).click();
    await page.getByText("Deke has forgotten you.").waitFor();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /^deke\.(results|round)\./.test(key))),
    ).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await site.value("SELECT (SELECT COUNT(*) FROM results) + (SELECT COUNT(*) FROM visitors) AS left")).toBe(0);
  });
});
