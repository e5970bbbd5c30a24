import * as v from "valibot";
import { crossingAt, kindOf, subjectOf, type CriterionKey, type Lines } from "#rules/grid/criteria";
import type { Proof } from "#rules/grid/player-record";
import { askedBy, FIVE_CLUBS, ONE_CLUB_GAMES } from "#rules/grid/milestones";
import type { SquareProof } from "#rules/grid/criterion-check";
import { squareProof } from "../../storage/shapes/proof.ts";
import {
  clubs,
  debut,
  draft,
  figure,
  games,
  knownFigure,
  longestStay,
  spellFeats,
  spellStays,
  trophyName,
  type Speech,
} from "./fact-words.ts";

// Fetched with the first shot: until then nothing is to be proven.

/**
 * What a proof says of a square: why the player counts, by row and column, or only what is wanting. Nothing of what is none: a
 * browser may have kept anything.
 */
export function spellProof(lines: Lines, square: number, proof: SquareProof, speech: Speech): string[] {
  if (!v.safeParse(squareProof, proof).success) return [];
  const [row, column] = crossingAt(lines, square);
  const pair = [[proof[0], row, column] as const, [proof[1], column, row] as const];
  // What he did, then for whom.
  const told = pair.toSorted(([, one], [, other]) => Number(kindOf(one) === "club") - Number(kindOf(other) === "club"));
  const wanting = told.filter(([{ met }]) => !met);
  return (wanting.length > 0 ? wanting : told)
    .map(([one, key, beside]) => {
      const club = kindOf(beside) === "club" ? subjectOf(beside) : null;
      return one.met ? fact(one, key, speech) : want(one, key, club, speech);
    })
    .filter((text) => text !== "");
}

/**
 * Returns a proof in one short line for a square: of a player who counts, the fact of the column, else what is missing.
 * Empty for an invalid proof.
 *
 * @param clubName names a club, of today or of the past
 */
export function spellShortProof(
  lines: Lines,
  square: number,
  proof: SquareProof,
  speech: Speech,
  clubName: (code: string) => string,
): string {
  if (!v.safeParse(squareProof, proof).success) return "";
  if (proof.some(({ met }) => !met)) return spellProof(lines, square, proof, speech)[0] ?? "";
  const [, column] = crossingAt(lines, square);
  const short = { ...speech, isShort: true };
  return proof[1].kind === "club" ? longestStay(proof[1].stays, short, clubName) : fact(proof[1], column, short);
}

/** Why he meets a criterion. */
function fact(proof: Proof, key: CriterionKey, speech: Speech): string {
  const { t, format } = speech;
  switch (proof.kind) {
    case "club":
      return spellStays(proof.stays, speech);
    case "feats":
      return spellFeats(proof.feats, key, speech);
    case "figure":
      return knownFigure(proof, key, speech);
    case "clubs":
      return proof.clubs === 1
        ? t("grid.proof.inGames", { clubs: clubs(1, speech), games: games(proof.games, speech) })
        : clubs(proof.clubs, speech);
    case "country":
      return proof.country === null ? "" : format.country(proof.country);
    case "position":
      return t(`grid.position.${proof.position === "G" ? "goalie" : "defender"}`);
    case "draft":
      return draft(proof, key, speech);
    case "debut":
      return debut(proof, key, speech);
    case "hall-of-fame":
      return t("grid.proof.hall");
  }
}

/** What he lacks of it. */
function want(proof: Proof, key: CriterionKey, club: string | null, speech: Speech): string {
  const { t, format } = speech;
  switch (proof.kind) {
    case "club":
      return t("grid.proof.never", { club: subjectOf(key) });
    case "feats": {
      const { wanted = 0 } = askedBy(key) ?? {};
      const [feat] = proof.feats;
      const isReached = feat !== undefined && (feat.figure ?? wanted) >= wanted;
      // Won or made with another club.
      if (isReached) return t("grid.proof.elsewhere", { feat: spellFeats(proof.feats, key, speech), club });
      if (kindOf(key) === "season" && feat === undefined) return t("grid.proof.noFigure");
      if (kindOf(key) === "season")
        return t("grid.proof.best", { figure: figure(key, feat?.figure ?? 0, speech), wanted });
      if (kindOf(key) === "cup") return t("grid.proof.noCup");
      if (kindOf(key) === "final") return t(`grid.proof.${subjectOf(key) === "captain" ? "noCaptain" : "noFinal"}`);
      return t("grid.proof.notWon", { trophy: trophyName(key, speech) });
    }
    case "figure":
      return t("grid.proof.short", {
        figure: knownFigure(proof, key, speech),
        wanted: format.number(askedBy(key)?.wanted ?? 0),
      });
    case "clubs": {
      const [told, wanted] =
        subjectOf(key) === "five-clubs"
          ? [clubs(proof.clubs, speech), FIVE_CLUBS]
          : proof.clubs === 1
            ? [games(proof.games, speech), ONE_CLUB_GAMES]
            : [clubs(proof.clubs, speech), 1];
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
      return subjectOf(key) === "undrafted" && proof.year === null
        ? t("grid.proof.tooEarly")
        : draft(proof, key, speech);
    case "debut":
      return debut(proof, key, speech);
    case "hall-of-fame":
      return t("grid.proof.noHall");
  }
}
