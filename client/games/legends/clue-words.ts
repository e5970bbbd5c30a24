import { useTranslation } from "react-i18next";
import type { LegendsClueName, LegendsValues } from "#rules/legends/clues";
import type { ClueVerdict } from "#rules/shared/verdict";
import { seasonOfYear } from "#rules/league/season";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { formatSeason } from "#rules/league/years";
import type { PlayerRegistry } from "../../data/people.ts";
import { usePositionName } from "../../i18n/position-name.ts";

/** Returns a sentence for a clue: "Debut season 1979–80: close, the answer is later". */
export function useLegendsClueSentence({ clubs }: PlayerRegistry) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const clubName = useClubName();
  const positionName = usePositionName();

  const valueOf = (name: LegendsClueName, figures: LegendsValues): string => {
    switch (name) {
      case "club":
        return clubName(clubs.get(figures.club), figures.club, seasonOfYear(figures.last - 1));
      case "position":
        return positionName(figures.position).toLocaleLowerCase(i18n.language);
      case "country":
        return figures.country === null ? t("tile.unknown") : format.country(figures.country);
      case "debut":
        return formatSeason(seasonOfYear(figures.debut), language);
      case "last":
        return formatSeason(seasonOfYear(figures.last - 1), language);
      case "overall":
        return figures.overall === null ? t("tile.undrafted") : String(figures.overall);
      case "points":
        return figures.points === null ? t("tile.unknown") : format.number(figures.points);
      default:
        return format.number(figures[name]);
    }
  };

  return (name: LegendsClueName, figures: LegendsValues, mark: ClueVerdict | null): string => {
    const value = t(`legends.tile.${name}`, { value: valueOf(name, figures) }) + t("tile.colon");
    if (mark === null) return value + t("tile.untold");
    const { verdict, arrow } = mark;
    const isSeason = name === "debut" || name === "last";
    const towards =
      arrow === "none"
        ? ""
        : isSeason
          ? t(arrow === "up" ? "legends.tile.later" : "legends.tile.earlier")
          : t(`tile.${arrow}`);
    return value + t(`tile.${verdict}`) + towards;
  };
}
