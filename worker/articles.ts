/**
 * The slugs of the articles there are, each a folder of client/articles. The Worker has to know them
 * to answer 404 for any other; a test holds the list and the folders together.
 */
export const ARTICLES: readonly string[] = [
  "best-opening-guess",
  "draft-report-card",
  "goalies-careers",
  "greatest-without-a-cup",
  "most-worn-career-paths",
  "rocket-to-mcdavid",
  "sweater-numbers",
  "what-a-draft-pick-is-worth",
  "where-players-come-from",
];
