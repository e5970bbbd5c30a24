import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { formatSeason } from "#rules/league/years";
import type { SeasonList } from "#rules/roster/roster";
import type { TeamSeason } from "#rules/roster/team-season";
import { GAME_PATHS } from "#rules/site/pages";
import { bySeason, describeJourney, puzzleOf } from "./journey.ts";
import { guessesLeft, isFocused, teamField } from "./play.ts";
import type { Site } from "./site.ts";
import { test } from "./visit.ts";

describeJourney("roster");

const seasonSelect = (page: Page): Locator => page.getByRole("combobox", { name: "Season" });
const secretOf = async (site: Site) => JSON.parse((await puzzleOf(site, "roster")).secret) as TeamSeason;

test("a team has the name of its season; the right one stays, and the focus moves to the season", async ({
  visit,
  site,
}) => {
  const page = await visit({ at: GAME_PATHS.roster });
  await teamField(page).selectOption({ label: "Anaheim Ducks" });
  await seasonSelect(page).selectOption({ label: "2002–03" });
  expect(await teamField(page).locator("option:checked").innerText()).toBe("Mighty Ducks of Anaheim");
  const { team, season } = await secretOf(site);
  const { body: list } = await site.get<SeasonList>("/api/seasons");
  const other = list.seasons.find(([each, teams]) => each !== season && teams.includes(team));
  await bySeason({ season: other?.[0] ?? 0, team })(page);
  await guessesLeft(page, 5);
  expect(await teamField(page).inputValue()).toBe(team);
  expect(await isFocused(seasonSelect(page))).toBe(true);
});

test("what a guess excludes cannot be chosen", async ({ visit, site }) => {
  const secret = await secretOf(site);
  const { body: list } = await site.get<SeasonList>("/api/seasons");
  const page = await visit({ at: GAME_PATHS.roster });
  const tried = [secret.team];
  // Teams of the seasons next to the answer's leave only that season.
  for (const years of [1, -1]) {
    const season = secret.season + years * 10_001;
    const team = list.seasons.find(([each]) => each === season)?.[1].find((each) => !tried.includes(each));
    if (team === undefined) return expect.fail("the answer is the first or last season");
    tried.push(team);
    await bySeason({ season, team })(page);
    await guessesLeft(page, 7 - tried.length);
    expect(await seasonSelect(page).locator(`option[value="${season}"]`).isDisabled()).toBe(true);
  }
  expect(await seasonSelect(page).inputValue()).toBe(String(secret.season));
  await page.getByText(new RegExp(`^in ${formatSeason(secret.season, "en")}`)).waitFor();
});
