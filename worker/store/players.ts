import type { Day } from "#rules/shared/day";
import type { PlayerRecord } from "#rules/grid/player-record";
import { puzzleDayOn } from "#rules/shared/schedule";
import { GAME_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { Player } from "#rules/league/player";
import type { Env } from "../env.ts";
import { CURRENT_NUMBER_SQL } from "./all-players.ts";

/** A player with what his page and his card show. */
export interface PlayerProfile
  extends Pick<Player, "id" | "first" | "last" | "team" | "number">, Omit<PlayerRecord, "draftRound" | "trophies"> {
  shoots: "L" | "R" | "B" | null;
  heightCm: number | null;
  weightKg: number | null;
  /** The number he wore most with each of his clubs, by code. */
  numbers: Record<string, number>;
}

/** Reads players in the order of `ids`, without unknown ids. In two objects, because a function of D1 has at most 32 arguments. */
export async function readPlayers(env: Env, ids: readonly number[]): Promise<PlayerProfile[]> {
  const { results } = await env.DB.prepare(
    `SELECT json_object('id', id, 'first', first, 'last', last, 'position', position, 'country', country, 'team', team,
       'number', ${CURRENT_NUMBER_SQL}, 'shoots', shoots, 'heightCm', height_cm, 'weightKg', weight_kg) AS person,
       json_object('birth', birth_date, 'draftYear', draft_year, 'overall', draft_overall, 'draftTeam', draft_team,
       'hallOfFame', json(iif(hall_of_fame = 1, 'true', 'false')), 'career', json(career), 'playoffs', json(playoffs),
       'cups', json(cups), 'finals', json(finals), 'numbers', json(numbers)) AS record
     FROM players WHERE id IN (${ids.map(() => "?").join(", ")})`,
  )
    .bind(...ids)
    .all<{ person: string; record: string }>();
  return results
    .map(({ person, record }) => ({ ...JSON.parse(person), ...JSON.parse(record) }) as PlayerProfile)
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const PLAYER_GAMES = GAME_NAMES.filter((game) => GAME_CONFIG[game].hides === "player");

/** Returns the past puzzles with a player as the answer, latest first. */
export async function readPastPuzzles(env: Env, id: number, today: Day): Promise<{ game: GameName; day: Day }[]> {
  const { results } = await env.DB.prepare(
    `SELECT game, day FROM puzzles
     WHERE game IN (${PLAYER_GAMES.map((game) => `'${game}'`).join(", ")}) AND answer = ? AND day < ? ORDER BY day DESC, game`,
  )
    .bind(String(id), today)
    .all<{ game: GameName; day: Day }>();
  // A weekly puzzle still runs after its Sunday.
  return results.filter(({ game, day }) => day < puzzleDayOn(GAME_CONFIG[game], today));
}
