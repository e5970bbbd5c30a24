/** A name without its marks: two that are alike then are one name. */
export const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "");

const marksIn = (name: string): number => name.normalize("NFD").length - plain(name).length;

/** Who is a reader of these writes every Slavic name by their rules, Namestnikov as Naměstnikov: it is the own form of few. */
const OF_THE_COUNTRY: Readonly<Record<string, readonly string[]>> = { cs: ["CZ", "SK"], sk: ["SK", "CZ"] };

/**
 * A name in its own spelling. The league writes most names plainly, and with their marks for readers of one language or
 * another (`{"default": "Jarnkrok", "fi": "Järnkrok"}`), so that the one with most of them is right. What has other
 * letters, as Mitchell for Mitch, is another form of the name.
 *
 * @param country ISO 3166-1 alpha-2, in which he was born; undefined when it is not known
 */
export const spellingOf = (
  { default: usual, ...others }: { default: string; [language: string]: unknown },
  country?: string,
): string =>
  Object.entries(others).reduce<string>(
    (best, [language, other]) =>
      typeof other === "string" &&
      (OF_THE_COUNTRY[language]?.includes(country ?? "") ?? true) &&
      plain(other) === plain(usual) &&
      marksIn(other) > marksIn(best)
        ? other
        : best,
    usual,
  );
