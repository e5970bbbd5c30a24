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
  const over = view === null || view.state === "guessing" ? undefined : view.id;
  const overOnArrival = initial?.isOver === true ? initial.id : null;
  // Undefined until it opens or closes.
  const [opened, setOpened] = useState<string | null | undefined>(undefined);

  useEffect(() => {
    if (over === undefined || over === overOnArrival) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => setOpened(over), still ? 0 : TURNED_MS);
    return () => clearTimeout(timer);
  }, [over, overOnArrival]);

  return {
    isOpen: over !== undefined && over === (opened === undefined ? overOnArrival : opened),
    show: () => setOpened(over ?? null),
    hide: () => setOpened(null),
  };
}
