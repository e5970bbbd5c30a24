import { LANGUAGES, type Language } from "#rules/address";

const known = (code: string | undefined): Language | undefined => LANGUAGES.find((language) => language === code);

/**
 * The language a page is to be in. A choice stands over everything. An address beneath `/fr` is a choice of its own;
 * at the others the browser is heard, and what a page there is declared to be is English.
 *
 * @param address the language of the address
 * @param chosen what the cookie `language` says, which client/i18n/language.ts sets
 * @param accepted the header Accept-Language
 */
export function languageFor(address: Language, chosen: string | undefined, accepted: string | undefined): Language {
  return known(chosen) ?? (address === "fr" ? "fr" : firstKnown(accepted ?? "")) ?? "en";
}

/** The language liked best among those there are: "fr-CA,fr;q=0.9,en;q=0.8". */
function firstKnown(accepted: string): Language | undefined {
  return accepted
    .split(",")
    .map((entry) => {
      const [range = "", ...parameters] = entry.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: known(range.trim().toLowerCase().split("-")[0]), quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language;
}
