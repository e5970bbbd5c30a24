import { indexSquads, type Squads } from "#rules/league/handshakes";
import type { SeasonLine } from "../facts.ts";

/** Groups players by squad: the same club in the same regular season. */
export const buildSquads = (lines: readonly SeasonLine[]): Squads =>
  indexSquads(
    [...Map.groupBy(lines, ({ season, team }) => `${season} ${team}`).values()].flatMap((squad) => {
      const [first] = squad;
      if (first === undefined) return [];
      const { season, team } = first;
      return [{ season, team, players: [...new Set(squad.map(({ player }) => player))] }];
    }),
  );
