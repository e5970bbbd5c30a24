import { promiseOf } from "#rules/promise";
import { firstYear, type Season } from "#rules/season";
import { sum, type Career } from "./career.ts";
import type { Biography, LeagueFacts, SeasonLine } from "./facts.ts";

/**
 * How well known a player is, in points of no unit: what he has done in his career, what he does
 * these days, what he has won, and what is expected of him. One scale for rostered and historic
 * players; only the order means anything. The weights were set by reading the lists that
 * `print-fame.ts` prints.
 */
const LAST_SEASON: Season = 20252026;

/** What a trophy adds each time it is won. */
const TROPHIES: Readonly<Record<string, number>> = {
  Hart: 24,
  "Conn Smythe": 14,
  Norris: 14,
  Vezina: 16,
  "Art Ross": 12,
  "Ted Lindsay": 6,
  "Rocket Richard": 10,
  Calder: 12,
  Selke: 8,
  "Lady Byng": 3,
  Messier: 2,
  Masterton: 2,
  "King Clancy": 2,
  Jennings: 3,
};

/** A Cup, of which more than five add nothing: the fifth of a dynasty's fourth line is not known. */
const CUP = { worth: 5, most: 5 };

const HALL_OF_FAME = 30;

/** What the last seasons count, the newest first: a fan remembers this spring best. */
const RECENT = [1, 0.7, 0.5];

/**
 * A tally in the points of a forward of the same standing: defenders score less, goalies win
 * instead. Both worths below grow faster than it does, since one star is better known than two
 * who are half as good.
 */
const forwardPoints = ({ position }: Biography, lines: readonly SeasonLine[]): number =>
  position === "G" ? sum(lines, "w") * 2.3 : sum(lines, "g", "a") * (position === "D" ? 1.5 : 1);

const careerWorth = ({ player, lines }: Career): number => 78 * (forwardPoints(player, lines) / 1000) ** 1.6;

/** How a goalie saves next to an ordinary one, about 1; wins alone would rate his club. */
function saving(lines: readonly SeasonLine[]): number {
  const shots = sum(lines, "sa");
  return shots === 0 ? 1 : Math.max(0.7, 1 + 12 * (1 - sum(lines, "ga") / shots - 0.9));
}

/** A season counts part of the games missed as played: the injured star is a star. */
function seasonWorth(player: Biography, lines: readonly SeasonLine[]): number {
  const games = sum(lines, "gp");
  if (games === 0) return 0;
  const isGoalie = player.position === "G";
  const pace = forwardPoints(player, lines) * Math.sqrt(Math.max(1, (isGoalie ? 60 : 82) / games));
  return 14 * ((pace * (isGoalie ? saving(lines) : 1)) / 50) ** 1.5;
}

/** The last seasons; a player not yet 26 gets more for the same, because everybody speaks of him. */
function recentWorth({ player, lines }: Career): number {
  const last = firstYear(LAST_SEASON);
  const age = last - Number(player.birthDate?.slice(0, 4) ?? 0);
  const youth = 1 + 0.1 * Math.max(0, 26 - age);
  return (
    youth *
    RECENT.reduce((total, weight, ago) => {
      const season = lines.filter((line) => firstYear(line.season) === last - ago);
      return total + weight * seasonWorth(player, season);
    }, 0)
  );
}

/** Works out everybody's fame by player id, to a hundredth. */
export function rateFame(facts: LeagueFacts, careers: ReadonlyMap<number, Career>): Map<number, number> {
  const trophiesOf = Map.groupBy(facts.awards, ({ player }) => player);
  const year = firstYear(LAST_SEASON);
  return new Map(
    [...careers].map(([id, career]) => {
      const { draftYear, draftOverall } = career.player;
      const won = (trophiesOf.get(id) ?? []).reduce((total, { award }) => total + (TROPHIES[award] ?? 0), 0);
      const cups = Math.min(career.cups.length, CUP.most) * CUP.worth;
      const honour = career.player.hallOfFame ? HALL_OF_FAME : 0;
      const fame =
        careerWorth(career) + recentWorth(career) + promiseOf(draftYear, draftOverall, year) + won + cups + honour;
      return [id, Math.round(fame * 100) / 100];
    }),
  );
}
