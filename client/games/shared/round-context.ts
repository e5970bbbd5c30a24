import { createContext, use } from "react";
import type { GameName } from "#rules/shared/game-config";
import type { RoundResponse } from "../../data/api.ts";

/** The last response about the current round, for its board and its ending. */
export const ResponseContext = createContext<RoundResponse<GameName> | null>(null);

/** Returns the last response about a round; null if it is not the current round. */
export function useResponse<Name extends GameName>(view: { id: string } | null): RoundResponse<Name> | null {
  const response = use(ResponseContext);
  return response?.view.id === view?.id ? (response as RoundResponse<Name> | null) : null;
}
