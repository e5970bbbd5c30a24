import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { playerPath } from "#rules/site/player-address";
import { CLASSIC, dialog, ending, guess, guessesLeft, openTab, readyToGuess, sitDown } from "./play.ts";
import { TODAY, YESTERDAY } from "./site.ts";
import { test } from "./visit.ts";

const JAGR = "/players/8448208-jaromir-jagr";

/** Returns the heading with a player's name. */
const name = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text });

describe("a player's page", () => {
  test("links to other pages and back, in both languages, without loading a document", async ({ visit }) => {
    const page = await visit();
    await page.goto("/nhl/random-player-generator?players=8448208");
    const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }));
    const isSame = () => page.evaluate(() => "isSame" in window);
    await mark();
    await page.getByRole("article").getByRole("link", { name: "Jaromír Jágr" }).press("Enter");
    await name(page, "Jaromír Jágr").waitFor();
    await page.waitForURL(`**${JAGR}`);
    expect(await page.title()).toBe("Jaromír Jágr: NHL seasons, sweaters, trophies · Deke");
    await page.getByRole("table", { name: "Regular season" }).getByText("1,921").waitFor();
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

  test("keeps the query and the fragment of a link, and no other player's page in memory", async ({ visit }) => {
    const page = await visit();
    const fetched: string[] = [];
    await page.route("**/api/players/page?**", (route) => {
      fetched.push(new URL(route.request().url()).searchParams.get("path") ?? "");
      return route.continue();
    });
    await page.goto(JAGR);
    // The button appears with hydration; from then on links do not load pages.
    await page.getByRole("button", { name: "Draw three others" }).waitFor();
    const lemieux = page.getByRole("link", { name: "Mario Lemieux" });
    await lemieux.evaluate((link: HTMLAnchorElement) => (link.href += "?from=jagr#sweaters"));
    await lemieux.press("Enter");
    await name(page, "Mario Lemieux").waitFor();
    expect(new URL(page.url())).toMatchObject({ search: "?from=jagr", hash: "#sweaters" });
    await page.goBack();
    await name(page, "Jaromír Jágr").waitFor();
    await page.goForward();
    await name(page, "Mario Lemieux").waitFor();
    expect(fetched).toHaveLength(2);
    expect(new Set(fetched).size).toBe(1);
  });

  test("works without scripts, hydrates, and draws three other similar players", async ({ visit }) => {
    const page = await visit();
    await page.goto(JAGR);
    const alike = page.getByRole("region", { name: "Careers like his" });
    const shown = () => alike.getByRole("listitem").allInnerTexts();
    const before = await shown();
    expect(before).toHaveLength(3);
    await alike.getByRole("button", { name: "Draw three others" }).press("Enter");
    const drawn = await shown();
    expect(drawn).toHaveLength(3);
    expect(drawn.filter((text) => before.includes(text))).toEqual([]);
    await page.getByRole("navigation", { name: "All players" }).getByRole("link").press("Enter");
    await name(page, "Every NHL player").waitFor();
    await page.getByRole("link", { name: "Quebec Nordiques" }).press("Enter");
    await name(page, "Quebec Nordiques").waitFor();
    await page.goBack();
    await page.goBack();
    await name(page, "Jaromír Jágr").waitFor();
  });

  test("of an unknown player says so, and links to all players", async ({ visit }) => {
    const page = await visit({ provokes: /status of 404/ });
    await page.goto("/players/8999999-nobody");
    await name(page, "Nobody wears that number").waitFor();
    await page.getByRole("main").getByRole("link", { name: "All players" }).press("Enter");
    await name(page, "Every NHL player").waitFor();
  });
});

describe("the puzzles that the player was the answer of", () => {
  test("are on the player's page once their day is over, but not during a round of them", async ({ visit, site }) => {
    const page = await visit();
    const { first, last, id } = site.answers[YESTERDAY];
    const place = playerPath({ id, first, last });
    const past = page.getByRole("region", { name: "He was the answer" });
    await page.goto(place);
    await past.getByRole("link", { name: "NHL Classic No. 20" }).press("Enter");
    await page.waitForURL(`**${CLASSIC}?day=${YESTERDAY}`);
    await page.getByRole("button", { name: "Drop the puck" }).press("Enter");
    await readyToGuess(page);
    await guess(page, site.others[0]);
    await guessesLeft(page, "6 guesses left").waitFor();
    const answer = page.waitForResponse((response) => response.url().includes("/puzzles"));
    await page.goto(place);
    expect(await (await answer).text()).toBe('{"puzzles":[]}');
    await name(page, last).waitFor();
    expect(await past.count()).toBe(0);
    await page.goto(`${CLASSIC}?day=${YESTERDAY}`);
    await guess(page, site.answers[YESTERDAY]);
    // From the ending to the player's page.
    await ending(page);
    await openTab(page, "More");
    await dialog(page)
      .getByRole("link", { name: `All about ${first} ${last}` })
      .press("Enter");
    await name(page, last).waitFor();
    await past.getByRole("link", { name: "NHL Classic No. 20" }).waitFor();
  });

  test("exclude today's", async ({ visit, site }) => {
    const page = await visit();
    await sitDown(page, CLASSIC);
    const answer = page.waitForResponse((response) => response.url().includes("/puzzles"));
    await page.goto(playerPath(site.answers[TODAY]));
    expect(await (await answer).text()).toBe('{"puzzles":[]}');
  });
});
