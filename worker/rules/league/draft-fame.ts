/** Share of a draft pick's fame by years since the draft. */
const PROMISE = [1, 1, 0.85, 0.6, 0.4, 0.2];

/** Returns the fame of a draft pick in points: high picks are known before they play, a first overall pick for good. */
export function draftFameOf(draftYear: number | null, overall: number | null, year: number): number {
  if (draftYear === null || overall === null) return 0;
  // Between the draft in June and the next season, `year` is before the draft year.
  const hope = PROMISE[Math.max(0, year - draftYear)] ?? 0;
  return (64 * hope) / Math.sqrt(overall) + (overall === 1 ? 8 : 0);
}
