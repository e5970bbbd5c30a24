/**
 * Countries as the league writes them, by ISO 3166-1 alpha-2: nationality comes in the Olympic committees'
 * style (SUI, GER), the country of birth in that of ISO alpha-3 (CHE, DEU).
 */
const CODES: Readonly<Record<string, string>> = {
  AUS: "AU", AUT: "AT", BAH: "BS", BHS: "BS", BEL: "BE", BLR: "BY", BRA: "BR", BUL: "BG", BGR: "BG", CAN: "CA", CHN: "CN",
  CRO: "HR", HRV: "HR", CZE: "CZ", DEN: "DK", DNK: "DK", ESP: "ES", EST: "EE", FIN: "FI", FRA: "FR", GBR: "GB", GER: "DE",
  DEU: "DE", GRE: "GR", GRC: "GR", HAI: "HT", HTI: "HT", HUN: "HU", IRL: "IE", ISL: "IS", ISR: "IL", ITA: "IT", JAM: "JM",
  JPN: "JP", KAZ: "KZ", KOR: "KR", LAT: "LV", LVA: "LV", LBN: "LB", LTU: "LT", MEX: "MX", NED: "NL", NLD: "NL", NGR: "NG",
  NGA: "NG", NOR: "NO", PAR: "PY", PRY: "PY", POL: "PL", ROU: "RO", RSA: "ZA", ZAF: "ZA", RUS: "RU", SLO: "SI", SVN: "SI",
  SRB: "RS", SUI: "CH", CHE: "CH", SVK: "SK", SWE: "SE", TPE: "TW", TWN: "TW", TUR: "TR", UKR: "UA", USA: "US", UZB: "UZ",
};

/** ISO 3166-1 alpha-2 of a country in three letters; undefined for one that no player has come from so far. */
export const countryOf = (threeLetters: string): string | undefined => CODES[threeLetters];
