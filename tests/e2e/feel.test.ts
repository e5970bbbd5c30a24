import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GAME_NAMES, GAME_CONFIG } from "#rules/shared/game-config";
import { CLASSIC, dialog, ending, guess, readyToGuess, sitDown } from "./play.ts";
import { remember } from "./results.ts";
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
    const felt: unknown[] = [];
    const vibrate = navigator.vibrate.bind(navigator) as (pattern: unknown) => boolean;
    navigator.vibrate = (pattern: unknown) => {
      felt.push(pattern);
      return vibrate(pattern);
    };
    Object.assign(window, { felt });
  });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  return {
    sources,
    loaded: (part: string) => loaded.filter((url) => url.includes(part)),
    felt: () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length),
  };
}

/** Counts moving particles in a dialog. */
const flying = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.tagName === "I").length,
  );

test("a win vibrates, plays the horn if enabled, and a sweep sprays ice; none of it with reduced motion", async ({
  visit,
  site,
  setClock,
}) => {
  const page = await visit({ phone: true, reducedMotion: "no-preference" });
  const { sources, loaded, felt } = await listen(page);
  const others = GAME_NAMES.filter((game) => game !== "classic").map((game) => [
    game,
    [TODAY, TOMORROW].map((of) => ({ of, kind: "daily", won: true, guesses: 3, correct: GAME_CONFIG[game].toFind })),
  ]);
  // Without the returning cookie the page would reload once.
  await remember(page, Object.fromEntries(others));

  await sitDown(page, CLASSIC);
  await guess(page, site.others[0]);
  await expect.poll(felt).toBe(1);
  await guess(page, site.answers[TODAY]);
  await ending(page);
  await expect.poll(() => flying(page)).toBeGreaterThan(20);
  expect(await felt()).toBe(2);
  expect(loaded("horn-"), "nobody asked for a sound").toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const horn = dialog(page).getByRole("switch", { name: "Goal horn" });
  expect(await horn.isChecked()).toBe(false);
  await horn.click();
  await expect.poll(() => sources.length, { message: "a sample" }).toBeGreaterThan(3);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  sources.length = 0;
  await page.goto(`${CLASSIC}?day=${YESTERDAY}`);
  await readyToGuess(page);
  await guess(page, site.answers[YESTERDAY]);
  await ending(page);
  await expect.poll(() => new Set(sources)).toEqual(new Set(["Oscillator", "AudioBufferSource"]));
  const heard = sources.length;
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "See the result" }).click();
  await ending(page);
  expect(sources.length, "once").toBe(heard);

  await setClock(`${TOMORROW}T12:00:00Z`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(CLASSIC);
  await readyToGuess(page);
  await guess(page, site.answers[TOMORROW]);
  await (await ending(page)).getByRole("heading", { name: "Clean sweep!" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await dialog(page).getByText("Your device is set to reduce motion").waitFor();
  expect(await horn.isDisabled()).toBe(true);
  expect([await flying(page), await felt(), sources.length]).toEqual([0, 0, heard]);
});

describe("single keys", () => {
  test("open the games, the field and the rules, except while typing or if they are switched off", async ({
    visit,
  }) => {
    const page = await visit({ locale: "fr-CA" });
    await sitDown(page, CLASSIC);
    const field = page.getByRole("combobox");
    const isIn = () => field.evaluate((element) => element === document.activeElement);
    // In the field typed keys are text.
    await field.click();
    await page.keyboard.type("5/?");
    expect(await field.inputValue()).toBe("5/?");
    expect(await dialog(page).count()).toBe(0);
    await field.fill("");
    await field.blur();
    await page.keyboard.press("Control+5");
    await page.keyboard.press("/");
    expect([await isIn(), await field.inputValue()]).toEqual([true, ""]);
    await field.blur();
    await page.keyboard.press("?");
    const rules = page.getByRole("dialog", { name: "Comment jouer" });
    await rules.getByText("Plus de règles").click();
    await rules.getByText("1 à 5 ouvrent les jeux").waitFor();
    await page.keyboard.press("3");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("4");
    await page.waitForURL("**/fr/nhl/career-path-game");

    await page.getByRole("button", { name: "Réglages" }).click();
    const keys = dialog(page).getByRole("switch", { name: "Raccourcis clavier" });
    await keys.press(" ");
    expect(await keys.isChecked()).toBe(false);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await page.keyboard.press("1");
    await page.keyboard.press("?");
    expect(await dialog(page).count()).toBe(0);
    expect(page.url()).toContain("career-path-game");
  });
});
