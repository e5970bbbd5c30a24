import type { ReactNode } from "react";
import type { PERSONAL_DATA, PersonalTable } from "#rules/site/data-register";

/** Topics of the policy, in this order in every language. */
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

/** Texts about a table: its columns, purpose, legal basis and retention. */
export interface RegisterEntry<Table extends PersonalTable> {
  title: string;
  columns: Record<(typeof PERSONAL_DATA)[Table][number], string>;
  purpose: string;
  basis: string;
  period: string;
}

/** Texts of the register in one language. A missing table or column does not compile. */
export interface RegisterWords {
  labels: Record<"columns" | "purpose" | "basis" | "period", string>;
  tables: { [Table in PersonalTable]: RegisterEntry<Table> };
}

/** The privacy policy in one language. */
export interface Policy {
  /** A summary of two sentences. */
  gist: string;
  topics: Record<(typeof TOPICS)[number], { title: string; text: ReactNode }>;
}
