import { expect } from "vitest";
import { columnsOf, WIDE_NAMES } from "./columns.ts";
import { outOfView } from "./in-view.ts";
import { LEADERBOARD, call, row } from "./leaderboard.ts";
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
  // Without the notice of the nickname; the cookie bar is two lines high in French.
  await page.goto(`/fr${LEADERBOARD}`);
  await row(page, "Last Bench").waitFor();
  expect(await outOfView(page, { own: row(page, "Last Bench") })).toEqual([]);
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
  await page.keyboard.press("PageUp");
  expect(await focused()).toContain("Sunday, November 1, 2026");
  expect(await days.getByRole("button", { name: "Previous month" }).isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  await page.getByText("No. 1", { exact: true }).waitFor();
});
