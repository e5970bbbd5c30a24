import type { ElementHandle, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { GRID_CELLS } from "#rules/grid/criteria";
import { decodePlayers, type AllPlayers } from "#rules/league/all-players";
import type { SeasonList } from "#rules/roster/roster";
import { CLASSIC, UNLIMITED, choicesOf, dialog, guessRows, nameField, optionOf, readyToGuess, still } from "./play.ts";
import { nameOf, TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

/** A phone with browser bars, the smallest phone, and a phone in landscape. */
const SIZES = [
  [390, 664],
  [320, 568],
  [844, 390],
] as const;

/** Players in every game's list who are no answer. */
type Others = Site["others"];

/** Returns elements that are not fully on the screen, or covered. */
async function outOfView(page: Page, parts: Record<string, Locator>): Promise<string[]> {
  await still(page);
  const named = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({
      name,
      elements: (await part.elementHandles()) as ElementHandle<HTMLElement>[],
    })),
  );
  return page.evaluate(
    (all) =>
      all.flatMap(({ name, elements }) => {
        if (elements.length === 0) return [`${name} is not there`];
        return elements.flatMap((element) => {
          const { top, right, bottom, left } = element.getBoundingClientRect();
          const at = [left, top, right, bottom].map(Math.round).join(" ");
          const isOutside = top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
          if (isOutside) return [`${innerWidth} × ${innerHeight}: ${name} at ${at}`];
          const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
            const hit = document.elementFromPoint((left + right) / 2, y);
            return !element.contains(hit) && !hit?.contains(element);
          });
          return isCovered ? [`${innerWidth} × ${innerHeight}: ${name} covered at ${at}`] : [];
        });
      }),
    named,
  );
}

