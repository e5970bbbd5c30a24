import { useEffect } from "react";
import type { Day } from "#rules/day";
import { ApiError, fetchToday, type FailureCode } from "../api.ts";
import { makeStore, useWatched } from "../store.ts";

export interface Today {
  day: Day;
  /** Number of the day's puzzles. */
  number: number;
  /** Version of the league the day is judged by. */
  league: string;
  /** The day as of which the site's facts stand; null when the server cannot tell. */
  factsAsOf: Day | null;
  /** The next midnight UTC, in Unix milliseconds. */
  next: number;
  /** The server's clock now, in Unix milliseconds, whatever this device's clock says. */
  now: () => number;
}

type State = { today: Today | null; failure: FailureCode | null };

const state = makeStore<State>({ today: null, failure: null });
let asking: Promise<void> | null = null;
let turning: ReturnType<typeof setTimeout> | undefined;

/** A server that could not be asked as the day turned is asked again after this time. */
const PAUSE_MS = 10_000;

function set(next: State): void {
  state.set(next);
  clearTimeout(turning);
  if (next.today === null) return;
  const left = next.today.next - next.today.now();
  turning = setTimeout(refreshToday, left > 0 ? left : PAUSE_MS);
}

/** Asks the server for the day again. */
function refreshToday(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  try {
    const answer = await fetchToday();
    const ahead = answer.now - Date.now();
    set({ today: { ...answer, now: () => Date.now() + ahead }, failure: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    set({ ...state.read(), failure: error.code });
  }
}

/** Asks again when somebody comes back to a tab on which the day may have turned. */
function comeBack(): void {
  if (document.visibilityState === "visible") askIfTurned();
}

/** Asks the server for the day again if it has turned, or is not known: however many notice it, once. */
export function askIfTurned(): void {
  const { today } = state.read();
  if (today === null || today.now() >= today.next) void refreshToday();
}

/** The current day by the server's clock, kept up while the page is open. */
export function useToday(): State & { retry: () => void } {
  useEffect(() => {
    askIfTurned();
    document.addEventListener("visibilitychange", comeBack);
    addEventListener("online", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", comeBack);
      removeEventListener("online", comeBack);
    };
  }, []);
  const known = useWatched(state);
  return { ...known, retry: () => void refreshToday() };
}
