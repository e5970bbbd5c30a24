import { useState } from "react";
import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";

/** Opens the ending once the end of a round has been revealed, unless the visitor has closed it. */
export function useEndingOpen({ ended, reveal }: Pick<RoundInPlay<GameName>, "ended" | "reveal">) {
  const over = ended === null || reveal !== null ? null : ended.id;
  const [chosen, setChosen] = useState<{ round: string | null; isOpen: boolean } | null>(null);
  const opensByItself = chosen?.round !== over;
  return {
    isOpen: over !== null && (opensByItself || chosen.isOpen),
    opensByItself,
    show: () => setChosen({ round: over, isOpen: true }),
    hide: () => setChosen({ round: over, isOpen: false }),
  };
}
