import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { LINE_UP_GROUPS, type RosterLine } from "#rules/roster/line-up";
import { pastNameIn } from "#rules/league/all-players";
import type { RosterPuzzleData, SeasonList } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import type { CompleteRoster } from "#rules/roster/whole-roster";
import { formatSeason } from "#rules/league/years";
import { faultsOf } from "./axe.ts";
import { collectData } from "./collected-data.ts";
import { dialog, ending, guessesLeft, holdBack, openTab, press, withoutCode } from "./play.ts";
import { TODAY, type Site } from "./site.ts";
import { test } from "./visit.ts";

const ROSTER = "/nhl/roster-mystery-game";

const select = (page: Page, name: RegExp): Locator => page.getByRole("combobox", { name });
const teamSelect = (page: Page): Locator => select(page, /^(Team|Équipe)$/);
const seasonSelect = (page: Page): Locator => select(page, /^(Season|Saison)$/);
const guessButton = (page: Page): Locator => page.getByRole("button", { name: /^(Guess|Essayer)$/ });
/** Returns the options that can be chosen. */
const optionsOf = (field: Locator): Promise<string[]> => field.locator("option:not(:disabled)").allInnerTexts();

/** Counts visible players of the roster: rows except headings and locked ones. */
const playersShown = async (page: Page): Promise<number> =>
  (await page
    .getByRole("table")
    .getByRole("rowheader")
    .filter({ hasNotText: /^(Locked player|Joueur verrouillé)$/ })
    .count()) - LINE_UP_GROUPS.length;

async function sitDown(page: Page, path = ROSTER): Promise<void> {
  await page.goto(path);
  await teamSelect(page).getByRole("option").nth(1).waitFor({ state: "attached" });
}

/** Returns the visible numbers of the roster, from top to bottom. */
const numbersShown = (page: Page): Promise<string[]> => page.locator("tbody td:nth-child(2)").allInnerTexts();

/** Returns today's numbers while some groups are revealed. */
async function numbersOf(site: Site, groups: number): Promise<string[]> {
  const { DB } = site;
  const puzzleData = await DB.prepare("SELECT evidence FROM puzzles WHERE game = 'roster' AND day = ?")
    .bind(TODAY)
    .first<string>("evidence");
  const { lineUp } = JSON.parse(puzzleData ?? "null") as RosterPuzzleData;
  const open = LINE_UP_GROUPS.slice(0, groups).flatMap(({ name }): readonly RosterLine[] => lineUp[name]);
  // A roster without a known number has no column for them.
  if (open.every(({ number }) => number === undefined)) return [];
  return LINE_UP_GROUPS.flatMap(({ name }, at) =>
    lineUp[name].map(({ number, isInferred }) => (at < groups ? `${number ?? "–"}${isInferred ? "*" : ""}` : "?")),
  );
}

/** Selects a club and a season from any state. */
async function choose(page: Page, { season, team }: TeamSeason): Promise<void> {
  await teamSelect(page).selectOption("");
  await seasonSelect(page).selectOption(String(season));
  await teamSelect(page).selectOption(team);
}

async function guess(page: Page, made: TeamSeason): Promise<void> {
  await seasonSelect(page).selectOption("");
  await choose(page, made);
  await guessButton(page).click();
}

/**
 * Returns today's answer, and six seasons of other clubs far from it, each closer than the one before, so that none is
 * excluded.
 */
async function puzzleOf(site: Site): Promise<{ secret: TeamSeason; others: TeamSeason[]; list: SeasonList }> {
  await site.get("/api/today");
  const { DB } = site;
  const secret = JSON.parse(
    String(
      await DB.prepare("SELECT secret FROM puzzles WHERE game = 'roster' AND day = ?").bind(TODAY).first("secret"),
    ),
  ) as TeamSeason;
  const { body: list } = await site.get<SeasonList>("/api/seasons");
  const far = list.seasons.filter(([season]) => Math.abs(season - secret.season) > 30_003);
  const [newer, older] = [
    far.filter(([season]) => season > secret.season),
    far.filter(([season]) => season < secret.season).toReversed(),
  ];
  // A miss also excludes two years on either side.
  const tried = new Set([secret.team]);
  const others = [...newer.filter((_, at) => at % 3 === 0), ...older.filter((_, at) => at % 3 === 0)]
    .slice(0, 6)
    .map(([season, teams]) => {
      const team = teams.find((other) => !tried.has(other)) ?? "";
      tried.add(team);
      return { season, team };
    });
  return { secret, others, list };
}

