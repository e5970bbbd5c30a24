import type { Day } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { countEnding, type Outcomes } from "#rules/shared/outcomes";
import type { Ending, ExclusionReason } from "#rules/shared/score";
import { api, isCurrent, readResponse, type RoundResponse } from "./api.ts";
import { useLoaded } from "./loaded.ts";

export type OutcomesState =
  | { at: "asking" }
  | { at: "failed" }
  /** `others` are without the visitor's own round. */
  | { at: "here"; outcomes: Outcomes; others: Outcomes };

/** The ending of the visitor's own daily; with a mark, it does not count. */
type OwnEnding = Ending & { mark?: ExclusionReason | undefined };

/** Returns how the rounds of a day ended, and whether the visitor's own is counted among them. */
async function load(day: Day, game: GameName, hasOwn: boolean, response: RoundResponse<GameName> | null) {
  if (response?.outcomes !== undefined && isCurrent(response)) return { outcomes: response.outcomes, isCounted: false };
  const { counted, own, ...outcomes } = await readResponse(
    api.days[":day"][":game"].outcomes.$get({ param: { day, game } }),
  );
  return { outcomes, isCounted: hasOwn && (own.place ?? Infinity) <= counted };
}

/**
 * Returns how all rounds of a day ended. The visitor's own is included if it counts, even before the server has recorded it.
 *
 * @param day null loads nothing
 * @param own null for a visitor without a daily of that day
 * @param response the last response about the visitor's round; null if this page has none
 */
export function useOutcomes(
  game: GameName,
  day: Day | null,
  own: OwnEnding | null,
  response: RoundResponse<GameName> | null = null,
): OutcomesState {
  const { value, failure } = useLoaded(
    async () => (day === null ? null : load(day, game, own !== null, response)),
    day === null ? null : `${game} ${day} ${own === null}`,
  );
  if (value === null) return { at: failure === null ? "asking" : "failed" };
  const { outcomes, isCounted } = value;
  const withOwn = (by: 1 | -1) => (own === null ? outcomes : countEnding(GAME_CONFIG[game], outcomes, own, by));
  if (isCounted) return { at: "here", outcomes, others: withOwn(-1) };
  return { at: "here", outcomes: own?.mark === undefined ? withOwn(1) : outcomes, others: outcomes };
}
