import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CLASSIC, dialog, ending, guess, sitDown } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";
import { walk } from "./walk.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What differs from one theme to the other. */
const COLOURS = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } } as const satisfies RunOptions;

/** Runs axe on the page as it stands: each fault with the elements that have it. */
async function faultsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // A dialog is not seen in the first frame of its opening, however short that is.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await page.evaluate((chosen) =>
    (window as unknown as { axe: { run(chosen: RunOptions): Promise<AxeResults> } }).axe.run(chosen), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** The same in the dark and, as far as colours go, in the light. */
async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await faultsOf(page);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark, ...(await faultsOf(page, COLOURS)).map((fault) => `in the light: ${fault}`)];
}

describe("axe finds nothing wrong", () => {
  for (const phone of [false, true]) {
    test(`on any screen, ${phone ? "on a phone" : "at a desk"}, in either theme`, async ({ visit, site }) => {
      const page = await visit({ phone, provokes: /status of 404/ });
      const faults: string[] = [];
      await walk(page, site, false, async (screen) => {
        faults.push(...(await faultsInBothThemes(page)).map((fault) => `${screen}: ${fault}`));
      });
      expect(faults).toEqual([]);
    });
  }

  test("in the colour-blind palette", async ({ visit, site }) => {
    const page = await visit();
    const [first, second, third] = site.others;
    await sitDown(page, CLASSIC);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await dialog(page).getByRole("switch", { name: "Colour-blind palette" }).press(" ");
    const faults = await faultsInBothThemes(page);
    await page.keyboard.press("Escape");
    await guess(page, first, second, third);
    faults.push(...(await faultsInBothThemes(page)));
    await guess(page, site.answers[TODAY]);
    await ending(page);
    faults.push(...(await faultsInBothThemes(page)));
    expect(faults).toEqual([]);
  });
});
