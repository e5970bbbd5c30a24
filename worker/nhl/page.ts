import type { Season, Stint } from "#rules/season";
import type { PageOf } from "../messages.ts";
import { PAGE_ROWS, type SkaterRow } from "./answers.ts";
import { learnBiography, stintOf, type NamedClub, type Newcomer } from "./newcomer.ts";
import { Fault, fetchFigures, fetchNationalities, type Kind } from "./statistics.ts";

/** More players than have ever played in one season. */
const LONGEST: Readonly<Record<Kind, number>> = { skater: 1_200, goalie: 200 };

/** The pages of a season's figures. Those beyond the last player are empty, and cost no more than that. */
export const pagesOf = (season: Season): PageOf[] =>
  (["skater", "goalie"] as const).flatMap((kind) =>
    Array.from({ length: LONGEST[kind] / PAGE_ROWS }, (_, index) => ({ kind, season, from: index * PAGE_ROWS })),
  );

/** What is new on a page. */
export interface Page {
  /** The running season of those whose figures have changed, as far as the page tells it whole. */
  figures: [id: number, stints: Stint[]][];
  /** Who has to be asked about by himself: he was traded, or has played his first game. */
  unclear: number[];
  /** Codes of no club that is known today: the rows they are in have been left out. */
  strangers: string[];
}

/** What is known before a page is asked for. */
export interface KnownSoFar {
  clubs: readonly NamedClub[];
  /** The running season, or what there is of it so far, of those of some players who have played before. */
  stintsOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, Stint[]>>;
}

/** Reads a page of figures. It says itself what somebody did who has one club. */
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

/** What a player's own page has brought: his running season, or all of him when the facts have nothing. */
export type Asked = { id: number } & ({ stints: Stint[] } | { newcomer: Newcomer } | { fault: Fault });

/** Asks about players whom a page has left unclear. Only another report tells the nationality of one who is new. */
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

/** Whether the stints of a traded player still add up to what the page says of all his clubs together. */
function isSum({ teamAbbrevs, gamesPlayed, goals, assists }: SkaterRow, stints: readonly Stint[]): boolean {
  const total = (at: 2 | 3 | 4) => stints.reduce((sum, stint) => sum + (stint[at] ?? 0), 0);
  return (
    teamAbbrevs.every((code) => stints.some(([, team]) => team === code)) &&
    total(2) === gamesPlayed &&
    total(3) === goals &&
    total(4) === assists
  );
}
