/**
 * Countries as the league writes them, by ISO 3166-1 alpha-2: nationality comes in the Olympic committees'
 * style (SUI, GER), the country of birth in that of ISO alpha-3 (CHE, DEU).
 */
const CODES: Readonly<Record<string, string>> = {
  ALB: "AL", ALG: "DZ", DZA: "DZ", AND: "AD", ARG: "AR", ARM: "AM", AUS: "AU", AUT: "AT", AZE: "AZ", BAH: "BS", BHS: "BS",
  BAR: "BB", BRB: "BB", BEL: "BE", BIH: "BA", BLR: "BY", BRA: "BR", BUL: "BG", BGR: "BG", CAN: "CA", CHI: "CL", CHL: "CL",
  CHN: "CN", CIV: "CI", CMR: "CM", COD: "CD", COL: "CO", CRC: "CR", CRI: "CR", CRO: "HR", HRV: "HR", CUB: "CU", CYP: "CY",
  CZE: "CZ", DEN: "DK", DNK: "DK", DOM: "DO", EGY: "EG", ESP: "ES", EST: "EE", ETH: "ET", FIN: "FI", FRA: "FR", GBR: "GB",
  GEO: "GE", GER: "DE", DEU: "DE", GHA: "GH", GRE: "GR", GRC: "GR", GUY: "GY", HAI: "HT", HTI: "HT", HKG: "HK", HUN: "HU",
  INA: "ID", IDN: "ID", IND: "IN", IRI: "IR", IRN: "IR", IRL: "IE", ISL: "IS", ISR: "IL", ITA: "IT", JAM: "JM", JPN: "JP",
  KAZ: "KZ", KEN: "KE", KGZ: "KG", KOR: "KR", KUW: "KW", KWT: "KW", LAT: "LV", LVA: "LV", LBN: "LB", LIE: "LI", LTU: "LT",
  LUX: "LU", MAS: "MY", MYS: "MY", MAR: "MA", MDA: "MD", MEX: "MX", MGL: "MN", MNG: "MN", MKD: "MK", MLT: "MT", MNE: "ME",
  MON: "MC", MCO: "MC", NED: "NL", NLD: "NL", NGR: "NG", NGA: "NG", NOR: "NO", NZL: "NZ", PAK: "PK", PAR: "PY", PRY: "PY",
  PER: "PE", PHI: "PH", PHL: "PH", POL: "PL", POR: "PT", PRT: "PT", PRK: "KP", PUR: "PR", PRI: "PR", ROU: "RO", RSA: "ZA",
  ZAF: "ZA", RUS: "RU", SEN: "SN", SGP: "SG", SLO: "SI", SVN: "SI", SRB: "RS", SUI: "CH", CHE: "CH", SVK: "SK", SWE: "SE",
  SYR: "SY", THA: "TH", TPE: "TW", TWN: "TW", TRI: "TT", TTO: "TT", TUN: "TN", TUR: "TR", UAE: "AE", ARE: "AE", UGA: "UG",
  UKR: "UA", URU: "UY", URY: "UY", USA: "US", UZB: "UZ", VEN: "VE", VIE: "VN", VNM: "VN", ZIM: "ZW", ZWE: "ZW",
};

/** ISO 3166-1 alpha-2 of a country in three letters; undefined for one where hockey has not been heard of so far. */
export const countryOf = (threeLetters: string): string | undefined => CODES[threeLetters];
