import type { Mark } from "#rules/mark";

/** Whether a guess was not the answer, by all that was told of it. */
export const hasMissed = (marks: readonly (Pick<Mark, "verdict"> | null)[]): boolean =>
  marks.some((mark) => mark !== null && mark.verdict !== "match");
