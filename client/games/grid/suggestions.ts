import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#rules/league/all-players";
import { useLanguage } from "../../i18n/language.ts";
import { usePositionName } from "../../i18n/position-name.ts";
import { wholeYears } from "../../i18n/years.ts";
import type { Registry } from "../../data/people.ts";
import type { PlayerLine } from "../../search/player-option.tsx";
import type { Named, NameSearch } from "../../search/search.ts";
import type { Placed } from "./placed.ts";

/** Everybody who ever played, made ready for searching, the best known first. */
export const useEverybody = (registry: Registry): NameSearch<Person & Named> =>
  useMemo(
    () => registry.searchOf(registry.people.map((person) => ({ ...person, fameRank: -person.renown }))),
    [registry],
  );

/** How each is told from his namesakes, by position and years: a crest would give his club away. */
export function useDescription({ players: placed }: Placed): (person: Person) => PlayerLine {
  const { t } = useTranslation();
  const language = useLanguage();
  const positionName = usePositionName();
  return useCallback(
    ({ id, position, from, to }: Person): PlayerLine => ({
      detail: positionName(position),
      side: wholeYears({ from, to }, language),
      spent: [...placed.values()].includes(id) ? t("grid.onGrid") : t("grid.missedHere"),
    }),
    [placed, language, positionName, t],
  );
}
