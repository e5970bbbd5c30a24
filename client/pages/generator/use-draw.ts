import { useEffect, useEffectEvent, useMemo } from "react";
import { useSearchParams } from "react-router";
import { drawPeople, fits, type PeopleFilter, type Person } from "#rules/league/all-players";
import type { Registry } from "../../data/people.ts";
import { readLink, searchOf } from "./draw-link.ts";
import { markSeen, useSeen } from "./visit.ts";

/** Of those seen before, the latest few are enough to go back to. */
const MOST_EARLIER = 20;

export interface Draw {
  /** Whom the address names, and who is therefore shown. */
  shown: readonly Person[];
  /** Whether the address names somebody whom nobody knows, or nobody at all. */
  isDamaged: boolean;
  /** How many the filter lets through, and how many of them have not been seen yet. */
  fitting: number;
  free: number;
  draw: (count: number) => void;
  /** Seen before those shown, the latest first. */
  earlier: readonly Person[];
}

/**
 * Draws from the registry into the address: what is shown can be shared, and the browser's Back
 * returns to the draw before. Whoever comes without a link has one player drawn at once.
 *
 * @param registry null until it is here
 */
export function useDraw(registry: Registry | null, filter: PeopleFilter): Draw {
  const [search, setSearch] = useSearchParams();
  const link = search.get("players");
  const seen = useSeen();
  const fitting = useMemo(() => registry?.people.filter((person) => fits(person, filter)) ?? [], [registry, filter]);
  const free = useMemo(() => {
    const known = new Set(seen);
    return fitting.filter(({ id }) => !known.has(id));
  }, [fitting, seen]);

  const named = useMemo(() => (link === null ? [] : readLink(link)), [link]);
  const shown = useMemo(() => peopleOf(registry, named), [registry, named]);

  const draw = (count: number, replace = false): void => {
    const drawn = drawPeople(free, count, randomPick);
    if (drawn.length > 0) setSearch(searchOf(drawn.map(({ id }) => id)), { replace });
  };
  const isAwaited = registry !== null && link === null;
  const drawFirst = useEffectEvent(() => draw(1, true));
  useEffect(() => {
    if (isAwaited) drawFirst();
  }, [isAwaited]);
  useEffect(() => markSeen(shown.map(({ id }) => id)), [shown]);

  const isShown = new Set(named);
  return {
    shown,
    isDamaged: registry !== null && link !== null && (shown.length === 0 || shown.length < named.length),
    fitting: fitting.length,
    free: free.length,
    draw,
    earlier: peopleOf(registry, seen.filter((id) => !isShown.has(id)).slice(0, MOST_EARLIER)),
  };
}

const peopleOf = (registry: Registry | null, ids: readonly number[]): Person[] =>
  ids.map((id) => registry?.byId.get(id)).filter((person) => person !== undefined);

const randomPick = (count: number): number => {
  const [bits] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor(((bits ?? 0) / 2 ** 32) * count);
};
