import { useEffect, useEffectEvent, useMemo } from "react";
import { useSearchParams } from "react-router";
import { matchesPlayerFilter, type PlayerFilter } from "#rules/league/all-players";
import type { HistoricalPlayer } from "#rules/league/player";
import { drawRandom } from "../../browser/draw-random.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { useStore } from "../../storage/store.ts";
import { readDrawQuery, drawQuery } from "./draw-link.ts";
import { markPlayersSeen, seenPlayers } from "./visit.ts";

const MOST_EARLIER = 20;

export type Draw = ReturnType<typeof useDraw>;

/**
 * Draws players into the address, so that a draw can be shared, and Back returns to the previous one. A visitor without
 * a link gets one player at once.
 *
 * @param registry null until loaded
 */
export function useDraw(registry: PlayerRegistry | null, filter: PlayerFilter) {
  const [search, setSearch] = useSearchParams();
  const link = search.get("players");
  const seen = useStore(seenPlayers);
  const fitting = useMemo(
    () => [...(registry?.players.values() ?? [])].filter((person) => matchesPlayerFilter(person, filter)),
    [registry, filter],
  );
  const free = useMemo(() => {
    const known = new Set(seen);
    return fitting.filter(({ id }) => !known.has(id));
  }, [fitting, seen]);

  const named = useMemo(() => (link === null ? [] : readDrawQuery(link)), [link]);
  const shown = useMemo(() => peopleOf(registry, named), [registry, named]);

  const draw = (count: number, replace = false): void => {
    const drawn = drawRandom(free, count);
    if (drawn.length > 0) setSearch(drawQuery(drawn.map(({ id }) => id)), { replace });
  };
  const isAwaited = registry !== null && link === null;
  const drawFirst = useEffectEvent(() => draw(1, true));
  useEffect(() => {
    if (isAwaited) drawFirst();
  }, [isAwaited]);
  useEffect(() => markPlayersSeen(shown.map(({ id }) => id)), [shown]);

  const isShown = new Set(named);
  return {
    /** The players in the address. */
    shown,
    /** Whether the address has unknown players, or none. */
    isDamaged: registry !== null && link !== null && (shown.length === 0 || shown.length < named.length),
    /** How many players match the filter, and how many of them have not been seen. */
    fitting: fitting.length,
    free: free.length,
    draw,
    /** Players seen before, latest first. */
    earlier: peopleOf(registry, seen.filter((id) => !isShown.has(id)).slice(0, MOST_EARLIER)),
  };
}

const peopleOf = (registry: PlayerRegistry | null, ids: readonly number[]): HistoricalPlayer[] =>
  ids.map((id) => registry?.players.get(id)).filter((person) => person !== undefined);
