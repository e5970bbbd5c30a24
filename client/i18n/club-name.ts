import type { AnyClub } from "#rules/league/all-players";
import { pastNameIn } from "#rules/league/past-names";
import type { CurrentClub } from "#rules/league/rostered-players";
import type { Season } from "#rules/league/season";
import { localizeNickname } from "./french-nickname.ts";
import { documentLanguage } from "./language.ts";

type Named = Pick<CurrentClub, "place" | "nickname" | "nameFr"> & Pick<AnyClub, "past">;

/** Returns a club's name, that of a given season if there is one. An unknown club is named by its code. */
export function clubName(club: Named | undefined, code: string, season?: Season): string {
  if (club === undefined) return code;
  const isFrench = documentLanguage() === "fr";
  const past = season === undefined ? undefined : pastNameIn(club.past, season);
  if (past !== undefined) return isFrench ? past.nameFr : past.nameEn;
  return isFrench ? club.nameFr : `${club.place} ${club.nickname}`;
}

/**
 * Returns a club's nickname, for narrow places: "Capitals", « Sénateurs ». It omits the years that distinguish a past club
 * from its namesake.
 */
export const clubNickname = ({ nickname, nameFr }: Pick<AnyClub, "nickname" | "nameFr">): string =>
  (documentLanguage() === "fr" ? localizeNickname(nameFr) : nickname).replace(/ \(.*\)$/, "");
