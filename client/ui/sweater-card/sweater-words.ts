import { t } from "i18next";
import { type SweaterFacts, type RevealedSweaterFacts } from "#rules/face/sweater";
import { formatSavePercentage } from "#rules/i18n/measurements";
import { SWEATER_STAGES, type SweaterStage } from "#rules/face/sweater-stages";
import { documentLanguage } from "../../i18n/language.ts";

const INCHES_PER_FOOT = 12;

const isFrench = (): boolean => documentLanguage() === "fr";

/** Formats a height: "6′0″", « 6 pi 0 po » */
export function formatHeight(inches: number): string {
  const [feet, rest] = [Math.floor(inches / INCHES_PER_FOOT), inches % INCHES_PER_FOOT];
  return isFrench() ? `${feet}\u00a0pi ${rest}\u00a0po` : `${feet}′${rest}″`;
}

/** Formats a decade of birth: "1990s", « 1990-99 », as years that follow « Né en ». */
export const formatDecade = (year: number | string): string =>
  isFrench() ? `${year}-${String(year)[2]}9` : `${year}s`;

const unknown = (): string => t("face.sweaters.unknown");
const roundOf = (round: number): string =>
  round === 0 ? t("face.sweaters.undrafted") : t("face.sweaters.round", { round });

const FORMATS: { [Stage in SweaterStage]: (told: SweaterFacts[Stage]) => string } = {
  born: ({ decade, hand }) =>
    [
      decade === null ? unknown() : t("face.sweaters.decade", { decade }),
      hand === null ? unknown() : t(`face.sweaters.hands.${hand}`),
    ].join(", "),
  body: ({ inches, round }) =>
    [inches === null ? unknown() : formatHeight(inches), round === null ? unknown() : roundOf(round)].join(", "),
  seasons: ({ isGoalie, heights, best }) =>
    best === null
      ? t("face.sweaters.noSeason")
      : t("face.sweaters.seasons", {
          count: heights.length,
          best: isGoalie ? formatSavePercentage(documentLanguage(), best / 1000) : best,
        }),
  club: ({ conference, colours }) =>
    `${t(`conferences.${conference}`)}, ${[...new Set([...colours, "white" as const])].map((colour) => t(`face.sweaters.colours.${colour}`)).join(", ")}`,
  digit(digit) {
    if (digit === null) return unknown();
    return digit === "" ? t("face.sweaters.onlyDigit") : t("face.sweaters.first", { digit });
  },
  // A sentence ends with the number, because initials end with a point.
  initials: ({ number, initials }) => [initials, number ?? unknown()].join(", "),
};

/** Returns the fact of a stage: "1990s, left"; null while it is hidden. */
export function formatSweaterFact(stage: SweaterStage, told: RevealedSweaterFacts): string | null {
  const of = told[stage];
  // Each stage gets the value it reveals.
  return of === undefined ? null : (FORMATS[stage] as (told: unknown) => string)(of);
}

/** Returns all facts revealed so far: "1990s, left. 6′0″, round 2." */
export const formatSweaterFacts = (told: RevealedSweaterFacts): string =>
  SWEATER_STAGES.flatMap((stage) => formatSweaterFact(stage, told) ?? []).join(". ");
