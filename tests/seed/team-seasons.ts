import type { SeasonRoster } from "#rules/roster/line-up";
import { teamSeasonKey } from "#rules/roster/team-season";
import { drawFacts, tables } from "./tables.ts";

export const rosterFacts = drawFacts.roster;

const rows = tables.find(({ name }) => name === "team_seasons")?.rows ?? [];

/** The seasons of clubs that can be answers, best known first, as the Worker reads them. */
export const teamSeasons = rows
  .flatMap(({ season, team, champion, roster }) => {
    const key = { season: Number(season), team: String(team) };
    const aligned = rosterFacts.alignments.get(teamSeasonKey(key));
    return aligned
      ? [{ ...aligned, isChampion: champion === 1, roster: JSON.parse(String(roster)) as SeasonRoster }]
      : [];
  })
  .sort((a, b) => rosterFacts.byFame.indexOf(teamSeasonKey(a)) - rosterFacts.byFame.indexOf(teamSeasonKey(b)));
