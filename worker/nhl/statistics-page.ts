import type { Season, Stint } from "#rules/league/season";
import type { StatisticsPageRequest } from "../runtime/queue-messages.ts";
import { PAGE_ROWS, type SkaterRow } from "./schemas.ts";
import { fetchBiography, toStint, type NamedClub, type NewPlayer } from "./biography.ts";
import { SyncFault, fetchStatistics, fetchNationalities, type PlayerKind } from "./nhl-api.ts";

/** More players than have ever played in one season. */
const LONGEST: Readonly<Record<PlayerKind, number>> = { skater: 1_200, goalie: 200 };

/** Returns the pages of a season. Those beyond the last player are empty. */
export const statisticsPagesOf = (season: Season): StatisticsPageRequest[] =>
  (["skater", "goalie"] as const).flatMap((kind) =>
    Array.from({ length: LONGEST[kind] / PAGE_ROWS }, (_, index) => ({ kind, season, from: index * PAGE_ROWS })),
  );

/** The changes on a page. */
export interface StatisticsPageChanges {
  /** The running season of players whose statistics have changed, if the page has them completely. */
  figures: [id: number, stints: Stint[]][];
  /** Players to fetch one by one: traded ones, and those after their first game. */
  unclear: number[];
  /** Unknown club codes; their rows are skipped. */
  strangers: string[];
}

/** The stored data that a page is compared with. */
export interface StoredSeason {
  clubs: readonly NamedClub[];
  /** Returns the stored stints of the running season for players who have played before. */
  stintsOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, Stint[]>>;
}

/** Fetches a page of statistics. It is complete for players with one club. */
export async function fetchStatisticsPage(
  { kind, season, from }: StatisticsPageRequest,
  { clubs, stintsOf }: StoredSeason,
): Promise<StatisticsPageChanges | SyncFault> {
  const rows = await fetchStatistics(kind, season, from);
  if (rows instanceof SyncFault) return rows;
  const today = new Set(clubs.filter(({ last }) => last === null).map(({ code }) => code));
  const strangers = [...new Set(rows.flatMap(({ teamAbbrevs }) => teamAbbrevs))].filter((code) => !today.has(code));

  const played = rows.filter(
    ({ gamesPlayed, teamAbbrevs }) => gamesPlayed > 0 && teamAbbrevs.every((code) => today.has(code)),
  );
  const known = await stintsOf(played.map(({ playerId }) => playerId));
  const learned: StatisticsPageChanges = { figures: [], unclear: [], strangers };
  for (const row of played) {
    const {
      playerId: id,
      teamAbbrevs: [team = "", ...others],
    } = row;
    const before = known.get(id);
    const after = [toStint(kind === "goalie", season, team, row)];
    if (before === undefined || (others.length > 0 && !isSum(row, before))) learned.unclear.push(id);
    else if (others.length === 0 && JSON.stringify(after) !== JSON.stringify(before)) learned.figures.push([id, after]);
  }
  return learned;
}

/** The result of fetching one player: the running season, or everything for a new player. */
export type FetchedPlayer = { id: number } & ({ stints: Stint[] } | { newcomer: NewPlayer } | { fault: SyncFault });

/** Fetches players that a page has left open. For new players the nationality comes from another report. */
export async function fetchOpenPlayers(
  { kind, season, from }: StatisticsPageRequest,
  ids: readonly number[],
  { clubs, stintsOf }: StoredSeason,
): Promise<FetchedPlayer[]> {
  const known = await stintsOf(ids);
  const nationalities = ids.every((id) => known.has(id))
    ? new Map<number, string | undefined>()
    : await fetchNationalities(kind, season, from);
  const fetched: FetchedPlayer[] = [];
  for (const id of ids) {
    const biography = await fetchBiography(id, clubs, known.has(id) ? season : undefined);
    if (biography instanceof SyncFault) {
      fetched.push({ id, fault: biography });
      continue;
    }
    const stints = biography.career.filter(([of]) => of === season);
    const country = nationalities instanceof SyncFault ? nationalities : nationalities.get(id);
    if (stints.length === 0) fetched.push({ id, fault: new SyncFault(`his own page knows no game of ${season}`) });
    else if (known.has(id)) fetched.push({ id, stints });
    else if (country instanceof SyncFault) fetched.push({ id, fault: country });
    else if (country === undefined) fetched.push({ id, fault: new SyncFault("of no country that is known") });
    else fetched.push({ id, newcomer: { ...biography, country } });
  }
  return fetched;
}

/** Returns whether a traded player's stored stints add up to the totals on the page. */
function isSum({ teamAbbrevs, gamesPlayed, goals, assists }: SkaterRow, stints: readonly Stint[]): boolean {
  const total = (at: 2 | 3 | 4) => stints.reduce((sum, stint) => sum + (stint[at] ?? 0), 0);
  return (
    teamAbbrevs.every((code) => stints.some(([, team]) => team === code)) &&
    total(2) === gamesPlayed &&
    total(3) === goals &&
    total(4) === assists
  );
}
