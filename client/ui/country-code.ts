/** Where the code hockey writes is not simply known from ISO alpha-2: the IOC's, not ISO alpha-3. */
const CODES: Record<string, string> = {
  AT: "AUT", AU: "AUS", BR: "BRA", BS: "BAH", BY: "BLR", CA: "CAN", CH: "SUI", CZ: "CZE", DE: "GER", DK: "DEN",
  FI: "FIN", FR: "FRA", GB: "GBR", HR: "CRO", IE: "IRL", IT: "ITA", JM: "JAM", JP: "JPN", KR: "KOR", KZ: "KAZ",
  LB: "LBN", LT: "LTU", LV: "LAT", NG: "NGR", NL: "NED", NO: "NOR", PL: "POL", PY: "PAR", RU: "RUS", SE: "SWE",
  SI: "SLO", SK: "SVK", UA: "UKR", US: "USA",
};

/** The three letters a scoreboard shows for a country given as ISO alpha-2: GER, SUI, LAT. */
export const countryCode = (country: string): string => CODES[country] ?? country;
