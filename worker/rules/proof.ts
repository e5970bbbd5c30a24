import { DRAFTED_BY_CLUB, isMetThere, kindOf, subjectOf, type CriterionKey } from "./criteria.ts";
import { ageOn } from "./day.ts";
import type { Dossier, Feat, FranchiseOf, Proof, Stay } from "./dossier.ts";
import { proveCareer, seasonsOf } from "./milestones.ts";
import { firstYear, secondYear, type Stint } from "./season.ts";

/** A teenager is who has not turned 20 by the first of October of his first season. */
const TEENAGER_YEARS = 20;

/**
 * The first draft everybody had to go through was that of 1969. Who was born in 1950 or later and
 * came to the league after it could have been picked; before, most belonged to clubs as boys.
 */
const UNIVERSAL_DRAFT = { birth: "1950-01-01", season: 19691970 };

/**
 * Looks for a criterion in a player's career. Here it is written who fits what: the seed makes the sets of right answers
 * of it, and the Worker tells by it why somebody is in one, or what is wanting.
 *
 * @param there the franchise it has to be met with ({@link isMetThere}); null where any will do
 * @returns null for a criterion that nobody knows: a day may have been dealt with one that is no more
 */
export function proofOf(key: CriterionKey, there: string | null, of: Dossier, franchiseOf: FranchiseOf): Proof | null {
  const subject = subjectOf(key);
  /** Those that count where they were done; where none does, all of them. */
  const prove = (feats: Feat[], otherwise = feats): Proof => {
    const counting = feats.filter(({ teams }) => there === null || teams.some((team) => franchiseOf(team) === there));
    return {
      kind: "feats",
      met: counting.length > 0,
      feats: [counting, feats, otherwise].find(({ length }) => length > 0) ?? [],
    };
  };
  switch (kindOf(key)) {
    case "club": {
      const stays = staysWith(of.career, (team) => franchiseOf(team) === subject);
      return { kind: "club", met: stays.length > 0, stays };
    }
    case "cup":
      return prove(of.cups.map(([season, team]) => ({ season, teams: [team] })));
    case "trophy": {
      const won = of.trophies.filter(([award]) => award === subject);
      return prove(won.map(([, season]) => ({ season, teams: [] })));
    }
    case "final": {
      const finals = subject === "captain" ? of.finals.filter(([, , isCaptain]) => isCaptain === 1) : of.finals;
      return prove(finals.map(([season, team]) => ({ season, teams: [team] })));
    }
    case "season": {
      const seasons = seasonsOf(key, of);
      return seasons && prove(seasons.reached, seasons.best);
    }
    case "career":
      return proveCareer(key, of, franchiseOf);
    case "country":
      return { kind: "country", met: of.country === subject, country: of.country };
    case "position":
      return { kind: "position", met: of.position === (subject === "goalie" ? "G" : "D"), position: of.position };
    case "draft":
      return proveDraft(key, there, of, franchiseOf);
    case "debut":
      return proveDebut(subject, of);
    case "hall-of-fame":
      return { kind: "hall-of-fame", met: of.hallOfFame };
    default:
      return null;
  }
}

/** What is found for the row and the column of a square. */
export type SquareProof = [row: Proof, column: Proof];

/** Why a player fits a square, or which of its two criteria he does not meet; null where one of them is no more. */
export function proveSquare(
  row: CriterionKey,
  column: CriterionKey,
  of: Dossier,
  franchiseOf: FranchiseOf,
): SquareProof | null {
  const proveBeside = (key: CriterionKey, beside: CriterionKey): Proof | null =>
    proofOf(key, kindOf(beside) === "club" && isMetThere(key) ? subjectOf(beside) : null, of, franchiseOf);
  const [ofRow, ofColumn] = [proveBeside(row, column), proveBeside(column, row)];
  if (ofRow === null || ofColumn === null) return null;
  // Whose name is on a club's Cup fits, even if he was there in the playoffs alone.
  if (kindOf(row) === "club" && isMetThere(column)) return [{ ...ofRow, met: ofRow.met || ofColumn.met }, ofColumn];
  if (kindOf(column) === "club" && isMetThere(row)) return [ofRow, { ...ofColumn, met: ofColumn.met || ofRow.met }];
  return [ofRow, ofColumn];
}

/** His stays with some clubs, each under the name it had; another club in between ends one. */
function staysWith(career: readonly Stint[], isOne: (team: string) => boolean): Stay[] {
  const stays: Stay[] = [];
  career.forEach(([season, team], at) => {
    const last = stays.at(-1);
    if (!isOne(team)) return;
    if (last !== undefined && career[at - 1]?.[1] === team) last[2] = secondYear(season);
    else stays.push([team, firstYear(season), secondYear(season)]);
  });
  return stays;
}

function proveDraft(key: CriterionKey, there: string | null, of: Dossier, franchiseOf: FranchiseOf): Proof | null {
  const { draftYear: year, draftRound: round, overall, draftTeam: team, career } = of;
  const prove = (met: boolean): Proof => ({ kind: "draft", met, year, round, overall, team });
  if (key === DRAFTED_BY_CLUB) {
    const drafter = team === null ? null : franchiseOf(team);
    return prove(career.some(([, club]) => franchiseOf(club) === drafter) && (there ?? drafter) === drafter);
  }
  switch (subjectOf(key)) {
    case "first-overall":
      return prove(overall === 1);
    case "first-round":
      return prove(round === 1);
    case "undrafted":
      return prove(year === null && couldBePicked(of));
    default:
      return null;
  }
}

const couldBePicked = ({ birth, career, playoffs }: Dossier): boolean =>
  birth !== null && birth >= UNIVERSAL_DRAFT.birth && ((career[0] ?? playoffs[0])?.[0] ?? 0) >= UNIVERSAL_DRAFT.season;

function proveDebut(subject: string, { career, birth }: Dossier): Proof {
  const season = career[0]?.[0] ?? null;
  const age = season === null ? null : ageOn(birth, `${firstYear(season)}-10-01`);
  const met =
    subject === "teenager"
      ? age !== null && age < TEENAGER_YEARS
      : season !== null && `${Math.floor(firstYear(season) / 10)}0s` === subject;
  return { kind: "debut", met, season, age };
}
