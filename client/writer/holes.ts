import type { Language, Variant } from "#rules/address";
import { datesIn } from "#rules/dates";
import { numberOn, puzzleBefore, puzzleDayOn } from "#rules/cadence";
import { addDays, puzzleNumber, startOf, type Day } from "#rules/day";
import type { Turning } from "#rules/measures";
import { measureAt } from "#rules/pages";
import type { Written } from "../written.ts";

/*
 * A page is written once, at build time, and sent on any day. So it is written for a day far off, and whatever that
 * day has left in its text becomes a hole, `%NUMBER%`, which the server fills as it sends the page (worker/written.ts).
 */

/** A Monday, as weekdays are counted from there. */
const MONDAY: Day = "2401-07-16";

/** An earlier day that an address asks for, a Sunday for the weekly's sake; yesterday is one of whose answer nothing is offered. */
const ASKED: Day = "2400-05-07";

/** How many stops the career of those days has. */
const STOPS = 97531;

/** The far day; on the front door of who returns it is of the very weekday, since that stands there in many forms. */
function farDay(variant: Variant): Day {
  const [, weekday] = /^returns-(\d)$/.exec(variant) ?? [];
  return addDays(MONDAY, Number(weekday ?? 0));
}

/** Whether a page of Face Reveal is written for a day without a photograph. */
const isSweater = (variant: Variant): boolean => variant.startsWith("sweater");

/** How its text differs but for that. */
const plain = (variant: Variant): string => variant.replace(/^sweater-?/, "");

/** The day a page of that kind is about, of a weekly puzzle the Sunday by which it is known. */
function dayOf(variant: Variant, measure: Turning): Day {
  if (plain(variant) === "asked") return ASKED;
  const running = puzzleDayOn(measure, farDay(variant));
  return plain(variant) === "yesterday" ? puzzleBefore(measure, running) : running;
}

/**
 * Returns the query string of a page's address: "", "?practice".
 *
 * @param path the English path; null for the page of an unknown address
 */
export function searchOf(variant: Variant, path: string | null): string {
  const asked = `?day=${dayOf(variant, measureAt(path ?? ""))}`;
  const searches: Partial<Record<string, string>> = {
    asked,
    yesterday: asked,
    practice: "?practice",
    challenge: "?challenge=%CHALLENGE%",
  };
  return searches[plain(variant)] ?? "";
}

/**
 * What a page of that kind is made of.
 *
 * @param path the English path; null for the page of an address that is none
 */
export function writtenFor(variant: Variant, path: string | null): Written {
  const day = farDay(variant);
  const kind = isSweater(variant) ? "sweater" : "pixels";
  const about = dayOf(variant, measureAt(path ?? ""));
  return {
    origin: "%ORIGIN%",
    returns: variant.startsWith("returns"),
    today: {
      day,
      number: puzzleNumber(day),
      league: "far",
      face: kind,
      next: startOf(addDays(day, 1)),
      factsAsOf: null,
    },
    facts: null,
    stops: plain(variant) === "practice" ? null : { day: about, count: STOPS },
    face: plain(variant) === "practice" ? null : { day: about, kind },
    measurement: null,
    coffee: null,
    // Holes as they stand: no day leaves a trace of these.
    operator: "%OPERATOR%",
    contact: "%CONTACT%",
    // Where there are none, practice is at sweaters.
    pictures: !isSweater(variant),
  };
}

/**
 * Makes holes of what the far day has left in a page.
 *
 * @throws when something of it is left that no hole is known for
 */
export function makeHoles(html: string, language: Language, variant: Variant, path: string | null): string {
  const dates = datesIn(language);
  const measure = measureAt(path ?? "");
  const today = farDay(variant);
  const running = puzzleDayOn(measure, today);
  const before = puzzleBefore(measure, running);
  const fillings: [string, string][] = [
    [dates.day(running), "DAY"],
    [dates.date(today), "DATE"],
    [dates.dayOfYear(today), "DAY_OF_YEAR"],
    [dates.day(ASKED), "ASKED_DAY"],
    [dates.day(before), "ASKED_DAY"],
    [before, "YESTERDAY"],
    [String(numberOn(measure, running)), "NUMBER"],
    [String(numberOn(measure, before)), "YESTERDAY_NUMBER"],
    [String(numberOn(measure, ASKED)), "ASKED_NUMBER"],
    [String(STOPS), "STOPS"],
  ];
  let holed = html;
  for (const [text, hole] of fillings) holed = holed.replaceAll(text, `%${hole}%`);
  const left = /.{0,40}(?:24[0o][01]|\b13[56]\d{3}\b|\b19[45]\d{2}\b).{0,40}/.exec(holed)?.[0];
  if (left !== undefined) throw new Error(`a page in ${language} (${variant}) depends on the day: ${left}`);
  return holed;
}
