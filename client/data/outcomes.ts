import type { Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { withEnding, type Outcomes } from "#rules/outcomes";
import type { Ending } from "#rules/score";
import { fetchFinish, fetchOutcomes } from "../api.ts";
import { useLoaded } from "./loaded.ts";
import { present } from "./present.ts";

type Asked = { at: "asking" } | { at: "failed" } | { at: "here"; outcomes: Outcomes };

/** When one's own round ended. A server that does not know is told. */
async function fetchOwnFinish(day: Day, game: GameName) {
  const finish = await fetchFinish(day, game);
  if (finish.finishedAt === null) void present(game, day);
  return finish;
}

/**
 * How everybody's rounds of a day ended.
 *
 * @param own how one's own daily ended; it is counted even before the server has recorded it
 */
export function useOutcomes(game: GameName, day: Day, own: Ending | null): Asked {
  const { value, failure } = useLoaded(
    () => Promise.all([fetchOutcomes(day, game), own && fetchOwnFinish(day, game)]),
    `${game} ${day} ${own === null}`,
  );
  if (value === null) return { at: failure === null ? "asking" : "failed" };
  const [{ upTo, ...outcomes }, finish] = value;
  const hasOwn = (finish?.finishedAt ?? Infinity) <= upTo;
  return { at: "here", outcomes: own === null || hasOwn ? outcomes : withEnding(MEASURES[game], outcomes, own) };
}
