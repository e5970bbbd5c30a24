import type { ReactNode } from "react";
import type { PERSONAL_DATA, PersonalTable } from "#rules/site/data-register";

/** What the policy speaks of, in this order, in every language. */
export const TOPICS = [
  "operator",
  "browser",
  "results",
  "feedback",
  "register",
  "measuring",
  "others",
  "backups",
  "forgotten",
  "rights",
  "changes",
] as const;

/** What is told of a table of the server: every column of it in words, what for, on which legal basis, how long. */
export interface RegisterEntry<Table extends PersonalTable> {
  title: string;
  columns: Record<(typeof PERSONAL_DATA)[Table][number], string>;
  purpose: string;
  basis: string;
  period: string;
}

/** The register in one language: a table or column that is not told does not compile. */
export interface RegisterWords {
  labels: Record<"columns" | "purpose" | "basis" | "period", string>;
  tables: { [Table in PersonalTable]: RegisterEntry<Table> };
}

/** The privacy policy in one language. */
export interface Policy {
  /** All of it in two sentences. */
  gist: string;
  topics: Record<(typeof TOPICS)[number], { title: string; text: ReactNode }>;
}
