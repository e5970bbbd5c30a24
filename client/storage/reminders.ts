import { boolean, custom, picklist } from "valibot";
import { DAILY_NAMES, type DailyName } from "#rules/shared/game-config";
import { setting } from "./settings.ts";

export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The hour of the reminder, in the visitor's local time. */
export const reminderHour = setting<number>("deke.reminders.hour", picklist(HOURS), 19);

/**
 * The games in the visitor's calendar, separated by commas as in its address. A list would be a new value at each read.
 */
const games = custom<string>((names) => typeof names === "string" && parseGames(names).length > 0);
export const reminderGames = setting("deke.reminders.games", games, DAILY_NAMES.join(","));

/** Parses names separated by commas into games, in the order of {@link DAILY_NAMES}. */
export const parseGames = (names: string): DailyName[] => DAILY_NAMES.filter((game) => names.split(",").includes(game));

/** Whether the installed app's icon shows how many of today's dailies are left. */
export const badgeSetting = setting("deke.badge", boolean(), false);
