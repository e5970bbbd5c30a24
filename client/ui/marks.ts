import { useEffect } from "react";
import { createStore, useStore } from "../storage/store.ts";

/** One response per era has all marks. */
type Era = "current" | "past";

type Marks = Readonly<Record<string, string>>;

const loaded = createStore<Partial<Record<Era, Marks>>>({});
const requested = new Set<Era>();

/** Fetches all marks of an era once per page load. Without a response the drawings stay. */
async function fetchMarks(era: Era): Promise<void> {
  if (requested.has(era)) return;
  requested.add(era);
  const response = await fetch(`/img/marks/${era}`, { priority: "low" }).catch(() => null);
  if (response?.ok !== true) return;
  const svgs = (await response.json().catch(() => ({}))) as Record<string, string>;
  // An SVG may contain scripts, which do not run in an image.
  const marks = Object.entries(svgs).map(([code, svg]) => [code, `data:image/svg+xml,${encodeURIComponent(svg)}`]);
  loaded.set({ ...loaded.read(), [era]: Object.fromEntries(marks) as Marks });
}

/**
 * Returns the data URL of a club's mark, fetching all marks if necessary; null until they arrive and if there is none.
 *
 * @param era null to fetch and return nothing
 */
export function useMark(code: string, era: Era | null): string | null {
  const marks = useStore(loaded);
  useEffect(() => {
    if (era !== null) void fetchMarks(era);
  }, [era]);
  return era === null ? null : (marks[era]?.[code] ?? null);
}
