import type { Page } from "playwright-core";
import { expect } from "vitest";
import { outOfView } from "./in-view.ts";
import { misfitsOf } from "./layout.ts";
import { CLASSIC, guess, guessRows, nameField, open, optionOf } from "./play.ts";
import { test } from "./visit.ts";

/** Returns tile labels that overlap their signs. */
const coveredLabels = (page: Page): Promise<string[]> =>
  page.getByRole("cell").evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const [label, sign] = [tile.querySelector("span"), tile.querySelector(":scope > svg")];
      const right = label?.getBoundingClientRect().right ?? 0;
      return right > (sign?.getBoundingClientRect().left ?? 0) ? [label?.textContent ?? ""] : [];
    }),
  );

test("on the smallest phone the layout is intact, and typing moves nothing", async ({ visit, site }) => {
  const page = await visit({ phone: true, locale: "fr-CA" });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, CLASSIC);
  await page.getByRole("button", { name: "Comment jouer" }).tap();
  const start = page.getByRole("button", { name: "Mise au jeu" });
  await start.waitFor();
  expect(await outOfView(page, { start })).toEqual([]);
  await start.tap();
  await start.waitFor({ state: "hidden" });
  const field = nameField(page);
  // Both names are among the longest.
  const long = [...site.facts.players.values()].find(({ last }) => last === "Marchessault");
  const [other] = site.others;
  if (long === undefined) throw new Error("he has retired");

  await field.tap();
  await field.fill("se");
  await page.getByRole("option").first().waitFor();
  expect((await page.getByRole("listbox").boundingBox())?.height).toBeLessThan(3.5 * 56);
  const top = async () => (await field.boundingBox())?.y;
  const before = await top();
  for (const key of ["b", "a", "x", "Backspace", "Backspace", "Backspace", "Backspace", "Backspace"]) {
    await field.press(key);
    expect(await top(), `the field after ${key}`).toBe(before);
  }

  await field.fill(long.last);
  // A tap elsewhere closes the list.
  await page.getByRole("region", { name: "Indices" }).tap({ position: { x: 4, y: 4 } });
  await optionOf(page, long).waitFor({ state: "hidden" });
  await field.tap();
  await optionOf(page, long).tap();
  await page.getByRole("rowheader").waitFor();
  for (const width of [320, 390, 560, 820]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await coveredLabels(page), `labels covered at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await guess(page, other);
  expect(await misfitsOf(page)).toEqual([]);

  // The list pushes the newest guess down instead of covering it.
  await field.tap();
  await field.press("s");
  await page.getByRole("option").first().waitFor();
  expect(await outOfView(page, { newest: guessRows(page).first(), field })).toEqual([]);
});
