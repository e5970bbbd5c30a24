export type Fields = ReadonlyMap<string, string>;
/** Reads lines of `name: value`; empty lines are passed over. @throws for any other line, and for a name given twice. */
export declare function readFields(text: string): Fields;
/** The value of a field that must be there. @throws when it is not. */
export declare function need(fields: Fields, name: string): string;
/** Reads a field of pairs, `canada = Canada, states = United States`; none when it is missing. */
export declare function readPairs(fields: Fields, name: string): Map<string, string>;
