import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#rules/league/all-players";
import type { Registry } from "../../data/people.ts";
import { useLanguage } from "../../i18n/language.ts";
import { wholeYears } from "../../i18n/years.ts";
import { crestOf } from "../../ui/club-crest.tsx";
import { NOBODY } from "../../search/load-search.ts";
import type { PlayerLine } from "../../search/player-option.tsx";

/** Everybody who ever played as the player input takes him, and how each is told from his namesakes. */
export function useSuggestions(registry: Registry | null) {
  const { t } = useTranslation();
  const language = useLanguage();
  const people = useMemo(
    () => registry?.searchOf(registry.people.map((person) => ({ ...person, fameRank: -person.renown }))) ?? NOBODY,
    [registry],
  );
  const describe = useCallback(
    ({ from, to, born, sweater }: Person): PlayerLine => ({
      crest: crestOf(registry?.clubs ?? new Map(), sweater),
      detail: wholeYears({ from, to }, language),
      side: born === null ? "" : t("playerInput.born", { year: born }),
    }),
    [registry, language, t],
  );
  return { people, describe };
}
