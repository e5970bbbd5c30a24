import { expect } from "vitest";
import { describeJourney } from "./journey.ts";
import { CLASSIC, copiedText, dialog, ending, guess, guessesLeft, openTab, readyToGuess } from "./play.ts";
import { TODAY, YESTERDAY } from "./site.ts";
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
  const lines = result.getByRole("tabpanel", { name: "Coach" }).getByRole("listitem");
  const report = (await lines.allInnerTexts()).join("\n");
  for (const { last } of [first, second, site.answers[TODAY]]) expect(report).toContain(last);
  expect(report).toMatch(/average guess/);

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

test("an archive round has its own address, and leads to today's puzzle", async ({ visit, site }) => {
  const page = await visit({ at: CLASSIC });
  await page.getByRole("button", { name: "Past puzzles" }).click();
  await dialog(page)
    .getByRole("link", { name: /^No\. 20 Friday, November 20, 2026/ })
    .click();
  await page.getByText("Friday, November 20, 2026").waitFor();
  await readyToGuess(page);
  expect(await page.getByRole("button", { name: "Yesterday: who was No. 20?" }).count()).toBe(0);
  await guess(page, site.answers[YESTERDAY]);
  const result = await ending(page);
  await result.getByText("Counted separately", { exact: true }).waitFor();
  await result.getByRole("button", { name: "Share result" }).click();
  await result.getByText("Copied to your clipboard.").waitFor();
  // One row of eight matches: `?r=` shows them in the preview.
  expect((await copiedText(page)).split("\n").at(-1)).toBe(
    `${new URL(`${CLASSIC}?day=${YESTERDAY}`, site.url).href}&r=118qq8`,
  );
  await openTab(page, "More");
  await dialog(page).getByRole("link", { name: "Play today’s puzzle" }).click();
  await page.getByText("No. 21", { exact: true }).waitFor();
  await guessesLeft(page, 7);
});
