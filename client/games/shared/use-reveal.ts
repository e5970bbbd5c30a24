import { useCallback, useMemo, useState } from "react";

/**
 * How the end of a round is shown, in this order: the verdicts turn over, the lamp lights or dims over the board, and the
 * banner names the answer. The ending opens after them.
 */
export type RevealStep = "turning" | "lamp" | "banner";

export interface Reveal {
  step: RevealStep;
  /** Shows another step; null opens the ending. */
  show: (step: RevealStep | null) => void;
}

/**
 * Reveals the end of a round before it is announced (ending-reveal.tsx). With reduced motion nothing waits.
 *
 * @param round id of the round that has ended with a guess on this page; null for any other
 * @returns null if there is nothing to reveal, or all of it has been shown
 */
export function useReveal(round: string | null): Reveal | null {
  const isStill = useMemo(
    () => round !== null && matchMedia("(prefers-reduced-motion: reduce)").matches,
    // A change of the preference does not repeat the reveal.
    [round],
  );
  const [shown, setShown] = useState<{ round: string | null; step: RevealStep | null } | null>(null);
  const show = useCallback((step: RevealStep | null) => setShown({ round, step }), [round]);
  const step = round === null || isStill ? null : shown?.round === round ? shown.step : "turning";
  return step && { step, show };
}
