export const stripDiacritics = (name: string): string => name.normalize("NFD").replace(/[\u0300-\u036f]/g, "");

const marksIn = (name: string): number => name.normalize("NFD").length - stripDiacritics(name).length;

/** These languages respell foreign Slavic names (Naměstnikov), so they count only for players from there. */
const OF_THE_COUNTRY: Readonly<Record<string, readonly string[]>> = { cs: ["CZ", "SK"], sk: ["SK", "CZ"] };

/**
 * Returns the correct spelling of a name. The league's default mostly lacks diacritics, and translations have them
 * (`{"default": "Jarnkrok", "fi": "Järnkrok"}`): the variant with the most is correct. Variants with other letters
 * (Mitchell for Mitch) are ignored.
 *
 * @param country country of birth, ISO 3166-1 alpha-2; undefined if unknown
 */
export const correctSpelling = (
  { default: usual, ...others }: { default: string; [language: string]: unknown },
  country?: string,
): string =>
  Object.entries(others).reduce<string>(
    (best, [language, other]) =>
      typeof other === "string" &&
      (OF_THE_COUNTRY[language]?.includes(country ?? "") ?? true) &&
      stripDiacritics(other) === stripDiacritics(usual) &&
      marksIn(other) > marksIn(best)
        ? other
        : best,
    usual,
  );
