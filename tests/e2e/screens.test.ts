import { describe, expect } from "vitest";
import { COLOURS, faultsNow, faultsOf } from "./axe.ts";
import { englishOn } from "../english.ts";
import { largeTextFaultsOf } from "./large-text.ts";
import { misfitsOf, missedOf } from "./layout.ts";
import { CLASSIC, dialog, ending, guess, sitDown } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";
import { crawl } from "./crawl.ts";

const AXE = "axe finds nothing wrong";
const LAYOUT = ["it fits from 1280 px down to 320, and under a finger", misfitsOf] as const;
const AIM = ["what can be pressed is hit in its middle", missedOf] as const;
const LARGE_TEXT = ["text at 200 % loses nothing", largeTextFaultsOf] as const;
const FRENCH = ["no English is left", englishOn] as const;

// Reaching all screens takes longer than checking them: each visitor reaches them once for all checks.
describe("on every screen", () => {
  for (const [visitor, options, checks] of [
    ["at a desk in the light", { colorScheme: "light" }, [AIM]],
    // In French, whose texts are longer.
    [
      "on a phone in the dark, in French",
      { phone: true, colorScheme: "dark", locale: "fr-CA" },
      [LAYOUT, LARGE_TEXT, AIM, FRENCH],
    ],
  ] as const) {
    test(`${visitor}, ${[AXE, ...checks.map(([what]) => what)].join(", and ")}`, async ({ visit, site }) => {
      const page = await visit({ ...options, provokes: /status of 404/ });
      const faults: string[] = [];
      let looks = 0;
      await crawl(page, site, "locale" in options, async (screen) => {
        // Colours are checked in both themes, all other rules once, alternating between desktop and phone.
        const isMine = looks++ % 2 === ("phone" in options ? 1 : 0);
        const found = await faultsNow(page, isMine ? {} : COLOURS);
        for (const [, faultsFound] of checks) found.push(...(await faultsFound(page)));
        faults.push(...found.map((fault) => `${screen}: ${fault}`));
      });
      expect(faults).toEqual([]);
    });
  }
});

test("axe finds no fault in the colour-blind palette, and forced colours show the state of switches", async ({
  visit,
  site,
}) => {
  const page = await visit();
  const [first, second, third] = site.others;
  await sitDown(page, CLASSIC);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await dialog(page).getByRole("switch", { name: "Colour-blind palette" }).press(" ");
  const faults = await faultsOf(page);
  await page.emulateMedia({ forcedColors: "active" });
  const knobs = await dialog(page)
    .getByRole("switch")
    .evaluateAll((switches) =>
      switches.map((one) => ({
        isOn: (one as HTMLInputElement).checked,
        isSeen: getComputedStyle(one, "::after").backgroundColor !== getComputedStyle(one, "::before").backgroundColor,
      })),
    );
  expect(new Set(knobs.map(({ isOn }) => isOn)).size).toBe(2);
  expect(knobs.filter(({ isSeen }) => !isSeen)).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await page.keyboard.press("Escape");
  await guess(page, first, second, third);
  faults.push(...(await faultsOf(page)));
  await guess(page, site.answers[TODAY]);
  await ending(page);
  faults.push(...(await faultsOf(page)));
  expect(faults).toEqual([]);
});
