import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AnyClub } from "#rules/league/all-players";
import { localizeNickname } from "./french-nickname.ts";

/**
 * Returns a function that names a club by its nickname, for narrow places: "Capitals", « Sénateurs ». It omits the
 * years that distinguish a past club from its namesake.
 */
export function useNickname(): (club: Pick<AnyClub, "nickname" | "nameFr">) => string {
  const { i18n } = useTranslation();
  const isFrench = i18n.language === "fr";
  return useCallback(
    ({ nickname, nameFr }) => (isFrench ? localizeNickname(nameFr) : nickname).replace(/ \(.*\)$/, ""),
    [isFrench],
  );
}
