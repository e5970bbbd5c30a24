import type { CareerEvidence } from "#rules/career";
import type { Place, Variant } from "#rules/address";
import { datesIn } from "#rules/dates";
import { numberOn, puzzleBefore, puzzleDayOn } from "#rules/cadence";
import { addDays, dayAt, puzzleNumber, startOf, type Day } from "#rules/day";
import { UNNAMED } from "#rules/operator";
import { allowTag, configurationOf } from "./configuration.ts";
import { ensureDay } from "./deal.ts";
import type { Env } from "./env.ts";
import { log } from "./log.ts";
import { measureAt } from "./puzzled.ts";
import { readAsOf } from "./store/health.ts";
import { fillPage, type Fillings } from "./written.ts";

/** How a page is shown, and what follows its path in the address when it is. */
export interface Shown {
  variant: Variant;
  search: string;
  /** The day it is about, of a weekly puzzle the Sunday by which it is known. */
  day: Day;
}

/** A page as it was written, with all filled in that was not known then. */
export async function fill(
  env: Env,
  origin: string,
  file: string,
  { language, path }: Place,
  { variant, search, day }: Shown,
  now: number,
  more: Fillings = {},
) {
  const today = dayAt(now);
  const measure = measureAt(path);
  const running = puzzleDayOn(measure, today);
  const before = puzzleBefore(measure, running);
  const configuration = configurationOf(env);
  const league = await leagueOn(env, today, now);
  const stops = path === "/nhl/career-path-game" && variant !== "practice" ? await stopsOn(env, day, now) : null;
  const written = {
    search,
    returns: variant.startsWith("returns"),
    today: {
      day: today,
      number: puzzleNumber(today),
      league,
      next: startOf(addDays(today, 1)),
      factsAsOf: await readAsOf(env, now),
    },
    stops: stops === null ? null : { day, count: stops },
    ...configuration,
  };
  const dates = datesIn(language);
  const asText = (text: string): string => text.replaceAll("&", "&amp;");
  const { html, headers } = await fillPage(env, file, {
    ...more,
    WRITTEN: JSON.stringify(written).replaceAll("<", "\\u003c"),
    // No sign of it means anything in HTML or JSON.
    ORIGIN: origin,
    OPERATOR: asText(configuration.operator ?? UNNAMED[language].operator),
    CONTACT: asText(configuration.contact ?? UNNAMED[language].contact),
    LEAGUE: league ?? "",
    DAY: dates.day(running),
    DATE: dates.date(today),
    NUMBER: String(numberOn(measure, running)),
    YESTERDAY: before,
    YESTERDAY_NUMBER: String(numberOn(measure, before)),
    ASKED_DAY: dates.day(day),
    ASKED_NUMBER: String(numberOn(measure, day)),
    STOPS: String(stops ?? ""),
  });
  headers.set("Content-Security-Policy", allowTag(headers.get("Content-Security-Policy") ?? "", configuration));
  return { html, headers };
}

/** The league a day is judged by; null while nobody can tell: the page is sent all the same. */
async function leagueOn(env: Env, day: Day, now: number): Promise<string | null> {
  try {
    return (await ensureDay(env, day, now)).puzzles.classic.league;
  } catch (error) {
    log("error", "page-without-day", error);
    return null;
  }
}

/** What most careers have about, for want of anything better. */
const USUAL_STOPS = 7;

/** How many stops a day's career has, which its path shows to everybody from the first moment: the page keeps their room. */
async function stopsOn(env: Env, day: Day, now: number): Promise<number> {
  try {
    return ((await ensureDay(env, day, now)).puzzles.career.evidence as CareerEvidence).stops.length;
  } catch (error) {
    log("error", "page-without-day", error);
    return USUAL_STOPS;
  }
}
