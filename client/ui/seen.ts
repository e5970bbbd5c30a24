import type { Mark } from "#rules/mark";

/**
 * What it tells that somebody has looked at a player's photograph: whether he was guessed and not judged yet, missed (or was
 * picked for a Grid, which hides nobody), or is an answer.
 */
export type Seen = "judging" | "missed" | "found";

/** What a guess has turned out to be, by all that was told of it; null while it is judged. */
export function seenBy(marks: readonly (Pick<Mark, "verdict"> | null)[] | null): Seen {
  if (marks === null) return "judging";
  return marks.every((mark) => mark === null || mark.verdict === "match") ? "found" : "missed";
}
