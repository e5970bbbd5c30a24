import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { comparePlayers } from "#rules/classic/classic";
import { CLASSIC_CLUES } from "#rules/classic/clues";
import type { Verdict } from "#rules/shared/verdict";
import type { Candidate } from "#rules/league/rostered-players";
import {
  CLASSIC,
  choose,
  dialog,
  ending,
  figure,
  guess,
  guessRows,
  guessesLeft,
  openTab,
  sitDown,
  still,
  withoutCode,
} from "./play.ts";
import { nameOf, TODAY, TOMORROW, YESTERDAY } from "./site.ts";
import { test } from "./visit.ts";

const SQUARES: Record<Verdict, string> = { match: "🟩", near: "🟨", miss: "⬛" };

const squares = (answer: Candidate, guessed: Candidate): string =>
  CLASSIC_CLUES.map((name) => SQUARES[comparePlayers(answer, guessed)[name]?.verdict ?? "miss"]).join("");

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Returns the four figures of the statistics in the open dialog. */
const figures = async (page: Page): Promise<string[]> => {
  const names = ["Streak", "Wins", "Played", "Average guesses"];
  return Promise.all(names.map((name) => figure(page, name)));
};

describe("a game of Classic", () => {
  test("is won with the fourth guess, and shared", async ({ visit, site }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const answer = site.answers[TODAY];
    const wrong = site.others.slice(0, 3);
    await sitDown(page, CLASSIC);
    await page.getByText("No. 21", { exact: true }).waitFor();
    await page.getByText("Saturday, November 21, 2026").waitFor();
    await guess(page, ...wrong);
    await guessesLeft(page, "4 guesses left").waitFor();
    await choose(page, answer);

    const result = await ending(page);
    await result.getByRole("heading", { name: "Congratulations! You guessed correctly!" }).waitFor();
    await result.getByText("Deke #21 Classic 4/7", { exact: true }).waitFor();
    await result.getByText(answer.last, { exact: true }).last().waitFor();
    await result.getByText("1 win in a row", { exact: true }).waitFor();
    await openTab(page, "Stats");
    expect(await figures(page)).toEqual(["1", "1", "1", "4"]);
    await result.getByRole("list", { name: "Games by number of guesses" }).waitFor();

    await result.getByRole("button", { name: "Share result" }).click();
    await result.getByText("Copied to your clipboard.").waitFor();
    await result.getByRole("button", { name: "Copied" }).waitFor();
    await result.getByRole("button", { name: "Share result" }).waitFor();
    const rows = [...wrong, answer].map((guessed) => squares(answer, guessed));
    expect(rows[3]).toBe("🟩🟩🟩🟩🟩🟩🟩🟩");
    expect(withoutCode(await copied(page))).toBe(
      ["Deke #21 Classic 4/7 🚨", ...rows, new URL(`${CLASSIC}?day=${TODAY}`, site.url).href].join("\n"),
    );
  });

  test("counts seven guesses down, and is lost with the last", async ({ visit, site }) => {
    const page = await visit();
    const answer = site.answers[TODAY];
    await sitDown(page, CLASSIC);
    for (const [made, other] of site.others.entries()) {
      const left = 7 - made;
      await guessesLeft(page, left === 1 ? "1 guess left" : `${left} guesses left`).waitFor();
      await guess(page, other);
    }
    const result = await ending(page);
    await result
      .getByRole("heading", { name: `Game Over! The correct answer was ${nameOf(answer)}`, exact: true })
      .waitFor();
    await result.getByText("Deke #21 Classic X/7").waitFor();
    await result.getByText("No streak", { exact: true }).waitFor();
    await openTab(page, "Stats");
    expect(await figures(page)).toEqual(["0", "0", "1", "–"]);

    await page.keyboard.press("Escape");
    // The board shows the answer as a row of matches above the guesses.
    expect(await guessRows(page).count()).toBe(8);
    const answered = guessRows(page).first();
    expect(await answered.getByRole("rowheader").textContent()).toContain(answer.last);
    for (const cell of await answered.getByRole("cell").allTextContents()) expect(cell).toMatch(/: match$/);
    await page.getByText(`Final horn It was ${nameOf(answer)}.`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "See the result" }).click();
    await ending(page);

    // On a usual phone the result does not scroll, and its buttons are reachable at any size.
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [320, 568],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await still(page);
      if (width === 390 && height === 844)
        expect(
          await result
            .getByRole("tabpanel")
            .evaluate(({ parentElement: middle }) => (middle?.scrollHeight ?? 0) - (middle?.clientHeight ?? 0)),
          `${width} × ${height} scrolls`,
        ).toBe(0);
      for (const tab of ["Coach", "Result"]) {
        await openTab(page, tab);
        for (const [role, name] of [
          ["button", "Close"],
          ["button", "Share result"],
          ["link", "Next: Roster Mystery"],
        ] as const)
          expect(
            await result.getByRole(role, { name, exact: true }).evaluate((button) => {
              const { x, y, width: wide, height: high } = button.getBoundingClientRect();
              return button.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
            }),
            `${width} × ${height}: ${name}`,
          ).toBe(true);
      }
    }
  });

  test("shows each verdict in its colour", async ({ visit, site }) => {
    const page = await visit();
    await sitDown(page, CLASSIC);
    await guess(page, ...site.others.slice(0, 6));
    const painted = await page.getByRole("cell").evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const sign = tile.querySelector(":scope > svg > use")?.getAttribute("href") ?? "";
        return sign.startsWith("#verdict-") ? [`${sign} ${getComputedStyle(tile).backgroundColor}`] : [];
      }),
    );
    const token = (verdict: string) =>
      page.evaluate((name) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.background = `var(--${name})`;
        const colour = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return colour;
      }, verdict);
    const verdicts = ["match", "near", "miss"];
    const colours = await Promise.all(verdicts.map(async (verdict) => `#verdict-${verdict} ${await token(verdict)}`));
    expect(new Set(painted)).toEqual(new Set(colours));
  });
});

