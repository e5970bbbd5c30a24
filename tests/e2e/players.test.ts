import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { playerPath } from "#rules/site/player-address";
import { faultsNow, faultsOf } from "./axe.ts";
import { bottomOf } from "./layout.ts";
import { CLASSIC, comeAsleep, guess, guessesLeft, readyToGuess, requestedPaths } from "./play.ts";
import { YESTERDAY } from "./site.ts";
import { test } from "./visit.ts";

const JAGR = "/players/8448208-jaromir-jagr";

/** Returns the heading with a player's name. */
const name = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text });

describe("a player's page", () => {
  test("links to other pages and back, in both languages, without loading a document", async ({ visit }) => {
    const page = await visit({ at: "/nhl/random-player-generator?players=8448208" });
    const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }));
    const isSame = () => page.evaluate(() => "isSame" in window);
    await mark();
    await page.getByRole("article").getByRole("link", { name: "Jaromír Jágr" }).press("Enter");
    await name(page, "Jaromír Jágr").waitFor();
    await page.waitForURL(`**${JAGR}`);
    expect(await page.title()).toBe("Jaromír Jágr: NHL seasons, sweaters, trophies · Deke");
    await page.getByRole("link", { name: "Mario Lemieux" }).press("Enter");
    await name(page, "Mario Lemieux").waitFor();
    expect(await isSame()).toBe(true);
    await page.getByRole("button", { name: "FR, français" }).click();
    await page.getByRole("heading", { level: 2, name: "Les numéros que l’on connaît" }).waitFor();
    await mark();
    expect(new URL(page.url()).pathname).toMatch(/^\/fr\/players\/\d+-mario-lemieux$/);
    await page.getByRole("link", { name: "Canada, centre, 1984-2006" }).press("Enter");
    await name(page, "Canada").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Tous les joueurs" }).press("Enter");
    await name(page, "Tous les joueurs de la LNH").waitFor();
    expect(await page.title()).toBe("Tous les joueurs de la LNH depuis 1917 · Deke");
    await page.goBack();
    await page.goBack();
    await name(page, "Mario Lemieux").waitFor();
    expect(await isSame()).toBe(true);
  });

  test("draws similar players, and keeps a link's query and fragment, and no other player's page in memory", async ({
    visit,
  }) => {
    const page = await visit();
    const loaded: string[] = [];
    await page.route("**/api/players/page?**", (route) => {
      loaded.push(new URL(route.request().url()).searchParams.get("path") ?? "");
      return route.continue();
    });
    await page.goto(JAGR);
    const lemieux = page.getByRole("link", { name: "Mario Lemieux" });
    const alike = page.getByRole("region", { name: "Careers like his" }).getByRole("listitem");
    const before = await alike.allInnerTexts();
    // The button appears with hydration; from then on links do not load pages.
    await page.getByRole("button", { name: "Draw three others" }).press("Enter");
    const drawn = await alike.allInnerTexts();
    expect([before.length, drawn.length]).toEqual([3, 3]);
    expect(drawn.filter((text) => before.includes(text))).toEqual([]);
    await lemieux.evaluate((link: HTMLAnchorElement) => (link.href += "?from=jagr#sweaters"));
    await lemieux.press("Enter");
    await name(page, "Mario Lemieux").waitFor();
    expect(new URL(page.url())).toMatchObject({ search: "?from=jagr", hash: "#sweaters" });
    await page.goBack();
    await name(page, "Jaromír Jágr").waitFor();
    await page.goForward();
    await name(page, "Mario Lemieux").waitFor();
    expect(loaded).toHaveLength(2);
    expect(new Set(loaded).size).toBe(1);
  });
});

describe("playoffs", () => {
  const playoffs = (page: Page) => page.getByRole("table", { name: "Playoffs" });

  test("are folded on a small phone, which shows facts and totals above the fold", async ({ visit }) => {
    const page = await visit({ phone: true });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(JAGR);
    await page.getByRole("button", { name: "Draw three others" }).waitFor();
    expect(await bottomOf(page.locator("dl").getByText("1,921"))).toBeLessThan(500);
    expect(await playoffs(page).isVisible()).toBe(false);
    await page.getByRole("heading", { level: 2, name: "Playoffs" }).tap();
    await playoffs(page).getByText("208").waitFor();
    expect(await faultsNow(page)).toEqual([]);
  });

  test("can be read on a phone without scripts", async ({ browser, site }) => {
    const viewport = { width: 390, height: 800 };
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url.href, viewport });
    const page = await context.newPage();
    await page.goto(JAGR);
    expect(await playoffs(page).isVisible()).toBe(false);
    await page.getByRole("heading", { level: 2, name: "Playoffs" }).click();
    expect(await playoffs(page).getByText("208").isVisible()).toBe(true);
    await page.goto("/players");
    expect(await page.getByRole("combobox", { includeHidden: true }).isVisible()).toBe(false);
    await context.close();
  });
});

describe("the search over all players", () => {
  const field = (page: Page) => page.getByRole("combobox", { name: /^(Search all players|Chercher un joueur)$/ });

  test("loads them when it is used, and opens a player's page by keyboard", async ({ visit }) => {
    const page = await visit({ cold: true });
    const loaded = requestedPaths(page);
    await page.goto("/players", { waitUntil: "networkidle" });
    expect(loaded).not.toContain("/api/people");
    await field(page).focus();
    await page.keyboard.type("lemieux");
    await page.getByRole("option", { name: "Mario Lemieux" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    const claude = page.getByRole("option", { name: "Claude Lemieux", selected: true });
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(await claude.getAttribute("id"));
    await page.keyboard.press("Enter");
    await name(page, "Claude Lemieux").waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/players\/\d{7}-claude-lemieux$/);
    expect(await field(page).count()).toBe(0);
    await page.goBack();
    await field(page).waitFor();
  });

  test("takes what was typed before the scripts arrived, tries again to load the players, and survives a reload", async ({
    visit,
  }) => {
    const page = await visit({ cold: true, provokes: /Failed to load resource/ });
    await page.route("**/api/people?**", (route) => route.abort(), { times: 1 });
    const release = await comeAsleep(page, "/players/club/QUE");
    await field(page).fill("sakic");
    release();
    await page.getByRole("button", { name: "Try again" }).click();
    await field(page).click();
    await page.getByRole("option", { name: "Joe Sakic" }).waitFor();
    await page.getByRole("link", { name: "Sakic, Joe" }).waitFor();
    await page.reload();
    await page.getByRole("option", { name: "Joe Sakic" }).waitFor();
    expect(await field(page).inputValue()).toBe("sakic");
  });
});

test("a player's page has the puzzles that he answers, except during a round of them", async ({ visit, site }) => {
  const page = await visit();
  const { first, last, id } = site.answers[YESTERDAY];
  const place = playerPath({ id, first, last });
  const past = page.getByRole("region", { name: "He was the answer" });
  await page.goto(place);
  await past.getByRole("link", { name: "NHL Classic No. 20" }).press("Enter");
  await page.waitForURL(`**${CLASSIC}?day=${YESTERDAY}`);
  await readyToGuess(page);
  await guess(page, site.others[0]);
  await guessesLeft(page, 6);
  const answer = page.waitForResponse((response) => response.url().includes("/puzzles"));
  await page.goto(place);
  expect(await (await answer).text()).toBe('{"puzzles":[]}');
  await name(page, last).waitFor();
  expect(await past.count()).toBe(0);
});
