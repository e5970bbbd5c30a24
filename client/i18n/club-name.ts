import { useCallback } from "react";
import { pastNameIn, type AnyClub } from "#rules/league/all-players";
import type { CurrentClub } from "#rules/league/rostered-players";
import type { Season } from "#rules/league/season";
import { useLanguage } from "./language.ts";

type Named = Pick<CurrentClub, "place" | "nickname" | "nameFr"> & Pick<AnyClub, "past">;

/**
 * Returns a function that names a club in the visitor's language, with the name of a given season. An unknown club is
 * named by its code.
 */
export function useClubName() {
  const isFrench = useLanguage() === "fr";
  return useCallback(
    (club: Named | undefined, code: string, season?: Season): string => {
      if (club === undefined) return code;
      const past = season === undefined ? undefined : pastNameIn(club.past, season);
      if (past !== undefined) return isFrench ? past.nameFr : past.nameEn;
      return isFrench ? club.nameFr : `${club.place} ${club.nickname}`;
    },
    [isFrench],
  );
}
