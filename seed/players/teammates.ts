import type { Teammate } from "#rules/site/player-document";
import type { Season } from "#rules/league/season";
import type { Biography, SeasonLine } from "../facts.ts";

/** Teammates per page. */
const NAMED = 8;

/** What two players have in common. */
interface Shared {
  seasons: Set<Season>;
  games: number;
  teams: Map<string, number>;
}

/**
 * Returns the teammates with whom each player can have played most games, by id: per season at most the games of the
 * one with fewer. Where games were not counted, by seasons together.
 */
export function buildTeammates(
  lines: readonly SeasonLine[],
  players: readonly Biography[],
): (id: number) => Teammate[] {
  const squads = Map.groupBy(lines, ({ season, team }) => `${season} ${team}`);
  const linesOf = Map.groupBy(lines, ({ player }) => player);
  const known = new Map(players.map((player) => [player.id, player]));
  return (id) => {
    const mates = new Map<number, Shared>();
    for (const { season, team, gp } of linesOf.get(id) ?? [])
      for (const mate of squads.get(`${season} ${team}`) ?? []) {
        if (mate.player === id) continue;
        const shared = mates.get(mate.player) ?? { seasons: new Set(), games: 0, teams: new Map() };
        shared.seasons.add(season);
        shared.games += Math.min(gp ?? 0, mate.gp ?? 0);
        shared.teams.set(team, (shared.teams.get(team) ?? 0) + 1);
        mates.set(mate.player, shared);
      }
    return [...mates]
      .sort(([a, one], [b, other]) => other.games - one.games || other.seasons.size - one.seasons.size || a - b)
      .slice(0, NAMED)
      .flatMap(([mate, { seasons, games, teams }]) => {
        const player = known.get(mate);
        if (player === undefined) return [];
        const [team] = [...teams].reduce((most, next) => (next[1] > most[1] ? next : most));
        const { first, last } = player;
        return [[mate, first, last, team, seasons.size, Math.min(...seasons), Math.max(...seasons), games]];
      });
  };
}
