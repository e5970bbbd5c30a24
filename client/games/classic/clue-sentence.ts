import { useTranslation } from "react-i18next";
import type { ClassicClueName } from "#rules/classic/clues";
import type { ClueVerdict } from "#rules/shared/verdict";
import type { Candidate, CurrentClub } from "#rules/league/rostered-players";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";

/** Returns a sentence for a clue: "Age 31: close, the answer is lower". */
export function useClassicClueSentence(clubs: ReadonlyMap<string, CurrentClub>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const clubName = useClubName();

  const valueOf = (name: ClassicClueName, player: Candidate): string => {
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
      case "overall":
        return player.overall === null ? t("tile.undrafted") : String(player.overall);
      default:
        return player[name] === null ? t("tile.unknown") : String(player[name]);
    }
  };

  return (name: ClassicClueName, player: Candidate, mark: ClueVerdict | null): string => {
    if (mark === null) return t(`tile.${name}`, { value: valueOf(name, player) }) + t("tile.colon") + t("tile.untold");
    const verdict = t(`tile.${mark.verdict}`);
    const arrow = mark.arrow === "none" ? "" : t(`tile.${mark.arrow}`);
    return t(`tile.${name}`, { value: valueOf(name, player) }) + t("tile.colon") + verdict + arrow;
  };
}
