import { leagueProgressOf, type FameFacts, type LeagueProgress } from "#rules/league/fame";
import type { Season, Stint } from "#rules/league/season";
import type { Env } from "../env.ts";

/** A rostered player's facts and current rating. */
export interface RatedPlayer extends FameFacts {
  id: number;
  games: number;
  isRetiring: boolean;
  fame: number;
  isAnswerable: boolean;
}

export async function readRosteredClubs(env: Env): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT DISTINCT team FROM players WHERE team IS NOT NULL ORDER BY team",
  ).all<{ team: string }>();
  return results.map(({ team }) => team);
}

/** Returns the league's progress in the last season of any rostered player; null if none of them has played. */
export async function readLeagueProgress(env: Env): Promise<LeagueProgress | null> {
  const row = await env.DB.prepare(
    `SELECT career ->> '$[#-1][0]' AS season, max(career ->> '$[#-1][2]') AS games
     FROM players WHERE team IS NOT NULL GROUP BY season HAVING games > 0 ORDER BY season DESC LIMIT 1`,
  ).first<{ season: Season; games: number }>();
  return row && leagueProgressOf(row.season, row.games);
}

type Row = Omit<RatedPlayer, "career" | "playoffs" | "trophies" | "hallOfFame" | "isRetiring" | "isAnswerable"> &
  Record<"career" | "playoffs", string> &
  Record<"hallOfFame" | "retiring" | "answerable", number>;

export async function readFameFacts(env: Env, clubs: readonly string[]): Promise<RatedPlayer[]> {
  const theirs = "team IN (SELECT value FROM json_each(?))";
  const { results } = await env.DB.prepare(
    `SELECT id, position, birth_date AS birthDate, draft_year AS draftYear, draft_overall AS draftOverall,
       hall_of_fame AS hallOfFame, career, playoffs, json_array_length(cups) AS cups, spoken_of AS spokenOf, retiring, games, fame, answerable
     FROM players WHERE ${theirs}`,
  )
    .bind(JSON.stringify(clubs))
    .all<Row>();
  // A separate query, because a join would scan all trophies per player.
  const { results: won } = await env.DB.prepare(
    `SELECT winner.value ->> 1 AS player, award FROM trophies, json_each(winners) AS winner
     WHERE player IN (SELECT id FROM players WHERE ${theirs})`,
  )
    .bind(JSON.stringify(clubs))
    .all<{ player: number; award: string }>();
  const trophiesOf = Map.groupBy(won, ({ player }) => player);
  return results.map(({ career, playoffs, hallOfFame, retiring, answerable, ...row }) => ({
    ...row,
    career: JSON.parse(career) as Stint[],
    playoffs: JSON.parse(playoffs) as Stint[],
    trophies: (trophiesOf.get(row.id) ?? []).map(({ award }) => award),
    hallOfFame: hallOfFame === 1,
    isRetiring: retiring === 1,
    isAnswerable: answerable === 1,
  }));
}
