import { useTranslation } from "react-i18next";
import { LEGEND_CLUES } from "#rules/legend-clues";
import type { Person } from "#rules/people";
import type { Registry } from "../../data/people.ts";
import type { Words } from "../../round/mode.ts";

/** A player of the registry by his id. @throws RangeError for an id that is not in it. */
export function personIn({ byId }: Registry, id: number): Person {
  const person = byId.get(id);
  if (person === undefined) throw new RangeError(`nobody has the id ${id}`);
  return person;
}

export function useLegendsWords(): Words<"legends", Registry> {
  const { t } = useTranslation();
  return {
    nameOf({ player }, registry) {
      const { first, last } = personIn(registry, player);
      return `${first} ${last}`;
    },
    remarkOn({ tries }) {
      const last = tries.at(-1);
      if (last === undefined) return "";
      return t("classic.apart", {
        count: LEGEND_CLUES.filter((name) => last.clue.marks[name].verdict !== "match").length,
      });
    },
  };
}

/** Names a position; a forward of the early days may have none of his own. */
export function usePositionName(): (position: Person["position"]) => string {
  const { t } = useTranslation();
  return (position) => (position === "F" ? t("generator.forward") : t(`positions.${position}`));
}
