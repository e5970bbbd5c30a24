/** What a draft's promise is worth by years since, while the player proves himself. */
const PROMISE = [1, 1, 0.85, 0.6, 0.4, 0.2];

/**
 * What a player is known for before he has played, in points of fame: high picks are, and a first overall pick
 * stays one.
 *
 * @param year in which the season began that he is looked at in
 */
export function promiseOf(draftYear: number | null, overall: number | null, year: number): number {
  if (draftYear === null || overall === null) return 0;
  // Between the draft in June and the season that follows it, the season looked at is the one before.
  const hope = PROMISE[Math.max(0, year - draftYear)] ?? 0;
  return (64 * hope) / Math.sqrt(overall) + (overall === 1 ? 8 : 0);
}
