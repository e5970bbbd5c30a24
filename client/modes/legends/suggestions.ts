import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Person } from "#rules/people";
import { useLanguage } from "../../i18n/language.ts";
import { wholeYears } from "../../i18n/years.ts";
import type { Registry } from "../../data/people.ts";
import { crestOf } from "../../ui/club-crest.tsx";
import { NOBODY } from "../../ui/player-input/load-search.ts";
import type { PlayerLine } from "../../ui/player-input/player-option.tsx";
import { usePositionName } from "./words.ts";

/** Somebody who can be guessed, in the order of fame that the search goes by. */
interface Candidate extends Person {
  fameRank: number;
}

/** Everybody who ever played as the player input takes him, and how each is told from his namesakes. */
export function useSuggestions(registry: Registry | null) {
  const { t } = useTranslation();
  const language = useLanguage();
  const positionName = usePositionName();
  const people = useMemo(
    () =>
      registry?.searchOf(registry.people.map((person): Candidate => ({ ...person, fameRank: -person.renown }))) ??
      NOBODY,
    [registry],
  );
  const describe = useCallback(
    ({ position, from, to, born, sweater }: Candidate): PlayerLine => ({
      crest: crestOf(registry?.clubs ?? new Map(), sweater),
      detail: `${positionName(position)}, ${wholeYears({ from, to }, language)}`,
      side: born === null ? "" : t("playerInput.born", { year: born }),
    }),
    [registry, positionName, language, t],
  );
  return { people, describe };
}