/** Turns the phone to the next of {@link SIZES} and scrolls to the top. */
async function turn(page: Page): Promise<void> {
  const at = SIZES.findIndex(([width]) => width === page.viewportSize()?.width);
  const [width, height] = SIZES[(at + 1) % SIZES.length] ?? SIZES[0];
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Returns what is out of view on an untouched screen at each size. */
async function outOfViewAtAnySize(page: Page, parts: Record<string, Locator>): Promise<string[]> {
  const faults: string[] = [];
  for (const _ of SIZES) {
    faults.push(...(await outOfView(page, parts)));
    await turn(page);
  }
  return faults;
}

/** Returns the newest guess next to the field, or on the board. */
const newestIn = (page: Page): Locator => page.locator("[data-dock] ol > li");

/** Types a name by touch at the next size, and waits for the verdict. */
async function tapIn(page: Page, name: Others[number], left: number): Promise<void> {
  await turn(page);
  await nameField(page).tap();
  await nameField(page).fill(`${name.first} ${name.last}`);
  await optionOf(page, name).first().tap();
  await page
    .getByText(new RegExp(`^${left} guess(es)? left$`))
    .first()
    .waitFor();
}

/** Makes sure that no guessed player is the answer. */
async function hideAnother(site: Site, game: "face" | "career", others: Others): Promise<void> {
  await site.get("/api/today");
  const { DB } = site;
  const secret = await DB.prepare("SELECT secret FROM puzzles WHERE game = ? AND day = ?")
    .bind(game, TODAY)
    .first<string>("secret");
  expect(others.slice(0, 5).map(({ id }) => String(id))).not.toContain(secret);
}

/**
 * Plays each game from its first screen to its last guess but one, turning the phone before each guess, and returns
 * what was out of view.
 */
const GAMES: Record<string, (page: Page, site: Site) => Promise<string[]>> = {
  async Classic(page, { others }) {
    await page.goto(CLASSIC);
    await readyToGuess(page);
    const field = nameField(page);
    const faults = await outOfViewAtAnySize(page, { "first, field": field });
    for (const [made, other] of others.slice(0, 6).entries()) {
      await tapIn(page, other, 6 - made);
      faults.push(...(await outOfView(page, { [`${made + 1}, newest`]: guessRows(page).first(), field })));
      expect(await page.getByRole("rowheader").first().textContent(), "the newest stands first").toContain(other.last);
    }
    await page.goto(UNLIMITED);
    await readyToGuess(page);
    faults.push(...(await outOfViewAtAnySize(page, { "Unlimited, field": nameField(page) })));
    return faults;
  },

  async Face(page, site) {
    await hideAnother(site, "face", site.others);
    await page.goto("/nhl/face-reveal-game?practice");
    await readyToGuess(page);
    const field = nameField(page);
    const faults = await outOfViewAtAnySize(page, { "practice, field": field });
    await page.goto("/nhl/face-reveal-game");
    await readyToGuess(page);
    for (const [made, other] of site.others.slice(0, 5).entries()) {
      await tapIn(page, other, 5 - made);
      const sweater = page.getByRole("region", { name: "Sweater" }).getByRole("img").first();
      // The facts so far, then the newest guess.
      const rows = page.getByRole("list", { name: "The facts, then your guesses" }).getByRole("listitem");
      // The smallest phone has no room for the sweater as well.
      const isSmallest = page.viewportSize()?.width === 320;
      const parts = { facts: rows.first(), [`${made + 1}, newest`]: rows.nth(1), ...(!isSmallest && { sweater }) };
      faults.push(...(await outOfView(page, { ...parts, field })));
    }
    return faults;
  },

  async Career(page, site) {
    await hideAnother(site, "career", site.others);
    await page.goto("/nhl/career-path-game?practice");
    await readyToGuess(page);
    const field = nameField(page);
    const faults = await outOfViewAtAnySize(page, { "practice, field": field });
    await page.goto("/nhl/career-path-game");
    await readyToGuess(page);
    const path = page.getByRole("list", { name: /stops$/ }).getByRole("listitem");
    // The field is usable before the career is dealt.
    await path.first().waitFor();
    const count = await path.count();
    for (const [made, other] of site.others.slice(0, Math.min(5, count - 1)).entries()) {
      await tapIn(page, other, 5 - made);
      // Towards the end all may be open. Of two distant stops only the first fits a small screen.
      const opened = path.filter({ hasText: /New$/ }).first();
      const news = (await opened.count()) > 0 && { crest: opened.locator("svg"), tag: opened.getByText("New") };
      faults.push(...(await outOfView(page, { [`${made + 1}, newest`]: newestIn(page), field, ...news })));
    }
    return faults;
  },

  async Legends(page, { others }) {
    await page.goto("/nhl/legends-game?practice");
    await readyToGuess(page);
    const field = nameField(page);
    const faults = await outOfViewAtAnySize(page, { "practice, field": field });
    // The weekly answer has retired, so no rostered player matches.
    await page.goto("/nhl/legends-game");
    await readyToGuess(page);
    for (const [made, other] of others.slice(0, 6).entries()) {
      await tapIn(page, other, 6 - made);
      faults.push(...(await outOfView(page, { [`${made + 1}, newest`]: guessRows(page).first(), field })));
    }
    return faults;
  },

  async Roster(page, site) {
    const { body: list } = await site.get<SeasonList>("/api/seasons");
    const { DB } = site;
    const { season } = JSON.parse(
      String(
        await DB.prepare("SELECT secret FROM puzzles WHERE game = 'roster' AND day = ?").bind(TODAY).first("secret"),
      ),
    ) as { season: number };
    // Each closer than the one before, so that none is excluded.
    const far = list.seasons.filter(([year]) => Math.abs(year - season) > 30_003);
    const others = [
      ...far.filter(([year]) => year > season).filter((_, at) => at % 3 === 0),
      ...far
        .filter(([year]) => year < season)
        .toReversed()
        .filter((_, at) => at % 3 === 0),
    ].slice(0, 5);
    await page.goto("/nhl/roster-mystery-game");
    const button = page.getByRole("button", { name: "Guess", exact: true });
    const [team, year] = [page.getByRole("combobox", { name: "Team" }), page.getByRole("combobox", { name: "Season" })];
    await team.getByRole("option").nth(1).waitFor({ state: "attached" });
    const faults = await outOfViewAtAnySize(page, { "first, button": button });
    for (const [made, [played]] of others.entries()) {
      await turn(page);
      await team.selectOption("");
      await year.selectOption(String(played));
      await team.selectOption((await choicesOf(team))[0] ?? "");
      await button.tap();
      await page
        .getByText(new RegExp(`^${5 - made} guess(es)? left$`))
        .first()
        .waitFor();
      const opened = page.getByRole("rowgroup").filter({ hasText: "New" });
      faults.push(...(await outOfView(page, { [`${made + 1}, newest`]: newestIn(page), opened, button, team, year })));
    }
    return faults;
  },

  async Grid(page, site) {
    await page.goto("/nhl/immaculate-grid");
    const squareOf = (square: number) => page.locator(`[data-square="${square}"]`);
    await squareOf(0).waitFor();
    const { DB } = site;
    const { squares } = JSON.parse(
      String(
        await DB.prepare("SELECT evidence FROM puzzles WHERE game = 'grid' AND day = ?").bind(TODAY).first("evidence"),
      ),
    ) as { squares: number[][] };
    // A namesake could be chosen in a player's place.
    const people = [
      ...Map.groupBy(decodePlayers((await site.get<AllPlayers>("/api/people")).body.people), nameOf).values(),
    ].flatMap((namesakes) => (namesakes.length === 1 ? namesakes : []));
    // Its cells: the table's outer spacing lies under its neighbours.
    const board = page.getByRole("grid").locator("td, th");
    const faults = await outOfViewAtAnySize(page, { "first, board": board });
    // Board and shots are one screen, except on a phone on its side.
    for (const [width, height] of [
      [390, 664],
      [390, 844],
      [820, 1180],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      faults.push(...(await outOfView(page, { board, shots: page.getByText(/^9 shots left$/) })));
    }
    await page.setViewportSize({ width: 844, height: 390 });
    const spent = new Set<number>();
    for (const square of GRID_CELLS.slice(0, 8)) {
      // Every other shot misses first.
      const right = squares[square] ?? [];
      const shooter = people.find(({ id }) => !spent.has(id) && right.includes(id) === (square !== 4));
      if (shooter === undefined) expect.fail(`nobody is left for square ${square}`);
      spent.add(shooter.id);
      await turn(page);
      await squareOf(square).tap();
      await nameField(page).fill(`${shooter.first} ${shooter.last}`);
      await optionOf(page, shooter).first().tap();
      if (square === 4) {
        const missed = dialog(page).getByText("doesn’t fit");
        await missed.waitFor();
        faults.push(...(await outOfView(page, { missed, "missed, field": nameField(page) })));
        await dialog(page).getByRole("button", { name: "Close" }).tap();
        await dialog(page).waitFor({ state: "hidden" });
      } else {
        await page.getByRole("gridcell", { name: `${shooter.first} ${shooter.last}` }).waitFor();
      }
      faults.push(...(await outOfView(page, { [`${square}, board`]: board })));
    }
    return faults;
  },
};

test.for(Object.entries(GAMES))(
  "%s: the result and the input are in view after each guess, in both orientations",
  async ([, play], { visit, site }) => {
    const page = await visit({ phone: true });
    await turn(page);
    await page.goto("/privacy-policy");
    const reject = page.getByRole("button", { name: "Reject All" });
    await reject.tap();
    // Works after hydration.
    await reject.waitFor({ state: "hidden" });
    expect(await play(page, site)).toEqual([]);
  },
);

/** Returns players' names on the board that break or overflow. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole("rowheader").evaluateAll((heads) =>
    heads.flatMap((head) => {
      const room = head.getBoundingClientRect();
      return [...head.querySelectorAll("span > span:not([aria-hidden])")].flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? "").matchAll(/[^ -]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          const lines = range.getClientRects();
          return lines.length > 1 || range.getBoundingClientRect().right > room.right ? [word] : [];
        }),
      );
    }),
  );

/** Returns tile labels that overlap their signs. */
const coveredLabels = (page: Page): Promise<string[]> =>
  page.getByRole("cell").evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const [label, sign] = [tile.querySelector("span"), tile.querySelector(":scope > svg")];
      const right = label?.getBoundingClientRect().right ?? 0;
      return right > (sign?.getBoundingClientRect().left ?? 0) ? [label?.textContent ?? ""] : [];
    }),
  );

