import type { RosterGoalie, RosterSkater, SeasonRoster } from "./line-up.ts";
import type { Season } from "./season.ts";
import { TROPHIES, type Trophy } from "./trophies.ts";

/** Everybody who played for a club in a season, and what became of him: what Roster Mystery tells once a round is over. */

/** What somebody won in all his career. */
export interface Honours {
  /** The Stanley Cups his name is on, in order of season. */
  cups: [season: Season, team: string][];
  /** His trophies in the order of {@link TROPHIES}, each with its seasons. */
  trophies: [trophy: Trophy, seasons: Season[]][];
  hallOfFame: boolean;
}

/** Somebody on it. Figures are those of that season for that club; what is not known is null. */
export interface Member extends Honours {
  id: number;
  first: string;
  last: string;
  /** The number he wore. */
  number: number | null;
  /** Whether the number is inferred from the seasons before and after. */
  isInferred: boolean;
  position: RosterSkater[1] | "G";
  gp: number | null;
  /** Goals and assists of a skater. */
  g: number | null;
  a: number | null;
  /** Wins of a goalie. */
  w: number | null;
}

/** Forwards and defenders by points, goalies by games. */
export type WholeRoster = Record<"forwards" | "defenders" | "goalies", Member[]>;

/** What the facts say of somebody. */
export interface WhoHeIs extends Pick<Honours, "cups" | "hallOfFame"> {
  first: string;
  last: string;
  /** Every trophy he won, by its key. */
  won: readonly [trophy: string, season: Season][];
}

const points = ({ g, a }: Member): number => (g ?? 0) + (a ?? 0);
const byPoints = (one: Member, other: Member): number =>
  points(other) - points(one) || (other.g ?? 0) - (one.g ?? 0) || (other.gp ?? 0) - (one.gp ?? 0) || one.id - other.id;
const byGames = (one: Member, other: Member): number => (other.gp ?? 0) - (one.gp ?? 0) || one.id - other.id;

/**
 * Puts a roster together.
 *
 * @param whoIs who anybody on it is, and what he won
 */
export function wholeRosterOf({ skaters, goalies }: SeasonRoster, whoIs: (id: number) => WhoHeIs): WholeRoster {
  const all = skaters.map((skater) => skaterOf(skater, whoIs)).sort(byPoints);
  return {
    forwards: all.filter(({ position }) => position !== "D"),
    defenders: all.filter(({ position }) => position === "D"),
    goalies: goalies.map((goalie) => goalieOf(goalie, whoIs)).sort(byGames),
  };
}

const skaterOf = (
  [id, position, gp, g, a, number, isInferred]: RosterSkater,
  whoIs: (id: number) => WhoHeIs,
): Member => ({
  ...named(id, whoIs),
  number: number ?? null,
  isInferred: isInferred === 1,
  position,
  gp,
  g,
  a,
  w: null,
});

const goalieOf = ([id, gp, w, number, isInferred]: RosterGoalie, whoIs: (id: number) => WhoHeIs): Member => ({
  ...named(id, whoIs),
  number: number ?? null,
  isInferred: isInferred === 1,
  position: "G",
  gp,
  g: null,
  a: null,
  w,
});

function named(id: number, whoIs: (id: number) => WhoHeIs): Pick<Member, "id" | "first" | "last" | keyof Honours> {
  const { won, ...who } = whoIs(id);
  const trophies = TROPHIES.map((trophy): Honours["trophies"][number] => [
    trophy,
    won.filter(([key]) => key === trophy).map(([, season]) => season),
  ]);
  return { id, ...who, trophies: trophies.filter(([, seasons]) => seasons.length > 0) };
}
