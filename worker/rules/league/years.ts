import type { Language } from "../i18n/address.ts";
import { firstYear, secondYear, type Season } from "./season.ts";

interface Span {
  from: number;
  to: number;
}

/** Writes a span of years with both in full: "1990–2018", « 1990-2018 », and "2013" for a year alone. */
export const formatFullYears = ({ from, to }: Span, language: Language): string =>
  from === to ? String(from) : `${from}${language === "fr" ? "-" : "–"}${to}`;

/** Writes a span of years as fans do: "2001–04", "1996–2001", "2013"; in French in full, « 2001-2004 ». */
export function formatYears(span: Span, language: Language): string {
  const { from, to } = span;
  const isSameCentury = Math.floor(from / 100) === Math.floor(to / 100);
  if (language === "fr" || from === to || !isSameCentury) return formatFullYears(span, language);
  return `${from}–${String(to % 100).padStart(2, "0")}`;
}

/** Writes a season as fans do: "1996–97", « 1996-1997 », and in full where a century turns, "1999–2000". */
export const formatSeason = (season: Season, language: Language): string =>
  formatYears({ from: firstYear(season), to: secondYear(season) }, language);

/** Writes a span of years in the fewest characters, in both languages: "1999–02", « 1999-02 », "2013". */
export const shortYears = (span: Span, language: Language): string =>
  span.from === span.to ? String(span.from) : formatFullYears(span, language).replace(/\d\d(\d\d)$/, "$1");
