/** The maximum length of a query, in characters. All names are shorter. */
export const MAX_QUERY_LENGTH = 100;
