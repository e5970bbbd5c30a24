import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { faultsAtAnyWidth } from "./axe.ts";
import { textFaults } from "./large-text.ts";
import { test } from "./visit.ts";

const GENERATOR = "/nhl/random-player-generator";
const GRETZKY = 8447400;
const ROY = 8451033;
const KAPRIZOV = 8478864;
const KUCHEROV = 8476453;
const SELANNE = 8457981;
const SLAVIN = 8476958;

const cards = (page: Page): Locator => page.getByRole("article");
const drawButton = (page: Page): Locator => page.getByRole("button", { name: /^Draw/ });
const filter = (page: Page, name: string): Locator => page.getByRole("combobox", { name });
const shownIds = (page: Page): string[] =>
  (new URL(page.url()).searchParams.get("players") ?? "").split("-").filter(Boolean);

/** Opens the generator without a link and waits for the first player. */
async function come(page: Page): Promise<void> {
  await page.goto(GENERATOR);
  await cards(page).getByRole("table").waitFor();
}

/** Draws and waits for other players. */
async function draw(page: Page): Promise<string[]> {
  const names = () => cards(page).getByRole("heading", { level: 2 }).allInnerTexts();
  const [before, namesBefore] = [page.url(), await names()];
  await drawButton(page).click();
  await page.waitForURL((url) => url.href !== before);
  const ids = shownIds(page);
  await expect.poll(names).not.toEqual(namesBefore);
  await expect.poll(() => cards(page).count()).toBe(ids.length);
  await cards(page).getByRole("table").last().waitFor();
  return ids;
}

describe("a draw", () => {
  test("has the requested number of players, up to ten, without repeats in a visit", async ({ visit }) => {
    const page = await visit();
    await come(page);
    const seen = shownIds(page);
    await page.getByRole("combobox", { name: "Team" }).selectOption({ label: "Utah Mammoth" });
    await filter(page, "Players").selectOption("10");
    seen.push(...(await draw(page)));
    expect(seen).toHaveLength(11);
    expect(await cards(page).count()).toBe(10);
    while (await drawButton(page).isEnabled()) seen.push(...(await draw(page)));
    expect(new Set(seen).size).toBe(seen.length);
    await page.getByText("You’ve seen every player who matches.").waitFor();
    await page.getByRole("button", { name: "Start over" }).first().click();
    expect(await draw(page)).toHaveLength(10);
  });

  test("respects team, position, country and era", async ({ visit }) => {
    const page = await visit();
    await come(page);
    await filter(page, "Era").selectOption({ label: "All time" });
    await page.getByText("8,803 players match.").waitFor();
    await page.getByRole("combobox", { name: "Team" }).selectOption({ label: "Quebec Nordiques" });
    await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Denmark" });
    await page.getByText("No player matches. Try another team, position or country.").waitFor();
    expect(await drawButton(page).isDisabled()).toBe(true);
    await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Sweden" });
    await filter(page, "Position").selectOption({ label: "Centre" });
    await draw(page);
    await cards(page)
      .getByText(/^Sweden, centre/)
      .waitFor();
    await cards(page).getByRole("list", { name: "Career path" }).getByText("Quebec Nordiques").waitFor();
    await filter(page, "Era").selectOption({ label: "Today" });
    expect(await page.getByRole("option", { name: "Quebec Nordiques" }).count()).toBe(0);
  });

  test("is made automatically without a link, from today's players; repeated by keyboard, and restored by back and reload", async ({
    visit,
  }) => {
    const page = await visit();
    await come(page);
    expect(await cards(page).count()).toBe(1);
    await page.getByText("933 players match.").waitFor();
    await cards(page).getByRole("button", { name: "Challenge a friend with him" }).waitFor();

    const [first] = shownIds(page);
    const before = page.url();
    await drawButton(page).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.href !== before);
    expect(await drawButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.goBack();
    await cards(page).getByRole("table").waitFor();
    expect(shownIds(page)).toEqual([first]);
    await page.goForward();
    await page.getByRole("region", { name: "Drawn this visit" }).getByRole("link").first().click();
    await page.waitForURL((url) => url.search === `?players=${first}`);
  });
});

