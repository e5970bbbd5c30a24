import type { SeasonRoster } from "#rules/roster/line-up";
import { teamSeasonKey, type RosterMysteryFacts } from "#rules/roster/team-season";
import { EXPANSION_SEASON } from "#rules/league/season";
import { buildTables } from "../../seed/rows.ts";
import { facts } from "./facts.ts";

const franchises = new Map(facts.teams.map(({ code, franchise }) => [code, franchise]));

/** The seasons of clubs that can be answers, best known first, as the Worker reads them. */
export const teamSeasons = (buildTables(facts).find(({ name }) => name === "team_seasons")?.rows ?? [])
  .map(({ season, team, division, champion, fame, roster }) => ({
    season: Number(season),
    team: String(team),
    division: division === null ? null : String(division),
    franchise: franchises.get(String(team)) ?? "",
    isChampion: champion === 1,
    fame: Number(fame),
    roster: JSON.parse(String(roster)) as SeasonRoster,
  }))
  .filter(({ season }) => season >= EXPANSION_SEASON)
  .sort((a, b) => b.fame - a.fame);

export const rosterFacts: RosterMysteryFacts = {
  alignments: new Map(
    teamSeasons.map(({ season, team, division, franchise }) => [
      teamSeasonKey({ season, team }),
      { season, team, division, franchise },
    ]),
  ),
  byFame: teamSeasons.map(teamSeasonKey),
};
