import { describe, expect } from "vitest";
import { careerOf, ids } from "../seed/league.ts";
import { storeGrids } from "../worker/visitor.ts";
import { collectData, sourcesNaming, type CollectedText, type PlayerName } from "./collected-data.ts";
import {
  CLASSIC,
  choose,
  dialog,
  ending,
  guess,
  guessesLeft,
  nameField,
  openTab,
  press,
  readyToGuess,
  sitDown,
} from "./play.ts";
import { TODAY, TOMORROW, type Site } from "./site.ts";
import { test } from "./visit.ts";
import { waitUntilLoaded } from "./crawl.ts";

/** The part of a response about a Sweater Reveal that may grow with each guess only. */
interface GuessedSweater {
  view: { seen: { sweater: { told: object } }; tries: { clue: { facts: unknown[] } }[] };
}

describe("the answer reaches the browser only when its round has ended:", () => {
  test("today's", async ({ visit, site }) => {
    const page = await visit({ cold: true });
    const collected = collectData(page);
    const answer = site.answers[TODAY];
    await page.goto("/");
    await sitDown(page, CLASSIC);
    expect(sourcesNaming(answer, await collected.all())).toEqual([]);
    await guess(page, ...site.others.slice(0, 3));
    await page.reload();
    await guess(page, ...site.others.slice(3, 6));
    // More than a guess reveals, and only what it says.
    await page.getByRole("button", { name: "Take a hint" }).press("Enter");
    await page.getByRole("button", { name: "Take a hint" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Statistics" }).click();
    await page.getByRole("heading", { level: 1, name: "Your page" }).waitFor();
    await waitUntilLoaded(page);
    await page.goBack();
    await readyToGuess(page);
    for (const name of ["Yesterday: who was No. 20?", "Past puzzles"]) {
      await page.getByRole("button", { name, exact: true }).first().press("Enter");
      await dialog(page).getByRole("heading", { level: 2 }).waitFor();
      await waitUntilLoaded(page);
      await page.keyboard.press("Escape");
    }
    const before = await collected.all();
    expect(before.length).toBeGreaterThan(40);
    expect(sourcesNaming(answer, before)).toEqual([]);
    expect(sourcesNaming(site.answers[TOMORROW], before)).toEqual([]);
    // A guessed player is found in the responses, so the answer would be.
    expect(sourcesNaming(site.others[5], before)).toEqual(expect.arrayContaining(["localStorage", "the page"]));

    await choose(page, answer);
    await ending(page);
    const after = sourcesNaming(answer, await collected.all());
    const judge = new URL("/api/rounds/classic/guess", site.url).href;
    expect(after).toEqual(expect.arrayContaining(["localStorage", "the page", judge]));
    expect(sourcesNaming(site.answers[TOMORROW], await collected.all())).toEqual([]);
  });

  test("that of a sweater, guess by guess, and the facts of later stages", async ({ visit, site }) => {
    const page = await visit({ cold: true });
    const collected = collectData(page);
    const { DB } = site;
    const puzzle = DB.prepare("SELECT secret FROM puzzles WHERE game = 'face' AND day = ?").bind(TODAY);
    const answer = site.facts.candidates.get(Number(await puzzle.first<string>("secret")));
    if (answer === undefined) throw new Error("today has no face");
    const wrong = site.others.filter(({ id }) => id !== answer.id).slice(0, 5);
    await sitDown(page, "/nhl/face-reveal-game");
    // How many facts each stage may compare.
    const compared = [2, 4, 4, 6, 7, 9];
    for (const [at, other] of wrong.entries()) {
      const judged = page.waitForResponse("**/api/rounds/face/guess");
      await choose(page, other);
      const { view } = (await (await judged).json()) as GuessedSweater;
      expect(Object.keys(view.seen.sweater.told)).toHaveLength(at + 2);
      for (const { clue } of view.tries) expect(clue.facts).toHaveLength(compared[at + 1] ?? 0);
      await guessesLeft(page, at === 4 ? "1 guess left" : `${5 - at} guesses left`).waitFor();
      await page.reload();
      await readyToGuess(page);
    }
    const before = await collected.all();
    expect(sourcesNaming(answer, before)).toEqual([]);
    expect(sourcesNaming(wrong[4] ?? answer, before)).toEqual(expect.arrayContaining(["localStorage", "the page"]));

    await choose(page, answer);
    await ending(page);
    await openTab(page, "Stages");
    await dialog(page).getByRole("region", { name: "Fact by fact" }).waitFor();
    expect(sourcesNaming(answer, await collected.all())).toEqual(expect.arrayContaining(["localStorage", "the page"]));
  });

  test("that of a week, whose coach's report is refused before", async ({ visit, site }) => {
    const sunday = "2026-11-15";
    const { DB } = site;
    const puzzle = DB.prepare("SELECT secret FROM puzzles WHERE game = 'legends' AND day = ?").bind(sunday);
    const answer = Number(await puzzle.first<string>("secret"));
    const page = await visit({ cold: true });
    const collected = collectData(page);
    const legend = careerOf(answer).player;
    const fullName = (id: number) => `${careerOf(id).player.first} ${careerOf(id).player.last}`;
    await sitDown(page, "/nhl/legends-game");
    const known = [ids.crosby, ids.mcdavid, ids.ovechkin, ids.orr, ids.howe, ids.roy, ids.brodeur, ids.salming];
    const made = known.filter((id) => id !== answer).slice(0, 7);
    for (const [at, id] of made.entries()) {
      await nameField(page).fill(fullName(id));
      await page.getByRole("option").first().waitFor();
      if (at === 6) expect(sourcesNaming(legend, await collected.all())).toEqual([]);
      const judged = page.waitForResponse("**/api/rounds/legends/guess");
      await nameField(page).press("Enter");
      const { round } = (await (await judged).json()) as { round: string };
      const report = await page.context().request.post("/api/coach", { data: { round } });
      expect(report.status()).toBe(at === 6 ? 200 : 409);
      if (at < 6) expect(await report.json()).toEqual({ error: "round-not-over" });
    }
    await ending(page);
    await openTab(page, "Coach");
    const coach = dialog(page).getByRole("region", { name: "Players left after each guess" });
    await coach.getByText("The answer", { exact: true }).waitFor();
    expect(sourcesNaming(legend, await collected.all())).toEqual(expect.arrayContaining(["localStorage", "the page"]));
  });
});

describe("a grid", () => {
  /** Past days that no other test plays, so that their results affect no count. */
  const DAYS = ["2026-11-02", "2026-11-01", "2026-10-31"];

  /** Returns {@link rightOnesOf} for the first day that has a result: a draw may have a cell of namesakes only. */
  async function rightOnes(site: Site): Promise<{ day: string; right: PlayerName[]; squares: number[][] }> {
    for (const day of DAYS) {
      const found = await rightOnesOf(site, day);
      if (found !== null) return { day, ...found };
    }
    throw new Error("nobody for a square");
  }

  /** Returns a fitting player with a unique name per cell of a day, none twice; null if a cell has none. */
  async function rightOnesOf(site: Site, day: string): Promise<{ right: PlayerName[]; squares: number[][] } | null> {
    await site.post("/api/rounds/grid", { kind: "day", day });
    const { DB } = site;
    const puzzleData = DB.prepare("SELECT evidence FROM puzzles WHERE game = 'grid' AND day = ?").bind(day);
    const { squares } = JSON.parse((await puzzleData.first<string>("evidence")) ?? "") as { squares: number[][] };
    const { results } = await DB.prepare("SELECT id, first, last FROM players ORDER BY fame DESC").all<PlayerName>();
    const plain = results.filter(({ first, last }) => /^[A-Za-z]+ [A-Za-z]{5,}$/.test(`${first} ${last}`));
    const right: PlayerName[] = [];
    for (const ids of squares) {
      const one = plain.find(
        (player) =>
          ids.includes(player.id) &&
          !right.includes(player) &&
          results.filter(({ last }) => last === player.last).length === 1,
      );
      if (one === undefined) return null;
      right.push(one);
    }
    return { right, squares };
  }

  test("returns with a shot only the guessed player, and not how often others were picked", async ({
    visit,
    site,
    setClock,
  }) => {
    const { day, right, squares } = await rightOnes(site);
    // Others have picked the same, a rarer one, and players for the empty cells.
    const [own, , , , second] = right as [PlayerName, PlayerName, PlayerName, PlayerName, PlayerName];
    const rarer = squares[0]?.find((id) => !right.some((player) => player.id === id)) ?? 0;
    const picks = (first: number) => [
      { square: 0, player: first },
      ...right.slice(1).map(({ id }, at) => ({ square: at + 1, player: id })),
    ];
    await storeGrids(site, day, [
      ["found", 53, picks(own.id)],
      ["rarer", 7, picks(rarer)],
    ]);

    const page = await visit();
    // Later than the counts of the deal.
    await setClock(`${TODAY}T12:01:00Z`);
    const collected = collectData(page);
    await page.goto(`/nhl/immaculate-grid?day=${day}`);
    const square = (at: number) => page.locator(`[data-square="${at}"]`);
    await square(8).waitFor();
    const shoot = async (at: number, { first, last }: PlayerName) => {
      await square(at).click();
      await nameField(page).fill(`${first} ${last}`);
      await dialog(page).getByRole("option").first().waitFor();
      await nameField(page).press("Enter");
    };
    await shoot(0, own);
    await page.getByText("88%", { exact: true }).waitFor();
    // A miss: the player fits another cell, about which nothing is said.
    const missed = squares.findIndex((fitting, at) => at > 0 && !fitting.includes(second.id));
    await shoot(missed, second);
    await dialog(page)
      .getByText(/doesn’t fit/)
      .waitFor();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByText("88%", { exact: true }).waitFor();
    const before = await collected.all();
    const unnamed = right.filter((player) => player !== own && player !== second);
    const sourcesOf = (texts: readonly CollectedText[]) => unnamed.flatMap((player) => sourcesNaming(player, texts));
    expect(sourcesOf(before)).toEqual([]);
    // No other right answer, by id, not even those picked less often.
    const answers = new Set(squares.flat().map(String));
    const answersIn = (texts: readonly CollectedText[]) =>
      new Set(
        texts
          .filter(({ where }) => /\/api\/(rounds\/grid|picks)/.test(where))
          .flatMap(({ text }) => text.match(/\b\d{7}\b/g) ?? [])
          .filter((id) => answers.has(id)),
      );
    expect(answersIn(before)).toEqual(new Set([own, second].map(({ id }) => String(id))));

    await press(page, "Stop here");
    await openTab(page, "Answers");
    await dialog(page).getByRole("heading", { name: "Every answer" }).waitFor();
    const after = await collected.all();
    expect(sourcesOf(after)).toContain(new URL("/api/rounds/grid/give-up", site.url).href);
    expect(answersIn(after)).toContain(String(rarer));
  });
});
