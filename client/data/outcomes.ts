import type { Day } from "#rules/shared/day";
import { MEASURES, type GameName } from "#rules/shared/game-config";
import { withEnding, type Outcomes } from "#rules/shared/outcomes";
import type { Ending, Mark } from "#rules/shared/score";
import { fetchOutcomes, isCurrent, type SealedRound } from "./api.ts";
import { readEnded } from "../storage/rounds.ts";
import { useLoaded } from "./loaded.ts";
import { present } from "./submit-rounds.ts";

export type OutcomesState =
  | { at: "asking" }
  | { at: "failed" }
  /** `isOwnIncluded`: whether the visitor's own round is among them. */
  | { at: "here"; outcomes: Outcomes; isOwnIncluded: boolean };

/** The ending of the visitor's own daily; with a mark, it does not count. */
type OwnEnding = Ending & { mark?: Mark };

/** Returns how the rounds of a day ended, and whether the visitor's own is counted among them. */
async function load(day: Day, game: GameName, hasOwn: boolean, response: SealedRound<GameName> | null) {
  if (response?.outcomes !== undefined && isCurrent(response)) return { outcomes: response.outcomes, isCounted: false };
  const { counted, own, ...outcomes } = await fetchOutcomes(day, game);
  // The server records a round that it has just judged after its response.
  const isJudgedHere = response?.receivedAt !== undefined && response.round === readEnded(game, day);
  if (hasOwn && !own.isRecorded && !isJudgedHere) void present(game, day);
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
  response: SealedRound<GameName> | null = null,
): OutcomesState {
  const { value, failure } = useLoaded(
    async () => (day === null ? null : load(day, game, own !== null, response)),
    day === null ? null : `${game} ${day} ${own === null}`,
  );
  if (value === null) return { at: failure === null ? "asking" : "failed" };
  const { outcomes, isCounted } = value;
  if (own === null || own.mark !== undefined || isCounted) return { at: "here", outcomes, isOwnIncluded: isCounted };
  return { at: "here", outcomes: withEnding(MEASURES[game], outcomes, own), isOwnIncluded: true };
}
