import { indexSquads, type Squads } from "#rules/league/handshakes";
import { clubSeasonKey, countClubGames } from "../club-games.ts";
import { sumColumn } from "../career.ts";
import type { LeagueFacts, SeasonLine } from "../facts.ts";

/** Minimum number of games that two regulars of a squad have played together. */
export const MIN_GAMES_TOGETHER = 10;

/** Groups players by squad: the same club in the same regular season. */
export const buildSquads = (lines: readonly SeasonLine[]): Squads =>
  indexSquads(
    [...Map.groupBy(lines, clubSeasonKey).values()].flatMap((squad) => {
      const [first] = squad;
      if (first === undefined) return [];
      const { season, team } = first;
      return [{ season, team, players: [...new Set(squad.map(({ player }) => player))] }];
    }),
  );

/**
 * Groups the regulars of each squad: players with at least half of the club's games and five more. The facts have no
 * dates of games or trades, but any two regulars have at least {@link MIN_GAMES_TOGETHER} games together for certain.
 */
export function buildRegularSquads({ lines, players }: Pick<LeagueFacts, "lines" | "players">): Squads {
  const clubGames = countClubGames({ lines, players });
  const stays = [...Map.groupBy(lines, (line) => `${line.player} ${clubSeasonKey(line)}`).values()];
  const isRegular = (stay: readonly SeasonLine[]): boolean =>
    stay.every((line) => 2 * sumColumn(stay, "gp") >= (clubGames.get(clubSeasonKey(line)) ?? 0) + MIN_GAMES_TOGETHER);
  return buildSquads(stays.filter(isRegular).flat());
}
