import { languageOf, type Language } from "#rules/i18n/address";

/**
 * Returns the language of a page: the visitor's choice (the cookie of client/i18n/language.ts), French under `/fr`,
 * else what the browser accepts.
 */
export function negotiateLanguage(
  address: Language,
  chosen: string | undefined,
  accepted: string | undefined,
): Language {
  return languageOf(chosen ?? "") ?? (address === "fr" ? "fr" : preferredLanguage(accepted ?? "")) ?? "en";
}

/** Returns the preferred language the site has: "fr-CA,fr;q=0.9,en;q=0.8". */
function preferredLanguage(accepted: string): Language | undefined {
  return accepted
    .split(",")
    .map((entry) => {
      const [range = "", ...parameters] = entry.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: languageOf(range.trim()), quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language;
}
