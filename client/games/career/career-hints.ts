import { t } from "i18next";
import type { CareerFact, CareerRevealed, ReplacedHint } from "#rules/career/career";
import { CAREER_HINTS } from "#rules/career/stages";
import type { Trophy } from "#rules/league/trophies";
import { format } from "../../i18n/format.ts";
import { positionName } from "../../i18n/position-name.ts";
import type { ShownHint } from "../shared/hints.tsx";

export interface CareerHint extends ShownHint {
  kind: keyof typeof CAREER_HINTS | CareerFact["name"];
}

/** Returns the hints of a round in the order in which they are shown. */
export function careerHints({ stops, position, country, instead = {} }: CareerRevealed): CareerHint[] {
  const hint = (kind: CareerHint["kind"], due: number, value: string | null, of: string | null = null): CareerHint => ({
    kind,
    name: t(`career.hint.${kind}`),
    due,
    value,
    country: of,
  });
  const replacing = ({ name, value }: ReplacedHint, due: number): CareerHint => {
    if (value === null) return hint(name, due, value);
    if (name === "trophy") return hint(name, due, t(`generator.trophies.${value as Trophy}`));
    return hint(name, due, name === "round" && value === 0 ? t("career.undrafted") : String(value));
  };
  const hasSeasons = stops.some((stop) => stop?.years != null);
  return [
    hint("seasons", CAREER_HINTS.seasons, hasSeasons ? t("career.shown") : null),
    instead.position
      ? replacing(instead.position, CAREER_HINTS.position)
      : hint("position", CAREER_HINTS.position, position && positionName(position)),
    instead.country
      ? replacing(instead.country, CAREER_HINTS.country)
      : hint("country", CAREER_HINTS.country, country && format.country(country), country),
  ];
}
