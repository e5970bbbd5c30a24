import type { Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { withEnding, type Outcomes } from "#rules/outcomes";
import type { Ending } from "#rules/score";
import { fetchOutcomes, fetchPlace } from "../api.ts";
import { useLoaded } from "./loaded.ts";
import { present } from "./present.ts";

type Asked = { at: "asking" } | { at: "failed" } | { at: "here"; outcomes: Outcomes };

/** The how manieth one's own finish was. A server that does not know of it is told. */
async function fetchOwnPlace(day: Day, game: GameName) {
  const own = await fetchPlace(day, game);
  if (!own.isRecorded) void present(game, day);
  return own;
}

/**
 * How everybody's rounds of a day ended.
 *
 * @param own how one's own daily ended; it is counted even before the server has recorded it
 */
export function useOutcomes(game: GameName, day: Day, own: Ending | null): Asked {
  const { value, failure } = useLoaded(
    () => Promise.all([fetchOutcomes(day, game), own && fetchOwnPlace(day, game)]),
    `${game} ${day} ${own === null}`,
  );
  if (value === null) return { at: failure === null ? "asking" : "failed" };
  const [{ counted, ...outcomes }, finish] = value;
  const hasOwn = (finish?.place ?? Infinity) <= counted;
  return { at: "here", outcomes: own === null || hasOwn ? outcomes : withEnding(MEASURES[game], outcomes, own) };
}
