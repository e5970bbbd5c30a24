/** What the rosters change, and which cannot be right, for the nightly sync and `npm run refresh`. */

/** Where a player is rostered; both are null if nowhere. */
export interface RosterPlace {
  team: string | null;
  number: number | null;
}

/** The stored facts, and the rosters that the league has sent. */
export interface RosterComparison {
  /** The places of all known players who are rostered or listed. */
  stored: ReadonlyMap<number, RosterPlace>;
  /** By club. A player without a number yet has null. */
  listed: ReadonlyMap<string, readonly (readonly [id: number, number: number | null])[]>;
  /** Codes of clubs that no longer play; their players may be on any roster. */
  ended: readonly string[];
}

export interface PlayerMove extends RosterPlace {
  id: number;
}

export interface RosterDoubt {
  team: string;
  fault: string;
}

interface Spot extends Pick<RosterPlace, "number"> {
  id: number;
  team: string;
  before: RosterPlace;
}

/** A roster with fewer known players is considered another club's. */
const MIN_KNOWN_PLAYERS = 10;

/** With fewer rostered players the league's responses are considered incomplete. */
const MIN_ROSTERED_PLAYERS = 600;

/** If a larger share of rostered players is unknown, the facts do not count as updated. */
const MAX_UNKNOWN_SHARE = 0.1;

const spotsIn = ({ stored, listed }: RosterComparison): Spot[] =>
  [...listed].flatMap(([team, players]) =>
    players.flatMap(([id, number]) => {
      const before = stored.get(id);
      return before === undefined ? [] : [{ id, team, number, before }];
    }),
  );

const lists = ({ listed }: RosterComparison, club: string, player: number): boolean =>
  listed.get(club)?.some(([id]) => id === player) ?? false;

/**
 * Returns the rosters with too few possible players, which may be another club's. Possible are known players who are not
 * with another club, unless that club has removed them from its roster.
 */
export function doubtStrangeRosters(rosters: RosterComparison): RosterDoubt[] {
  const { listed, ended } = rosters;
  const possible = spotsIn(rosters).filter(({ id, team, number, before: { team: from, ...before } }) => {
    if ((number ?? before.number) === null) return false;
    return from === null || from === team || ended.includes(from) || (listed.has(from) && !lists(rosters, from, id));
  });
  return [...listed.keys()].flatMap((team) => {
    const { length } = possible.filter((spot) => spot.team === team);
    return length < MIN_KNOWN_PLAYERS ? [{ team, fault: `only ${length} players who can be on it` }] : [];
  });
}

/**
 * Returns the rosters that list more than half of another club's players, all removed by that club: two may have been
 * exchanged by mistake. They are right if the newest statistics of most of these players are with the new club.
 */
export function doubtSwappedRosters(
  rosters: RosterComparison,
  clubsOfFigures: ReadonlyMap<number, string>,
): RosterDoubt[] {
  const sizes = Map.groupBy(rosters.stored.values(), ({ team }) => team);
  const movers = spotsIn(rosters).filter(
    ({ id, team, before: { team: from } }) =>
      from !== null && from !== team && !rosters.ended.includes(from) && !lists(rosters, from, id),
  );
  return [...Map.groupBy(movers, ({ team, before }) => `${team} ${before.team}`).values()].flatMap((moved) => {
    const [{ team, before } = { team: "", before: { team: null } }] = moved;
    const played = moved.filter(({ id }) => clubsOfFigures.get(id) === team);
    const isSwap = 2 * moved.length > (sizes.get(before.team)?.length ?? 0) && 2 * played.length <= moved.length;
    return isSwap ? [{ team, fault: `most players of ${before.team}` }] : [];
  });
}

/**
 * Returns the new places of players. A player on two rosters stays with his club until it removes him; of two new clubs
 * he joins the one that has a number for him, else the first by code. Without a number he keeps the old one, and joins no
 * roster if he has none. A player on no roster leaves, unless his club's roster is missing and it still plays.
 *
 * @param mayLeave whether players may leave clubs that still play
 */
export function movePlayers(rosters: RosterComparison, mayLeave = true): PlayerMove[] {
  const { stored, listed, ended } = rosters;
  const rank = ({ team, number, before }: Spot) => (team === before.team ? 0 : number === null ? 2 : 1);
  const spotsOf = Map.groupBy(spotsIn(rosters), ({ id }) => id);
  return [...stored].flatMap(([id, before]): PlayerMove[] => {
    const [spot] = (spotsOf.get(id) ?? []).toSorted((a, b) => rank(a) - rank(b) || (a.team < b.team ? -1 : 1));
    const isGone = before.team !== null && ((mayLeave && listed.has(before.team)) || ended.includes(before.team));
    if (spot === undefined) return isGone ? [{ id, team: null, number: null }] : [];
    const number = spot.number ?? before.number;
    const isMoved = spot.team !== before.team || number !== before.number;
    return number !== null && isMoved ? [{ id, team: spot.team, number }] : [];
  });
}

/** Returns how many players are rostered: those who are listed, and those of clubs without a listed roster. */
export function countRostered({ stored, listed }: RosterComparison): number {
  const ids = new Set([...listed.values()].flat().map(([id]) => id));
  return [...stored].filter(([id, { team }]) => ids.has(id) || (team !== null && !listed.has(team))).length;
}

/** Returns why no roster can be applied; null if they can. */
export const doubtRosterCount = (rostered: number): string | null =>
  rostered < MIN_ROSTERED_PLAYERS ? `only ${rostered} players on all rosters` : null;

/** Returns why the facts are not those of today although rosters are applied; null if they are. */
export const doubtUnknownPlayers = (unknown: number, rostered: number): string | null =>
  unknown >= MAX_UNKNOWN_SHARE * (rostered + unknown)
    ? `${unknown} of ${rostered + unknown} players on rosters are not known`
    : null;
