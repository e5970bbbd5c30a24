import { expect } from "vitest";
import { columnsOf, WIDE_NAMES } from "./columns.ts";
import { LEADERBOARD, call, nickname, row } from "./leaderboard.ts";
import { CLASSIC, dialog, open, winUnseen } from "./play.ts";
import { record, withoutVisitors } from "./results.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

withoutVisitors();

test("no name moves a column, however wide", async ({ visit, site }) => {
  const board = (names: readonly string[]) =>
    record(
      site,
      names.map((name, index) => ({ name, day: TODAY, won: true, guesses: 1, seconds: 10 + index })),
    );
  const [page, phone] = [await visit(), await visit({ phone: true })];
  const look = async (count: number) => {
    const seen = [];
    for (const by of [page, phone]) {
      await by.goto(LEADERBOARD);
      await expect.poll(() => by.getByRole("rowheader").count()).toBe(count);
      expect(await by.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      seen.push(await columnsOf(by));
    }
    return seen;
  };
  await board(["Jo", "Bo", "Mo"]);
  const before = await look(3);
  await board(WIDE_NAMES);
  const after = await look(3 + WIDE_NAMES.length);
  expect(after).toEqual(before);
  expect(after.map(({ outside }) => outside)).toEqual([[], []]);
});

test("a nickname is chosen after a daily, rejected, shown to others, changed and removed", async ({ visit, site }) => {
  const page = await visit({ at: LEADERBOARD, provokes: /status of (409|422)/ });
  await page.getByRole("heading", { name: "Fresh sheet of ice" }).waitFor();
  await page.getByText("Finish a daily puzzle and you can pick a nickname for the leaderboard.").waitFor();

  await record(site, [{ name: "Ligne Bleue", day: TODAY, won: true, guesses: 4, seconds: 40 }]);
  await winUnseen(page, site);
  await page.goto(LEADERBOARD);
  await row(page, "You")
    .getByText(/^1:\d\d$/)
    .waitFor();
  await page.getByText("This is where you’d rank. Pick a nickname to show up.").waitFor();
  await call(page, "ligne-bleue");
  await page.getByText("Someone already skates under that name. Please pick another.").waitFor();
  expect(await nickname(page).getAttribute("aria-invalid")).toBe("true");
  await call(page, "  Night   Skater ");
  await page.getByText("You’re on the leaderboard as Night Skater.").waitFor();
  await row(page, "Night Skater You").waitFor();
  const other = await visit({ locale: "fr-CA", phone: true });
  await site.setClock(`${TODAY}T12:03:00Z`);
  await other.goto(LEADERBOARD);
  await row(other, "Night Skater").waitFor();
  await expect.poll(() => row(other, "Vous").count()).toBe(0);
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByText("Your nickname is off the leaderboard.").waitFor();
  await row(page, "You").waitFor();
  await expect.poll(() => row(page, "Night Skater").count()).toBe(0);
  await expect.poll(() => nickname(page).inputValue()).toBe("");
});

test("the visitor's own row stays in view below a hundred others", async ({ visit, site }) => {
  await record(
    site,
    Array.from({ length: 120 }, (_, index) => ({
      name: `Skater ${index}`,
      day: TODAY,
      won: true,
      guesses: 1,
      seconds: 10 + index,
    })),
  );
  const page = await visit({ phone: true });
  await winUnseen(page, site);
  await page.goto(LEADERBOARD);
  await call(page, "Last Bench");
  await row(page, "Last Bench").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  const { bottom, height } = await row(page, "Last Bench").evaluate((own) => ({
    bottom: own.getBoundingClientRect().bottom,
    height: innerHeight,
  }));
  expect(bottom).toBeLessThanOrEqual(height);
});

test("the calendar of past days works by keyboard", async ({ visit, site }) => {
  const page = await visit();
  await site.setClock("2026-12-02T12:00:00Z");
  await open(page, CLASSIC);
  await page.getByRole("button", { name: "Past puzzles" }).press("Enter");
  const days = dialog(page);
  await days.getByRole("heading", { name: "December 2026" }).waitFor();
  const focused = (): Promise<string> => days.getByRole("link").and(page.locator(":focus")).innerText();
  await days.getByRole("link", { name: "No. 31 Tuesday, December 1, 2026, Not played" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toContain("December 1");
  await page.keyboard.press("ArrowUp");
  await days.getByRole("heading", { name: "November 2026" }).waitFor();
  expect(await focused()).toContain("Tuesday, November 24");
  await page.keyboard.press("Home");
  expect(await focused()).toContain("Sunday, November 22");
  await page.keyboard.press("PageUp");
  expect(await focused()).toContain("Sunday, November 1, 2026");
  expect(await days.getByRole("button", { name: "Previous month" }).isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  await page.getByText("No. 1", { exact: true }).waitFor();
});
