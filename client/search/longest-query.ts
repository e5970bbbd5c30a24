/** Nobody's name is as long; whatever is longer was not typed as one. */
export const LONGEST_QUERY = 100;
