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

/** Columns with JSON. */
type Listed = "career" | "playoffs" | "cups" | "finals" | "numbers";

/** Reads players in the order of `ids`, without unknown ids. */
export async function readPlayers(env: Env, ids: readonly number[]): Promise<PlayerProfile[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, first, last, position, country, team, ${CURRENT_NUMBER_SQL} AS number, shoots, height_cm AS heightCm, weight_kg AS weightKg,
       birth_date AS birth, draft_year AS draftYear, draft_overall AS overall, draft_team AS draftTeam,
       hall_of_fame AS hallOfFame, career, playoffs, cups, finals, numbers
     FROM players WHERE id IN (${ids.map(() => "?").join(", ")})`,
  )
    .bind(...ids)
    .all<Omit<PlayerProfile, "hallOfFame" | Listed> & { hallOfFame: number } & Record<Listed, string>>();
  return results
    .map((row) => ({
      ...row,
      hallOfFame: row.hallOfFame === 1,
      career: JSON.parse(row.career) as PlayerProfile["career"],
      playoffs: JSON.parse(row.playoffs) as PlayerProfile["playoffs"],
      cups: JSON.parse(row.cups) as PlayerProfile["cups"],
      finals: JSON.parse(row.finals) as PlayerProfile["finals"],
      numbers: JSON.parse(row.numbers) as PlayerProfile["numbers"],
    }))
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
