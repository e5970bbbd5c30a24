import { useTranslation } from "react-i18next";
import type { AnyClub } from "#rules/league/all-players";
import { localizeNickname } from "./french-nickname.ts";

/**
 * Names a club by its nickname, where there is no room for more: "Capitals", « Sénateurs ». The years that tell
 * a club of the past from its namesake are left out.
 */
export function useNickname(): (club: Pick<AnyClub, "nickname" | "nameFr">) => string {
  const { i18n } = useTranslation();
  return ({ nickname, nameFr }) =>
    (i18n.language === "fr" ? localizeNickname(nameFr) : nickname).replace(/ \(.*\)$/, "");
}
