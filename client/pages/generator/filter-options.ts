import { t } from "i18next";
import { useMemo } from "react";
import type { AnyClub, PlayerFilter } from "#rules/league/all-players";
import { clubName, clubNickname } from "../../i18n/club-name.ts";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import type { PlayerRegistry } from "../../data/people.ts";

export interface FilterOption {
  value: string;
  label: string;
  /** For the chip of a chosen option, if it differs from the label. */
  short?: string;
}

export const ANY_VALUE = "";

/** Returns the teams and countries of an era, by name. Past clubs follow current ones. */
export function useFilterOptions(
  registry: PlayerRegistry | null,
  era: PlayerFilter["era"],
): { teams: FilterOption[]; countries: FilterOption[] } {
  return useMemo(() => {
    const byLabel = (a: FilterOption, b: FilterOption) => a.label.localeCompare(b.label, documentLanguage());
    const clubs = [...(registry?.clubs.values() ?? [])];
    const option = (club: AnyClub): FilterOption => ({
      value: club.code,
      label: clubName(club, club.code),
      short: clubNickname(club),
    });
    const today = clubs
      .filter(({ last }) => last === null)
      .map(option)
      .sort(byLabel);
    const past = clubs
      .filter(({ last }) => last !== null)
      .map(option)
      .sort(byLabel);
    const people = [...(registry?.players.values() ?? [])].filter(({ team }) => era === "all-time" || team !== null);
    const countries = [...new Set(people.map(({ country }) => country))].filter((code) => code !== null);
    return {
      teams: [
        { value: ANY_VALUE, label: t("generator.anyTeam"), short: t("generator.team") },
        ...today,
        ...(era === "all-time" ? past : []),
      ],
      countries: [
        { value: ANY_VALUE, label: t("generator.anyCountry"), short: t("generator.country") },
        ...countries.map((code) => ({ value: code, label: format.country(code) })).sort(byLabel),
      ],
    };
  }, [registry, era]);
}
