/** The maximum length of a query, in characters. All names are shorter. */
export const LONGEST_QUERY = 100;
