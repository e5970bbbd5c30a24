import { expect } from "vitest";
import { describeJourney } from "./journey.ts";
import { CLASSIC, ending, guess } from "./play.ts";
import { TODAY } from "./site.ts";
import { test } from "./visit.ts";

describeJourney("classic");

test("tiles have the colours of their verdicts; arrow keys move from the coach's report to other tabs", async ({
  visit,
  site,
}) => {
  const [first, second] = site.others;
  const page = await visit({ at: CLASSIC });
  await guess(page, first, second, site.answers[TODAY]);
  const result = await ending(page);
  await result.getByRole("button", { name: /^You had him cornered|cut/ }).click();
  const selected = result.getByRole("tab", { selected: true });
  expect(await selected.textContent()).toBe("Coach");
  await selected.focus();
  for (const [key, name] of [
    ["ArrowRight", "Stats"],
    ["End", "More"],
    ["ArrowRight", "Result"],
    ["ArrowRight", "Coach"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await selected.textContent()).toBe(name);
    expect(await page.locator(":focus").textContent()).toBe(name);
  }

  await page.keyboard.press("Escape");
  const painted = await page.getByRole("cell").evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const sign = tile.querySelector(":scope > svg > use")?.getAttribute("href") ?? "";
      const [, verdict] = /^#verdict-(.+)/.exec(sign) ?? [];
      if (verdict === undefined) return [];
      const probe = tile.appendChild(document.createElement("i"));
      probe.style.background = `var(--${verdict})`;
      const isItsColour = getComputedStyle(probe).backgroundColor === getComputedStyle(tile).backgroundColor;
      probe.remove();
      return [`${verdict} ${isItsColour}`];
    }),
  );
  expect(new Set(painted)).toEqual(new Set(["match true", "near true", "miss true"]));
});
