import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerFilter } from "#rules/league/all-players";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import type { PlayerRegistry } from "../../data/people.ts";

interface Option {
  value: string;
  label: string;
}

/** Value for any team or country. */
export const ANY_VALUE = "";

/** Returns the teams and countries of an era, by name. Past clubs follow current ones. */
export function useFilterOptions(
  registry: PlayerRegistry | null,
  era: PlayerFilter["era"],
): { teams: Option[]; countries: Option[] } {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const clubName = useClubName();
  const [anyTeam, anyCountry] = [t("generator.anyTeam"), t("generator.anyCountry")];
  return useMemo(() => {
    const byLabel = (a: Option, b: Option) => a.label.localeCompare(b.label, i18n.language);
    const clubs = [...(registry?.clubs.values() ?? [])];
    const option = (club: (typeof clubs)[number]): Option => ({ value: club.code, label: clubName(club, club.code) });
    const today = clubs
      .filter(({ last }) => last === null)
      .map(option)
      .sort(byLabel);
    const past = clubs
      .filter(({ last }) => last !== null)
      .map(option)
      .sort(byLabel);
    const people = registry?.people.filter(({ team }) => era === "all-time" || team !== null) ?? [];
    const countries = [...new Set(people.map(({ country }) => country))].filter((code) => code !== null);
    return {
      teams: [{ value: ANY_VALUE, label: anyTeam }, ...today, ...(era === "all-time" ? past : [])],
      countries: [
        { value: ANY_VALUE, label: anyCountry },
        ...countries.map((code) => ({ value: code, label: format.country(code) })).sort(byLabel),
      ],
    };
  }, [registry, era, anyTeam, anyCountry, i18n.language, format, clubName]);
}
