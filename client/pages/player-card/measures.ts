import { useMemo } from "react";
import type { Language } from "#rules/i18n/address";
import { formatHeight, formatSavePercentage, formatWeight } from "#rules/i18n/measurements";
import { useLanguage } from "../../i18n/language.ts";

/** Formats body measurements, birth dates and save percentages, in both systems where fans use both. */
export interface MeasureTexts {
  /** Formats a height: "178 cm, 5′10″", « 178 cm, 5 pi 10 po » */
  height(cm: number): string;
  /** Formats a weight: "92 kg, 203 lb" */
  weight(kg: number): string;
  /** Formats a date: "Apr 26, 1997", « 26 avr. 1997 » */
  date(day: string): string;
  /** Formats a save percentage: ".915", « ,915 » */
  saves(share: number): string;
}

function measuresFor(language: Language): MeasureTexts {
  const dates = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: "medium", timeZone: "UTC" });
  return {
    height: (cm) => formatHeight(language, cm),
    weight: formatWeight,
    date: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
    saves: (share) => formatSavePercentage(language, share),
  };
}

/** Returns the formats of the document's language. */
export function useMeasures(): MeasureTexts {
  const language = useLanguage();
  return useMemo(() => measuresFor(language), [language]);
}
