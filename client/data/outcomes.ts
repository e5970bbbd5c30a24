import type { Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { withEnding, type Outcomes } from "#rules/outcomes";
import type { Ending } from "#rules/score";
import { fetchOutcomes } from "../api.ts";
import { useLoaded } from "./loaded.ts";
import { present } from "./present.ts";
import { readEnded } from "../storage/rounds.ts";
import { told } from "./told.ts";

type Asked = { at: "asking" } | { at: "failed" } | { at: "here"; outcomes: Outcomes };

/** How all others have ended a day's round, as it came along with the end of one's own, once; one's own is not among them. */
function takeOutcomes(day: Day, game: GameName): Outcomes | null {
  const { last } = told;
  if (last?.game !== game || last.round !== readEnded(game, day)) return null;
  const { outcomes = null } = last;
  delete last.outcomes;
  return outcomes;
}

/** What came along with the end of one's own round, or what the server answers: how all have ended, and which place one's own has. */
async function load(day: Day, game: GameName, hasOwn: boolean) {
  const others = hasOwn ? takeOutcomes(day, game) : null;
  if (others !== null) return { outcomes: others, isCounted: false };
  const { counted, own, ...outcomes } = await fetchOutcomes(day, game);
  if (hasOwn && !own.isRecorded) void present(game, day);
  return { outcomes, isCounted: hasOwn && (own.place ?? Infinity) <= counted };
}

/**
 * How everybody's rounds of a day ended.
 *
 * @param own how one's own daily ended; it is counted even before the server has recorded it
 */
export function useOutcomes(game: GameName, day: Day, own: Ending | null): Asked {
  const { value, failure } = useLoaded(() => load(day, game, own !== null), `${game} ${day} ${own === null}`);
  if (value === null) return { at: failure === null ? "asking" : "failed" };
  const { outcomes, isCounted } = value;
  return { at: "here", outcomes: own === null || isCounted ? outcomes : withEnding(MEASURES[game], outcomes, own) };
}
