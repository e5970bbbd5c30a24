import { useTranslation } from "react-i18next";
import type { ClueName } from "#rules/classic/clues";
import type { Mark } from "#rules/shared/verdict";
import type { Candidate, Club } from "#rules/league/rostered-players";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";

/** Says a clue in a sentence: "Age 31: close, the answer is lower". */
export function useClueSentence(clubs: ReadonlyMap<string, Club>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const clubName = useClubName();

  const valueOf = (name: ClueName, player: Candidate): string => {
    switch (name) {
      case "team":
        return clubName(clubs.get(player.team), player.team);
      case "conference":
        return t(`conferences.${player.conference}`);
      case "position":
        return t(`positions.${player.position}`).toLocaleLowerCase(i18n.language);
      case "country":
        return format.country(player.country);
      case "points":
        return player.points === null ? t("tile.unknown") : format.number(player.points);
      case "number":
        return player.number === null ? t("tile.unknown") : String(player.number);
      case "age":
        return player.age === null ? t("tile.unknown") : String(player.age);
      case "overall":
        return player.overall === null ? t("tile.undrafted") : String(player.overall);
    }
  };

  return (name: ClueName, player: Candidate, mark: Mark | null): string => {
    if (mark === null) return t(`tile.${name}`, { value: valueOf(name, player) }) + t("tile.colon") + t("tile.untold");
    const told = t(`tile.${mark.verdict}`);
    const arrow = mark.arrow === "none" ? "" : t(`tile.${mark.arrow}`);
    return t(`tile.${name}`, { value: valueOf(name, player) }) + t("tile.colon") + told + arrow;
  };
}
