import { fameOf, isProven } from "#rules/fame";
import type { Season } from "#rules/season";
import { stintsOf, type Career } from "./career.ts";
import { awardKey } from "./criteria.ts";
import type { LeagueFacts } from "./facts.ts";

/** The last season that the facts tell of. */
export const LAST_SEASON: Season = 20252026;

/** Works out everybody's fame by player id, see {@link fameOf}. */
export function rateFame(
  { awards, spokenOf }: Pick<LeagueFacts, "awards" | "spokenOf">,
  careers: ReadonlyMap<number, Career>,
): Map<number, number> {
  const trophiesOf = Map.groupBy(awards, ({ player }) => player);
  return new Map(
    [...careers].map(([id, career]) => {
      const { player } = career;
      const known = {
        ...player,
        career: stintsOf(career),
        trophies: (trophiesOf.get(id) ?? []).map(({ award }) => awardKey(award)),
        cups: career.cups.length,
        spokenOf: spokenOf.get(id) ?? 0,
      };
      return [id, fameOf(known, LAST_SEASON)];
    }),
  );
}

/** Whether a player of today may be hidden in a daily: he has been seen enough, and has not said that he ends. */
export const isAnswerable = ({ retiring }: Pick<LeagueFacts, "retiring">, { player, games }: Career): boolean =>
  isProven(games, player.draftOverall) && !retiring.has(player.id);
