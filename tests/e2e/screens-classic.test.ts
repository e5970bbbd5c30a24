import { expect } from "vitest";
import { faultsOf } from "./axe.ts";
import { crawlClassic } from "./crawl.ts";
import { CLASSIC, dialog, ending, guess } from "./play.ts";
import { describeScreens } from "./screens.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

describeScreens("Classic", crawlClassic);

test("axe finds no fault in the colour-blind palette; forced colours show switches", async ({ visit, site }) => {
  const [first, second, third] = site.others;
  const page = await visit({ at: CLASSIC });
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
