import { buildLineUp, type NameAndFame, type SeasonRoster } from "#rules/roster/line-up";
import type { RosterPuzzleData } from "#rules/roster/roster";
import {
  teamSeasonKey,
  type AlignedTeamSeason,
  type RosterMysteryFacts,
  type TeamSeason,
} from "#rules/roster/team-season";
import { EXPANSION_SEASON, type Season } from "#rules/league/season";
import { buildCompleteRoster, type NameAndHonours, type CompleteRoster } from "#rules/roster/whole-roster";
import type { Env } from "../env.ts";
import { factsDocument, textDocument } from "./facts-documents.ts";

export async function queryTeamSeasons(env: Env): Promise<AlignedTeamSeason[]> {
  const { results } = await env.DB.prepare(
    `SELECT season, team, team_seasons.division, franchise FROM team_seasons JOIN teams ON code = team
     WHERE season >= ? ORDER BY fame DESC, season, team`,
  )
    .bind(EXPANSION_SEASON)
    .all<AlignedTeamSeason>();
  return results;
}

export const rosterMysteryFacts = factsDocument("seasons-by-fame", queryTeamSeasons, (byFame): RosterMysteryFacts => {
  const alignments = new Map(byFame.map((alignment) => [teamSeasonKey(alignment), alignment]));
  return { alignments, byFame: [...alignments.keys()] };
});

interface SeasonRow {
  roster: string;
  known: string;
}

/** Builds the puzzle data of a club's season. @throws Error if it does not exist */
export async function readRosterPuzzleData(env: Env, { season, team }: TeamSeason): Promise<RosterPuzzleData> {
  const row = await env.DB.prepare(
    `SELECT roster, (
       SELECT json_group_object(id, json_object('first', first, 'last', last, 'fame', fame)) FROM players WHERE id IN (
         SELECT value ->> 0 FROM json_each(roster, '$.skaters') UNION SELECT value ->> 0 FROM json_each(roster, '$.goalies'))
     ) AS known
     FROM team_seasons WHERE season = ? AND team = ?`,
  )
    .bind(season, team)
    .first<SeasonRow>();
  if (row === null) throw new Error("no such season of a club");
  const known = JSON.parse(row.known) as Record<number, NameAndFame>;
  const whoIs = (id: number): NameAndFame => {
    const player = known[id];
    if (player === undefined) throw new Error("a line-up has somebody whom nobody knows");
    return player;
  };
  const { skaters, goalies, ...outcome } = JSON.parse(row.roster) as SeasonRoster;
  return { lineUp: buildLineUp({ skaters, goalies }, whoIs), ...outcome };
}

interface MemberRow extends Pick<NameAndHonours, "first" | "last"> {
  id: number;
  cups: string;
  hallOfFame: number;
}

/** Returns the complete roster of a club's season with later honours; null if it does not exist. */
export async function readCompleteRoster(env: Env, { season, team }: TeamSeason): Promise<CompleteRoster | null> {
  const row = await env.DB.prepare(
    `SELECT roster, (SELECT json_group_object(award, json(winners)) FROM trophies) AS trophies
     FROM team_seasons WHERE season = ? AND team = ?`,
  )
    .bind(season, team)
    .first<{ roster: string; trophies: string }>();
  if (row === null) return null;
  const roster = JSON.parse(row.roster) as SeasonRoster;
  const ids = [...roster.skaters, ...roster.goalies].map(([id]) => id);
  // Looking into the lists in SQL would read a row per winner.
  const winners = Object.entries(JSON.parse(row.trophies) as Record<string, [season: Season, id: number][]>);
  const { results } = await env.DB.prepare(
    `SELECT id, first, last, cups, hall_of_fame AS hallOfFame FROM players WHERE id IN (${ids.map(() => "?").join(", ")})`,
  )
    .bind(...ids)
    .all<MemberRow>();
  const members = new Map(results.map((member) => [member.id, member]));
  return buildCompleteRoster(roster, (id) => {
    const known = members.get(id);
    if (known === undefined) throw new Error("a roster has somebody whom nobody knows");
    const { first, last, cups, hallOfFame } = known;
    const won = winners.flatMap(([trophy, all]) =>
      all.filter(([, winner]) => winner === id).map(([won]): NameAndHonours["won"][number] => [trophy, won]),
    );
    return { first, last, cups: JSON.parse(cups) as NameAndHonours["cups"], hallOfFame: hallOfFame === 1, won };
  });
}

/** Built in SQL, like the list of all players. */
export const seasonListDocument = textDocument(
  "seasons",
  `SELECT json_object(
     'version', (SELECT value FROM meta WHERE name = 'facts'),
     'clubs', (
       SELECT json_group_array(json_object('code', code, 'place', place, 'nickname', nickname, 'nameFr', name_fr,
         'conference', conference, 'first', first_season, 'last', last_season, 'past', json(past)))
       FROM (SELECT * FROM teams WHERE coalesce(last_season, ?1) >= ?1 ORDER BY code)),
     'seasons', (
       SELECT json_group_array(json_array(season, json(teams)))
       FROM (SELECT season, json_group_array(team ORDER BY team) AS teams FROM team_seasons WHERE season >= ?1 GROUP BY season ORDER BY season DESC))
   ) AS document`,
  EXPANSION_SEASON,
);
