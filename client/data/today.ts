import { useEffect } from "react";
import { addDays, dayAt, startOf, type Day } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { nextPuzzleAt, puzzleDayOn, puzzleNumberOn } from "#rules/shared/schedule";
import { api, failureCodeOf, readResponse, type FailureCode } from "./api.ts";
import { createStore, useStore } from "../storage/store.ts";
import { readPageData, type PageData } from "../browser/page-data.ts";

export type CurrentDay = PageData["today"] & {
  /** The server's clock now, in Unix milliseconds, whatever this device's clock says. */
  now: () => number;
};

/** Returns the day by this device's clock, for when the server's is not available. */
export const dayByDevice = (): Day => dayAt(Date.now());

type State = { today: CurrentDay | null; failure: FailureCode | null };

/** Null until the server has responded. */
const state = createStore<State | null>(null);

const NOTHING: State = { today: null, failure: null };

let page: { data: PageData | null; state: State } | undefined;

/** Returns the day from the page's data, adjusted by this device's clock until the server is asked. */
function fromPage(): State {
  const here = readPageData();
  if (page?.data !== here)
    page = {
      data: here,
      state: here === null ? NOTHING : { today: { ...here.today, now: Date.now }, failure: null },
    };
  return page.state;
}

const read = (): State => state.read() ?? fromPage();

let asking: Promise<void> | null = null;
let turning: ReturnType<typeof setTimeout> | undefined;

/** Pause after a failed request when the day changes, in milliseconds. */
const PAUSE_MS = 10_000;

function set(next: State): void {
  state.set(next);
  waitForMidnight();
}

function waitForMidnight(): void {
  clearTimeout(turning);
  const { today } = read();
  if (today === null) return;
  const left = today.next - today.now();
  turning = setTimeout(refreshToday, left > 0 ? left : PAUSE_MS);
}

function refreshToday(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  try {
    const answer = await readResponse(api.today.$get());
    const ahead = answer.now - Date.now();
    set({ today: { ...answer, now: () => Date.now() + ahead }, failure: null });
  } catch (error) {
    set({ ...read(), failure: failureCodeOf(error) });
  }
}

/** Fetches the day when the visitor returns to a tab and it may have changed. */
function comeBack(): void {
  if (document.visibilityState === "visible") refreshTodayIfChanged();
}

/**
 * Fetches the day if it has changed or is unknown, once for all callers. A device whose clock is behind uses the
 * server's day.
 */
export function refreshTodayIfChanged(): void {
  const { today } = read();
  if (today === null || today.league === null || today.now() >= today.next || today.now() < startOf(today.day))
    void refreshToday();
  else waitForMidnight();
}

/** Returns the current day by the server's clock, updated while the page is open. */
export function useToday(): State & { retry: () => void } {
  useEffect(() => {
    refreshTodayIfChanged();
    document.addEventListener("visibilitychange", comeBack);
    addEventListener("online", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", comeBack);
      removeEventListener("online", comeBack);
    };
  }, []);
  const known = useStore({ read, watch: state.watch, prerendered: fromPage });
  return { ...known, retry: () => void refreshToday() };
}

/** Returns when the next puzzles start, and the server's clock; by this device's clock until the server has responded. */
export function useNextPuzzles(): Pick<CurrentDay, "next" | "now"> {
  const { today } = useToday();
  return today ?? { next: startOf(addDays(dayByDevice(), 1)), now: Date.now };
}

/** Returns the current puzzle of a game. For a weekly game its day is the Sunday that identifies the week. */
export function runningPuzzleOf(game: GameName, today: CurrentDay): CurrentDay {
  const config = GAME_CONFIG[game];
  const day = puzzleDayOn(config, today.day);
  return { ...today, day, number: puzzleNumberOn(config, day), next: nextPuzzleAt(config, day) };
}
