import { useTranslation } from "react-i18next";
import type { CareerFact, CareerRevealed, ReplacedHint } from "#rules/career/career";
import { CAREER_HINTS } from "#rules/career/stages";
import type { Trophy } from "#rules/league/trophies";
import { useFormat } from "../../i18n/format.ts";
import { usePositionName } from "../../i18n/position-name.ts";

/** A fact besides the clubs. */
export interface CareerHint {
  name: keyof typeof CAREER_HINTS | CareerFact["name"];
  /** Number of misses after which it is shown. */
  due: number;
  /** The fact, or null while it is hidden. */
  value: string | null;
  /** A country whose flag is shown with it. */
  country?: string | null;
}

/** Returns the hints of a round in the order in which they are shown. */
export function useCareerHints({ stops, position, country, instead = {} }: CareerRevealed): CareerHint[] {
  const { t } = useTranslation();
  const format = useFormat();
  const positionName = usePositionName();
  const replacing = ({ name, value }: ReplacedHint, due: number): CareerHint => {
    if (value === null) return { name, due, value };
    if (name === "trophy") return { name, due, value: t(`generator.trophies.${value as Trophy}`) };
    return { name, due, value: name === "round" && value === 0 ? t("career.undrafted") : String(value) };
  };
  const hasSeasons = stops.some((stop) => stop?.years != null);
  return [
    { name: "seasons", due: CAREER_HINTS.seasons, value: hasSeasons ? t("career.shown") : null },
    instead.position
      ? replacing(instead.position, CAREER_HINTS.position)
      : { name: "position", due: CAREER_HINTS.position, value: position && positionName(position) },
    instead.country
      ? replacing(instead.country, CAREER_HINTS.country)
      : { name: "country", due: CAREER_HINTS.country, value: country && format.country(country), country },
  ];
}
