import { COUNTRY_CODES } from "#rules/league/country-codes";

const ISO = new Map(
  Object.entries(COUNTRY_CODES).flatMap(([iso, codes]) => codes.split(" ").map((code) => [code, iso])),
);

/** Returns the ISO 3166-1 alpha-2 code of a three-letter code; undefined for an unknown one. */
export const isoCountryOf = (threeLetters: string): string | undefined => ISO.get(threeLetters);
