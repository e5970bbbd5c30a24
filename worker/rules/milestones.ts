import { subjectOf, type CriterionKey } from "./criteria.ts";
import type { Dossier, Feat, FranchiseOf, Proof } from "./dossier.ts";
import type { Stint } from "./season.ts";

/** Columns of a {@link Stint}. */
const COLUMNS = { games: [2], goals: [3], assists: [4], points: [3, 4], wins: [5], shutouts: [8] } as const;

/** A figure that a mark of a career or a season asks for: `500-goals`, `100-playoff-games`. */
const FIGURE = /^(\d+)-(playoff-)?(games|goals|assists|points|wins|shutouts)$/;

interface Asked {
  wanted: number;
  column: keyof typeof COLUMNS;
  isPlayoffs: boolean;
}

/** What a mark asks for; null for one that is no figure, such as `one-club`. */
export function askedBy(mark: CriterionKey): Asked | null {
  const [found, wanted, playoffs, column] = FIGURE.exec(subjectOf(mark)) ?? [];
  return found === undefined
    ? null
    : { wanted: Number(wanted), column: column as Asked["column"], isPlayoffs: playoffs !== undefined };
}

/** What is not known counts as 0. */
const figureIn = (stint: Stint, column: Asked["column"]): number =>
  COLUMNS[column].reduce((total, at) => total + (Number(stint[at]) || 0), 0);

const sum = (stints: readonly Stint[], column: Asked["column"]): number =>
  stints.reduce((total, stint) => total + figureIn(stint, column), 0);

/** Who played for one club alone needs so many games for it to count. */
export const ONE_CLUB_GAMES = 100;
export const FIVE_CLUBS = 5;
const TEN_GAMES = 10;

/** A mark of a whole career; null for one that nobody knows. */
export function proveCareer(mark: CriterionKey, of: Dossier, franchiseOf: FranchiseOf): Proof | null {
  const asked = askedBy(mark);
  if (asked !== null) {
    const figure = sum(asked.isPlayoffs ? of.playoffs : of.career, asked.column);
    return { kind: "figure", met: figure >= asked.wanted, figure };
  }
  const games = sum(of.career, "games");
  const clubs = new Set(of.career.map(([, team]) => franchiseOf(team))).size;
  const { isRostered } = of;
  switch (subjectOf(mark)) {
    case "one-club":
      return { kind: "clubs", met: clubs === 1 && games >= ONE_CLUB_GAMES, clubs, games };
    case "five-clubs":
      return { kind: "clubs", met: clubs >= FIVE_CLUBS, clubs, games };
    case "ten-games":
      // Whoever still plays has more of them tomorrow.
      return { kind: "games", met: games > 0 && games <= TEN_GAMES && !isRostered, games, isRostered };
    default:
      return null;
  }
}

/**
 * The seasons that reached a mark, over all clubs he played for in them, and the best of all he played; null for a mark
 * that nobody knows.
 */
export function seasonsOf(mark: CriterionKey, { career }: Dossier): { reached: Feat[]; best: Feat[] } | null {
  const asked = askedBy(mark);
  if (asked === null) return null;
  const seasons: Required<Feat>[] = [];
  for (const stint of career) {
    const [season, team] = stint;
    const last = seasons.at(-1);
    const figure = figureIn(stint, asked.column);
    if (last?.season !== season) seasons.push({ season, teams: [team], figure });
    else {
      last.teams.push(team);
      last.figure += figure;
    }
  }
  return {
    reached: seasons.filter(({ figure }) => figure >= asked.wanted),
    best: seasons.toSorted((a, b) => b.figure - a.figure).slice(0, 1),
  };
}
