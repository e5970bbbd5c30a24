import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GAME_PATHS } from "#rules/site/pages";
import { rejectCookies } from "./in-view.ts";
import {
  CLASSIC,
  closeDialog,
  comeAsleep,
  dialog,
  ending,
  guess,
  guessesLeft,
  holdBack,
  isFocused,
  nameField,
  open,
  optionOf,
  readyToGuess,
  rowOf,
  sentRow,
  scriptWith,
  shoot,
  squareOf,
} from "./play.ts";
import { nameOf, TODAY, YESTERDAY } from "./site.ts";
import { test } from "./visit.ts";

/** Returns the name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === null || at === document.body ? "" : (at.getAttribute("aria-label") ?? at.textContent ?? "").trim();
  });

/** Returns where the focus is while a dialog is open: in it, behind it, or in the browser's own controls. */
const focusedIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return "browser";
    return at.closest("dialog") === null ? "behind" : "dialog";
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step++) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test("a dialog shows that its body has the focus only once the keyboard is used", async ({ visit }) => {
  const page = await visit({ at: CLASSIC, phone: true });
  const edge = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).boxShadow);
  await page.getByRole("button", { name: "Settings", exact: true }).tap();
  await dialog(page).waitFor();
  expect([await focusedIn(page), await edge()]).toEqual(["dialog", "none"]);
  await page.keyboard.press("ArrowDown");
  expect(await edge()).not.toBe("none");
});

describe("without a mouse", () => {
  test("a whole game can be played", async ({ visit, site }) => {
    const [first, second] = site.others;
    const page = await visit({ at: "/" });
    await tabTo(page, "Play today’s puzzle");
    await page.keyboard.press("Enter");
    await readyToGuess(page);
    await tabTo(page, "Player name");
    for (const player of [first, second]) {
      await page.keyboard.type(nameOf(player));
      await optionOf(page, player).waitFor();
      await page.keyboard.press("Enter");
      await rowOf(page, player).waitFor();
      expect(await focused(page)).toBe("Player name");
    }
    await page
      .getByRole("status")
      .getByText(/^Guess 2, .* 5 guesses left\.$/)
      .waitFor();
    await page.keyboard.type(nameOf(site.answers[TODAY]));
    await page.keyboard.press("Enter");
    await ending(page);
    await tabTo(page, "Share result");
    await closeDialog(page);
    expect(await focused(page)).toBe("See the result");
    await page.keyboard.press("Enter");
    await ending(page);
  });

  test("New Game and Give Up keep the focus on what follows", async ({ visit }) => {
    const page = await visit({ at: `${GAME_PATHS.grid}?practice` });
    await shoot(page, 4, "David Ayres");
    await page.getByRole("button", { name: "Give Up" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Give Up" }).press("Enter");
    await dialog(page).getByRole("button", { name: "Give Up" }).press("Enter");
    const result = page.getByRole("dialog", { name: "0 of 9 Practice grid" });
    await result.waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("All answers");
    await page.getByRole("button", { name: "See the result" }).press("Enter");
    await result.getByRole("button", { name: "New Game" }).press("Enter");
    await guessesLeft(page, 9);
    await result.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(squareOf(page, 0))).toBe(true);
  });
});

describe("on a desktop", () => {
  test("the field has the focus after a load, unless a cookie bar or a key has it", async ({ visit }) => {
    const page = await visit({ at: CLASSIC });
    const isNowhere = () => isFocused(page.locator("body"));
    expect(await isNowhere()).toBe(true);
    await rejectCookies(page);
    await open(page, "/fr/nhl/career-path-game");
    await expect.poll(() => isFocused(nameField(page))).toBe(true);
    expect(await page.getByRole("listbox").count()).toBe(0);
    const wake = await comeAsleep(page, CLASSIC);
    await nameField(page).waitFor();
    await page.keyboard.press("ArrowDown");
    wake();
    await readyToGuess(page);
    expect(await isNowhere()).toBe(true);
  });

  test("dialogs trap the focus, return it, and leave the field ready for letters", async ({ visit }) => {
    const page = await visit();
    await rejectCookies(page);
    await open(page, CLASSIC);
    const field = nameField(page);
    for (const [name, title] of [
      ["Settings", "Settings"],
      ["Past puzzles", "Play a past puzzle"],
    ] as const) {
      const opener = page.getByRole("button", { name, exact: true }).first();
      await opener.press("Enter");
      await page.getByRole("dialog", { name: title }).waitFor();
      const stops: string[] = [];
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press("Tab");
        stops.push(await focusedIn(page));
      }
      // Between the last and the first stop, the browser's controls come once.
      expect(stops.join(", "), name).not.toMatch(/behind|browser, browser/);
      await closeDialog(page);
      expect(await isFocused(opener), `focus back on ${name}`).toBe(true);

      await field.fill("");
      await field.click();
      // A browser that moves no focus to a pressed button leaves it in the field.
      await opener.evaluate((button: HTMLElement) => button.click());
      await dialog(page).waitFor();
      await dialog(page).getByRole("button", { name: "Close" }).first().click();
      await dialog(page).waitFor({ state: "hidden" });
      await page.keyboard.type("makar");
      expect(await field.inputValue(), name).toBe("makar");
    }
  });

  test("letters typed while a guess is judged begin the next name", async ({ visit, site }) => {
    const [first, second] = site.others;
    const page = await visit({ at: CLASSIC });
    await nameField(page).click();
    const release = await holdBack(page);
    await page.keyboard.type(nameOf(first));
    await optionOf(page, first).waitFor();
    await page.keyboard.press("Enter");
    await sentRow(page, first).waitFor();
    await page.keyboard.type(nameOf(second).slice(0, 3));
    expect(await page.getByRole("option").count()).toBe(0);
    release();
    await rowOf(page, first).waitFor();
    await page.keyboard.type(nameOf(second).slice(3));
    expect(await nameField(page).inputValue()).toBe(nameOf(second));
    await optionOf(page, second).waitFor();
    await page.keyboard.press("Enter");
    await rowOf(page, second).waitFor();
    expect(await nameField(page).inputValue()).toBe("");
  });
});