describe("after the end", () => {
  test("countdown, coach's report and result are shown again after a reload", async ({ visit, site }) => {
    const page = await visit({ deviceClock: `${TODAY}T12:00:00Z` });
    const [first, second] = site.others;
    await sitDown(page, CLASSIC);
    await guess(page, first, second, site.answers[TODAY]);
    const result = await ending(page);
    await result.getByText("Next player in").waitFor();
    expect(await result.getByRole("timer").innerText()).toMatch(/^11:59:\d\d|^12:00:00/);
    await result.getByRole("link", { name: "Next: Roster Mystery" }).waitFor();
    // The report's best line opens it; arrow keys move between the tabs.
    await result.getByRole("button", { name: /^You had him cornered|cut/ }).click();
    expect(await result.getByRole("tab", { selected: true }).textContent()).toBe("Coach");
    for (const [key, name] of [
      ["ArrowRight", "Stats"],
      ["End", "More"],
      ["ArrowRight", "Result"],
      ["ArrowRight", "Coach"],
    ] as const) {
      await result.getByRole("tab", { selected: true }).press(key);
      expect(await result.getByRole("tab", { selected: true }).textContent()).toBe(name);
    }

    const coach = result.getByRole("region", { name: "Players left after each guess" });
    const report = await coach.getByRole("listitem").allInnerTexts();
    expect(report).toHaveLength(3);
    expect(report[0]).toContain(first.last);
    expect(report[0]).toMatch(/average guess/);
    expect(report[2]).toContain("Goal");
    // Any reasons: the names of one clue, or of several.
    expect(report[2]).toMatch(/after [^:,]+[,.] (only one player was left|\d+ players were still possible).*: \S/i);

    await page.reload();
    await ending(page);
    expect(await guessRows(page).count()).toBe(3);
  });

  test("yesterday's player is shown, today's is not", async ({ visit, site }) => {
    const page = await visit();
    await sitDown(page, CLASSIC);
    await page.getByRole("button", { name: "Yesterday: who was No. 20?" }).click();
    await dialog(page)
      .getByRole("heading", { name: nameOf(site.answers[YESTERDAY]) })
      .waitFor();
    await dialog(page).getByText("No. 20, Friday, November 20, 2026").waitFor();
    for (const [day, error] of [
      [TODAY, "day-not-over"],
      [TOMORROW, "future-day"],
    ] as const) {
      expect((await site.get(`/api/days/${day}/classic`)).body).toEqual({ error });
    }
  });

  test("an archive round does not count for the streak, hides its answer until it is finished, and is shared with its own address", async ({
    visit,
    site,
  }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await sitDown(page, CLASSIC);
    const told = (within: Page | Locator) => within.getByRole("button", { name: "Yesterday: who was No. 20?" });
    await told(page).first().waitFor();
    await page.getByRole("button", { name: "Past puzzles" }).click();
    await dialog(page)
      .getByRole("link", { name: /^No\. 1 / })
      .waitFor();
    expect(await dialog(page).getByRole("link").count()).toBe(20);
    await dialog(page)
      .getByRole("link", { name: /^No\. 20 Friday, November 20, 2026/ })
      .click();
    await page.getByText("Friday, November 20, 2026").waitFor();
    await page.getByRole("button", { name: "Past puzzles" }).waitFor();
    expect(await told(page).count()).toBe(0);
    await guess(page, site.answers[YESTERDAY]);
    const result = await ending(page);
    await result.getByText("Counted separately", { exact: true }).waitFor();
    expect(await result.getByRole("timer").count()).toBe(0);
    await openTab(page, "Stats");
    expect(await figures(page)).toEqual(["0", "0", "0", "–"]);
    await result.getByText("Archive: 1 played, 1 won").waitFor();
    await openTab(page, "More");
    expect(await result.getByRole("link", { name: "Play today’s puzzle" }).count()).toBe(1);
    expect(await told(result).count()).toBe(1);
    await result.getByRole("button", { name: "Share result" }).click();
    await result.getByText("Copied to your clipboard.").waitFor();
    // One row of eight matches: `?r=` shows them in the preview.
    expect((await copied(page)).split("\n").at(-1)).toBe(
      `${new URL(`${CLASSIC}?day=${YESTERDAY}`, site.url).href}&r=118qq8`,
    );
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Past puzzles" }).click();
    await dialog(page)
      .getByRole("link", { name: /^No\. 20 .*Won in 1$/ })
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByText(/^Snipe! It was /).waitFor();
    await page.getByRole("button", { name: "See the result" }).click();
    await (await ending(page)).getByRole("link", { name: "Play today’s puzzle" }).click();
    await page.getByText("No. 21", { exact: true }).waitFor();
    await guessesLeft(page, "7 guesses left").waitFor();
  });

  test("an address with today opens the daily, and one before the first day has no number", async ({ visit }) => {
    const page = await visit({ provokes: /404/ });
    await sitDown(page, `${CLASSIC}?day=${TODAY}`);
    await page.getByText("No. 21", { exact: true }).waitFor();
    expect(await page.getByText("Past puzzles are counted separately").count()).toBe(0);

    await page.goto(`${CLASSIC}?day=2026-10-01`);
    await page.getByText("There was no puzzle on that day.").waitFor();
    expect(await page.getByText(/^No\. /).count()).toBe(0);
    await page.getByRole("link", { name: "Play today’s puzzle" }).waitFor();
  });
});
