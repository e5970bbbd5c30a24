import type { Season, Stint } from "#rules/people";
import { PAGE_ROWS, type GoalieRow, type SkaterRow } from "./answers.ts";
import { learnBiography, stintOf, type NamedClub, type Newcomer } from "./newcomer.ts";
import { Fault, fetchFigures, fetchNationalities, type Kind } from "./statistics.ts";

/** A page of the season's figures, and how far down the list it begins. */
export interface PageOf {
  kind: Kind;
  season: Season;
  from: number;
}

/** More players than have ever played in one season. */
const LONGEST: Readonly<Record<Kind, number>> = { skater: 1_200, goalie: 200 };

/** The pages of a season's figures. Those beyond the last player are empty, and cost no more than that. */
export const pagesOf = (season: Season): PageOf[] =>
  (["skater", "goalie"] as const).flatMap((kind) =>
    Array.from({ length: LONGEST[kind] / PAGE_ROWS }, (_, index) => ({ kind, season, from: index * PAGE_ROWS })));

/** What is new on a page. */
export interface Page {
  /** How many players it told of. */
  players: number;
  /** The running season of those whose figures have changed. */
  figures: [id: number, stints: Stint[]][];
  /** Who has played his first game. */
  newcomers: Newcomer[];
  /** How many are still to be asked about by themselves. */
  left: number;
  /** What could not be learned, a line each. */
  faults: string[];
}

/** What is known before a page is asked for. */
export interface Standing {
  clubs: readonly NamedClub[];
  /** The running season, or what there is of it so far, of those of some players who have played before. */
  stintsOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, Stint[]>>;
}

/**
 * Reads a page of figures. The page says itself what somebody did who has one club; whoever was traded, or has
 * never been seen, is asked about by himself, and at most so many of them that one call of the Worker can.
 *
 * @param asking how many of those have been asked about by an earlier call, which has brought the rest of the page
 */
export async function learnPage(page: PageOf, standing: Standing, asking: { skip: number; most: number }): Promise<Page | Fault> {
  const { kind, season, from } = page;
  const rows = await fetchFigures(kind, season, from);
  if (rows instanceof Fault) return rows;
  const today = new Set(standing.clubs.filter(({ last }) => last === null).map(({ code }) => code));
  const stranger = rows.flatMap(({ teamAbbrevs }) => teamAbbrevs).find((code) => !today.has(code));
  if (stranger !== undefined) return new Fault(`${kind}s of ${season} from ${from}: no club is ${stranger}`);

  const played = rows.filter(({ gamesPlayed }) => gamesPlayed > 0);
  const known = await standing.stintsOf(played.map(({ playerId }) => playerId));
  const learned: Page = { players: rows.length, figures: [], newcomers: [], left: 0, faults: [] };
  const unclear: (SkaterRow | GoalieRow)[] = [];
  for (const row of played) {
    const before = known.get(row.playerId);
    const after = row.teamAbbrevs.length === 1 ? [stintOf(kind === "goalie", season, row.teamAbbrevs[0] ?? "", row)] : null;
    if (before === undefined) unclear.push(row);
    else if (after !== null) {
      if (asking.skip === 0) learned.figures.push([row.playerId, after]);
    }
    else if (!isSum(row, before)) unclear.push(row);
  }
  learned.figures = learned.figures.filter(([id, stints]) => JSON.stringify(known.get(id)) !== JSON.stringify(stints));
  learned.left = Math.max(0, unclear.length - asking.skip - asking.most);

  const asked = unclear.slice(asking.skip, asking.skip + asking.most).map(({ playerId }) => playerId);
  const nationalities = asked.every((id) => known.has(id)) ? new Map<number, string | undefined>() : await fetchNationalities(kind, season, from);
  for (const id of asked) {
    const biography = await learnBiography(id, standing.clubs, known.has(id) ? season : undefined);
    if (biography instanceof Fault) {
      learned.faults.push(biography.why);
      continue;
    }
    const stints = biography.career.filter(([of]) => of === season);
    const country = nationalities instanceof Fault ? undefined : nationalities.get(id);
    if (stints.length === 0) learned.faults.push(`player ${id}: his own page knows no game of ${season}`);
    else if (known.has(id)) learned.figures.push([id, stints]);
    else if (country === undefined) learned.faults.push(`player ${id}: ${nationalities instanceof Fault ? nationalities.why : "of no country that is known"}`);
    else learned.newcomers.push({ ...biography, country });
  }
  return learned;
}

/** Whether the stints of a traded player still add up to what the page says of all his clubs together. */
function isSum({ teamAbbrevs, gamesPlayed, goals, assists }: SkaterRow, stints: readonly Stint[]): boolean {
  const total = (at: 2 | 3 | 4) => stints.reduce((sum, stint) => sum + (stint[at] ?? 0), 0);
  return teamAbbrevs.every((code) => stints.some(([, team]) => team === code)) &&
    total(2) === gamesPlayed && total(3) === goals && total(4) === assists;
}
