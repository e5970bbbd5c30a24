import type { Page } from "playwright-core";
import { expect } from "vitest";
import { GAME_NAMES } from "#rules/shared/game-config";
import { CLASSIC, closeDialog, dialog, ending, guess, isFocused, open, requestedPaths, scriptWith } from "./play.ts";
import { played, remember } from "./results.ts";
import { TODAY, TOMORROW, YESTERDAY } from "./site.ts";
import { test } from "./visit.ts";

/** Records what is requested of Web Audio and of vibration. */
async function listen(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAudio.enable");
  const sources: string[] = [];
  session.on("WebAudio.audioNodeCreated", ({ node }) => {
    if (/Oscillator|BufferSource/.test(node.nodeType)) sources.push(node.nodeType);
  });
  await page.addInitScript(() => {
    Object.assign(window, { felt: 0 });
    navigator.vibrate = () => Reflect.set(window, "felt", Number(Reflect.get(window, "felt")) + 1);
  });
  return { sources, felt: () => page.evaluate(() => Number(Reflect.get(window, "felt"))) };
}

/** Counts moving particles in a dialog. */
const flying = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.tagName === "I").length,
  );

test("a win vibrates and sounds if enabled, a sweep sprays ice; not with reduced motion", async ({ visit, site }) => {
  const page = await visit({ phone: true, reducedMotion: "no-preference" });
  const { sources, felt } = await listen(page);
  const loaded = requestedPaths(page);
  const others = GAME_NAMES.filter((game) => game !== "classic");
  // Without the returning cookie the page would reload once.
  await remember(
    page,
    Object.fromEntries(others.map((game) => [game, [TODAY, TOMORROW].map((of) => played(game, of))])),
  );

  await open(page, CLASSIC);
  await guess(page, site.others[0]);
  await expect.poll(felt).toBe(1);
  await guess(page, site.answers[TODAY]);
  await ending(page);
  await expect.poll(() => flying(page)).toBeGreaterThan(20);
  expect(await felt()).toBe(2);
  expect(loaded).not.toContain(scriptWith("exponentialRampToValueAtTime"));
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const horn = dialog(page).getByRole("switch", { name: "Goal horn" });
  expect(await horn.isChecked()).toBe(false);
  await horn.click();
  await expect.poll(() => sources.length, { message: "a sample" }).toBeGreaterThan(3);
  await closeDialog(page);
  sources.length = 0;
  await open(page, `${CLASSIC}?day=${YESTERDAY}`);
  await guess(page, site.answers[YESTERDAY]);
  await ending(page);
  await expect.poll(() => new Set(sources)).toEqual(new Set(["Oscillator", "AudioBufferSource"]));
  const heard = sources.length;
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "See the result" }).click();
  await ending(page);
  expect(sources.length, "once").toBe(heard);

  await site.setClock(`${TOMORROW}T12:00:00Z`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, CLASSIC);
  await guess(page, site.answers[TOMORROW]);
  await (await ending(page)).getByRole("heading", { name: "Clean sweep!" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await dialog(page).getByText("Your device is set to reduce motion").waitFor();
  expect(await horn.isDisabled()).toBe(true);
  expect([await flying(page), await felt(), sources.length]).toEqual([0, 0, heard]);
});

test("single keys open games, field and rules, except while typing or if switched off", async ({ visit }) => {
  const page = await visit({ at: CLASSIC, locale: "fr-CA" });
  const field = page.getByRole("combobox");
  // In the field typed keys are text.
  await field.click();
  await page.keyboard.type("5/?");
  expect(await field.inputValue()).toBe("5/?");
  expect(await dialog(page).count()).toBe(0);
  await field.fill("");
  await field.blur();
  await page.keyboard.press("Control+5");
  await page.keyboard.press("/");
  expect([await isFocused(field), await field.inputValue()]).toEqual([true, ""]);
  await field.blur();
  await page.keyboard.press("?");
  const rules = page.getByRole("dialog", { name: "Comment jouer" });
  await rules.getByText("Plus de règles").click();
  await rules.getByText("1 à 5 ouvrent les jeux").waitFor();
  await page.keyboard.press("3");
  await closeDialog(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("4");
  await page.waitForURL("**/fr/nhl/career-path-game");

  await page.getByRole("button", { name: "Réglages" }).click();
  const keys = dialog(page).getByRole("switch", { name: "Raccourcis clavier" });
  await keys.press(" ");
  expect(await keys.isChecked()).toBe(false);
  await closeDialog(page);
  await page.keyboard.press("1");
  await page.keyboard.press("?");
  expect(await dialog(page).count()).toBe(0);
  expect(page.url()).toContain("career-path-game");
});
