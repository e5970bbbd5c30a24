import { slugOf } from "../site/player-address.ts";
import type { PastName } from "./past-names.ts";
import { firstYear, isSummer, seasonOfYear, seasonOn, type Season } from "./season.ts";
import type { Day } from "../shared/day.ts";

/** Compares the league's standings with the stored clubs, for the NHL sync and `npm run refresh`. */

export interface StandingClub {
  code: string;
  place: string;
  nickname: string;
  nameFr: string;
  conference: string;
  division: string;
  season: Season;
  games: number;
}

export interface StoredClub extends Omit<StandingClub, "season" | "games"> {
  /** The first season under the code. */
  first: Season;
  past: readonly PastName[];
}

const nameOf = ({ place, nickname }: Pick<StoredClub, "place" | "nickname">): string => `${place} ${nickname}`;
const isSame = (one: string, other: string): boolean => slugOf(one) === slugOf(other);

/** Returns whether a club has the stored name, except for marks and capitals. */
export const hasSameName = (stored: StoredClub, listed: StandingClub): boolean =>
  isSame(nameOf(stored), nameOf(listed));

/** Returns the stored clubs that the standings describe otherwise. In summer they are the last season's: no change. */
export const changedClubs = <Club extends StoredClub>(
  stored: ReadonlyMap<string, Club>,
  standings: readonly StandingClub[],
  day: Day,
): Club[] =>
  standings.flatMap((listed) => {
    const before = stored.get(listed.code);
    if (before === undefined || listed.season !== seasonOn(day) || isSummer(day)) return [];
    const after = updateClub(before, listed);
    return JSON.stringify(after) === JSON.stringify(before) ? [] : [after];
  });

/**
 * Returns a club as the standings describe it. A new name begins with the season of the standings: earlier seasons keep
 * the old one, unless it was that of the season before already, and is restored.
 */
function updateClub<Club extends StoredClub>(stored: Club, listed: StandingClub): Club {
  const { place, nickname, nameFr, conference, division, season } = listed;
  if (hasSameName(stored, listed)) return { ...stored, conference, division };
  const renamed = { ...stored, place, nickname, nameFr, conference, division };
  const last = seasonOfYear(firstYear(season) - 1);
  const former = stored.past.at(-1);
  if (former?.last === last && isSame(former.nameEn, nameOf(listed))) {
    const { nickname, nameFr } = former;
    return { ...renamed, nickname, nameFr, past: stored.past.slice(0, -1) };
  }
  const first = former === undefined ? stored.first : seasonOfYear(firstYear(former.last) + 1);
  const old = { first, last, nameEn: nameOf(stored), nickname: stored.nickname, nameFr: stored.nameFr };
  return { ...renamed, past: first > last ? stored.past : [...stored.past, old] };
}
