import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Club } from "#rules/player";

/** Names a club in the visitor's language; a club that is not known keeps its code. */
export function useClubName() {
  const { i18n } = useTranslation();
  const isFrench = i18n.language === "fr";
  return useCallback(
    (club: Pick<Club, "place" | "nickname" | "nameFr"> | undefined, code: string): string => {
      if (club === undefined) return code;
      return isFrench ? club.nameFr : `${club.place} ${club.nickname}`;
    },
    [isFrench],
  );
}
