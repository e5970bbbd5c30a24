import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { outOfView, rejectCookies } from "./in-view.ts";
import { bottomOf } from "./layout.ts";
import { isFocused } from "./play.ts";
import { test } from "./visit.ts";

const GENERATOR = "/nhl/random-player-generator";
const ROY = 8451033;
const KAPRIZOV = 8478864;
const KUCHEROV = 8476453;

const cards = (page: Page): Locator => page.getByRole("article");
const drawButton = (page: Page): Locator => page.getByRole("button", { name: /^Draw/ });
const filter = (page: Page, name: string): Locator => page.getByRole("combobox", { name });
const shownIds = (page: Page): string[] =>
  (new URL(page.url()).searchParams.get("players") ?? "").split("-").filter(Boolean);

/** Draws and waits for other players. */
async function draw(page: Page): Promise<string[]> {
  const names = () => cards(page).getByRole("heading", { level: 2 }).allInnerTexts();
  const [before, namesBefore] = [page.url(), await names()];
  await drawButton(page).click();
  await page.waitForURL((url) => url.href !== before);
  const ids = shownIds(page);
  await expect.poll(names).not.toEqual(namesBefore);
  await expect.poll(() => cards(page).count()).toBe(ids.length);
  await cards(page).getByRole("table").last().waitFor();
  return ids;
}

test("a draw is of today's players, repeated by key, restored by Back, and never repeats a player", async ({
  visit,
}) => {
  const page = await visit({ at: GENERATOR });
  await cards(page).getByRole("table").waitFor();
  expect(await cards(page).count()).toBe(1);
  await page.getByText("933 players match.").waitFor();
  await cards(page).getByRole("button", { name: "Challenge a friend with him" }).waitFor();

  const [first] = shownIds(page);
  const before = page.url();
  await drawButton(page).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href !== before);
  const seen = [first, ...shownIds(page)];
  expect(await isFocused(drawButton(page))).toBe(true);
  await page.goBack();
  await cards(page).getByRole("table").waitFor();
  expect(shownIds(page)).toEqual([first]);
  await page.goForward();
  await page.getByRole("region", { name: "Drawn this visit" }).getByRole("link").first().click();
  await page.waitForURL((url) => url.search === `?players=${first}`);

  // Eleven players match.
  await filter(page, "Country").selectOption({ label: "Switzerland" });
  await filter(page, "Players").selectOption("10");
  seen.push(...(await draw(page)));
  expect(seen).toHaveLength(12);
  expect(await cards(page).count()).toBe(10);
  while (await drawButton(page).isEnabled()) seen.push(...(await draw(page)));
  expect(new Set(seen).size).toBe(seen.length);
  await page.getByText("You’ve seen every player who matches.").waitFor();
  await page.getByRole("button", { name: "Start over" }).first().click();
  expect(await draw(page)).toHaveLength(10);
  // No player of today is of a past club: with the era, the choice of a club ends.
  await filter(page, "Era").selectOption({ label: "All time" });
  await filter(page, "Team").selectOption({ label: "Quebec Nordiques" });
  await filter(page, "Era").selectOption({ label: "Today" });
  await page.getByText("933 players match.").waitFor();
});

test("a small phone has all filters in view, three seasons of a card above the button, and ten players as lines", async ({
  visit,
}) => {
  const page = await visit({ phone: true, locale: "fr-CA" });
  await page.setViewportSize({ width: 390, height: 664 });
  await rejectCookies(page);
  await page.goto(`/fr${GENERATOR}`);
  await cards(page).getByRole("table").waitFor();
  const [country, number] = [filter(page, "Pays"), filter(page, "Joueurs")];
  const button = page.getByRole("button", { name: /^Piger/ });
  const match = page.getByText("933 joueurs possibles.");
  expect(await outOfView(page, { country, number, button, match })).toEqual([]);
  // The last three are in one line.
  const middles = [number, button, match].map(async (one) => {
    const { y, height } = (await one.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  });
  const [first = 0, ...others] = await Promise.all(middles);
  for (const middle of others) expect(Math.abs(middle - first)).toBeLessThan(4);
  for (const id of [KUCHEROV, KAPRIZOV, ROY]) {
    await page.goto(`/fr${GENERATOR}?players=${id}`);
    const third = cards(page).getByRole("row").nth(3);
    expect(await bottomOf(third), String(id)).toBeLessThan((await button.boundingBox())?.y ?? 0);
  }

  await number.selectOption("10");
  const before = page.url();
  await button.tap();
  await page.waitForURL((url) => url.href !== before);
  const lines = page.getByRole("button", { expanded: false });
  await expect.poll(() => lines.count()).toBe(10);
  expect(await cards(page).count()).toBe(0);
  const list = await page.getByRole("list").filter({ has: lines.first() }).boundingBox();
  expect(list?.height).toBeLessThan(10 * 84);
  const copy = await page.getByRole("button", { name: "Copier le lien vers les 10" }).boundingBox();
  expect(copy?.y).toBeLessThan(list?.y ?? 0);
  await lines.nth(3).tap();
  await cards(page).getByRole("table").waitFor();
  expect(await cards(page).count()).toBe(1);
});
