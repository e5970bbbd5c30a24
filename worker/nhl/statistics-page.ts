import { addDays, type Day } from "#rules/shared/day";
import type { Season, Stint } from "#rules/league/season";
import { doubtFigures, totalsOf, type DoubtfulPlayer, type PlayerKind, type Totals } from "#rules/league/season-doubts";
import type { StatisticsPageRequest } from "../runtime/queue-messages.ts";
import { PAGE_ROWS, type SkaterRow } from "./schemas.ts";
import { fetchBiography, toNewPlayer, toStint, type NamedClub, type NewPlayer } from "./biography.ts";
import { SyncFault, fetchStandings, fetchStatistics } from "./nhl-api.ts";

/** Pages per kind of player: for more than have ever played in one season. */
export const PAGES: Readonly<Record<PlayerKind, number>> = { skater: 12, goalie: 2 };

/** Returns the pages of a season. Those beyond the last player are empty. */
export const statisticsPagesOf = (season: Season): StatisticsPageRequest[] =>
  (["skater", "goalie"] as const).flatMap((kind) =>
    Array.from({ length: PAGES[kind] }, (_, index) => ({ kind, season, from: index * PAGE_ROWS })),
  );

export interface StatisticsPageChanges {
  /** The running season of players whose statistics have changed, if the page has them completely. */
  figures: [id: number, stints: Stint[]][];
  /** Players to fetch one by one: traded ones, and those after their first game. */
  unclear: number[];
  /** Unknown club codes; their rows are skipped. */
  strangers: string[];
  /** Players whose row is skipped because it cannot be right. */
  doubtful: DoubtfulPlayer[];
  /** Sums of all rows, with the stored values of doubtful players. */
  totals: Totals;
  /** Whether the page has no row although the season has begun; only the first page can. */
  isEmptied: boolean;
}

export interface StoredSeason {
  clubs: readonly NamedClub[];
  /** Returns the stored stints of the running season for players who have played before. */
  stintsOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, Stint[]>>;
}

/** How many days after the season's first game the first pages must have rows. */
const DAYS_TO_FIRST_ROWS = 2;

/** Returns whether the league had played in a season by the end of a day, as far as its standings can be fetched. */
async function hasBegun(season: Season, day: Day): Promise<boolean> {
  const standings = await fetchStandings(day).catch(() => []);
  return standings.some((club) => club.season === season && club.games > 0);
}

/** Fetches a page of statistics. It is complete for players with one club. @param day today @throws SyncFault */
export async function fetchStatisticsPage(
  { kind, season, from }: StatisticsPageRequest,
  { clubs, stintsOf }: StoredSeason,
  day: Day,
): Promise<StatisticsPageChanges> {
  const rows = await fetchStatistics(kind, season, from);
  const today = new Set(clubs.filter(({ last }) => last === null).map(({ code }) => code));
  const strangers = [...new Set(rows.flatMap(({ teamAbbrevs }) => teamAbbrevs))].filter((code) => !today.has(code));

  const played = rows.filter(({ gamesPlayed }) => gamesPlayed > 0);
  const known = await stintsOf(played.map(({ playerId }) => playerId));
  const learned: Omit<StatisticsPageChanges, "totals" | "isEmptied"> = {
    figures: [],
    unclear: [],
    strangers,
    doubtful: [],
  };
  const counted: Stint[] = [];
  for (const row of played) {
    const { playerId: id, teamAbbrevs: teams } = row;
    const before = known.get(id);
    const after = [toStint(kind === "goalie", season, teams[0] ?? "", row)];
    const doubt = doubtFigures(totalsOf(before ?? []), totalsOf(after));
    counted.push(...(doubt === null ? after : (before ?? [])));
    if (doubt !== null) learned.doubtful.push([id, doubt]);
    else if (!teams.every((code) => today.has(code))) continue;
    else if (before === undefined || (teams.length > 1 && !isSum(row, before))) learned.unclear.push(id);
    else if (teams.length === 1 && JSON.stringify(after) !== JSON.stringify(before)) learned.figures.push([id, after]);
  }
  const isEmptied = from === 0 && rows.length === 0 && (await hasBegun(season, addDays(day, -DAYS_TO_FIRST_ROWS)));
  return { ...learned, totals: totalsOf(counted), isEmptied };
}

/** The running season of a player, or everything about a new one; a doubt if it cannot be right. */
export type FetchedPlayer = { stints: Stint[] } | { newcomer: NewPlayer } | { doubt: string };

/** Fetches a player whom a page of statistics has left open. @throws SyncFault */
export async function fetchOpenPlayer(
  id: number,
  season: Season,
  { clubs, stintsOf }: StoredSeason,
): Promise<FetchedPlayer> {
  const known = (await stintsOf([id])).get(id);
  const biography = await fetchBiography(id, clubs, known && season);
  const stints = biography.career.filter(([of]) => of === season);
  if (stints.length === 0) throw new SyncFault(`his own page knows no game of ${season}`);
  const doubt = doubtFigures(totalsOf(known ?? []), totalsOf(stints));
  if (doubt !== null) return { doubt };
  return known === undefined ? { newcomer: await toNewPlayer(biography) } : { stints };
}

/** Returns whether a traded player's stored stints add up to the totals on the page. */
function isSum({ teamAbbrevs, gamesPlayed, goals, assists }: SkaterRow, stints: readonly Stint[]): boolean {
  const totals = totalsOf(stints);
  return (
    teamAbbrevs.every((code) => stints.some(([, team]) => team === code)) &&
    [gamesPlayed, goals, assists].every((total, at) => total === totals[at])
  );
}
