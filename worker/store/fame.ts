import { leagueProgressOf, type FameFacts, type LeagueProgress } from "#rules/league/fame";
import type { Season } from "#rules/league/season";
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

export async function readFameFacts(env: Env, clubs: readonly string[]): Promise<RatedPlayer[]> {
  const theirs = "team IN (SELECT value FROM json_each(?))";
  const { results } = await env.DB.prepare(
    `SELECT json_object('id', id, 'position', position, 'birthDate', birth_date, 'draftYear', draft_year,
       'draftOverall', draft_overall, 'hallOfFame', json(iif(hall_of_fame = 1, 'true', 'false')), 'career', json(career),
       'playoffs', json(playoffs), 'cups', json_array_length(cups), 'spokenOf', spoken_of, 'games', games, 'fame', fame,
       'isRetiring', json(iif(retiring = 1, 'true', 'false')), 'isAnswerable', json(iif(answerable = 1, 'true', 'false'))) AS player
     FROM players WHERE ${theirs}`,
  )
    .bind(JSON.stringify(clubs))
    .all<{ player: string }>();
  // A separate query, because a join would scan all trophies per player.
  const { results: won } = await env.DB.prepare(
    `SELECT winner.value ->> 1 AS player, award FROM trophies, json_each(winners) AS winner
     WHERE player IN (SELECT id FROM players WHERE ${theirs})`,
  )
    .bind(JSON.stringify(clubs))
    .all<{ player: number; award: string }>();
  const trophiesOf = Map.groupBy(won, ({ player }) => player);
  return results.map((row) => {
    const player = JSON.parse(row.player) as Omit<RatedPlayer, "trophies">;
    return { ...player, trophies: (trophiesOf.get(player.id) ?? []).map(({ award }) => award) };
  });
}
