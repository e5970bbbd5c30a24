import { hasSameName, type StandingClub, type StoredClub } from "#rules/league/standing-clubs";
import { SyncFault, fetchConferences, fetchStandings } from "./nhl-api.ts";

/** If more clubs than this are new, or have another name, the response is considered wrong. */
const MAX_NEW_CLUBS = 2;

const codesOf = (clubs: readonly StandingClub[]): string => clubs.map(({ code }) => code).join(", ");

/**
 * Fetches the clubs in the standings. Another conference counts only if the records have it too, and other names only if
 * there are few; otherwise the clubs have the stored values.
 *
 * @param stored today's clubs by code
 * @returns the clubs, and what was replaced by stored values
 * @throws SyncFault
 */
export async function fetchClubs(
  stored: ReadonlyMap<string, StoredClub>,
): Promise<{ clubs: StandingClub[]; doubt: string | null }> {
  const clubs = await fetchStandings();
  const begun = clubs.filter(({ code }) => !stored.has(code));
  if (begun.length > MAX_NEW_CLUBS) throw new SyncFault(`${begun.length} clubs that nobody knows: ${codesOf(begun)}`);
  const differing = (isEqual: (before: StoredClub, club: StandingClub) => boolean) =>
    clubs.filter((club) => {
      const before = stored.get(club.code);
      return before !== undefined && !isEqual(before, club);
    });
  const renamed = differing((before, club) => hasSameName(before, club));
  const misnamed = renamed.length > MAX_NEW_CLUBS ? renamed : [];
  const moved = differing((before, { conference }) => before.conference === conference);
  // Without the records no conference changes.
  const records = moved.length > 0 ? await fetchConferences().catch((fault: SyncFault) => fault) : null;
  const misplaced = moved.filter(
    ({ code, conference }) => !(records instanceof Map) || records.get(code) !== conference,
  );
  const doubts = [
    ...(misnamed.length > 0 ? [`${misnamed.length} clubs with another name: ${codesOf(misnamed)}`] : []),
    ...(misplaced.length > 0 ? [`another conference than in the records: ${codesOf(misplaced)}`] : []),
    ...(records instanceof SyncFault ? [records.message] : []),
  ];
  return {
    clubs: clubs.map((club) => {
      const { place, nickname, nameFr, conference, division } = { ...club, ...stored.get(club.code) };
      return {
        ...club,
        ...(misnamed.includes(club) && { place, nickname, nameFr }),
        ...(misplaced.includes(club) && { conference, division }),
      };
    }),
    doubt: doubts.length > 0 ? doubts.join("; ") : null,
  };
}
