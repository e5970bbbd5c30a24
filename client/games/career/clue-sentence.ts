import { useTranslation } from "react-i18next";
import type { CareerClueName, CareerClues } from "#rules/career/clues";
import type { PlayerSummary } from "#rules/league/all-players";
import type { PlayerRegistry } from "../../data/people.ts";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { usePositionName } from "../../i18n/position-name.ts";

/** Returns a sentence about common clubs: "On his path too: Pittsburgh Penguins, Calgary Flames". */
export function useClubsSentence({ clubs }: Pick<PlayerRegistry, "clubs">) {
  const { t } = useTranslation();
  const clubName = useClubName();
  return ({ clubs: { of } }: CareerClues): string => {
    const shared = of.filter(({ isShared }) => isShared).map(({ team }) => clubName(clubs.get(team), team));
    return shared.length === 0 ? t("career.shared.none") : t("career.shared.some", { clubs: shared.join(", ") });
  };
}

/** Returns a sentence for any other clue: "Debut 1991: close, his first season came earlier". */
export function useCareerClueSentence({ clubs }: Pick<PlayerRegistry, "clubs">) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const positionName = usePositionName();
  const clubsSentence = useClubsSentence({ clubs });
  return (name: CareerClueName, { position, country, from }: PlayerSummary, common: CareerClues): string => {
    const withVerdict = (value: string, { verdict }: { verdict: "match" | "near" | "miss" }): string =>
      value + t("tile.colon") + t(`tile.${verdict}`);
    switch (name) {
      case "clubs":
        return clubsSentence(common);
      case "position":
        return withVerdict(
          t("tile.position", { value: positionName(position).toLocaleLowerCase(i18n.language) }),
          common.position,
        );
      case "country":
        return withVerdict(
          t("tile.country", { value: country === null ? t("tile.unknown") : format.country(country) }),
          common.country,
        );
      case "debut": {
        const { arrow } = common.debut;
        return (
          withVerdict(t("career.said.debut", { year: from }), common.debut) +
          (arrow === "none" ? "" : t(`career.said.${arrow}`))
        );
      }
      case "together":
        return withVerdict(t("career.said.together", { number: common.together.seasons }), common.together);
    }
  };
}
