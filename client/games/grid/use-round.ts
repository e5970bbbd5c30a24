import { useMemo } from "react";
import type { GameView } from "#rules/games";
import type { RoundResponse } from "../../data/api.ts";
import { isOfDay } from "../../storage/results.ts";
import { PRACTICE, readRound } from "../../storage/rounds.ts";
import { useResponse } from "../shared/round-context.ts";

/** Returns a round with its token, which in yesterday's answer only the browser's storage has. */
export function useRound(view: GameView<"grid"> | null): RoundResponse<"grid"> | null {
  const response = useResponse<"grid">(view);
  return useMemo(() => {
    if (view === null) return null;
    const round = response ?? readRound("grid", isOfDay(view) ? view.day : PRACTICE);
    return round?.view.id === view.id ? round : null;
  }, [view, response]);
}
