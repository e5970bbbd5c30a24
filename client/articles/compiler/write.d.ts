export type Language = "en" | "fr";
/** Writes one figure out. */
export type Write = (figure: unknown) => string;
/**
 * The ways in which figures are written: `plain` with thousands set apart, `one` and `two` with so
 * many decimals, `word` for numbers up to nine, `percent` of a share, `saves` for a save
 * percentage as goalies' are given, `year` as it stands, `season` by the year it ended in,
 * `country` and `ordinal`.
 */
export declare function writers(language: Language): Readonly<Record<string, Write>>;
/** Sets the spaces that French holds words and signs together with; English has none. */
export declare const setSpaces: (text: string, language: Language) => string;
