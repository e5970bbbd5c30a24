import { useEffect, useState } from "react";
import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import { withEnding, type Ending, type Outcomes } from "#rules/outcomes";
import { fetchOutcomes } from "./api.ts";

type Asked = { at: "asking" } | { at: "failed" } | { at: "here"; outcomes: Outcomes };

/**
 * How everybody's rounds of a day ended.
 *
 * @param own how one's own daily ended; it is counted even before the server has recorded it
 */
export function useOutcomes(game: GameName, day: Day, own: Ending | null): Asked {
  const [asked, setAsked] = useState<Asked>({ at: "asking" });
  const won = own?.won;
  const guesses = own?.guesses;
  useEffect(() => {
    let wanted = true;
    const answer = (next: Asked): void => {
      if (wanted) setAsked(next);
    };
    fetchOutcomes(day, game).then(
      ({ hasOwn, ...outcomes }) => {
        const lacksOwn = won !== undefined && guesses !== undefined && !hasOwn;
        answer({ at: "here", outcomes: lacksOwn ? withEnding(outcomes, { won, guesses }) : outcomes });
      },
      () => answer({ at: "failed" }),
    );
    return () => {
      wanted = false;
    };
  }, [game, day, won, guesses]);
  return asked;
}
