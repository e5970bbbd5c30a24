import { t } from "i18next";
import { useMemo } from "react";
import type { PlayerFilter } from "#rules/league/all-players";
import type { Position } from "#rules/league/player";
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

const POSITIONS: Position[] = ["C", "L", "R", "D", "G"];

/** Returns the options of each filter. Teams and countries are those of an era, by name; past clubs follow current ones. */
export function useFilterOptions(
  registry: PlayerRegistry | null,
  era: PlayerFilter["era"],
): Record<keyof PlayerFilter, FilterOption[]> {
  return useMemo(() => {
    const byLabel = (a: FilterOption, b: FilterOption) => a.label.localeCompare(b.label, documentLanguage());
    const teamsIn = (isPast: boolean): FilterOption[] =>
      [...(registry?.clubs.values() ?? [])]
        .filter(({ last }) => (last !== null) === isPast)
        .map((club) => ({ value: club.code, label: clubName(club, club.code), short: clubNickname(club) }))
        .sort(byLabel);
    const people = [...(registry?.players.values() ?? [])].filter(({ team }) => era === "all-time" || team !== null);
    const countries = [...new Set(people.map(({ country }) => country))].filter((code) => code !== null);
    return {
      era: [
        { value: "today", label: t("generator.today") },
        { value: "all-time", label: t("generator.allTime") },
      ],
      team: [
        { value: ANY_VALUE, label: t("generator.anyTeam"), short: t("generator.team") },
        ...teamsIn(false),
        ...(era === "all-time" ? teamsIn(true) : []),
      ],
      position: [
        { value: ANY_VALUE, label: t("generator.anyPosition"), short: t("generator.positionShort") },
        ...POSITIONS.map((position) => ({ value: position, label: t(`positions.${position}`) })),
      ],
      country: [
        { value: ANY_VALUE, label: t("generator.anyCountry"), short: t("generator.country") },
        ...countries.map((code) => ({ value: code, label: format.country(code) })).sort(byLabel),
      ],
    };
  }, [registry, era]);
}
