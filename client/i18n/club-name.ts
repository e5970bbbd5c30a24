import { useTranslation } from "react-i18next";
import type { Club } from "#rules/player";

/** Names a club in the visitor's language; a club that is not known keeps its code. */
export function useClubName() {
  const { i18n } = useTranslation();
  return (club: Club | undefined, code: string): string => {
    if (club === undefined) return code;
    return i18n.language === "fr" ? club.nameFr : `${club.place} ${club.nickname}`;
  };
}
