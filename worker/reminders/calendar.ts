import { Hono } from "hono";
import * as v from "valibot";
import { localizePath, LANGUAGES } from "#rules/i18n/address";
import { FIRST_DAY, isDay, type Day } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { GAME_TITLES } from "#rules/games";
import { GAME_PATHS } from "#rules/site/pages";
import { canonicalTimeZone } from "#rules/site/reminders";
import type { Env } from "../env.ts";
import { renderCalendar } from "./icalendar.ts";
import { CALENDAR_TEXTS } from "./texts.ts";

/** The response depends only on the query. */
const CACHE_CONTROL = "public, max-age=86400";

const USAGE_TEXT = `hour: 0 to 23; games: some of ${DAILY_NAMES.join()}, with commas; lang: en or fr; from: a day, 2026-11-22; zone: a time zone, America/Toronto.`;

const wish = v.object({
  hour: v.pipe(v.string(), v.regex(/^([01]?\d|2[0-3])$/), v.transform(Number)),
  games: v.pipe(
    v.optional(v.string(), DAILY_NAMES.join(",")),
    v.transform((games) => games.split(",")),
    v.array(v.picklist(DAILY_NAMES)),
  ),
  lang: v.optional(v.picklist(LANGUAGES), "en"),
  from: v.optional(v.custom<Day>(isDay), FIRST_DAY),
  zone: v.optional(v.pipe(v.string(), v.maxLength(64), v.transform(canonicalTimeZone), v.string())),
});

/**
 * `GET /reminders.ics?hour=19&games=classic,grid&lang=fr&from=2026-11-22&zone=America/Toronto`: a calendar with a daily
 * event that links to the games. Stateless: all settings are in the query.
 */
export const calendarRoute = new Hono<{ Bindings: Env; Variables: { origin: string } }>().get("/reminders.ics", (c) => {
  const asked = v.safeParse(wish, c.req.query());
  if (!asked.success) return c.text(USAGE_TEXT, 400);
  const { hour, games, lang, from, zone } = asked.output;
  const origin = c.get("origin");
  const { name, event, lead } = CALENDAR_TEXTS[lang];
  const listed = DAILY_NAMES.filter((game) => games.includes(game)).map(
    (game) =>
      `${GAME_TITLES[game][lang]}${lang === "fr" ? "\u00A0:" : ":"} ${origin}${localizePath(lang, GAME_PATHS[game])}`,
  );
  const text = renderCalendar({
    uid: `daily@${new URL(origin).hostname}`,
    name,
    summary: event,
    description: [lead, ...listed].join("\n"),
    url: origin + localizePath(lang, "/"),
    language: lang,
    from,
    hour,
    zone: zone ?? null,
  });
  return c.body(text, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'inline; filename="deke.ics"',
    "Cache-Control": CACHE_CONTROL,
  });
});
