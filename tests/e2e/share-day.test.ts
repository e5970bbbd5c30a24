import { readFile } from "node:fs/promises";
import { decode } from "fast-png";
import { expect } from "vitest";
import type { GameName } from "#rules/shared/game-config";
import { faultsOf } from "./axe.ts";
import { CLASSIC, dialog, guess } from "./play.ts";
import { played, remember, withoutVisitors } from "./results.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

withoutVisitors();

test("today's games are shared as a picture once all are finished", async ({ visit, site }) => {
  const page = await visit({ at: CLASSIC });
  await guess(page, site.others[0]);
  await guess(page, site.answers[TODAY]);
  const won = (game: GameName) => [played(game, TODAY)];
  await remember(page, {
    roster: won("roster"),
    face: won("face"),
    career: [played("career", TODAY, { hint: true, hard: true })],
    grid: [played("grid", TODAY, { won: false, guesses: 9, correct: 6 })],
  });
  await page.goto("/");
  // The squares of the round played here.
  await page
    .getByRole("main")
    .getByRole("img", { name: /^2 rows of squares/ })
    .waitFor();
  await page.getByRole("main").getByRole("button", { name: "Share my day" }).click();
  const picture = dialog(page).getByRole("img", { name: /^Deke #21: 4 of 5 won/ });

  // It has the squares of the round played here, and nothing that reveals the answer.
  const size = { width: 1200, height: 630 };
  const sizeNow = () => picture.evaluate((drawn: HTMLCanvasElement) => ({ width: drawn.width, height: drawn.height }));
  await expect.poll(sizeNow).toEqual(size);
  const save = dialog(page).getByRole("button", { name: "Save the picture" });
  const [saved] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(saved.suggestedFilename()).toBe(`deke-${TODAY}.png`);
  const { width, height, data, channels } = decode(await readFile(await saved.path()));
  expect({ width, height }).toEqual(size);
  // Green for wins, the square of a wrong guess, and the hint's bulb.
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += channels)
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  expect([...colours]).toEqual(expect.arrayContaining([0x2dcc8f, 0x2a4470, 0xffd76a]));
  await page.setViewportSize({ width: 390, height: 664 });
  await expect.poll(async () => (await save.boundingBox())?.y).toBeLessThan(664 - 44);
  expect(await faultsOf(page)).toEqual([]);
});
