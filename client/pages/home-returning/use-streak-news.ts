import { t } from "i18next";
import { useEffect } from "react";
import { addDays, daysBetween } from "#rules/shared/day";
import { useOwnDayStreak } from "../../data/days-played.ts";
import { useToday } from "../../data/today.ts";
import { format } from "../../i18n/format.ts";
import { toldMissedDay } from "../../storage/settings.ts";
import { useHydrated } from "../../storage/store.ts";
import { showNotice } from "../../ui/notices.ts";

/** Streaks of fewer days end without a word. */
const FEWEST_DAYS = 2;

/** For as many days an ended streak is dated by its weekday. */
const DAYS_BY_WEEKDAY = 6;

/** Tells once that a missed day has ended the day streak, or that a freeze has saved it. */
export function useStreakNews(): void {
  const { day: today } = useToday();
  const isHydrated = useHydrated();
  const { streak, frozen, ended } = useOwnDayStreak();
  const isSaved = streak > 0 && frozen.at(-1) === addDays(today, -1);
  const isEnded = streak === 0 && ended !== null && ended.days >= FEWEST_DAYS;
  const missed = isSaved ? addDays(today, -1) : isEnded ? ended.on : null;
  const isRecent = missed !== null && daysBetween(missed, today) <= DAYS_BY_WEEKDAY;
  const day = missed === null ? "" : isRecent ? format.weekday(missed).long : format.date(missed);
  const text = isSaved
    ? t("home.night.saved")
    : t(isRecent ? "home.night.ended" : "home.night.endedOn", { count: ended?.days ?? 0, day });
  useEffect(() => {
    if (!isHydrated || missed === null || toldMissedDay.read() === missed) return;
    toldMissedDay.choose(missed);
    showNotice({ text, icon: isSaved ? "snow" : "flame" });
  }, [isHydrated, missed, isSaved, text]);
}