test("on the smallest phone the layout is intact, typing moves nothing, and the list returns", async ({
  visit,
  site,
}) => {
  const page = await visit({ phone: true, locale: "fr-CA", provokes: /ERR_FAILED/ });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(CLASSIC);
  await readyToGuess(page);
  await page.getByRole("button", { name: "Comment jouer" }).tap();
  const start = page.getByRole("button", { name: "Mise au jeu" });
  await start.waitFor();
  expect(await outOfView(page, { start })).toEqual([]);
  await start.tap();
  await start.waitFor({ state: "hidden" });
  const field = nameField(page);
  // Both names are among the longest.
  const long = [...site.facts.candidates.values()].find(({ last }) => last === "Marchessault");
  const [other] = site.others;
  if (long === undefined) throw new Error("he has retired");

  await field.tap();
  await field.fill("se");
  await page.getByRole("option").first().waitFor();
  expect((await page.getByRole("listbox").boundingBox())?.height).toBeLessThan(3.5 * 56);
  const top = async () => (await field.boundingBox())?.y;
  const before = await top();
  for (const key of ["b", "a", "x", "Backspace", "Backspace", "Backspace", "Backspace", "Backspace"]) {
    await field.press(key);
    expect(await top(), `the field after ${key}`).toBe(before);
  }

  await field.fill(long.last);
  // A tap elsewhere closes the list.
  await page.getByRole("region", { name: "Indices" }).tap({ position: { x: 4, y: 4 } });
  await optionOf(page, long).waitFor({ state: "hidden" });
  await field.tap();
  await page.route("**/guess", (route) => route.abort());
  await optionOf(page, long).tap();
  // The request fails and can be repeated.
  await page.getByRole("alert").waitFor();
  await page.unroute("**/guess");
  await optionOf(page, long).tap();
  await page.getByRole("rowheader").waitFor();
  for (const width of [320, 390, 560, 820]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await brokenWords(page), `words broken at ${width} px`).toEqual([]);
    expect(await coveredLabels(page), `labels covered at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await field.fill(`${other.first} ${other.last}`);
  await optionOf(page, other).tap();
  await page.getByRole("rowheader", { name: other.last }).waitFor();
  expect(await brokenWords(page)).toEqual([]);

  // The list pushes the newest guess down instead of covering it.
  await field.tap();
  await field.press("s");
  await page.getByRole("option").first().waitFor();
  expect(await outOfView(page, { newest: guessRows(page).first(), field })).toEqual([]);
});
