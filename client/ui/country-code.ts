import { COUNTRY_CODES } from "#rules/league/country-codes";

/** Returns the three letters of a scoreboard for a country in ISO alpha-2: GER, SUI, LAT. */
export const countryCode = (country: string): string => COUNTRY_CODES[country]?.slice(0, 3) ?? country;
