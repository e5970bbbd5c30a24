import { useEffect } from "react";
import { addDays, dayAt, puzzleNumber, startOf } from "#rules/shared/day";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import { nextPuzzleAt, puzzleDayOn, puzzleNumberOn } from "#rules/shared/schedule";
import { api, readResponse } from "./api.ts";
import { createStore, useStore } from "../storage/store.ts";
import { readPageData, type PageData } from "../browser/page-data.ts";

export type CurrentDay = PageData["today"] & {
  /** The server's clock now, in Unix milliseconds, whatever this device's clock says. */
  now: () => number;
};

/** Null until the server has responded. */
const latest = createStore<CurrentDay | null>(null);

let page: { data: PageData | null; today: CurrentDay } | undefined;

/** Returns the day of the page's data, with this device's clock until the server is asked. */
function fromPage(): CurrentDay {
  const data = readPageData();
  if (page?.data !== data) page = { data, today: { ...(data?.today ?? todayByDevice()), now: Date.now } };
  return page.today;
}

/** Returns the day by this device's clock, for the offline page, which has no data. */
function todayByDevice(): PageData["today"] {
  const day = dayAt(Date.now());
  return {
    day,
    number: puzzleNumber(day),
    league: null,
    face: "pixels",
    next: startOf(addDays(day, 1)),
    factsAsOf: null,
  };
}

/** Returns the current day. A component that shows it subscribes by {@link useToday}. */
export const readToday = (): CurrentDay => latest.read() ?? fromPage();

let asking: Promise<void> | null = null;
let turning: ReturnType<typeof setTimeout> | undefined;

/** Pause after a failed request when the day changes, in milliseconds. */
const PAUSE_MS = 10_000;

function waitForMidnight(): void {
  clearTimeout(turning);
  const { next, now } = readToday();
  const left = next - now();
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
    latest.set({ ...answer, now: () => Date.now() + ahead });
  } catch {
    // The known day is shown until the next request.
  }
  waitForMidnight();
}

/** Fetches the day when the visitor returns to a tab and it may have changed. */
function comeBack(): void {
  if (document.visibilityState === "visible") refreshTodayIfChanged();
}

/**
 * Fetches the day if it has changed or its league is unknown, once for all callers. A device whose clock is behind uses
 * the server's day.
 */
export function refreshTodayIfChanged(): void {
  const { day, league, next, now } = readToday();
  if (league === null || now() >= next || now() < startOf(day)) void refreshToday();
  else waitForMidnight();
}

/** Returns the current day by the server's clock, updated while the page is open. */
export function useToday(): CurrentDay {
  useEffect(() => {
    refreshTodayIfChanged();
    document.addEventListener("visibilitychange", comeBack);
    addEventListener("online", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", comeBack);
      removeEventListener("online", comeBack);
    };
  }, []);
  return useStore({ read: readToday, watch: latest.watch, prerendered: fromPage });
}

/** Returns the current puzzle of a game. For a weekly game its day is the Sunday that identifies the week. */
export function runningPuzzleOf(game: GameName, today: CurrentDay): CurrentDay {
  const config = GAME_CONFIG[game];
  const day = puzzleDayOn(config, today.day);
  return { ...today, day, number: puzzleNumberOn(config, day), next: nextPuzzleAt(config, day) };
}
