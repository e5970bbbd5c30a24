import type { CareerEvidence } from "#rules/career";
import { fileOf, type DayVariant, type Place, type Variant } from "#rules/address";
import { kindOf, type FaceEvidence, type FaceKind } from "#rules/face";
import { datesIn } from "#rules/dates";
import { numberOn, puzzleBefore, puzzleDayOn } from "#rules/cadence";
import { addDays, dayAt, puzzleNumber, startOf, type Day } from "#rules/day";
import { UNNAMED } from "#rules/operator";
import { DAILY_PATHS, measureAt } from "#rules/pages";
import { allowTag, configurationOf, type Configuration } from "./configuration.ts";
import { ensureDay } from "./deal.ts";
import type { Env } from "./env.ts";
import { log } from "./log.ts";
import { readAsOf } from "./store/health.ts";
import { factsVersion } from "./store/stamp.ts";
import { readPuzzles, type Documents } from "./store/puzzles.ts";
import { fillPage, type Fillings } from "./written.ts";

/** The variant of a page that a request is answered with. */
export interface Shown {
  variant: Variant;
  /** The day it is about, of a weekly puzzle the Sunday by which it is known. */
  day: Day;
}

const { career: CAREER, face: FACE } = DAILY_PATHS;

/**
 * A page as it was written, with all filled in that was not known then.
 *
 * @param file the path it was written for, null for that of an address that is none
 */
export async function fill(
  env: Env,
  origin: string,
  file: string | null,
  { language, path }: Place,
  { variant, day }: Shown,
  now: number,
  more: Fillings = {},
) {
  const today = dayAt(now);
  const measure = measureAt(path);
  const running = puzzleDayOn(measure, today);
  const before = puzzleBefore(measure, running);
  const configuration = configurationOf(env);
  const dealt = await puzzlesOn(env, today, now);
  const league = dealt?.classic.league ?? null;
  const facts = await factsVersion(env, now);
  const isForeseen = variant !== "practice" && (path === CAREER || path === FACE);
  const played = isForeseen && day !== today ? await puzzlesOn(env, day, now) : dealt;
  const stops = isForeseen && path === CAREER ? stopsIn(played) : null;
  const face = path === FACE ? faceIn(isForeseen ? played : null, configuration) : null;
  const written = {
    origin,
    returns: variant.startsWith("returns"),
    today: {
      day: today,
      number: puzzleNumber(today),
      league,
      face: faceIn(dealt, configuration),
      next: startOf(addDays(today, 1)),
      factsAsOf: await readAsOf(env, now),
    },
    facts,
    stops: stops === null ? null : { day, count: stops },
    face: face === null || !isForeseen ? null : { day, kind: face },
    ...configuration,
  };
  const dates = datesIn(language);
  const asText = (text: string): string => text.replaceAll("&", "&amp;");
  const { html, headers } = await fillPage(env, fileOf(language, file, shownAs(variant, face)), {
    ...more,
    WRITTEN: JSON.stringify(written).replaceAll("<", "\\u003c"),
    // No sign of it means anything in HTML or JSON.
    ORIGIN: origin,
    OPERATOR: asText(configuration.operator ?? UNNAMED[language].operator),
    CONTACT: asText(configuration.contact ?? UNNAMED[language].contact),
    LEAGUE: league ?? "",
    FACTS: facts ?? "",
    DAY: dates.day(running),
    DATE: dates.date(today),
    DAY_OF_YEAR: dates.dayOfYear(today),
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

/** Returns the puzzles of a day, or null if it is not dealt or storage does not answer: the page is sent anyway. */
async function puzzlesOn(env: Env, day: Day, now: number): Promise<Documents["day"]["puzzles"] | null> {
  try {
    // Only today is dealt for a page. A past day is dealt once a round of it is begun.
    const document = await (day === dayAt(now) ? ensureDay(env, day, now) : readPuzzles(env, "day", day));
    return document?.puzzles ?? null;
  } catch (error) {
    log("error", "page-without-day", error);
    return null;
  }
}

/**
 * Which of the two a day's face is; of a round of practice, and of a day that nobody can tell, what it will most likely
 * be: client/modes/face/foreseen.ts foresees the same.
 */
const faceIn = (puzzles: Documents["day"]["puzzles"] | null, { pictures }: Configuration): FaceKind =>
  puzzles === null ? (pictures ? "pixels" : "sweater") : kindOf(puzzles.face.evidence as FaceEvidence);

/** A page that was written once for either kind of face. */
function shownAs(variant: Variant, face: FaceKind | null): Variant {
  if (face !== "sweater") return variant;
  return variant === "" ? "sweater" : `sweater-${variant as DayVariant}`;
}

/** What most careers have about, for want of anything better. */
const USUAL_STOPS = 7;

/** How many stops a day's career has, which its path shows to everybody from the first moment: the page keeps their room. */
const stopsIn = (puzzles: Documents["day"]["puzzles"] | null): number =>
  (puzzles?.career.evidence as CareerEvidence | undefined)?.stops.length ?? USUAL_STOPS;
