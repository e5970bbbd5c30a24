import type { Day } from "#rules/shared/day";
import type { StanleyCupFinal } from "#rules/grid/player-record";
import { puzzleDayOn } from "#rules/shared/schedule";
import { GAME_NAMES, GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { PlayerSummary } from "#rules/league/all-players";
import type { Season, Stint } from "#rules/league/season";
import type { Env } from "../env.ts";
import { CURRENT_NUMBER_SQL } from "./all-players.ts";

/** A player's row, as pages and cards need it. */
export interface PlayerRow extends Pick<
  PlayerSummary,
  "id" | "first" | "last" | "position" | "country" | "team" | "number"
> {
  shoots: "L" | "R" | "B" | null;
  heightCm: number | null;
  weightKg: number | null;
  /** Date of birth, `YYYY-MM-DD`. */
  birth: string | null;
  draftYear: number | null;
  overall: number | null;
  draftTeam: string | null;
  hallOfFame: boolean;
  /** In order of play; empty for a player with playoff games only. */
  career: Stint[];
  /** In order of play. A goalie's playoffs have no overtime losses. */
  playoffs: Stint[];
  /** Stanley Cups won, in order of season. */
  cups: [season: Season, team: string][];
  finals: StanleyCupFinal[];
  /** The number he wore most with each of his clubs, by code. */
  numbers: Record<string, number>;
}

/** Columns with JSON. */
type Listed = "career" | "playoffs" | "cups" | "finals" | "numbers";

/** Reads players in the order of `ids`, without unknown ids. */
export async function readPlayers(env: Env, ids: readonly number[]): Promise<PlayerRow[]> {
  const { results } = await env.DB.prepare(
    `SELECT id, first, last, position, country, team, ${CURRENT_NUMBER_SQL} AS number, shoots, height_cm AS heightCm, weight_kg AS weightKg,
       birth_date AS birth, draft_year AS draftYear, draft_overall AS overall, draft_team AS draftTeam,
       hall_of_fame AS hallOfFame, career, playoffs, cups, finals, numbers
     FROM players WHERE id IN (${ids.map(() => "?").join(", ")})`,
  )
    .bind(...ids)
    .all<Omit<PlayerRow, "hallOfFame" | Listed> & { hallOfFame: number } & Record<Listed, string>>();
  return results
    .map((row) => ({
      ...row,
      hallOfFame: row.hallOfFame === 1,
      career: JSON.parse(row.career) as PlayerRow["career"],
      playoffs: JSON.parse(row.playoffs) as PlayerRow["playoffs"],
      cups: JSON.parse(row.cups) as PlayerRow["cups"],
      finals: JSON.parse(row.finals) as PlayerRow["finals"],
      numbers: JSON.parse(row.numbers) as PlayerRow["numbers"],
    }))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
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
