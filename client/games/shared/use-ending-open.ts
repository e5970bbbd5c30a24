import { useState } from "react";
import type { GameName } from "#rules/shared/game-config";
import type { RoundInPlay } from "./use-play.ts";

/** Opens the ending once the end of a round has been revealed, unless the visitor has closed it. */
export function useEndingOpen({ ended, reveal }: Pick<RoundInPlay<GameName>, "ended" | "reveal">) {
  const over = ended === null || reveal !== null ? null : ended.id;
  /** The round whose ending was closed last. */
  const [closed, setClosed] = useState<string | null>(null);
  return {
    isOpen: over !== null && over !== closed,
    show: () => setClosed(null),
    hide: () => setClosed(over),
  };
}
