/** What is counted in addition to results, without data about visitors. `npm run stats` shows the counts. */

export const COUNTED_ERRORS = ["internal", "storage-unavailable", "task-failed"] as const;

/**
 * Events counted per UTC day in addition to results, by the names they are stored under: opened links of challenges, of
 * replies and of shared rounds; friends' boards created and joined; rate-limited requests; errors.
 */
export const COUNTED_EVENTS = [
  "challenges",
  "replies",
  "shares",
  "boards",
  "joined",
  "refused",
  ...COUNTED_ERRORS,
] as const;

export type CountedEvent = (typeof COUNTED_EVENTS)[number];

/** The query parameters of links that visitors send each other, and the event that opening one counts as. */
export const SHARED_LINK_PARAMS: Readonly<Record<string, CountedEvent>> = {
  challenge: "challenges",
  reply: "replies",
  r: "shares",
};
