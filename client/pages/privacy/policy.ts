import type { ReactNode } from "react";

/** What the policy speaks of, in this order, in every language. */
export const TOPICS = ["browser", "results", "feedback", "measuring", "others", "forgotten", "changes"] as const;

/** The privacy policy in one language. */
export interface Policy {
  /** All of it in two sentences. */
  gist: string;
  topics: Record<(typeof TOPICS)[number], { title: string; text: ReactNode }>;
}
