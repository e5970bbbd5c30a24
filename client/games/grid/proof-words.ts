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
  spellTenures,
  trophyName,
} from "./fact-words.ts";
import { format } from "../../i18n/format.ts";

// Loaded with the first shot.

/** Returns the texts of a proof: why the player counts, by row and column, or only what is missing. */
export function spellProof(lines: GridCriteria, square: number, proof: CellCheck): string[] {
  const [row, column] = criteriaOfCell(lines, square);
  const pair = [[proof[0], row, column] as const, [proof[1], column, row] as const];
  // The achievement first, then the club.
  const told = pair.toSorted(
    ([, one], [, other]) => Number(criterionKindOf(one) === "club") - Number(criterionKindOf(other) === "club"),
  );
  const wanting = told.filter(([{ met }]) => !met);
  return (wanting.length > 0 ? wanting : told)
    .map(([one, key, beside]) => {
      const club = criterionKindOf(beside) === "club" ? criterionSubjectOf(beside) : null;
      return one.met ? fact(one, key) : want(one, key, club);
    })
    .filter((text) => text !== "");
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
  return proof[1].kind === "club" ? longestStay(proof[1].stays, clubName) : fact(proof[1], column, true);
}

/** Returns why the player meets a criterion. */
function fact(proof: CriterionCheck, key: CriterionKey, isShort = false): string {
  switch (proof.kind) {
    case "club":
      return spellTenures(proof.stays);
    case "feats":
      return spellAchievements(proof.feats, key, isShort);
    case "figure":
      return formatKnownFigure(proof, key);
    case "clubs":
      if (proof.clubs !== 1) return formatCount("clubs", proof.clubs);
      return isShort
        ? formatCount("games", proof.games)
        : t("grid.proof.inGames", { clubs: formatCount("clubs", 1), games: formatCount("games", proof.games) });
    case "country":
      return proof.country === null ? "" : format.country(proof.country);
    case "position":
      return t(`grid.position.${proof.position === "G" ? "goalie" : "defender"}`);
    case "draft":
      return spellDraft(proof, key, isShort);
    case "debut":
      return spellDebut(proof, key);
    case "hall-of-fame":
      return t("grid.proof.hall");
  }
}

/** Returns what the player lacks. */
function want(proof: CriterionCheck, key: CriterionKey, club: string | null): string {
  switch (proof.kind) {
    case "club":
      return t("grid.proof.never", { club: criterionSubjectOf(key) });
    case "feats": {
      const { wanted = 0 } = parseMilestone(key) ?? {};
      const [feat] = proof.feats;
      const isReached = feat !== undefined && (feat.figure ?? wanted) >= wanted;
      // Won with another club.
      if (isReached) return t("grid.proof.elsewhere", { feat: spellAchievements(proof.feats, key), club });
      if (criterionKindOf(key) === "season" && feat === undefined) return t("grid.proof.noFigure");
      if (criterionKindOf(key) === "season")
        return t("grid.proof.best", { figure: formatFigure(key, feat?.figure ?? 0), wanted });
      if (criterionKindOf(key) === "cup") return t("grid.proof.noCup");
      if (criterionKindOf(key) === "final")
        return t(`grid.proof.${criterionSubjectOf(key) === "captain" ? "noCaptain" : "noFinal"}`);
      return t("grid.proof.notWon", { trophy: trophyName(key) });
    }
    case "figure":
      return t("grid.proof.short", {
        figure: formatKnownFigure(proof, key),
        wanted: format.number(parseMilestone(key)?.wanted ?? 0),
      });
    case "clubs": {
      const [told, wanted] =
        criterionSubjectOf(key) === "five-clubs"
          ? [formatCount("clubs", proof.clubs), FIVE_CLUBS]
          : proof.clubs === 1
            ? [formatCount("games", proof.games), ONE_CLUB_GAMES]
            : [formatCount("clubs", proof.clubs), 1];
      return t("grid.proof.short", { figure: told, wanted });
    }
    case "country":
      return proof.country === null
        ? t("grid.proof.noCountry")
        : t("grid.proof.country", { country: format.country(proof.country) });
    case "position":
      return t("grid.proof.position", {
        position: proof.position === "F" ? t("generator.forward") : t(`positions.${proof.position}`),
      });
    case "draft":
      return criterionSubjectOf(key) === "undrafted" && proof.year === null
        ? t("grid.proof.tooEarly")
        : spellDraft(proof, key);
    case "debut":
      return spellDebut(proof, key);
    case "hall-of-fame":
      return t("grid.proof.noHall");
  }
}
