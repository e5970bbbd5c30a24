import { useTranslation } from "react-i18next";
import type { RosterFacts } from "#rules/league/rostered-players";
import { findPlayer } from "#rules/league/player";
import type { LeagueVersion } from "../../data/league.ts";
import type { GameTexts } from "../shared/game-screen.ts";
import { useFaceKind } from "./use-face-kind.ts";

/** Returns a full name: "Auston Matthews". */
export function answerFullName(facts: RosterFacts, id: number): string {
  const { first, last } = findPlayer(facts, id);
  return `${first} ${last}`;
}

export function useFaceWords(): GameTexts<"face", LeagueVersion> {
  const { t } = useTranslation();
  const kindOf = useFaceKind();
  return {
    nameOf: ({ player }, { facts }) => answerFullName(facts, player),
    kindOf: (view, day) =>
      kindOf(view?.seen ?? null, day) === "sweater"
        ? { name: t("face.sweaters.name"), note: t("face.sweaters.note"), rules: "sweater" }
        : null,
  };
}
