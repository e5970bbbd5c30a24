import { readFile } from "node:fs/promises";
import { decode } from "fast-png";
import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect } from "vitest";
import { addDays } from "#rules/shared/day";
import { DAILY_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { Result } from "#rules/shared/statistics";
import { faultsOf } from "./axe.ts";
import { misfitsOf, missedOf } from "./layout.ts";
import { NO_SCRIPT } from "./page-pool.ts";
import { CLASSIC, dialog, ending, guess, sitDown } from "./play.ts";
import { remember } from "./results.ts";
import { NOON, TODAY, YESTERDAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

/** Returns a game's card on the home page. */
const card = (page: Page, name: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

/** Returns each game's state on the home page. */
const boards = (page: Page): Locator =>
  page.getByRole("region", { name: /^(Today’s five|Les cinq du jour)$/ }).getByRole("link");

/** Where an element ends, in CSS pixels from the top of the page. */
const bottomOf = (element: Locator): Promise<number> =>
  element.evaluate((found) => found.getBoundingClientRect().bottom + scrollY);

/** Builds a won daily's result, or another. */
const played = (game: GameName, day: string, ending: Partial<Result> = {}): Result => ({
  of: day,
  kind: "daily",
  won: true,
  guesses: 3,
  correct: GAME_CONFIG[game].toFind,
  ...ending,
});

/** Returns each game's state in the games menu. */
async function menuOf(page: Page): Promise<string[]> {
  await page.getByRole("banner").getByText("Games", { exact: true }).click();
  // States load after the names.
  await page.getByRole("banner").getByRole("listitem").filter({ hasText: "NHL Classic," }).waitFor();
  const names = await page.getByRole("banner").getByRole("listitem").allTextContents();
  await page.keyboard.press("Escape");
  return names;
}

beforeEach<{ site: Site }>(async ({ site }) => {
  const { DB } = site;
  await DB.batch(
    ["results", "visitors", "friend_boards", "friend_members", "friend_days"].map((table) =>
      DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe("today's games", () => {
  test("are on the end boards and in the header with their states", async ({ visit, site }) => {
    const page = await visit();
    await remember(page, {
      roster: [played("roster", TODAY, { guesses: 2 })],
      face: [played("face", TODAY, { won: false, guesses: 6, correct: 0 })],
      grid: [played("grid", TODAY, { won: false, guesses: 9, correct: 6 })],
    });
    await sitDown(page, CLASSIC);
    await guess(page, site.others[0]);
    const inTheMenu = [
      "NHL Classic, In progress",
      "NHL Unlimited",
      "Roster Mystery, Won in 2",
      "Face Reveal, Lost",
      "Career Path, Not played",
      "Grid, 6 of 9",
      "Legends, Not played",
      "Random player generator",
      "Leaderboard",
      "Friends",
      "All players",
      "Hockey insights",
    ];
    expect(await menuOf(page)).toEqual(inTheMenu);

    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Today’s five" }).waitFor();
    await boards(page).first().getByText("1 of 7").waitFor();
    expect(
      await boards(page)
        .allInnerTexts()
        .then((texts) => texts.map((text) => text.split("\n").slice(-2))),
    ).toEqual([
      ["Classic", "1 of 7"],
      ["Roster", "Won in 2"],
      ["Face", "Lost"],
      ["Career", "Not played"],
      ["Grid", "6 of 9"],
    ]);
    expect(await menuOf(page)).toEqual(inTheMenu);
    expect(await faultsOf(page)).toEqual([]);
    expect(await missedOf(page)).toEqual([]);
    await page.getByText("1 day streak").waitFor();
    await page.getByRole("link", { name: "Continue No. 21" }).click();
    await page.waitForURL(`**${CLASSIC}`);
  });

  test("fit a phone's first screen, cause no layout shift, and link to the next one until all are finished", async ({
    visit,
  }) => {
    const page = await visit({ phone: true, locale: "fr-CA", deviceClock: NOON });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value") });
      }).observe({ type: "layout-shift", buffered: true });
    });
    const all = (day: string, lost: readonly GameName[] = []) =>
      Object.fromEntries(
        DAILY_NAMES.map((game) => [game, [played(game, day, lost.includes(game) ? { won: false, correct: 0 } : {})]]),
      );
    for (const [results, way, says] of [
      [{ face: [played("face", YESTERDAY)] }, "Jouer au Classique", "LNH Classique"],
      [{ classic: [played("classic", TODAY)] }, "Jouer à Formation mystère", "Formation mystère"],
      [all(TODAY, ["face", "grid"]), "Partager ma journée", "3 sur 5 gagnés"],
      [all(TODAY), "Partager ma journée", "Fiche parfaite!"],
    ] as const) {
      await remember(page, results);
      await page.goto("/");
      const red = page.getByRole("region", { name: says }).locator("p").last();
      await red.getByText(way, { exact: true }).waitFor();
      const isOver = way === "Partager ma journée";
      expect(await page.getByRole("main").getByRole("timer").count()).toBe(isOver ? 1 : 0);
      expect(await bottomOf(isOver ? red : page.getByRole("complementary"))).toBeLessThan(664);
      expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(0.05);
    }
    const date = page.getByRole("main").getByText("samedi 21 novembre", { exact: true });
    expect(await date.innerText()).toBe("Samedi 21 novembre");
    expect(await misfitsOf(page)).toEqual([]);
    expect(await missedOf(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("are shared together once all are finished, as text and as a picture without answers", async ({
    visit,
    site,
  }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await sitDown(page, CLASSIC);
    await guess(page, site.others[0]);
    await guess(page, site.answers[TODAY]);
    const won = (game: GameName) => [played(game, TODAY)];
    await remember(page, {
      roster: won("roster"),
      face: won("face"),
      career: [played("career", TODAY, { hint: true, hard: true })],
      grid: [played("grid", TODAY, { won: false, guesses: 9, correct: 6 })],
    });
    await page.goto("/");
    // The squares of the round played here.
    await page
      .getByRole("main")
      .getByRole("img", { name: /^2 rows of squares/ })
      .waitFor();
    await page.getByRole("main").getByRole("button", { name: "Share my day" }).click();
    const lines = [
      "Deke #21: 4 of 5 won",
      "🟩 Classic 2/7",
      "🟩 Roster Mystery 3/6",
      "🟩 Face Reveal 3/6",
      "🟩 Career Path 3/6💡*",
      "⬛ Grid 6/9",
    ];
    const picture = dialog(page).getByRole("img", { name: lines.join(". ") });
    await dialog(page).getByRole("button", { name: "Share", exact: true }).click();
    await dialog(page).getByText("Copied to your clipboard.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe([...lines, site.url.href].join("\n"));

    // It has the squares of the round played here, and nothing that reveals the answer.
    const size = { width: 1200, height: 630 };
    const sizeNow = () =>
      picture.evaluate((drawn: HTMLCanvasElement) => ({ width: drawn.width, height: drawn.height }));
    await expect.poll(sizeNow).toEqual(size);
    const save = dialog(page).getByRole("button", { name: "Save the picture" });
    const [saved] = await Promise.all([page.waitForEvent("download"), save.click()]);
    expect(saved.suggestedFilename()).toBe(`deke-${TODAY}.png`);
    const { width, height, data, channels } = decode(await readFile(await saved.path()));
    expect({ width, height }).toEqual(size);
    // Green for wins, the square of a wrong guess, and the hint's bulb.
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += channels)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    expect([...colours]).toEqual(expect.arrayContaining([0x2dcc8f, 0x2a4470, 0xffd76a]));
    await page.setViewportSize({ width: 390, height: 664 });
    expect((await save.boundingBox())?.y).toBeLessThan(664 - 44);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("are shared from the first finished one on, next to friends who have finished", async ({ visit, site }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"], provokes: /ERR_FAILED/ });
    await remember(page, {
      roster: [played("roster", TODAY)],
      face: [played("face", TODAY, { won: false, correct: 0 })],
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    // Days before the first one played are not marked as missed.
    const week = page.getByRole("list", { name: "Last seven days" }).getByRole("listitem");
    expect((await week.allInnerTexts()).filter((text) => /missed/.test(text))).toEqual([]);
    const friends = page.getByRole("complementary").getByRole("link", { name: /friends/i });
    await friends.getByText("Start a friends’ board", { exact: true }).waitFor();
    expect(await friends.getAttribute("href")).toBe("/friends");
    // A request per visit of everybody who is on no board would be a tenth of what a regular costs.
    expect(asked).not.toContain("/api/friends");
    await page.getByRole("complementary").getByRole("button", { name: "Share my day: 2 of 5 finished" }).click();
    await dialog(page).getByRole("button", { name: "Share", exact: true }).click();
    await dialog(page).getByText("Copied to your clipboard.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      ["Deke #21: 2 of 5 finished", "🟩 Roster Mystery 3/6", "⬛ Face Reveal X/6", site.url.href].join("\n"),
    );
    await page.keyboard.press("Escape");

    await sitDown(page, CLASSIC);
    await guess(page, site.answers[TODAY]);
    await site.settle();
    const { DB } = site;
    const visitor = await DB.prepare("SELECT visitor FROM results").first<string>("visitor");
    const addMember = (board: string, member: string | null) =>
      DB.prepare("INSERT INTO friend_members VALUES (?1, ?2, ?2, ?2, ?2, 0, NULL)").bind(board, member);
    await DB.batch([
      DB.prepare(
        "INSERT INTO friend_boards (id, code, name, maker, made_at, visited_on) VALUES ('b', 'c', 'Bar', 'x', 0, ?)",
      ).bind(TODAY),
      addMember("b", visitor),
    ]);
    await page.goto("/friends");
    await page.getByRole("link", { name: "Bar" }).waitFor();
    await page.goto("/");
    await friends.filter({ hasText: "Friends: invite someone" }).waitFor();
    await DB.batch([
      ...["one", "two"].map((member) => addMember("b", member)),
      DB.prepare("INSERT INTO friend_days VALUES ('two', ?)").bind(JSON.stringify([YESTERDAY, TODAY])),
    ]);
    await page.goto("/");
    await friends.filter({ hasText: "Friends: 1 of 2 done" }).waitFor();
    expect(await friends.getAttribute("href")).toBe("/friends/c");

    // Nothing is claimed while the boards are unknown.
    const { promise: isSeen, resolve: show } = Promise.withResolvers<void>();
    await page.route("**/api/friends", async (route) => {
      await isSeen;
      await route.abort();
    });
    await page.goto("/");
    await friends.getByText("Friends", { exact: true }).waitFor();
    const failed = page.waitForEvent("requestfailed");
    show();
    await failed;
    await page.waitForLoadState("networkidle");
    expect([await friends.innerText(), await friends.getAttribute("href")]).toEqual(["Friends", "/friends"]);
  });

  test("are synchronized between tabs", async ({ visit, site }) => {
    const page = await visit();
    await sitDown(page, CLASSIC);
    const other = await page.context().newPage();
    await other.goto("/");
    await card(other, "NHL Classic").getByText("Play No. 21").waitFor();
    await guess(page, site.others[0]);
    await boards(other).first().getByText("1 of 7").waitFor();
    await guess(page, site.answers[TODAY]);
    await boards(other).first().getByText("Won in 2").waitFor();
    await other.getByRole("banner").getByText("1/5").waitFor();
  });

  test("link to their pages, on a phone and on a desktop", async ({ visit }) => {
    const page = await visit({ locale: "fr-CA", phone: true });
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const links = await page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("heading", { level: 3 })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(links).toEqual([
      "/fr/nhl/daily-guessing-game",
      "/fr/nhl/roster-mystery-game",
      "/fr/nhl/face-reveal-game",
      "/fr/nhl/career-path-game",
      "/fr/nhl/immaculate-grid",
      "/fr/nhl/unlimited-guessing-game",
      "/fr/nhl/random-player-generator",
      "/fr/nhl/legends-game",
    ]);
    // Nothing moves with reduced motion.
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    await expect.poll(moving).toBe(0);
    for (const width of [390, 320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect.poll(moving).toBe(0);
    }
  });
});

test("below the games of a returning visitor, one line opens the sections of the first home in place, one at a time", async ({
  visit,
}) => {
  const page = await visit({ phone: true });
  await remember(page, { classic: [played("classic", TODAY)] });
  await page.goto("/");
  const main = page.getByRole("main");
  const summaries = main.locator("summary").filter({ hasText: /^(All games|What is Deke\?|How to play|Questions)$/ });
  await summaries.last().waitFor();
  const lines = await summaries.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect(lines).toBe(1);
  for (const [summary, headings] of [
    ["All games", ["Pick your game", "Level up"]],
    ["What is Deke?", ["What is Deke?", "What you get", "Why fans love it"]],
    ["How to play", ["How to play Classic"]],
    ["Questions", ["Questions"]],
  ] as const) {
    await summaries.filter({ hasText: summary }).click();
    const shown = main.locator("h2[id^=home-]:not(#home-next)").filter({ visible: true });
    await expect.poll(() => shown.allTextContents()).toEqual(headings);
    expect(await misfitsOf(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  }
});

test("the footer of a game is three lines on a phone, and opens the games and the sources", async ({ visit }) => {
  const page = await visit({ phone: true });
  await page.goto(CLASSIC);
  const footer = page.getByRole("contentinfo");
  const link = footer.getByRole("link", { name: "Roster Mystery" });
  expect(await footer.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(180);
  expect(await link.isVisible()).toBe(false);
  await footer.getByText("Games and sources").click();
  await footer.getByText("“The information used herein").waitFor();
  await link.click();
  await page.getByRole("heading", { level: 1, name: "Roster Mystery" }).waitFor();
});

test("a missed day is told once on home, and a freeze in the ending of the day's first game", async ({
  visit,
  site,
}) => {
  const page = await visit();
  const until = (last: string, days: number) =>
    Array.from({ length: days }, (_, ago) => played("roster", addDays(last, -ago), { won: ago % 2 === 0 }));
  const notice = page.getByRole("status").getByText(/streak/);
  for (const [results, text] of [
    [until(addDays(TODAY, -2), 3), "Your 3-day streak ended Friday. Start again today."],
    [until(addDays(TODAY, -9), 2), "Your 2-day streak ended on November 13, 2026. Start again today."],
    [until(addDays(TODAY, -2), 7), "A freeze saved your streak."],
  ] as const) {
    await page.goto(NO_SCRIPT);
    await page.evaluate(() => localStorage.clear());
    await remember(page, { roster: results });
    await page.goto("/");
    expect(await notice.innerText()).toBe(text);
    await page.reload();
    await boards(page).first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await notice.count()).toBe(0);
  }
  await remember(page, { roster: until(YESTERDAY, 6) });
  await sitDown(page, CLASSIC);
  await guess(page, site.answers[TODAY]);
  const result = await ending(page);
  await result.getByText("7 days in a row", { exact: true }).waitFor();
  await result.getByText("A freeze earned: it saves your streak if you miss a day").waitFor();
});

test("the red button of a card can be pressed", async ({ visit }) => {
  const page = await visit({ phone: true });
  await page.goto("/");
  const button = card(page, "NHL Classic").getByText("Play No. 21");
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error("no button");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL(`**${CLASSIC}`);
});

test("a visitor with results but no cookie gets the cookie, and the home page for returning visitors", async ({
  visit,
}) => {
  const page = await visit();
  await page.goto(NO_SCRIPT);
  await page.evaluate((result) => localStorage.setItem("deke.results.classic", JSON.stringify([result])), {
    ...played("classic", TODAY),
  });
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "Today’s five" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("played=classic");
});

test("the loading bar has a dark background in light mode too", async ({ visit }) => {
  const page = await visit({ colorScheme: "light" });
  /** Returns whether the placeholder has light text on a dark background. */
  const isNight = (waiting: Locator): Promise<boolean> =>
    waiting.evaluate((element) => {
      const light = (colour: string): number => Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      const { color, backgroundColor } = getComputedStyle(element);
      return light(color) > 200 && light(backgroundColor) < 60;
    });
  let arrive = (): void => {};
  const hold = async (chunk: string): Promise<void> => {
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(chunk, (route) => arrived.then(() => route.continue()));
  };
  await page.goto("/");
  await page.getByText("where you are now").waitFor({ state: "attached" });
  await hold("**/privacy-page-*.js");
  await page.getByRole("link", { name: "Privacy policy" }).click();
  expect(await isNight(page.getByRole("status").filter({ hasText: "Loading..." }))).toBe(true);
  arrive();
  await page.getByRole("heading", { level: 1, name: "Privacy policy" }).waitFor();
});

test("a clean sweep is celebrated with the last win, counted, and restored with the results", async ({
  visit,
  site,
}) => {
  const page = await visit();
  const others = DAILY_NAMES.filter((game) => game !== "classic");
  await remember(page, {
    ...Object.fromEntries(others.map((game) => [game, [played(game, YESTERDAY), played(game, TODAY)]])),
    classic: [played("classic", YESTERDAY)],
  });
  await page.goto("/");
  await sitDown(page, CLASSIC);
  await guess(page, site.answers[TODAY]);
  const result = await ending(page);
  await result.getByRole("heading", { name: "Clean sweep!" }).waitFor();
  await result.getByText("You won every daily, 5 for 5. That makes 2.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Statistics" }).click();
  await page.getByRole("main").getByText("2 clean sweeps, 2 in a row").waitFor();

  await site.settle();
  const { DB } = site;
  const visitor = await DB.prepare("SELECT visitor FROM results ORDER BY finished_at DESC").first<string>("visitor");
  await DB.batch(
    others.map((game) =>
      DB.prepare(
        `INSERT INTO results (visitor, game, day, kind, won, guesses, correct, score, took_ms, finished_at)
     VALUES (?, ?, ?, 'daily', 1, 3, ?, 0, 60000, 0)`,
      ).bind(visitor, game, TODAY, GAME_CONFIG[game].toFind),
    ),
  );
  await page.evaluate(() => localStorage.clear());
  await page.goto("/me");
  await page.getByText("Milestones", { exact: true }).click();
  await page.getByText(/Clean sweeps\s*1/).waitFor();
});