test("the player input obeys arrow keys and Esc, and lists guessed players last", async ({ visit, site }) => {
  const page = await visit({ at: CLASSIC });
  const field = nameField(page);
  const top = async () => (await field.boundingBox())?.y;
  const before = await top();
  for (const typed of ["s", "se", "sebast", "sebastian aho", "seb"]) {
    await field.fill(typed);
    expect(await top(), `the field with ${typed}`).toBe(before);
  }
  const options = page.getByRole("option");
  const active = () =>
    options.evaluateAll((all) => all.findIndex((option) => option.getAttribute("aria-selected") === "true"));
  await options.first().waitFor();
  const count = await options.count();
  expect(count).toBeGreaterThan(1);
  expect(await active()).toBe(0);
  await field.press("ArrowDown");
  expect(await active()).toBe(1);
  expect(await field.getAttribute("aria-activedescendant")).toBe(await options.nth(1).getAttribute("id"));
  await field.press("ArrowUp");
  await field.press("ArrowUp");
  expect(await active()).toBe(count - 1);
  await field.press("Escape");
  expect(await field.getAttribute("aria-expanded")).toBe("false");
  expect(await field.inputValue()).toBe("seb");
  await field.click();
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  await field.press("Escape");
  await field.press("Escape");
  expect(await field.inputValue()).toBe("");

  const [first] = site.others;
  await guess(page, first);
  await field.fill(first.last.slice(0, 3));
  await page.getByRole("option").last().and(optionOf(page, first)).waitFor();
  await field.fill(nameOf(first));
  await optionOf(page, first).and(page.locator("[aria-disabled=true]")).waitFor();
  await field.press("Enter");
  await page.getByRole("status").getByText("Already guessed").waitFor();
  await guessesLeft(page, 6);
});

test("input before hydration takes effect after it", async ({ visit, site }) => {
  const [before, player] = site.others;
  // The prerendered page does not have the stored round of a past day.
  const past = `${CLASSIC}?day=${YESTERDAY}`;
  const page = await visit({ at: past });
  await guess(page, before);

  let wake = await comeAsleep(page, past);
  await nameField(page).click();
  await page.keyboard.type(nameOf(player));
  const field = await nameField(page).elementHandle();
  wake();
  await optionOf(page, player).waitFor();
  await rowOf(page, before).waitFor();
  // A click on a field that is replaced meanwhile would focus the page.
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await page.keyboard.press("Enter");
  await rowOf(page, player).waitFor();

  wake = await comeAsleep(page, past);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  wake();
  await dialog(page).getByRole("heading", { name: "Settings" }).waitFor();
});

test("the games menu in the header opens by key, closes with Escape, and links to the games", async ({ visit }) => {
  const page = await visit();
  // The games' states load separately, and may arrive when the menu is open.
  const release = await holdBack(page, `**${scriptWith("home.dayState.today")}`);
  await page.goto("/");
  const menu = page.getByRole("banner").locator("summary", { hasText: "Games" });
  await menu.press("Enter");
  const unlimited = page.getByRole("banner").getByRole("link", { name: "NHL Unlimited" });
  await unlimited.waitFor();
  release();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^NHL Classic ?, Not played$/ })
    .waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await unlimited.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  await unlimited.press("Enter");
  await page.getByRole("heading", { level: 1, name: "NHL Unlimited" }).waitFor();
  await unlimited.waitFor({ state: "hidden" });
});
