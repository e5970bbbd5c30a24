import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { playerPath } from "#rules/site/player-address";
import { careerOf, ids } from "../seed/league.ts";
import { faultsOf } from "./axe.ts";
import { collectData, sourcesNaming } from "./collected-data.ts";
import { misfitsOf } from "./layout.ts";
import {
  dialog,
  ending,
  guessesLeft,
  guessRows,
  nameField,
  openTab,
  readyToGuess,
  sitDown,
  ownFigures,
} from "./play.ts";
import { TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

const LEGENDS = "/nhl/legends-game";

/** The Sunday of the week of {@link TODAY}, and earlier ones. */
const SUNDAY = "2026-11-15";
const [FIRST, SECOND] = ["2026-11-01", "2026-11-08"];

const fullName = (id: number): string => `${careerOf(id).player.first} ${careerOf(id).player.last}`;

/** Returns a week's answer. */
async function secretOf(site: Site, sunday: string): Promise<number> {
  await site.post("/api/rounds/legends", { kind: "day", day: sunday });
  const { DB } = site;
  return Number(
    await DB.prepare("SELECT secret FROM puzzles WHERE game = 'legends' AND day = ?").bind(sunday).first("secret"),
  );
}

/** Guesses by keyboard, each after the previous one was judged. */
async function guess(page: Page, ...guessed: readonly number[]): Promise<void> {
  for (const id of guessed) {
    const { birthDate } = careerOf(id).player;
    const made = await guessRows(page).count();
    await nameField(page).fill(fullName(id));
    // Of namesakes the one born in that year.
    const options = page.getByRole("listbox").getByRole("option");
    await options.first().waitFor();
    const years = await options.allInnerTexts();
    const place = years.findIndex((text) => text.includes(String(birthDate?.slice(0, 4))));
    for (let step = 0; step < place; step++) await nameField(page).press("ArrowDown");
    await nameField(page).press("Enter");
    if (made < 6) await guessRows(page).nth(made).waitFor();
  }
}

/** Returns the tiles of the newest guess as announced. */
const told = (page: Page): Promise<string[]> =>
  guessRows(page)
    .first()
    .getByRole("cell")
    .locator("span:last-of-type")
    .evaluateAll((cells) => cells.map((cell) => cell.textContent ?? "").filter((text) => text.includes(": ")));

const way = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

describe("Legends", () => {
  test("is won by keyboard, survives a reload, and does not reveal the answer before", async ({
    visit,
    site,
    setClock,
  }) => {
    const secret = await secretOf(site, SUNDAY);
    const page = await visit({ cold: true });
    const collected = collectData(page);
    const named = async () => sourcesNaming(careerOf(secret).player, await collected.all());

    await sitDown(page, LEGENDS);
    await page.getByText("No. 3", { exact: true }).waitFor();
    await page.getByText("Week of November 15", { exact: true }).waitFor();
    const others = [ids.crosby, ids.mcdavid, ids.ovechkin];
    await guess(page, ...others);
    await page.reload();
    await guessesLeft(page, "4 guesses left").waitFor();
    await readyToGuess(page);
    // Players without a game cannot be guessed, and guessed ones are marked.
    await nameField(page).fill(fullName(ids.crosby));
    await page.getByRole("option").first().waitFor();
    await nameField(page).press("Escape");
    await guess(page, ids.sillinger);
    expect(await told(page)).toEqual([
      expect.stringMatching(/^Last club New York Islanders: /),
      expect.stringMatching(/^Position centre: /),
      expect.stringMatching(/^Country Canada: /),
      expect.stringMatching(/^Debut season 1990–91: /),
      expect.stringMatching(/^Last season 2008–09: /),
      expect.stringMatching(/^Career games 1,049: /),
      expect.stringMatching(/^Career points 548: /),
      expect.stringMatching(/^Draft pick 11: /),
      expect.stringMatching(/^Trophies and Cups 0: /),
    ]);
    expect(await named()).toEqual([]);

    await guess(page, secret);
    const result = await ending(page);
    await result.getByText("Deke #3 Legends 5/7").waitFor();
    await result.getByText("Next legend in").waitFor();
    // It is not a daily, so it is not part of a clean sweep.
    expect(await result.getByText(/clean sweep/i).count()).toBe(0);
    await result.getByRole("link", { name: "Next: NHL Classic" }).waitFor();
    // The coach's best line opens the report.
    await result.getByRole("button", { name: /(cut 8,803 players to|You had him cornered after) / }).press("Enter");
    const coach = result.getByRole("region", { name: "Players left after each guess" });
    expect((await coach.getByRole("listitem").allInnerTexts()).map((row) => row.replace(/\s+/g, " "))).toEqual([
      ...Array.from({ length: 4 }, () => expect.stringMatching(/ (an|An) average guess.* still possible/) as string),
      expect.stringMatching(/ Goal (\d+ players were still possible|You had him cornered)/),
    ]);
    expect(await faultsOf(page)).toEqual([]);
    await openTab(page, "Result");
    expect(await faultsOf(page)).toEqual([]);
    expect(await named()).toEqual(
      expect.arrayContaining([new URL("/api/rounds/legends/guess", site.url).href, "localStorage"]),
    );

    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Statistics" }).press("Enter");
    await page.getByRole("region", { name: "Weekly" }).waitFor();
    expect((await ownFigures(page, /^Legends/)).slice(0, 2)).toEqual(["Streak 1", "Wins 1"]);

    // The dailies on home and the day streak are unchanged.
    await page.goto("/");
    await expect.poll(() => page.getByRole("main").getByText("Not played", { exact: true }).count()).toBe(5);
    expect(await page.getByText("day streak").count()).toBe(0);

    // In a later week, which no visitor has played.
    await setClock("2026-12-02T12:00:00Z");
    await page.goto("/leaderboard?game=legends");
    await page.getByRole("radio", { name: "This week" }).and(page.locator(":checked")).waitFor();
    expect(await page.getByRole("radio").count()).toBe(2);
    await page.getByText("Only your first result of the week counts.", { exact: false }).waitFor();
    expect(
      await page.getByRole("main").getByRole("link", { name: "Play this week’s legend" }).getAttribute("href"),
    ).toBe(LEGENDS);
  });

  test("has an archive of Sundays only, and no puzzle on any other day", async ({ visit, site }) => {
    const page = await visit();
    const secret = await secretOf(site, SECOND);
    await sitDown(page, LEGENDS);
    await way(page, "Last week: who was No. 2?").press("Enter");
    await dialog(page)
      .getByRole("heading", { name: fullName(secret) })
      .waitFor();
    await page.keyboard.press("Escape");
    await way(page, "Past puzzles").press("Enter");
    const days = dialog(page).getByRole("link");
    await days.first().waitFor();
    expect(
      await days.evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).search),
      ),
    ).toEqual([`?day=${FIRST}`, `?day=${SECOND}`]);
    // Tab reaches the last Sunday, and arrows move by weeks within the range.
    await days.nth(1).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => days.nth(0).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    await page.keyboard.press("PageDown");
    await expect.poll(() => days.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
    const dealt = page.waitForResponse((response) => response.url().includes("/api/rounds/legends"));
    await page.keyboard.press("Enter");
    await page.getByText("No. 2", { exact: true }).waitFor();
    await page.getByText(/^Past puzzles are counted separately/).waitFor();
    await readyToGuess(page);
    await dealt;
    // A visitor who continues a past week sees the answer on no player's page.
    const past = page.waitForResponse((response) => response.url().includes("/puzzles"));
    await page.goto(playerPath(careerOf(secret).player));
    expect(await (await past).text()).toBe('{"puzzles":[]}');
    await page.goBack();
    await readyToGuess(page);
    await guess(page, secret);
    await (await ending(page)).getByText(/ 1\/7$/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Play this week’s legend" }).last().click();
    await page.getByText("No. 3", { exact: true }).waitFor();

    await page.goto(`${LEGENDS}?day=${TODAY}`);
    await page.getByText("There was no puzzle on that day.").waitFor();
    await page.getByRole("link", { name: "Play this week’s legend" }).waitFor();
  });

  test("is lost on a phone, in French, and has unlimited practice by era", async ({ visit, site }) => {
    const secret = await secretOf(site, SUNDAY);
    const page = await visit({ phone: true, locale: "fr-CA", colorScheme: "dark" });
    await page.setViewportSize({ width: 360, height: 740 });
    await sitDown(page, LEGENDS);
    const known = [ids.crosby, ids.mcdavid, ids.ovechkin, ids.sillinger, ids.keon, ids.salming, ids.orr, ids.howe];
    await guess(page, ...known.filter((id) => id !== secret).slice(0, 7));
    const result = await ending(page);
    await result.getByText(fullName(secret)).first().waitFor();
    await result.getByText("Prochaine légende dans").waitFor();
    expect([await faultsOf(page), await misfitsOf(page)]).toEqual([[], []]);
    await page.keyboard.press("Escape");
    await page.getByText("Fin du match", { exact: true }).waitFor();
    expect(await misfitsOf(page)).toEqual([]);
    const flag = await guessRows(page).first().locator("svg[viewBox='0 0 30 20']").boundingBox();
    expect(flag?.width).toBeGreaterThanOrEqual(20);
    const collected = collectData(page);
    await page.getByRole("link", { name: "S’exercer tant qu’on veut" }).click();
    await readyToGuess(page);
    await page.getByRole("combobox", { name: "Époque" }).selectOption("Depuis 2005");
    await page.getByRole("radio", { name: "Tous" }).press(" ");
    await readyToGuess(page);
    expect([await faultsOf(page), await misfitsOf(page)]).toEqual([[], []]);
    await guess(page, ids.crosby);
    await page.reload();
    await guessRows(page).first().waitFor();
    expect(await page.getByRole("combobox", { name: "Époque" }).inputValue()).toBe("2005");
    const before = await collected.all();
    const given = page.waitForResponse("**/api/rounds/legends/give-up");
    await page.getByRole("button", { name: "Abandonner" }).tap();
    await dialog(page).getByRole("button", { name: "Abandonner" }).tap();
    await ending(page);
    const { view } = (await (await given).json()) as { view: { answer: { player: number } } };
    const hidden = careerOf(view.answer.player).player;
    expect(sourcesNaming(hidden, before)).toEqual([]);
    expect(sourcesNaming(hidden, await collected.all())).toContain("sessionStorage");
  });
});
