import { useTexts } from "../../i18n/texts.tsx";
import { type SweaterFacts, type RevealedSweaterFacts } from "#rules/face/sweater";
import { SWEATER_STAGES, type SweaterStage } from "#rules/face/sweater-stages";
import { useLanguage } from "../../i18n/language.ts";

const INCHES_PER_FOOT = 12;

export interface SweaterTexts {
  /** Formats a height: "6′0″", « 6 pi 0 po » */
  height(inches: number): string;
  /** Formats a decade of birth: "1990s", « 1990-99 », as years that follow « Né en ». */
  decade(year: number | string): string;
  /** Returns the fact of a stage: "1990s, left"; null while it is hidden. */
  tell(stage: SweaterStage, told: RevealedSweaterFacts): string | null;
  /** Returns all facts revealed so far: "1990s, left. 6′0″, round 2." */
  tellAll(told: RevealedSweaterFacts): string;
}

/** Returns the texts of a sweater's facts in the document's language. */
export function useSweaterTexts(): SweaterTexts {
  const t = useTexts();
  const isFrench = useLanguage() === "fr";
  const unknown = t("face.sweaters.unknown");

  const height = (inches: number): string => {
    const [feet, rest] = [Math.floor(inches / INCHES_PER_FOOT), inches % INCHES_PER_FOOT];
    return isFrench ? `${feet}\u00a0pi ${rest}\u00a0po` : `${feet}′${rest}″`;
  };
  const decade = (year: number | string): string => (isFrench ? `${year}-${String(year)[2]}9` : `${year}s`);
  const saves = (ofThousand: number): string => {
    const [whole, rest] = [Math.floor(ofThousand / 1000), String(ofThousand % 1000).padStart(3, "0")];
    return `${whole === 0 ? "" : whole}${isFrench ? "," : "."}${rest}`;
  };
  const roundOf = (round: number): string =>
    round === 0 ? t("face.sweaters.undrafted") : t("face.sweaters.round", { round });

  const telling: { [Stage in SweaterStage]: (told: SweaterFacts[Stage]) => string } = {
    born: ({ decade, hand }) =>
      [
        decade === null ? unknown : t("face.sweaters.decade", { decade }),
        hand === null ? unknown : t(`face.sweaters.hands.${hand}`),
      ].join(", "),
    body: ({ inches, round }) =>
      [inches === null ? unknown : height(inches), round === null ? unknown : roundOf(round)].join(", "),
    seasons: ({ isGoalie, heights, best }) =>
      best === null
        ? t("face.sweaters.noSeason")
        : t("face.sweaters.seasons", { count: heights.length, best: isGoalie ? saves(best) : best }),
    club: ({ conference, colours }) =>
      `${t(`conferences.${conference}`)}, ${[...new Set([...colours, "white" as const])].map((colour) => t(`face.sweaters.colours.${colour}`)).join(", ")}`,
    digit: (digit) => (digit === null ? t("face.sweaters.onlyDigit") : t("face.sweaters.first", { digit })),
    // A sentence ends with the number, because initials end with a point.
    initials: ({ number, initials }) => [initials, number ?? unknown].join(", "),
  };
  const tell = (stage: SweaterStage, told: RevealedSweaterFacts): string | null => {
    const of = told[stage];
    // Each stage gets the value it reveals.
    return of === undefined ? null : (telling[stage] as (told: unknown) => string)(of);
  };
  return {
    height,
    decade,
    tell,
    tellAll: (told) => SWEATER_STAGES.flatMap((stage) => tell(stage, told) ?? []).join(". "),
  };
}
