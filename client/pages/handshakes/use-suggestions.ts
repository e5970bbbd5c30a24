import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerSummary } from "#rules/league/all-players";
import type { PlayerRegistry } from "../../data/people.ts";
import { useLanguage } from "../../i18n/language.ts";
import { wholeYears } from "../../i18n/years.ts";
import { crestOf } from "../../ui/club-crest.tsx";
import { NO_MATCHES } from "../../name-search/load-search.ts";
import type { PlayerSuggestion } from "../../search/player-option.tsx";

/** Returns all players in history for the player input, with a line that distinguishes namesakes. */
export function useHandshakesSuggestions(registry: PlayerRegistry | null) {
  const { t } = useTranslation();
  const language = useLanguage();
  const people = useMemo(
    () => registry?.searchOf(registry.people.map((person) => ({ ...person, fameRank: -person.renown }))) ?? NO_MATCHES,
    [registry],
  );
  const describe = useCallback(
    ({ from, to, born, sweater }: PlayerSummary): PlayerSuggestion => ({
      crest: crestOf(registry?.clubs ?? new Map(), sweater),
      detail: wholeYears({ from, to }, language),
      side: born === null ? "" : t("playerInput.born", { year: born }),
    }),
    [registry, language, t],
  );
  return { people, describe };
}
