import type { RosterGoalie, RosterSkater, SeasonRoster } from "./line-up.ts";
import type { Season } from "../league/season.ts";
import { TROPHIES, type Trophy } from "../league/trophies.ts";

/** The complete roster with later honours, shown after a round of Roster Mystery. */

/** What a player won in his whole career. */
export interface PlayerHonours {
  /** Stanley Cups, in order of season. */
  cups: [season: Season, team: string][];
  /** In the order of {@link TROPHIES}, each with its seasons. */
  trophies: [trophy: Trophy, seasons: Season[]][];
  hallOfFame: boolean;
}

/** A player with his statistics of that season for that club; unknown values are null. */
export interface RosterMember extends PlayerHonours {
  id: number;
  first: string;
  last: string;
  number: number | null;
  /** Whether the number is inferred from the seasons before and after. */
  isInferred: boolean;
  position: RosterSkater[1] | "G";
  gp: number | null;
  /** Goals and assists; null for a goalie. */
  g: number | null;
  a: number | null;
  /** Wins; null for a skater. */
  w: number | null;
}

/** Forwards and defenders by points, goalies by games. */
export type CompleteRoster = Record<"forwards" | "defenders" | "goalies", RosterMember[]>;

export interface NameAndHonours extends Pick<PlayerHonours, "cups" | "hallOfFame"> {
  first: string;
  last: string;
  won: readonly [trophy: string, season: Season][];
}

const points = ({ g, a }: RosterMember): number => (g ?? 0) + (a ?? 0);
const byPoints = (one: RosterMember, other: RosterMember): number =>
  points(other) - points(one) || (other.g ?? 0) - (one.g ?? 0) || (other.gp ?? 0) - (one.gp ?? 0) || one.id - other.id;
const byGames = (one: RosterMember, other: RosterMember): number =>
  (other.gp ?? 0) - (one.gp ?? 0) || one.id - other.id;

/** Builds the roster. @param whoIs returns name and honours of a player on it */
export function buildCompleteRoster({ skaters, goalies }: SeasonRoster, whoIs: WhoIs): CompleteRoster {
  const all = skaters.map((skater) => skaterOf(skater, whoIs)).sort(byPoints);
  return {
    forwards: all.filter(({ position }) => position !== "D"),
    defenders: all.filter(({ position }) => position === "D"),
    goalies: goalies.map((goalie) => goalieOf(goalie, whoIs)).sort(byGames),
  };
}

type WhoIs = (id: number) => NameAndHonours;

const skaterOf = ([id, position, gp, g, a, number, isInferred]: RosterSkater, whoIs: WhoIs): RosterMember => ({
  ...named(id, number, isInferred, whoIs),
  position,
  gp,
  g,
  a,
  w: null,
});

const goalieOf = ([id, gp, w, number, isInferred]: RosterGoalie, whoIs: WhoIs): RosterMember => ({
  ...named(id, number, isInferred, whoIs),
  position: "G",
  gp,
  g: null,
  a: null,
  w,
});

function named(id: number, number: number | undefined, isInferred: 1 | undefined, whoIs: WhoIs) {
  const { won, ...who } = whoIs(id);
  const trophies = TROPHIES.map((trophy): PlayerHonours["trophies"][number] => [
    trophy,
    won.filter(([key]) => key === trophy).map(([, season]) => season),
  ]).filter(([, seasons]) => seasons.length > 0);
  return { id, ...who, number: number ?? null, isInferred: isInferred === 1, trophies };
}
