import {
  DRAFTED_BY_CLUB,
  mustBeMetWithClub,
  criterionKindOf,
  criterionSubjectOf,
  type CriterionKey,
} from "./criteria.ts";
import { ageOn } from "../shared/day.ts";
import type { PlayerRecord, Achievement, FranchiseOf, CriterionCheck, ClubTenure } from "./player-record.ts";
import { checkCareerCriterion, seasonsReaching } from "./milestones.ts";
import { firstYear, secondYear, type Stint } from "../league/season.ts";

/** A teenager has not turned 20 by 1 October of the first season. */
const TEENAGER_YEARS = 20;

/** The draft of 1969 was the first for all players. Earlier ones mostly belonged to clubs as boys: not undrafted. */
const UNIVERSAL_DRAFT = { birth: "1950-01-01", season: 19691970 };

/**
 * Checks a criterion against a career: the seed computes the right answers with it, the Worker explains verdicts.
 *
 * @param there the franchise that the criterion must be met with ({@link mustBeMetWithClub}); null for any
 * @returns null for an unknown criterion: an old day may have one that no longer exists
 */
export function checkCriterion(
  key: CriterionKey,
  there: string | null,
  of: PlayerRecord,
  franchiseOf: FranchiseOf,
): CriterionCheck | null {
  const subject = criterionSubjectOf(key);
  /** Uses the feats with the franchise; if there are none, shows the others. */
  const prove = (feats: Achievement[], otherwise = feats): CriterionCheck => {
    const counting = feats.filter(({ teams }) => there === null || teams.some((team) => franchiseOf(team) === there));
    return {
      kind: "feats",
      met: counting.length > 0,
      feats: [counting, feats, otherwise].find(({ length }) => length > 0) ?? [],
    };
  };
  switch (criterionKindOf(key)) {
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
      const seasons = seasonsReaching(key, of);
      return seasons && prove(seasons.reached, seasons.best);
    }
    case "career":
      return checkCareerCriterion(key, of, franchiseOf);
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

export type CellCheck = [row: CriterionCheck, column: CriterionCheck];

/** Checks both criteria of a cell. Returns null if one of them no longer exists. */
export function checkCell(
  row: CriterionKey,
  column: CriterionKey,
  of: PlayerRecord,
  franchiseOf: FranchiseOf,
): CellCheck | null {
  const proveBeside = (key: CriterionKey, beside: CriterionKey): CriterionCheck | null =>
    checkCriterion(
      key,
      criterionKindOf(beside) === "club" && mustBeMetWithClub(key) ? criterionSubjectOf(beside) : null,
      of,
      franchiseOf,
    );
  const [ofRow, ofColumn] = [proveBeside(row, column), proveBeside(column, row)];
  if (ofRow === null || ofColumn === null) return null;
  // A Cup won with a club counts as playing for it, even with playoff games only.
  if (criterionKindOf(row) === "club" && mustBeMetWithClub(column))
    return [{ ...ofRow, met: ofRow.met || ofColumn.met }, ofColumn];
  if (criterionKindOf(column) === "club" && mustBeMetWithClub(row))
    return [ofRow, { ...ofColumn, met: ofColumn.met || ofRow.met }];
  return [ofRow, ofColumn];
}

/** Returns the tenures with some clubs, each under its name of the time. Another club in between ends a tenure. */
function staysWith(career: readonly Stint[], isOne: (team: string) => boolean): ClubTenure[] {
  const stays: ClubTenure[] = [];
  career.forEach(([season, team], at) => {
    const last = stays.at(-1);
    if (!isOne(team)) return;
    if (last !== undefined && career[at - 1]?.[1] === team) last[2] = secondYear(season);
    else stays.push([team, firstYear(season), secondYear(season)]);
  });
  return stays;
}

function proveDraft(
  key: CriterionKey,
  there: string | null,
  of: PlayerRecord,
  franchiseOf: FranchiseOf,
): CriterionCheck | null {
  const { draftYear: year, draftRound: round, overall, draftTeam: team, career } = of;
  const prove = (met: boolean): CriterionCheck => ({ kind: "draft", met, year, round, overall, team });
  if (key === DRAFTED_BY_CLUB) {
    const drafter = team === null ? null : franchiseOf(team);
    return prove(career.some(([, club]) => franchiseOf(club) === drafter) && (there ?? drafter) === drafter);
  }
  switch (criterionSubjectOf(key)) {
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

/** Returns whether a player could be drafted: without a pick he is undrafted. */
export const couldBePicked = ({
  birth,
  career,
  playoffs,
}: Pick<PlayerRecord, "birth" | "career" | "playoffs">): boolean =>
  birth !== null && birth >= UNIVERSAL_DRAFT.birth && ((career[0] ?? playoffs[0])?.[0] ?? 0) >= UNIVERSAL_DRAFT.season;

function proveDebut(subject: string, { career, birth }: PlayerRecord): CriterionCheck {
  const season = career[0]?.[0] ?? null;
  const age = season === null ? null : ageOn(birth, `${firstYear(season)}-10-01`);
  const met =
    subject === "teenager"
      ? age !== null && age < TEENAGER_YEARS
      : season !== null && `${Math.floor(firstYear(season) / 10)}0s` === subject;
  return { kind: "debut", met, season, age };
}
