/**
 * What a row or a column of the Grid asks for, as docs/data.md lists them: `club:EDM`,
 * `trophy:hart`, `career:500-goals`, `cup`.
 */
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

/** What a criterion can stand with in a grid, worked out in the seed. */
export interface Criterion {
  /** Every criterion it makes a playable square with, and how many well-known answers that has. */
  partners: Readonly<Record<CriterionKey, number>>;
  /** Criteria so much like it that one grid does not have both. */
  twins: readonly CriterionKey[];
}

/** The fewest answers of a cell (GAMES.md). A trophy has few winners. */
export const FEWEST_ANSWERS = { withTrophy: 4, other: 8 } as const;
/** The fewest of them among the {@link WELL_KNOWN}. */
export const FEWEST_WELL_KNOWN = 2;
/** A cell with more answers is too easy to be a question. */
export const MOST_ANSWERS = 300;
/** The number of best-known players, by fame, whom a fan is expected to find. */
export const WELL_KNOWN = 600;

/** Returns how many answers the cell of two criteria needs at least. */
export const fewestAnswersOf = (row: CriterionKey, column: CriterionKey): number =>
  FEWEST_ANSWERS[kindOf(row) === "trophy" || kindOf(column) === "trophy" ? "withTrophy" : "other"];

/** What sort of thing a criterion asks for. */
export function kindOf(key: CriterionKey): CriterionKind {
  const colon = key.indexOf(":");
  return (colon < 0 ? key : key.slice(0, colon)) as CriterionKind;
}

/** What it asks for in particular: `EDM`, `hart`, `500-goals`; nothing for a Cup or the Hall of Fame. */
export const subjectOf = (key: CriterionKey): string => key.slice(kindOf(key).length + 1);

/** Drafted by a club that he played for: of any criterion, this one asks for a club beside it. */
export const DRAFTED_BY_CLUB: CriterionKey = "draft:by-club";

/**
 * Returns whether a criterion, together with a club, must have been met with that club: a Cup won, a season mark reached,
 * a draft by it. A trophy or a Final counts wherever it was.
 */
export const isMetThere = (key: CriterionKey): boolean =>
  key === DRAFTED_BY_CLUB || ["cup", "season"].includes(kindOf(key));

/**
 * The sets whose common members are the answers of a square. What must have been met with the club is a set of
 * its own.
 */
export function setsOf(row: CriterionKey, column: CriterionKey): readonly string[] {
  const [club, other] = kindOf(row) === "club" ? [row, column] : [column, row];
  return kindOf(club) === "club" && isMetThere(other) ? [`${other}:${subjectOf(club)}`] : [row, column];
}

/** The six criteria of a grid. Rows from the top, columns from the left. */
export interface Lines {
  rows: CriterionKey[];
  columns: CriterionKey[];
}

/** The squares of a grid, row by row. */
export const SQUARES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The criteria that cross in a square. */
export function crossingAt({ rows, columns }: Lines, square: number): [row: CriterionKey, column: CriterionKey] {
  const row = rows[Math.floor(square / 3)];
  const column = columns[square % 3];
  if (row === undefined || column === undefined) throw new RangeError(`no square ${square}`);
  return [row, column];
}
