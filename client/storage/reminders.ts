import { array, boolean, integer, maxValue, minValue, number, picklist, pipe } from "valibot";
import { DAILY_NAMES, type DailyName } from "#rules/measures";
import { setting } from "./settings.ts";

/** At which full hour, by one's own clock, one would be reminded. */
export const reminderHour = setting("deke.reminders.hour", pipe(number(), integer(), minValue(0), maxValue(23)), 19);

/** Which games stand in one's calendar. */
export const reminderGames = setting<DailyName[]>("deke.reminders.games", array(picklist(DAILY_NAMES)), [
  ...DAILY_NAMES,
]);

/** Whether the installed app shows on its icon how many of today's dailies are left. */
export const badge = setting("deke.badge", boolean(), false);
