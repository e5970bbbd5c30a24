import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { FEWEST_STOPS } from "#rules/career";
import type { Person } from "#rules/people";
import type { Registry } from "../../data/people.ts";
import type { Words } from "../../round/mode.ts";
import { stopsOn } from "./foreseen.ts";

/** A player of the registry by his id. @throws RangeError for an id that is not in it. */
export function personIn({ byId }: Registry, id: number): Person {
  const person = byId.get(id);
  if (person === undefined) throw new RangeError(`nobody has the id ${id}`);
  return person;
}

/** "Jaromír Jágr" */
export function fullName(registry: Registry, id: number): string {
  const { first, last } = personIn(registry, id);
  return `${first} ${last}`;
}

export function useCareerWords(): Words<"career", Registry> {
  const { t } = useTranslation();
  return {
    nameOf: ({ player }, registry) => fullName(registry, player),
    noteOn: ({ seen: { stops } }) => t("career.length", { count: stops.length }),
    noteBefore(day) {
      const stops = stopsOn(day);
      if (stops !== null) return t("career.length", { count: stops });
      // Room for whatever it will be: spaces as wide as digits.
      return t("career.length", { count: FEWEST_STOPS }).replace(/./g, "\u2007");
    },
  };
}

/** Names a position; a forward of the early days may have none of his own. */
export function usePositionName(): (position: Person["position"]) => string {
  const { t } = useTranslation();
  return useCallback((position) => (position === "F" ? t("generator.forward") : t(`positions.${position}`)), [t]);
}
