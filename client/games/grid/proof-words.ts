import { t } from "i18next";
import {
  criteriaOfCell,
  criterionKindOf,
  criterionSubjectOf,
  type CriterionKey,
  type GridCriteria,
} from "#rules/grid/criteria";
import type { CriterionCheck } from "#rules/grid/player-record";
import { parseMilestone, FIVE_CLUBS, ONE_CLUB_GAMES } from "#rules/grid/milestones";
import type { CellCheck } from "#rules/grid/criterion-check";
import {
  formatCount,
  spellDebut,
  spellDraft,
  formatFigure,
  formatKnownFigure,
  longestStay,
  spellAchievements,
  spellNoHonour,
  spellTenures,
} from "./fact-words.ts";
import { format } from "../../i18n/format.ts";

// Loaded with the first shot.

/** Returns the texts of a proof: why the player counts, by row and column, or only what is missing. */
export function spellProof(lines: GridCriteria, square: number, proof: CellCheck): string[] {
  const [row, column] = criteriaOfCell(lines, square);
  const club = [row, column].find((key) => criterionKindOf(key) === "club");
  const checks = [[proof[0], row] as const, [proof[1], column] as const];
  const wanting = checks.filter(([{ met }]) => !met);
  return (
    (wanting.length > 0 ? wanting : checks)
      // The achievement first, then the club.
      .toSorted(([one], [other]) => Number(one.kind === "club") - Number(other.kind === "club"))
      .map(([check, key]) => spellCheck(check, key, club))
  );
}

/**
 * Returns a proof in one short line for a cell: the fact of the column, or what is missing.
 *
 * @param clubName names a club, of today or of the past
 */
export function spellShortProof(
  lines: GridCriteria,
  square: number,
  proof: CellCheck,
  clubName: (code: string) => string,
): string {
  if (proof.some(({ met }) => !met)) return spellProof(lines, square, proof)[0] ?? "";
  const [, column] = criteriaOfCell(lines, square);
  return proof[1].kind === "club"
    ? longestStay(proof[1].stays, clubName)
    : spellCheck(proof[1], column, undefined, true);
}

/**
 * Returns why the player meets a criterion, or what he lacks.
 *
 * @param club the club with which he must meet it, if the cell has one
 * @param isShort whether a fact must fit below a portrait
 */
function spellCheck(check: CriterionCheck, key: CriterionKey, club: CriterionKey | undefined, isShort = false): string {
  const { met } = check;
  switch (check.kind) {
    case "club":
      return met ? spellTenures(check.stays) : t("grid.proof.never", { club: criterionSubjectOf(key) });
    case "feats":
      return met ? spellAchievements(check.feats, key, isShort) : spellMissedFeat(check, key, club);
    case "figure": {
      const figure = formatKnownFigure(check, key);
      return met ? figure : spellShortfall(figure, parseMilestone(key)?.wanted ?? 0);
    }
    case "clubs": {
      const [clubs, games] = [formatCount("clubs", check.clubs), formatCount("games", check.games)];
      const isFiveClubs = criterionSubjectOf(key) === "five-clubs";
      if (isFiveClubs || check.clubs !== 1) return met ? clubs : spellShortfall(clubs, isFiveClubs ? FIVE_CLUBS : 1);
      if (!met) return spellShortfall(games, ONE_CLUB_GAMES);
      return isShort ? games : t("grid.proof.inGames", { clubs, games });
    }
    case "country": {
      if (check.country === null) return t("grid.proof.noCountry");
      const country = format.country(check.country);
      return met ? country : t("grid.proof.country", { country });
    }
    case "position":
      if (met) return t(`grid.criteria.position.${check.position === "G" ? "goalie" : "defender"}`);
      return t("grid.proof.position", {
        position: check.position === "F" ? t("generator.forward") : t(`positions.${check.position}`),
      });
    case "draft":
      return spellDraft(check, key, isShort);
    case "debut":
      return spellDebut(check, key);
    case "hall-of-fame":
      return t(met ? "grid.proof.hall" : "grid.proof.noHall");
  }
}

/** Returns what a career total is, and what it is not: "330 goals, not 500". */
const spellShortfall = (figure: string, wanted: number): string =>
  t("grid.proof.short", { figure, wanted: format.number(wanted) });

/** Returns what the player achieved with another club or in his best season, or that he did not. */
function spellMissedFeat(
  { feats }: Extract<CriterionCheck, { kind: "feats" }>,
  key: CriterionKey,
  club: CriterionKey | undefined,
): string {
  const { wanted = 0 } = parseMilestone(key) ?? {};
  const [feat] = feats;
  const isSeason = criterionKindOf(key) === "season";
  if (feat === undefined) return isSeason ? t("grid.proof.noFigure") : spellNoHonour(key);
  const { figure = wanted } = feat;
  return figure < wanted
    ? t("grid.proof.best", { figure: formatFigure(key, figure), wanted })
    : t("grid.proof.elsewhere", { feat: spellAchievements(feats, key), club: club && criterionSubjectOf(club) });
}
