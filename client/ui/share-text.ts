import type { Verdict } from "#rules/shared/verdict";

/** In the colours of the board, those of the colour-blind palette included. */
export const SHARE_SQUARES = {
  normal: { match: "🟩", near: "🟨", miss: "⬛" },
  high: { match: "🟧", near: "🟦", miss: "⬛" },
} satisfies Record<string, Record<Verdict, string>>;

export interface ShareContent {
  /** "Deke #21 Classic", in the language of the page. */
  title: string;
  /** Guesses it took, or squares that were right; null when it was lost. */
  figure: number | null;
  limit: number;
  /** Whether a hint was taken, and whether it was played in hard mode. */
  hint: boolean;
  hard: boolean;
  /** A row of verdicts for each guess, or the grid as it lies. */
  rows: readonly (readonly Verdict[])[];
  /** What else there is to tell; null where there is nothing. */
  line: string | null;
  /** Where to play. */
  address: string;
}

/** A result in short: `4/7`, with an X for one that was lost, a bulb after a hint and a star in hard mode. */
export const shortResult = ({
  figure,
  limit,
  hint,
  hard,
}: Pick<ShareContent, "figure" | "limit" | "hint" | "hard">): string =>
  `${figure ?? "X"}/${limit}${hint ? "💡" : ""}${hard ? "*" : ""}`;

/** The first line: `Deke #21 Classic 4/7`. */
export const shareTitle = (shared: ShareContent): string => `${shared.title} ${shortResult(shared)}`;

/** A result to pass on, which tells how it went and nothing of the answer (GAMES.md). */
export const shareText = (shared: ShareContent, contrast: keyof typeof SHARE_SQUARES): string =>
  [
    shareTitle(shared),
    ...(shared.line === null ? [] : [shared.line]),
    ...shared.rows.map((row) => row.map((verdict) => SHARE_SQUARES[contrast][verdict]).join("")),
    shared.address,
  ].join("\n");
