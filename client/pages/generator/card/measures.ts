import { useMemo } from "react";
import type { Language } from "#rules/address";
import { useLanguage } from "../../../i18n/language.ts";

const CM_PER_INCH = 2.54;
const POUNDS_PER_KG = 2.204_622_6;

/** How a body, a date of birth and a share of saves are written, in both systems where fans use both. */
export interface Measures {
  /** "178 cm, 5′10″", « 178 cm, 5 pi 10 po » */
  height(cm: number): string;
  /** "92 kg, 203 lb" */
  weight(kg: number): string;
  /** "Apr 26, 1997", « 26 avr. 1997 » */
  date(day: string): string;
  /** ".915", « ,915 » */
  saves(share: number): string;
}

function measuresFor(language: Language): Measures {
  const isFrench = language === "fr";
  const locale = `${language}-CA`;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const shares = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return {
    height(cm) {
      const inches = Math.round(cm / CM_PER_INCH);
      const [feet, rest] = [Math.floor(inches / 12), inches % 12];
      const french = rest === 0 ? `${feet} pi` : `${feet} pi ${rest} po`;
      return `${cm} cm, ${isFrench ? french : `${feet}′${rest}″`}`;
    },
    weight: (kg) => `${kg} kg, ${Math.round(kg * POUNDS_PER_KG)} lb`,
    date: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
    saves: (share) => shares.format(share).replace(/^0/, ""),
  };
}

/** Measures in the language in use. */
export function useMeasures(): Measures {
  const language = useLanguage();
  return useMemo(() => measuresFor(language), [language]);
}
