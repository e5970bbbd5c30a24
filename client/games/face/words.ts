import { useTranslation } from "react-i18next";
import { candidateOf, type Facts } from "#rules/league/rostered-players";
import type { LeagueOn } from "../../data/league.ts";
import type { Words } from "../shared/game-screen.ts";
import { useKinds } from "./use-kinds.ts";

/** "Auston Matthews" */
export function fullName(facts: Facts, id: number): string {
  const { first, last } = candidateOf(facts, id);
  return `${first} ${last}`;
}

export function useFaceWords(): Words<"face", LeagueOn> {
  const { t } = useTranslation();
  const kindOf = useKinds();
  return {
    nameOf: ({ player }, { facts }) => fullName(facts, player),
    kindOf: (view, day) =>
      kindOf(view?.seen ?? null, day) === "sweater"
        ? { name: t("face.sweaters.name"), note: t("face.sweaters.note") }
        : null,
  };
}
