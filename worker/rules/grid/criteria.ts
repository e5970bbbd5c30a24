/** The key of a Grid criterion: `club:EDM`, `trophy:hart`, `career:500-goals`, `cup` (docs/data.md). */
export type CriterionKey = string;

export type CriterionKind =
  | "club"
  | "trophy"
  | "cup"
  | "final"
  | "career"
  | "season"
  | "country"
  | "draft"
  | "debut"
  | "position"
  | "hall-of-fame";

/** What a criterion can be combined with in a Grid, precomputed by the seed. */
export interface Criterion {
  /** The criteria it makes a playable cell with, and how many well-known answers the cell has. */
  partners: Readonly<Record<CriterionKey, number>>;
  /** Similar criteria that must not be in the same Grid. */
  twins: readonly CriterionKey[];
}

/** Minimum number of answers of a cell. A trophy has few winners. */
export const MIN_ANSWERS = { withTrophy: 4, other: 8 } as const;
/** Minimum number of answers among the {@link WELL_KNOWN_PLAYERS}. */
export const MIN_WELL_KNOWN_ANSWERS = 2;
/** A cell with more answers is too easy. */
export const MAX_ANSWERS = 300;
/** How many players, by fame, count as well known. */
export const WELL_KNOWN_PLAYERS = 600;

export const minAnswersOf = (row: CriterionKey, column: CriterionKey): number =>
  MIN_ANSWERS[criterionKindOf(row) === "trophy" || criterionKindOf(column) === "trophy" ? "withTrophy" : "other"];

export function criterionKindOf(key: CriterionKey): CriterionKind {
  const colon = key.indexOf(":");
  return (colon < 0 ? key : key.slice(0, colon)) as CriterionKind;
}

/** Returns what follows the kind: `EDM`, `hart`, `500-goals`; "" for a Cup or the Hall of Fame. */
export const criterionSubjectOf = (key: CriterionKey): string => key.slice(criterionKindOf(key).length + 1);

export const DRAFTED_BY_CLUB: CriterionKey = "draft:by-club";

/** Returns true for a Cup, a season mark and a draft by the club. Trophies and Finals count with any club. */
export const mustBeMetWithClub = (key: CriterionKey): boolean =>
  key === DRAFTED_BY_CLUB || ["cup", "season"].includes(criterionKindOf(key));

/** Returns the keys of the sets that intersect to a cell's answers. Some criteria have a set for each club. */
export function answerSetKeys(row: CriterionKey, column: CriterionKey): readonly string[] {
  const [club, other] = criterionKindOf(row) === "club" ? [row, column] : [column, row];
  return criterionKindOf(club) === "club" && mustBeMetWithClub(other)
    ? [`${other}:${criterionSubjectOf(club)}`]
    : [row, column];
}

/** The six criteria of a Grid: rows from the top, columns from the left. */
export interface GridCriteria {
  rows: CriterionKey[];
  columns: CriterionKey[];
}

/** The cells of a Grid, row by row. */
export const GRID_CELLS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Returns the two criteria of a cell. @throws RangeError for an unknown cell */
export function criteriaOfCell(
  { rows, columns }: GridCriteria,
  square: number,
): [row: CriterionKey, column: CriterionKey] {
  const row = rows[Math.floor(square / 3)];
  const column = columns[square % 3];
  if (row === undefined || column === undefined) throw new RangeError(`no square ${square}`);
  return [row, column];
}
