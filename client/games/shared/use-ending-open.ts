import { useEffect, useState } from "react";
import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";

/** Duration of the animation of the longest row: eight tiles, 90 ms apart, 300 ms each. */
const TURNED_MS = 1200;

/**
 * Opens the ending automatically: immediately if the round was over when the page was loaded, otherwise after the
 * animation of the tiles.
 */
export function useEndingOpen({ view, initial }: Pick<RoundInPlay<GameName>, "view" | "initial">) {
  const over = view === null || view.state === "guessing" ? null : view.id;
  const wasOver = initial?.isOver === true;
  /** The round whose ending has been opened or closed last. */
  const [choice, setChoice] = useState<{ round: string; isOpen: boolean } | null>(null);
  const choose = (isOpen: boolean) => over !== null && setChoice({ round: over, isOpen });

  useEffect(() => {
    if (over === null || wasOver) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => setChoice({ round: over, isOpen: true }), still ? 0 : TURNED_MS);
    return () => clearTimeout(timer);
  }, [over, wasOver]);

  return {
    isOpen: over !== null && (choice?.round === over ? choice.isOpen : wasOver),
    show: () => choose(true),
    hide: () => choose(false),
  };
}
