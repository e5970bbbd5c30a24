/** The slugs of all articles, for 404s. Each has a folder in client/articles; a test compares them. */
export const ARTICLE_SLUGS: readonly string[] = [
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
