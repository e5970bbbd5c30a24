import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { criteriaOfCell, criterionSubjectOf, GRID_CELLS, type GridCriteria } from "#rules/grid/criteria";
import type { CellAnswers } from "#rules/grid/grid";
import { gridKeyOf } from "#rules/grid/grid-key";
import type { Env } from "../../worker/env.ts";
import { readGridAnswers } from "../../worker/store/criteria.ts";
import { storeGrids } from "../worker/visitor.ts";
import { faultsOf } from "./axe.ts";
import { dialog, holdBack, nameField, openTab, press } from "./play.ts";
import { TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

const GRID = "/nhl/immaculate-grid";
/** A past day whose answers have the longest names. */
const LONG_NAMED = "2026-11-04";
/** A past day whose cells have well-known answers, picked by others. */
const PROVEN = "2026-11-03";
/** Height of a phone's keyboard, in CSS pixels. */
const KEYBOARD = 336;

interface Player {
  id: number;
  first: string;
  last: string;
}

const nameOf = ({ first, last }: Player): string => `${first} ${last}`;

/** Deals a day whose cells fit the best-known long names, one each. */
async function dealLongNames(site: Site): Promise<void> {
  const lines = {
    rows: ["club:VGK", "trophy:messier", "career:1000-games"],
    columns: ["club:CBJ", "club:TOR", "trophy:ted-lindsay"],
  };
  const { DB } = site;
  const { results } = await DB.prepare("SELECT id FROM players ORDER BY fame DESC LIMIT 900").all<{ id: number }>();
  const squares = GRID_CELLS.map((square) =>
    results.flatMap(({ id }, at) => (at % 9 === square ? id : [])).sort((a, b) => a - b),
  );
  await DB.prepare(
    "INSERT INTO puzzles (game, day, answer, secret, evidence, league) VALUES ('grid', ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  )
    .bind(LONG_NAMED, gridKeyOf(lines), JSON.stringify(lines), JSON.stringify({ squares }), site.facts.version)
    .run();
}

/** Deals cells with well-known answers, and results of others: two picks for one player each and one third. */
async function dealProven(site: Site): Promise<void> {
  const lines = {
    rows: ["club:EDM", "club:COL", "club:TOR"],
    columns: ["club:NYR", "career:500-goals", "cup"],
  };
  const { DB } = site;
  const facts = { players: new Set<number>(), criteria: new Map(), franchises: new Map(), trophies: {} };
  const answers = await readGridAnswers({ DB } as Env, facts, lines);
  await DB.prepare(
    "INSERT INTO puzzles (game, day, answer, secret, evidence, league) VALUES ('grid', ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  )
    .bind(PROVEN, gridKeyOf(lines), JSON.stringify(lines), JSON.stringify(answers), site.facts.version)
    .run();
  const idOf = (last: string) =>
    DB.prepare("SELECT id FROM players WHERE last = ? ORDER BY fame DESC LIMIT 1").bind(last).first<number>("id");
  const shots = [
    [0, "Gretzky", 60],
    [0, "Messier", 39],
    [0, "MacTavish", 1],
    [5, "Sakic", 199],
    [5, "Reinprecht", 1],
  ] as const;
  await storeGrids(
    site,
    PROVEN,
    await Promise.all(
      shots.map(async ([square, last, count]) => [last, count, [{ square, player: (await idOf(last)) ?? 0 }]] as const),
    ),
  );
}

/**
 * Simulates a phone's keyboard: it overlays the page while a field has the focus, and only the visual viewport shrinks.
 */
async function withKeyboard(page: Page): Promise<void> {
  await page.addInitScript((covered) => {
    const view = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1 });
    Object.defineProperty(view, "height", {
      get: () => innerHeight - (document.activeElement?.matches("input") ? covered : 0),
    });
    for (const moved of ["focusin", "focusout"])
      addEventListener(moved, () => setTimeout(() => view.dispatchEvent(new Event("resize"))));
    Object.defineProperty(window, "visualViewport", { value: view });
  }, KEYBOARD);
}

/** A player who fits a cell, and the number he wore with its club, if that is known. */
interface FittingPlayer extends Player {
  number: number | null;
}

/** Returns a fitting player per cell, none twice, with a known number if there is one; and one who fits nowhere. */
async function playersFor(site: Site, day = TODAY): Promise<{ right: FittingPlayer[]; wrong: Player }> {
  await site.post("/api/rounds/grid", { kind: "day", day });
  const { DB } = site;
  const puzzle = await DB.prepare("SELECT secret, evidence FROM puzzles WHERE game = 'grid' AND day = ?")
    .bind(day)
    .first<{ secret: string; evidence: string }>();
  const lines = JSON.parse(puzzle?.secret ?? "null") as GridCriteria;
  const { squares } = JSON.parse(puzzle?.evidence ?? "null") as CellAnswers;
  const { results } = await DB.prepare("SELECT id, first, last, numbers FROM players ORDER BY fame DESC").all<
    Player & { numbers: string }
  >();
  // Names that are no prefix of others, so that the first option is the right one.
  const sorted = results.map(nameOf).sort();
  const plain = results.filter(
    (player) =>
      /^[A-Za-z]+ [A-Za-z]+$/.test(nameOf(player)) &&
      !sorted[sorted.indexOf(nameOf(player)) + 1]?.startsWith(nameOf(player)),
  );
  const right = squares.reduce<FittingPlayer[]>((chosen, answers, square) => {
    const club = criteriaOfCell(lines, square).find((key) => key.startsWith("club:")) ?? "";
    const fitting = plain
      .filter(({ id }) => answers.includes(id) && chosen.every((one) => one.id !== id))
      .map(({ numbers, ...player }): FittingPlayer => {
        const known = JSON.parse(numbers) as Record<string, number>;
        return { ...player, number: known[criterionSubjectOf(club)] ?? null };
      });
    const player = fitting.find(({ number }) => number !== null) ?? fitting[0];
    if (player === undefined) throw new Error(`nobody for square ${square}`);
    return [...chosen, player];
  }, []);
  const wrong = plain.find(({ id }) => squares.every((answers) => !answers.includes(id)));
  if (wrong === undefined) throw new Error("everybody fits somewhere");
  return { right, wrong };
}

async function sitDown(page: Page, path = GRID): Promise<void> {
  await page.goto(path);
  await squareOf(page, 0).waitFor();
}

const squareOf = (page: Page, square: number): Locator => page.locator(`[data-square="${square}"]`);

/** Returns the cell that has the focus, if any. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["square"]);

/** Types a name into the open search and chooses the first option. */
async function shoot(page: Page, player: Player): Promise<void> {
  await nameField(page).fill(nameOf(player));
  await dialog(page).getByRole("option").first().waitFor();
  await nameField(page).press("Enter");
}

describe("the grid", () => {
  test("is won by keyboard alone", async ({ visit, site }) => {
    const { right } = await playersFor(site);
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await sitDown(page);
    await squareOf(page, 0).focus();
    // Row by row, there and back.
    for (const [at, square] of [0, 1, 2, 5, 4, 3, 6, 7, 8].entries()) {
      await expect.poll(() => focused(page)).toBe(String(square));
      await page.keyboard.press("Enter");
      await expect.poll(() => nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
      const letGo = at === 0 ? await holdBack(page) : () => {};
      await shoot(page, right[square] as Player);
      // The player appears in the cell before the verdict.
      if (at === 0) await squareOf(page, square).getByText(String(right[square]?.last), { exact: true }).waitFor();
      letGo();
      if (at === 8) break;
      await page
        .getByText(`${at + 1} of 9 squares. ${8 - at} ${8 - at === 1 ? "shot" : "shots"} left.`)
        .waitFor({ state: "attached" });
      await expect.poll(() => focused(page)).toBe(String(square));
      await page.keyboard.press(at % 3 === 2 ? "ArrowDown" : Math.floor(at / 3) === 1 ? "ArrowLeft" : "ArrowRight");
    }
    const result = page.getByRole("dialog", { name: "A full grid! Grid No. 21, November 21" });
    await result.getByRole("button", { name: "Share", exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("Deke #21 Grid 9/9 🚨\n🟩🟩🟩\n🟩🟩🟩\n🟩🟩🟩");
    // The board is the answer, and its picture has no names.
    await result.getByRole("cell", { name: nameOf(right[0] as Player) }).waitFor();
    await result.getByText("as picture").click();
    const saving = page.waitForEvent("download");
    await result.getByRole("button", { name: "Share", exact: true }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("deke.png");
    expect((await readFile(await saved.path())).subarray(1, 4).toString()).toBe("PNG");
    // Every cell lists its answers, including the visitor's.
    await openTab(page, "Answers");
    const list = result.getByRole("list").filter({ hasText: "Yours" });
    for (const square of [0, 8]) {
      await result.getByRole("button", { name: new RegExp(`yours: ${nameOf(right[square] as Player)}$`) }).click();
      await list.getByText(nameOf(right[square] as Player)).waitFor();
    }
    expect(await faultsOf(page)).toEqual([]);
  });

  test("uses up a shot on a miss, and ends when it is stopped", async ({ visit, site }) => {
    const { right, wrong } = await playersFor(site);
    const square = right.findIndex(({ number }) => number !== null);
    const first = right[square];
    if (first === undefined) throw new Error("nobody with a number");
    const page = await visit();
    await sitDown(page);
    await squareOf(page, square).click();
    await shoot(page, wrong);
    await dialog(page)
      .getByText(`${nameOf(wrong)} doesn’t fit. 8 shots left.`)
      .waitFor();
    await shoot(page, first);
    await dialog(page).waitFor({ state: "hidden" });
    await squareOf(page, (square + 1) % 9).click();
    await nameField(page).fill(nameOf(first));
    await dialog(page).getByRole("option", { disabled: true }).getByText("Already on your grid").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    const cell = page.getByRole("gridcell", { name: nameOf(first) });
    await expect.poll(() => cell.innerText()).toContain(`${nameOf(first)}, number ${first.number}, correct`);
    // The number is on the sweater, and in the corner when a photo covers it.
    expect(await cell.locator("svg text").last().textContent()).toBe(String(first.number));

    await page.getByRole("button", { name: "Stop here" }).click();
    await dialog(page).getByRole("button", { name: "Keep shooting" }).click();
    await press(page, "Stop here");
    const result = page.getByRole("dialog", { name: "1 of 9 Grid No. 21, November 21" });
    await result.getByText(/^Expected rarity [89]\d\d$/).waitFor();
    await result.getByText(/^a typical full grid today: \d\d+ to \d{3}$/).waitFor();
    await openTab(page, "Answers");
    await result.getByRole("heading", { name: "Every answer" }).waitFor();
    // There is no table if no other visitor has picked.
    expect(await result.getByRole("columnheader", { name: "Most picked" }).count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("button", { name: "Stop here" }).count()).toBe(0);
    // Rarity replaces the shots. It is estimated until it counts.
    const foot = page.getByRole("region", { name: "Shots" });
    await foot.getByText(/^Expected rarity [89]\d\d$/).waitFor();
    await foot.getByRole("button", { name: "Share result" }).waitFor();
    await foot.getByRole("button", { name: "All answers" }).click();
    await dialog(page).getByRole("heading", { name: "Every answer" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test("explains picks and misses, and shows every square afterwards", async ({ visit, site }) => {
    await dealProven(site);
    const page = await visit();
    await sitDown(page, `${GRID}?day=${PROVEN}`);
    await page.getByRole("button", { name: "How to play" }).first().click();
    await dialog(page).getByText("More rules").click();
    await dialog(page).getByText("Colorado includes the Quebec Nordiques.").first().waitFor();
    await page.keyboard.press("Escape");
    const pick = async (square: number, first: string, last: string) => {
      await squareOf(page, square).click();
      await shoot(page, { id: 0, first, last });
    };
    // The sheet over a cell says what counts there.
    for (const [square, rule] of [
      [0, "One regular-season game with a club is enough."],
      [1, "With all his clubs together"],
      [5, "A Cup won with the Avalanche"],
    ] as const) {
      await squareOf(page, square).click();
      await dialog(page).getByText(rule).waitFor();
      await page.keyboard.press("Escape");
    }
    await pick(0, "Mark", "Messier");
    const messier = page.getByRole("gridcell", { name: "EDM 1979–91; NYR 1991–97, 2000–04" });
    await messier.getByText("39%", { exact: true }).waitFor();
    await messier.getByText("Rangers 1991–97", { exact: true }).waitFor();
    await pick(7, "Wendel", "Clark");
    await dialog(page).getByText("330 goals, not 500").waitFor();
    await page.getByText("Wendel Clark doesn’t fit: Maple Leafs, 500 career goals. 330 goals, not 500.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "missed: Wendel Clark, 330 goals, not 500" }).waitFor();
    await pick(5, "Steve", "Reinprecht");
    await page.getByRole("gridcell", { name: /Cup 2001; COL 2000–03$/ }).waitFor();
    // Stored with the round.
    await page.reload();
    await messier.waitFor();
    await press(page, "Stop here");

    const result = page.getByRole("dialog", { name: "2 of 9 Grid No. 3, November 3" });
    await result.getByText("Rarity 740").waitFor();
    await openTab(page, "More");
    await result.getByText("Steve Reinprecht, 0.5%").waitFor();
    await result.getByText("Nobody found a rarer pick there.").waitFor();
    await openTab(page, "Answers");
    const rowOf = (name: string) => result.getByRole("row", { name });
    expect(await rowOf("Oilers and Rangers").getByRole("cell").allInnerTexts()).toEqual([
      "Messier 39%",
      "Gretzky 60%",
      "MacTavish 1%",
    ]);
    expect(await rowOf("Maple Leafs and 500 career goals").getByRole("cell").allInnerTexts()).toEqual([
      "Missed 100",
      "–",
      "–",
    ]);
    await result.getByRole("button", { name: "Avalanche and Stanley Cup" }).click();
    await result.getByRole("button", { name: "Why each one counts" }).click();
    const sakic = result.getByRole("listitem").filter({ hasText: "Joe Sakic" });
    await sakic.getByText("Cup 1996, 2001 · QUE 1988–95, COL 1995–2009").waitFor();
    await sakic.getByText("Most picked").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    // Marked by more than stripes, since nothing can become rarer.
    await page.getByRole("cell", { name: /Steve Reinprecht.*your rarest pick$/ }).waitFor();
  });

  test("is searched in a sheet on a phone, in French, with the longest names", async ({ visit, site }) => {
    await dealLongNames(site);
    const { right, wrong } = await playersFor(site, LONG_NAMED);
    const page = await visit({ phone: true, locale: "fr-CA" });
    await withKeyboard(page);
    await sitDown(page, `${GRID}?day=${LONG_NAMED}`);
    await squareOf(page, 4).tap();
    // The tap opens the keyboard.
    await expect.poll(() => nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await nameField(page).fill("ma");
    await dialog(page).getByRole("option").first().waitFor();
    const bottom = (): Promise<number> =>
      dialog(page).evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom));
    await expect.poll(bottom).toBe(844 - KEYBOARD);
    expect(await faultsOf(page)).toEqual([]);
    // A tap presses and releases at once: between a mouse's two events the keyboard would move the sheet.
    await dialog(page).getByRole("button", { name: "Fermer" }).tap();
    await expect.poll(() => focused(page)).toBe("4");
    // Prix Mark-Messier, Trophée Ted-Lindsay: the longest that can be missed.
    await squareOf(page, 5).click();
    await shoot(page, wrong);
    await dialog(page)
      .getByText(`${nameOf(wrong)} ne convient pas. Il reste 8 tirs.`)
      .waitFor();
    await expect.poll(bottom).toBe(844);
    await page.keyboard.press("Escape");
    await squareOf(page, 4).click();
    await shoot(page, right[4] as Player);
    await expect.poll(() => focused(page)).toBe("4");
    await page
      .getByRole("gridcell", { name: new RegExp(`${nameOf(right[4] as Player)}(, numéro \\d+)?, bonne réponse`) })
      .waitFor();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const small = await Promise.all(GRID_CELLS.map((square) => squareOf(page, square).boundingBox()));
    for (const box of small) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("has unlimited practice, without pick counts", async ({ visit }) => {
    const page = await visit();
    await sitDown(page, `${GRID}?practice`);
    expect(await page.getByRole("button", { name: "Give Up" }).count()).toBe(0);
    await squareOf(page, 0).click();
    // One career game.
    await shoot(page, { id: 0, first: "David", last: "Ayres" });
    await page.getByRole("button", { name: "Give Up" }).waitFor();
    await page.keyboard.press("Escape");
    await press(page, "Give Up");
    const result = page.getByRole("dialog", { name: /^[01] of 9 Practice grid$/ });
    expect(await result.getByText(/rarity/i).count()).toBe(0);
    await result.getByRole("button", { name: "New Game" }).click();
    await squareOf(page, 8).waitFor();
    expect(await page.getByRole("button", { name: "Give Up" }).count()).toBe(0);
  });

  test("shows yesterday's answers in order", async ({ visit }) => {
    const page = await visit();
    await sitDown(page);
    expect(await page.getByRole("button", { name: "Stop here" }).count()).toBe(0);
    await page.getByRole("button", { name: "Yesterday: the answers to No. 20" }).click();
    await dialog(page).getByRole("heading", { name: "How everyone did" }).waitFor();
    const levels = await dialog(page)
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
    expect(levels).toEqual(["H2", "H3", "H4", "H3"]);
    expect(await faultsOf(page)).toEqual([]);
  });
});
