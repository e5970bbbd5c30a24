import { useTranslation } from "react-i18next";
import type { PlayerSummary } from "#rules/league/all-players";
import type { PlayerRegistry } from "../../data/people.ts";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { formatFullYears } from "#rules/league/years";

/** Returns a one-line description: "Russia, left wing, Minnesota Wild", "Canada, centre, 1979–1999". */
export function useShortCareer(registry: PlayerRegistry): (person: PlayerSummary) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const clubName = useClubName();
  return (person) => {
    const position = person.position === "F" ? t("generator.forward") : t(`positions.${person.position}`);
    const parts = [
      person.country !== null && format.country(person.country),
      position.toLocaleLowerCase(language),
      person.team === null ? formatFullYears(person, language) : clubName(registry.clubs.get(person.team), person.team),
    ];
    return parts.filter((part) => part !== false).join(", ");
  };
}
