import { useTexts } from "../../i18n/texts.tsx";
import type { GridCriteria } from "#rules/grid/criteria";
import type { CellCheck } from "#rules/grid/criterion-check";
import { oncePerPageLoad, useLoaded } from "../../data/loaded.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useNickname } from "../../i18n/nickname.ts";

const load = oncePerPageLoad(async () => await import("./proof-words.ts"));

type Spell<Words> = (lines: GridCriteria, square: number, proof: CellCheck | null | undefined) => Words;

/**
 * Returns two functions that format why a player counts or what is missing: `full` returns one text per fact, `short`
 * one line for a square. Both return nothing until their texts are loaded, which `isLoading` says.
 *
 * @param isNeeded whether there is a proof yet
 */
export function useProofWords(
  isNeeded: boolean,
  { clubs }: PlayerRegistry,
): { full: Spell<string[]>; short: Spell<string | null>; isLoading: boolean } {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const nickname = useNickname();
  const { value: words, failure } = useLoaded(load, isNeeded ? "" : null);
  const speech = { t, format, language };
  const clubName = (code: string): string => {
    const club = clubs.get(code);
    return club === undefined ? code : nickname(club);
  };
  return {
    isLoading: isNeeded && words === null && failure === null,
    full: (lines, square, proof) => (proof ? (words?.spellProof(lines, square, proof, speech) ?? []) : []),
    short: (lines, square, proof) =>
      proof ? (words?.spellShortProof(lines, square, proof, speech, clubName) ?? null) : null,
  };
}
