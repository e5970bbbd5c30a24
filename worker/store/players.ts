import type { Day } from "#rules/shared/day";
import type { StanleyCupFinal } from "#rules/grid/player-record";
import { puzzleDayOn } from "#rules/shared/schedule";
import { GAME_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { PlayerCardData, PlayerSummary } from "#rules/league/all-players";
import type { Env } from "../env.ts";
import { CURRENT_NUMBER_SQL } from "./all-players.ts";

/** A player's row, as his page needs it. */
export interface PlayerRow
  extends PlayerCardData, Pick<PlayerSummary, "first" | "last" | "position" | "country" | "team" | "number"> {
  /** The number he wore most with each of his clubs, by code. */
  numbers: Record<string, number>;
  /** Stanley Cup Finals reached. */
  finals: StanleyCupFinal[];
}

type Listed = "career" | "playoffs" | "cups" | "finals" | "numbers";

/** Reads a player; null if the id is unknown. */
export async function readPlayer(env: Env, id: number): Promise<PlayerRow | null> {
  const row = await env.DB.prepare(
    `SELECT id, first, last, position, country, team, ${CURRENT_NUMBER_SQL} AS number, shoots, height_cm AS heightCm, weight_kg AS weightKg,
       birth_date AS birth, draft_year AS draftYear, draft_overall AS overall, draft_team AS draftTeam,
       hall_of_fame AS hallOfFame, career, playoffs, cups, finals, numbers
     FROM players WHERE id = ?`,
  )
    .bind(id)
    .first<Omit<PlayerRow, "hallOfFame" | Listed> & { hallOfFame: number } & Record<Listed, string>>();
  if (row === null) return null;
  return {
    ...row,
    hallOfFame: row.hallOfFame === 1,
    career: JSON.parse(row.career) as PlayerRow["career"],
    playoffs: JSON.parse(row.playoffs) as PlayerRow["playoffs"],
    cups: JSON.parse(row.cups) as PlayerRow["cups"],
    finals: JSON.parse(row.finals) as PlayerRow["finals"],
    numbers: JSON.parse(row.numbers) as PlayerRow["numbers"],
  };
}

/** Games whose answer is a player. */
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
