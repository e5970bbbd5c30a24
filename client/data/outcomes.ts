import { useEffect, useState } from "react";
import type { Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { withEnding, type Outcomes } from "#rules/outcomes";
import type { Ending } from "#rules/score";
import { fetchOutcomes } from "../api.ts";

type Asked = { at: "asking" } | { at: "failed" } | { at: "here"; outcomes: Outcomes };
type Counted = Awaited<ReturnType<typeof fetchOutcomes>>;

/**
 * How everybody's rounds of a day ended.
 *
 * @param own how one's own daily ended; it is counted even before the server has recorded it
 */
export function useOutcomes(game: GameName, day: Day, own: Ending | null): Asked {
  const [counted, setCounted] = useState<Counted | "asking" | "failed">("asking");
  useEffect(() => {
    let wanted = true;
    const answer = (next: Counted | "failed"): void => {
      if (wanted) setCounted(next);
    };
    fetchOutcomes(day, game).then(answer, () => answer("failed"));
    return () => {
      wanted = false;
    };
  }, [game, day]);
  if (typeof counted === "string") return { at: counted };
  const { hasOwn, ...outcomes } = counted;
  return { at: "here", outcomes: own === null || hasOwn ? outcomes : withEnding(MEASURES[game], outcomes, own) };
}
