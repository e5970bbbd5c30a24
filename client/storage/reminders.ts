import { boolean, check, picklist, pipe, string } from "valibot";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { setting } from "./settings.ts";

/** The hours of a day. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** At which full hour, by one's own clock, one would be reminded. */
export const reminderHour = setting<number>("deke.reminders.hour", picklist(HOURS), 19);

/** Which games stand in one's calendar, as its address names them: with commas. A list would be another one at each look. */
const games = pipe(
  string(),
  check((names) => parseGames(names).length > 0),
);
export const reminderGames = setting("deke.reminders.games", games, DAILY_NAMES.join(","));

/** The games that are named so, in the order in which they are dealt. */
export const parseGames = (names: string): DailyName[] => DAILY_NAMES.filter((game) => names.split(",").includes(game));

/** Whether the installed app shows on its icon how many of today's dailies are left. */
export const badgeSetting = setting("deke.badge", boolean(), false);
