import type { Season, Stint } from "#rules/league/season";
import type { PageOf } from "../runtime/queue-messages.ts";
import { PAGE_ROWS, type SkaterRow } from "./schemas.ts";
import { learnBiography, stintOf, type NamedClub, type Newcomer } from "./biography.ts";
import { Fault, fetchFigures, fetchNationalities, type Kind } from "./nhl-api.ts";

/** More players than have ever played in one season. */
const LONGEST: Readonly<Record<Kind, number>> = { skater: 1_200, goalie: 200 };

/** Returns the pages of a season. Those beyond the last player are empty. */
export const pagesOf = (season: Season): PageOf[] =>
  (["skater", "goalie"] as const).flatMap((kind) =>
    Array.from({ length: LONGEST[kind] / PAGE_ROWS }, (_, index) => ({ kind, season, from: index * PAGE_ROWS })),
  );

/** The changes on a page. */
export interface Page {
  /** The running season of players whose statistics have changed, if the page has them completely. */
  figures: [id: number, stints: Stint[]][];
  /** Players to fetch one by one: traded ones, and those after their first game. */
  unclear: number[];
  /** Unknown club codes; their rows are skipped. */
  strangers: string[];
}

/** The stored data that a page is compared with. */
export interface KnownSoFar {
  clubs: readonly NamedClub[];
  /** Returns the stored stints of the running season for players who have played before. */
  stintsOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, Stint[]>>;
}

/** Fetches a page of statistics. It is complete for players with one club. */
export async function learnPage(
  { kind, season, from }: PageOf,
  { clubs, stintsOf }: KnownSoFar,
): Promise<Page | Fault> {
  const rows = await fetchFigures(kind, season, from);
  if (rows instanceof Fault) return rows;
  const today = new Set(clubs.filter(({ last }) => last === null).map(({ code }) => code));
  const strangers = [...new Set(rows.flatMap(({ teamAbbrevs }) => teamAbbrevs))].filter((code) => !today.has(code));

  const played = rows.filter(
    ({ gamesPlayed, teamAbbrevs }) => gamesPlayed > 0 && teamAbbrevs.every((code) => today.has(code)),
  );
  const known = await stintsOf(played.map(({ playerId }) => playerId));
  const learned: Page = { figures: [], unclear: [], strangers };
  for (const row of played) {
    const {
      playerId: id,
      teamAbbrevs: [team = "", ...others],
    } = row;
    const before = known.get(id);
    const after = [stintOf(kind === "goalie", season, team, row)];
    if (before === undefined || (others.length > 0 && !isSum(row, before))) learned.unclear.push(id);
    else if (others.length === 0 && JSON.stringify(after) !== JSON.stringify(before)) learned.figures.push([id, after]);
  }
  return learned;
}

/** The result of fetching one player: the running season, or everything for a new player. */
export type Asked = { id: number } & ({ stints: Stint[] } | { newcomer: Newcomer } | { fault: Fault });

/** Fetches players that a page has left open. For new players the nationality comes from another report. */
export async function learnUnclear(
  { kind, season, from }: PageOf,
  ids: readonly number[],
  { clubs, stintsOf }: KnownSoFar,
): Promise<Asked[]> {
  const known = await stintsOf(ids);
  const nationalities = ids.every((id) => known.has(id))
    ? new Map<number, string | undefined>()
    : await fetchNationalities(kind, season, from);
  const asked: Asked[] = [];
  for (const id of ids) {
    const biography = await learnBiography(id, clubs, known.has(id) ? season : undefined);
    if (biography instanceof Fault) {
      asked.push({ id, fault: biography });
      continue;
    }
    const stints = biography.career.filter(([of]) => of === season);
    const country = nationalities instanceof Fault ? nationalities : nationalities.get(id);
    if (stints.length === 0) asked.push({ id, fault: new Fault(`his own page knows no game of ${season}`) });
    else if (known.has(id)) asked.push({ id, stints });
    else if (country instanceof Fault) asked.push({ id, fault: country });
    else if (country === undefined) asked.push({ id, fault: new Fault("of no country that is known") });
    else asked.push({ id, newcomer: { ...biography, country } });
  }
  return asked;
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
