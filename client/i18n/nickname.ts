import { useCallback } from "react";
import type { AnyClub } from "#rules/league/all-players";
import { localizeNickname } from "./french-nickname.ts";
import { useLanguage } from "./language.ts";

/**
 * Returns a function that names a club by its nickname, for narrow places: "Capitals", « Sénateurs ». It omits the
 * years that distinguish a past club from its namesake.
 */
export function useNickname(): (club: Pick<AnyClub, "nickname" | "nameFr">) => string {
  const isFrench = useLanguage() === "fr";
  return useCallback(
    ({ nickname, nameFr }) => (isFrench ? localizeNickname(nameFr) : nickname).replace(/ \(.*\)$/, ""),
    [isFrench],
  );
}
