import { computeFame, isProven, leagueProgressOf, type LeagueProgress } from "#rules/league/fame";
import { playoffStintsOf, stintsOf, type FactsCareer } from "./career.ts";
import { awardKey } from "./criteria.ts";
import type { LeagueFacts } from "./facts.ts";

type Facts = Pick<LeagueFacts, "awards" | "spokenOf" | "rosters">;

/** Computes the fame of all players by id, as worker/jobs/fame.ts does for rostered players from the database. */
export function rateFame(facts: Facts, careers: ReadonlyMap<number, FactsCareer>): Map<number, number> {
  const played = readPlayed(facts, careers);
  const trophiesOf = Map.groupBy(facts.awards, ({ player }) => player);
  return new Map(
    [...careers].map(([id, career]) => {
      const { player } = career;
      const known = {
        ...player,
        career: stintsOf(career),
        playoffs: playoffStintsOf(career),
        trophies: (trophiesOf.get(id) ?? []).map(({ award }) => awardKey(award)),
        cups: career.cups.length,
        spokenOf: facts.spokenOf.get(id) ?? 0,
      };
      return [id, computeFame(known, played)];
    }),
  );
}

/** Returns the league's progress, by the last club of all rostered players. @throws RangeError if none has played */
function readPlayed({ rosters }: Facts, careers: ReadonlyMap<number, FactsCareer>): LeagueProgress {
  const last = rosters.flatMap(({ player }) => careers.get(player)?.lines.at(-1) ?? []).filter(({ gp }) => gp);
  if (last.length === 0) throw new RangeError("nobody on a roster has played");
  const season = Math.max(...last.map((line) => line.season));
  return leagueProgressOf(season, Math.max(...last.map((line) => (line.season === season ? Number(line.gp) : 0))));
}

/** Returns whether a current player can be the answer of a daily: enough games, and no announced retirement. */
export const isAnswerable = ({ retiring }: Pick<LeagueFacts, "retiring">, { player, games }: FactsCareer): boolean =>
  isProven(games, player.draftOverall) && !retiring.has(player.id);
