import { useTranslation } from "react-i18next";
import type { Lines } from "#rules/criteria";
import type { SquareProof } from "#rules/proof";
import { onceAVisit, useLoaded } from "../../data/loaded.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";

const load = onceAVisit(async () => (await import("./proof-words.ts")).spellProof);

/**
 * Says why a player counts, a fact for the row and one for the column, or what is wanting. Nothing until the words for it
 * are here.
 *
 * @param wanted whether there is anything to be proven yet
 */
export function useProofWords(
  wanted: boolean,
): (lines: Lines, square: number, proof: SquareProof | null | undefined) => string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const spell = useLoaded(load, wanted ? "" : null).value;
  return (lines, square, proof) =>
    spell === null || proof === null || proof === undefined ? [] : spell(lines, square, proof, { t, format, language });
}
