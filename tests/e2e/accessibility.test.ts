import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CLASSIC, dialog, ending, guess, sitDown } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";
import { walk } from "./walk.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe on the page as it stands: each fault with the elements that have it. */
async function faultsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

describe("axe finds nothing wrong", () => {
  for (const phone of [false, true]) {
    test(`on any screen, ${phone ? "on a phone" : "on a wide screen"}, in the dark and in the light`, async ({ visit, site }) => {
      const page = await visit({ phone, provokes: /status of 404/ });
      const faults: Record<string, string[]> = {};
      await walk(page, site, false, async (screen) => {
        for (const colorScheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme });
          const found = await faultsOf(page);
          if (found.length > 0) faults[`${screen}, ${colorScheme}`] = found;
        }
      });
      expect(faults).toEqual({});
    });
  }

  test("in the colour-blind palette", async ({ visit, site }) => {
    const page = await visit();
    const [first, second, third] = site.others;
    await sitDown(page, CLASSIC);
    await page.getByRole("button", { name: "Settings" }).click();
    await dialog(page).getByRole("switch", { name: "Colour-blind palette" }).press(" ");
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await guess(page, first, second, third);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]);
    }
    await guess(page, site.answers[TODAY]);
    await ending(page);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]);
    }
  });
});
