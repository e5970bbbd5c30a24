import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { faultsOf } from "./axe.ts";
import { CLASSIC, dialog, ending, guess, sitDown } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";
import { walk } from "./walk.ts";

/** What differs from one theme to the other. */
const COLOURS = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } } as const satisfies RunOptions;

/** In the dark and, as far as colours go, in the light. */
const faultsInBothThemes = (page: Page): Promise<string[]> => faultsOf(page, COLOURS);

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
