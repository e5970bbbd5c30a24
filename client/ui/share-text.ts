import type { Verdict } from "#rules/shared/verdict";

/** Squares in the board's colours, including the colour-blind palette. */
export const SHARE_SQUARES = {
  normal: { match: "🟩", near: "🟨", miss: "⬛" },
  high: { match: "🟧", near: "🟦", miss: "⬛" },
} satisfies Record<string, Record<Verdict, string>>;

export interface ShareContent {
  /** "Deke #21 Classic", in the document's language. */
  title: string;
  /** Number of guesses, or of right cells; null for a loss. */
  figure: number | null;
  limit: number;
  won: boolean;
  /** Whether a hint was taken, and whether hard mode was on. */
  hint: boolean;
  hard: boolean;
  /** One row of verdicts per guess, or the rows of the Grid. */
  rows: readonly (readonly Verdict[])[];
  line: string | null;
  /** Address of the puzzle. */
  address: string;
  /** Path of the same squares as a picture (PNG), or null. */
  picture: string | null;
}

/** Returns a short result: `4/7`, X for a loss, a light bulb after a hint, a star in hard mode. */
export const shortResult = ({
  figure,
  limit,
  hint,
  hard,
}: Pick<ShareContent, "figure" | "limit" | "hint" | "hard">): string =>
  `${figure ?? "X"}/${limit}${hint ? "💡" : ""}${hard ? "*" : ""}`;

/** Returns the first line: `Deke #21 Classic 4/7`. */
export const shareTitle = (shared: ShareContent): string => `${shared.title} ${shortResult(shared)}`;

/** Ends the first line of a copied win. */
const GOAL_LIGHT = " 🚨";

/** Returns a result as text, without anything about the answer (docs/games.md). */
export const shareText = (shared: ShareContent, contrast: keyof typeof SHARE_SQUARES): string =>
  [
    shareTitle(shared) + (shared.won ? GOAL_LIGHT : ""),
    ...(shared.line === null ? [] : [shared.line]),
    ...shared.rows.map((row) => row.map((verdict) => SHARE_SQUARES[contrast][verdict]).join("")),
    shared.address,
  ].join("\n");