/** Returns the club's names in that season, without the years that distinguish namesakes. */
const clubOf = ({ clubs }: SeasonList, { season, team }: TeamSeason): { name: string; nameFr: string } => {
  const club = clubs.find(({ code }) => code === team);
  const past = pastNameIn(club?.past, season);
  if (past !== undefined) return { name: past.nameEn, nameFr: past.nameFr };
  return {
    name: `${club?.place} ${club?.nickname}`.replace(/ \(.*/, ""),
    nameFr: `${club?.nameFr}`.replace(/ \(.*/, ""),
  };
};
/** Returns a season as in a sentence, with a no-break after its dash. */
const unbroken = (season: number, language: "en" | "fr"): string =>
  formatSeason(season, language).replace(/[–-]/, "$&\u2060");
const nameIn = (list: SeasonList, of: TeamSeason): string => `${clubOf(list, of).name}, ${unbroken(of.season, "en")}`;

describe("Roster Mystery", () => {
  test("offers only seasons that were played", async ({ visit }) => {
    const page = await visit();
    await sitDown(page);
    expect(await guessButton(page).isDisabled()).toBe(true);
    expect((await optionsOf(seasonSelect(page))).slice(0, 2)).toEqual(["Season…", "2025–26"]);
    expect(await optionsOf(teamSelect(page))).toHaveLength(46);

    await seasonSelect(page).selectOption({ label: "1992–93" });
    const teams = await optionsOf(teamSelect(page));
    expect(teams).toHaveLength(25);
    expect(teams).toEqual(
      expect.arrayContaining(["Quebec Nordiques", "Winnipeg Jets (1979–96)", "Minnesota North Stars"]),
    );
    expect(teams).not.toContain("Colorado Avalanche");
    expect(teams.slice(1)).toEqual(teams.slice(1).toSorted((a, b) => a.localeCompare(b, "en")));

    // A club has the name of the season, and without a season today's.
    await seasonSelect(page).selectOption("");
    await teamSelect(page).selectOption({ label: "Anaheim Ducks" });
    await seasonSelect(page).selectOption({ label: "2002–03" });
    expect(await optionsOf(teamSelect(page))).toContain("Mighty Ducks of Anaheim");
    await seasonSelect(page).selectOption("");
    await teamSelect(page).selectOption({ label: "Vegas Golden Knights" });
    expect((await optionsOf(seasonSelect(page))).slice(1)).toEqual([
      "2025–26",
      "2024–25",
      "2023–24",
      "2022–23",
      "2021–22",
      "2020–21",
      "2019–20",
      "2018–19",
      "2017–18",
    ]);
    await seasonSelect(page).selectOption({ label: "2017–18" });
    expect(await optionsOf(teamSelect(page))).not.toContain("Atlanta Thrashers");
    await guessButton(page).click();
    await page.getByRole("listitem").getByText("Vegas Golden Knights").waitFor();
  });

  test("is won by keyboard with the third guess, announced and shared", async ({ visit, site }) => {
    const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const {
      secret,
      others: [first],
      list,
    } = await puzzleOf(site);
    if (first === undefined) throw new Error("nothing else to guess");
    await sitDown(page);
    await expect.poll(() => playersShown(page)).toBe(3);
    const letGo = await holdBack(page);
    await guess(page, first);
    // The guess is shown before it is judged, but not announced.
    const made = page.getByRole("region", { name: "Your guesses" }).getByRole("listitem", { includeHidden: true });
    await made.filter({ hasText: "Team" }).waitFor();
    expect(await made.locator("use[href^='#verdict'], use[href^='#arrow']").count()).toBe(0);
    expect(await page.getByRole("region", { name: "Your guesses" }).getByRole("listitem").count()).toBe(0);
    letGo();
    await guessesLeft(page, "5 guesses left").waitFor();
    await page
      .getByRole("status")
      .getByText(`Guess 1, ${nameIn(list, first)}. Team: `)
      .waitFor({ state: "attached" });
    await page.getByRole("status").getByText("Now shown: Defencemen. 5 guesses left.").waitFor({ state: "attached" });
    expect(await playersShown(page)).toBe(5);
    expect(await numbersShown(page)).toEqual(await numbersOf(site, 2));
    expect(await page.getByText("Defencemen New", { exact: true }).count()).toBe(1);

    const seasons = list.seasons.filter(([season, teams]) => season !== secret.season && teams.includes(secret.team));
    const [nearest] = seasons.toSorted(([a], [b]) => Math.abs(a - secret.season) - Math.abs(b - secret.season));
    const second = { season: nearest?.[0] ?? 0, team: secret.team };
    // Excluded seasons cannot be selected, and the dock shows what is left.
    const excluded = seasonSelect(page).locator(`option[value="${first.season}"]`);
    expect(await excluded.evaluate((option) => (option as HTMLOptionElement).disabled)).toBe(true);
    await page.getByText(/\d{4}–\d\d or (later|earlier)/).waitFor();
    expect(await optionsOf(teamSelect(page))).not.toContain(clubOf(list, first).name);
    await guess(page, second);
    await guessesLeft(page, "4 guesses left").waitFor();
    await page.getByRole("list").getByText("The right team").waitFor();
    // The team stays selected, and keyboard users are at the season.
    expect(await teamSelect(page).inputValue()).toBe(secret.team);
    expect(await seasonSelect(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await guessButton(page).isDisabled()).toBe(true);
    await seasonSelect(page).selectOption(String(secret.season));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");

    const result = await ending(page);
    await result.getByText("Deke #21 Roster Mystery 3/6").waitFor();
    await result.getByText(clubOf(list, secret).name, { exact: true }).waitFor();
    // The season's record, and how far the team went.
    await result.getByText(/ · \d+–\d+–\d+ · (Stanley|Lost|Out|Missed)/).waitFor();
    // The announcement ends with the verdicts: nothing more is revealed.
    await page
      .getByRole("status")
      .getByText(/Guess 3, .* Team: match\. Season: match\. /)
      .waitFor({ state: "attached" });
    // The whole roster with later careers: three parts, complete.
    await openTab(page, "Roster");
    const whole = result.getByRole("region", { name: "The whole roster" });
    await whole.waitFor();
    const { body: roster } = await site.get<CompleteRoster>(`/api/seasons/${secret.season}/${secret.team}`);
    const everybody = [...roster.forwards, ...roster.defenders, ...roster.goalies];
    expect(await whole.getByRole("rowheader").count()).toBe(3 + everybody.length);
    expect(await whole.getByRole("link").first().getAttribute("href")).toContain(String(everybody[0]?.id));
    const honoured = everybody.filter(
      ({ cups, trophies, hallOfFame }) => cups.length + trophies.length > 0 || hallOfFame,
    );
    expect(await whole.getByText("Career:").count()).toBe(honoured.length);
    await result.getByRole("button", { name: "Share result" }).click();
    await result.getByText("Copied to your clipboard.").waitFor();
    const [title, , told, last, address] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(title).toBe("Deke #21 Roster Mystery 3/6 🚨");
    expect(told).toMatch(/^🟩(🟨|⬛)$/u);
    expect(last).toBe("🟩🟩");
    expect(withoutCode(address ?? "")).toBe(new URL(`${ROSTER}?day=${TODAY}`, site.url).href);
    expect(await faultsOf(page)).toEqual([]);

    await page.reload();
    await ending(page);
    await page.keyboard.press("Escape");
    await page.getByText(`It was the ${unbroken(secret.season, "en")} ${clubOf(list, secret).name}.`).waitFor();
    expect(await playersShown(page)).toBe(11);
    expect(await numbersShown(page)).toEqual(await numbersOf(site, 6));
  });

  test("chooses the only season left", async ({ visit, site }) => {
    const page = await visit();
    const { secret, list } = await puzzleOf(site);
    await sitDown(page);
    const tried = [secret.team];
    for (const years of [1, -1]) {
      const season = secret.season + years * 10_001;
      const team = list.seasons.find(([each]) => each === season)?.[1].find((each) => !tried.includes(each));
      if (team === undefined) throw new Error("the answer is the first or last season");
      tried.push(team);
      await guess(page, { season, team });
      await guessesLeft(page, `${7 - tried.length} guesses left`).waitFor();
    }
    expect(await seasonSelect(page).inputValue()).toBe(String(secret.season));
    await page.getByText(new RegExp(`^in ${formatSeason(secret.season, "en")}`)).waitFor();
  });

  test("is lost on a phone in French, and the answer is not revealed before", async ({ visit, site }) => {
    const page = await visit({ phone: true, locale: "fr-CA" });
    const { secret, others, list } = await puzzleOf(site);
    const collected = collectData(page);
    await sitDown(page);
    for (const [made, other] of others.slice(0, 5).entries()) {
      await guess(page, other);
      await guessesLeft(page, made === 4 ? "1 essai restant" : `${5 - made} essais restants`).waitFor();
    }
    await page.getByText("Meilleur pointeur Nouveau", { exact: true }).waitFor();
    const received = (await collected.all()).filter(({ where }) => /\/api\/rounds|Storage|cookies/.test(where));
    expect(received.length).toBeGreaterThan(10);
    for (const { where, text } of received) {
      expect(text, where).not.toContain(String(secret.season));
      expect(text, where).not.toContain(`"${secret.team}"`);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);

    const wholeRoster = new URL(`/api/seasons/${secret.season}/${secret.team}`, site.url).href;
    const hasAsked = async () => (await collected.all()).some(({ where }) => where === wholeRoster);
    expect(await hasAsked()).toBe(false);
    await guess(page, others[5] ?? secret);
    const result = await ending(page);
    await result.getByText("Deke n°\u00a021 Formation mystère X/6").waitFor();
    await openTab(page, "Formation");
    await expect.poll(hasAsked).toBe(true);
    const { nameFr } = clubOf(list, secret);
    const heading = await result.getByRole("heading", { name: /^Partie terminée!/ }).innerText();
    expect(heading.toLowerCase()).toMatch(
      new RegExp(`réponse\\s: (les |le |l’)${nameFr} de ${unbroken(secret.season, "fr")}$`, "i"),
    );
    expect(
      (await collected.all()).some(
        ({ where, text }) => where.includes("/api/rounds") && text.includes(String(secret.season)),
      ),
    ).toBe(true);
  });

  test("has practice, and shows yesterday's answer", async ({ visit, site }) => {
    const { others } = await puzzleOf(site);
    const page = await visit();
    await sitDown(page, `${ROSTER}?practice`);
    await guess(page, others[0] as TeamSeason);
    await guessesLeft(page, "5 guesses left").waitFor();
    await press(page, "Give Up");
    await ending(page);
    await page.keyboard.press("Escape");
    await page.getByRole("radiogroup", { name: "Rosters" }).getByRole("radio", { name: "All" }).press(" ");
    await page.getByRole("button", { name: "New Game" }).click();
    await guessesLeft(page, "6 guesses left").waitFor();
    await expect.poll(() => playersShown(page)).toBe(3);

    await page.goto(ROSTER);
    await page.getByRole("button", { name: "Yesterday: which team was No. 20?" }).click();
    await dialog(page).getByText("Leading scorer").waitFor();
    await dialog(page)
      .getByRole("region", { name: "The whole roster" })
      .getByText("Goalies", { exact: true })
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
