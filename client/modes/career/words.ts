import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#rules/people";
import type { Registry } from "../../data/people.ts";
import type { Words } from "../../round/mode.ts";

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
  };
}

/** Names a position; a forward of the early days may have none of his own. */
export function usePositionName(): (position: Person["position"]) => string {
  const { t } = useTranslation();
  return useCallback((position) => (position === "F" ? t("generator.forward") : t(`positions.${position}`)), [t]);
}
