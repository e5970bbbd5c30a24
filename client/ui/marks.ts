import { useEffect } from "react";
import { createStore, useStore } from "../storage/store.ts";

/** One response per era has all marks. */
type Era = "current" | "past";

/** SVG by club code. */
type Marks = Readonly<Record<string, string>>;

const NO_MARKS: Marks = {};

const loaded = createStore<Partial<Record<Era, Marks>>>({});
const fetching = new Map<Era, Promise<Marks>>();
const addresses = new Map<string, string>();

/** Fetches all marks of an era once per page load. Without a response the drawings stay. */
function fetchMarks(era: Era): Promise<Marks> {
  const request = fetching.get(era) ?? requestMarks(era);
  fetching.set(era, request);
  return request;
}

async function requestMarks(era: Era): Promise<Marks> {
  const response = await fetch(`/img/marks/${era}`, { priority: "low" }).catch(() => null);
  const marks = response?.ok === true ? ((await response.json().catch(() => NO_MARKS)) as Marks) : NO_MARKS;
  loaded.set({ ...loaded.read(), [era]: marks });
  return marks;
}

/** Returns a mark as a data URL. An SVG may contain scripts, which do not run in an image. */
function addressOf(marks: Marks | undefined, code: string): string | null {
  const svg = marks?.[code];
  if (svg === undefined) return null;
  const address = addresses.get(code) ?? `data:image/svg+xml,${encodeURIComponent(svg)}`;
  addresses.set(code, address);
  return address;
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
  return era === null ? null : addressOf(marks[era], code);
}