describe("a link", () => {
  test("shows the same players again, and is copied with the site's configured origin", async ({ visit, site }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const { origin } = site.url;
    await page.route(`**${GENERATOR}?*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(`"origin":"${origin}"`, '"origin":"https://deke.example"');
      await route.fulfill({ response, body });
    });
    await page.goto(`${GENERATOR}?players=${GRETZKY}-${ROY}`);
    await page.getByRole("article", { name: "Wayne Gretzky" }).waitFor();
    await page.getByRole("article", { name: "Patrick Roy" }).waitFor();
    expect(await cards(page).count()).toBe(2);
    await page.getByRole("button", { name: "Copy link to all 2" }).click();
    await page.getByText("Copied to your clipboard.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      page.url().replace(origin, "https://deke.example"),
    );
  });

  test("with unknown players, letters, duplicates, nothing or nonsense is handled", async ({ visit }) => {
    const page = await visit({ provokes: /status of 404/ });
    for (const [players, left] of [
      [`9999999-${ROY}`, 1],
      [`${ROY}-abc-${ROY}`, 1],
      ["", 0],
      ["%E0%A4%A-drop table", 0],
    ] as const) {
      await page.goto(`${GENERATOR}?players=${players}`);
      if (left === 0) await page.getByText("This link doesn’t match any player we know.").waitFor();
      else await page.getByRole("article", { name: "Patrick Roy" }).waitFor();
      expect(await cards(page).count(), players).toBe(left);
      await draw(page);
      expect(await cards(page).count()).toBe(1);
    }
  });
});

test("ten players on a phone are ten lines that open, with the link in view", async ({ visit }) => {
  const page = await visit({ phone: true });
  await come(page);
  await filter(page, "Players").selectOption("10");
  const before = page.url();
  await drawButton(page).tap();
  await page.waitForURL((url) => url.href !== before);
  const lines = page.getByRole("button", { expanded: false });
  await expect.poll(() => lines.count()).toBe(10);
  expect(await cards(page).count()).toBe(0);
  const list = await page.getByRole("list").filter({ has: lines.first() }).boundingBox();
  expect(list?.height).toBeLessThan(10 * 84);
  const copy = await page.getByRole("button", { name: "Copy link to all 10" }).boundingBox();
  expect(copy?.y).toBeLessThan(list?.y ?? 0);
  await lines.nth(3).tap();
  await cards(page).getByRole("table").waitFor();
  expect(await cards(page).count()).toBe(1);
});

for (const locale of ["en-CA", "fr-CA"] as const)
  test(`all filters, and next to the button the numbers of players to draw and that match, are in view on a small phone, in ${locale}`, async ({
    visit,
  }) => {
    const page = await visit({ phone: true, locale });
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(locale === "fr-CA" ? `/fr${GENERATOR}` : GENERATOR);
    await cards(page).getByRole("table").waitFor();
    const country = await page.getByRole("combobox", { name: /^(Country|Pays)$/ }).boundingBox();
    expect((country?.x ?? 0) + (country?.width ?? 390)).toBeLessThan(390);
    const number = await page.getByRole("combobox", { name: /^(Players|Joueurs)$/ }).boundingBox();
    const button = await page.getByRole("button", { name: /^(Draw|Piger)/ }).boundingBox();
    const match = await page.getByText(/^933 (players match|joueurs possibles)\.$/).boundingBox();
    if (number === null || button === null || match === null) return expect.fail("not in view");
    expect(number.x + number.width).toBeLessThan(button.x);
    expect(button.x + button.width).toBeLessThan(match.x);
    for (const { y, height } of [number, match])
      expect(Math.abs(y + height / 2 - button.y - button.height / 2)).toBeLessThan(4);
  });

for (const locale of ["en-CA", "fr-CA"] as const)
  test(`a card shows the name, the body and three seasons above the button on a small phone, in ${locale}`, async ({
    visit,
  }) => {
    const page = await visit({ phone: true, locale });
    await page.setViewportSize({ width: 390, height: 664 });
    const address = locale === "fr-CA" ? `/fr${GENERATOR}` : GENERATOR;
    await page.goto(address);
    const reject = page.getByRole("button", { name: /^(Reject All|Tout refuser)$/ });
    await reject.tap();
    await reject.waitFor({ state: "hidden" });
    for (const id of [KUCHEROV, KAPRIZOV, GRETZKY, ROY]) {
      await page.goto(`${address}?players=${id}`);
      const third = await cards(page).getByRole("row").nth(3).boundingBox();
      const button = await page.getByRole("button", { name: /^(Draw|Piger)/ }).boundingBox();
      expect((third?.y ?? Infinity) + (third?.height ?? 0), String(id)).toBeLessThan(button?.y ?? 0);
    }
  });

describe("a card", () => {
  test("of a player with the longest club name loses no text on a small phone", async ({ visit }) => {
    const page = await visit({ phone: true, locale: "fr-CA" });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/fr${GENERATOR}?players=${SLAVIN}`);
    await cards(page).getByText("Hurricanes de la Caroline").first().waitFor();
    expect(await page.evaluate(textFaults)).toEqual([]);
  });

  test("shows a skater's whole career, and grows with its table", async ({ visit }) => {
    const page = await visit();
    // A long career with honours.
    await page.goto(`${GENERATOR}?players=${GRETZKY}`);
    await cards(page).getByRole("table").waitFor();
    const scrolling = await cards(page)
      .locator("*")
      .evaluateAll(
        (all) =>
          all.filter((one) => getComputedStyle(one).overflowY === "auto" && one.scrollHeight > one.clientHeight).length,
      );
    expect(scrolling, "nothing scrolls inside the card").toBe(0);
    const go = await drawButton(page).boundingBox();
    expect((go?.y ?? 0) + (go?.height ?? 801)).toBeLessThanOrEqual(800);

    const card = page.getByRole("article", { name: "Wayne Gretzky" });
    await card.getByText("Canada, centre, 1979–1999").waitFor();
    for (const words of ["Hall of Fame", "Undrafted", "183 cm, 6′0″", "84 kg, 185 lb"])
      await card.getByText(words, { exact: true }).waitFor();
    expect(await card.getByRole("list", { name: "Career path" }).getByRole("listitem").allTextContents()).toHaveLength(
      4,
    );
    expect(await card.getByRole("list", { name: "Honours" }).innerText()).toMatch(
      /4 ×\s+Stanley Cup\s+1984, 1985, 1987, 1988[\s\S]*9 ×\s+Hart Trophy\s+1980–1987, 1989/,
    );
    const seasons = card.getByRole("table", { name: "Regular season" }).getByRole("row");
    expect(await seasons.count()).toBe(23);
    expect(await seasons.last().innerText()).toMatch(/1,487\s+894\s+1,963\s+2,857/);
    await card.getByRole("button", { name: "Challenge a friend with him" }).waitFor();
  });

  test("shows playoffs below the seasons, Stanley Cups and former club names, on a phone in French", async ({
    visit,
  }) => {
    const page = await visit({ phone: true, locale: "fr-CA" });
    await page.goto(`${GENERATOR}?players=${KUCHEROV}`);
    const kucherov = page.getByRole("article", { name: "Nikita Kucherov" });
    const seasons = kucherov.getByRole("table", { name: "Saison régulière" });
    expect(await seasons.getByRole("rowheader").first().innerText()).toBe("2025-2026");
    expect(await kucherov.getByRole("list", { name: "Palmarès" }).innerText()).toMatch(
      /2 × Coupe Stanley\s+2020, 2021/,
    );
    const playoffs = kucherov.getByRole("table", { name: "Séries éliminatoires" });
    expect(await playoffs.isVisible()).toBe(false);
    await kucherov.locator("summary").tap();
    expect(await playoffs.getByRole("row", { name: /2020-2021/ }).innerText()).toMatch(
      /TBL\s+(86\S*\s+)?23\s+8\s+24\s+32/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await page.goto(`${GENERATOR}?players=${SELANNE}`);
    const clubs = page.getByRole("article", { name: "Teemu Selänne" }).getByRole("list", { name: "Son parcours" });
    await clubs
      .getByRole("listitem")
      .filter({ hasText: "Mighty Ducks d’Anaheim" })
      .last()
      .getByText("2005-2006")
      .waitFor();
    await clubs
      .getByRole("listitem")
      .filter({ hasText: /Ducks d’Anaheim\s*2006-2014/ })
      .waitFor();
  });

  test("that fails to load can be retried", async ({ visit }) => {
    const page = await visit({ provokes: /status of 500/ });
    await page.route("**/api/players/cards/*", (route) => route.fulfill({ status: 500, json: { error: "internal" } }));
    await page.goto(`${GENERATOR}?players=${ROY}`);
    await page.getByRole("alert").getByText("Deke’s server had a problem. Please try again.").waitFor();
    await page.unroute("**/api/players/cards/*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("table").waitFor();
  });
});

test("a player sent to a friend can be guessed by the friend", async ({ visit, site }) => {
  const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${GENERATOR}?players=${KAPRIZOV}`);
  await page.getByRole("button", { name: "Challenge a friend with him" }).click();
  await page.getByText("Copied to your clipboard.").waitFor();
  const invitation = await page.evaluate(() => navigator.clipboard.readText());
  const [, link = ""] = invitation.split("\n");
  expect(link).toContain("/nhl/unlimited-guessing-game?challenge=");
  expect(invitation).not.toMatch(/Kaprizov|8478864/);

  // The challenge itself is tested in unlimited.test.ts.
  const code = new URL(link).searchParams.get("challenge");
  const { body: dealt } = await site.post<{ round: string }>("/api/rounds/classic", { kind: "challenge", code });
  const { body: judged } = await site.post<{ view: { state: string } }>("/api/rounds/classic/guess", {
    round: dealt.round,
    guess: KAPRIZOV,
  });
  expect(judged.view.state).toBe("won");
});

// In French, whose texts are longer; screens.test.ts checks English as well.
test("the page passes axe and layout checks from 320 to 1440 px, dark and light, and a card has a goalie's wins, shutouts and saves", async ({
  visit,
}) => {
  const page = await visit({ locale: "fr-CA" });
  await page.goto(`${GENERATOR}?players=${KAPRIZOV}-${GRETZKY}-${ROY}`);
  await page.getByRole("table").last().waitFor();
  const card = page.getByRole("article", { name: "Patrick Roy" });
  await card.getByText("Canada, gardien, 1984-2003").waitFor();
  const seasons = card.getByRole("table", { name: "Saison régulière" }).getByRole("row");
  expect(await seasons.first().innerText()).toMatch(/MJ\s+V\s+D\s+BL\s+% arr\./);
  expect(await seasons.last().innerText()).toMatch(/1\s029\s+551\s+315\s+66\s+,910/);
  await card.getByText("Canadiens de Montréal").waitFor();
  expect(await faultsAtAnyWidth(page)).toEqual([]);
});
