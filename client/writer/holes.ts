import type { Language, Variant } from "#rules/address";
import { datesIn } from "#rules/dates";
import { addDays, puzzleNumber, startOf, type Day } from "#rules/day";
import type { Written } from "../written.ts";

/*
 * A page is written once, at build time, and sent on any day. So it is written for a day far off, and whatever that
 * day has left in its text becomes a hole, `%NUMBER%`, which the server fills as it sends the page (worker/written.ts).
 */

/** A Monday, as weekdays are counted from there. */
const MONDAY: Day = "2401-07-16";

/** An earlier day that an address asks for; yesterday is one of whose answer nothing is offered. */
const ASKED: Day = "2400-05-06";

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

/** The day a page of that kind is about. */
function dayOf(variant: Variant): Day {
  if (plain(variant) === "asked") return ASKED;
  return plain(variant) === "yesterday" ? addDays(farDay(variant), -1) : farDay(variant);
}

/** What a page of that kind is made of. */
export function writtenFor(variant: Variant): Written {
  const day = farDay(variant);
  const kind = isSweater(variant) ? "sweater" : "pixels";
  const searches: Partial<Record<string, string>> = {
    asked: `?day=${dayOf(variant)}`,
    yesterday: `?day=${dayOf(variant)}`,
    practice: "?practice",
    challenge: "?challenge=%CHALLENGE%",
  };
  return {
    search: searches[plain(variant)] ?? "",
    returns: variant.startsWith("returns"),
    today: {
      day,
      number: puzzleNumber(day),
      league: "far",
      face: kind,
      next: startOf(addDays(day, 1)),
      factsAsOf: null,
    },
    stops: plain(variant) === "practice" ? null : { day: dayOf(variant), count: STOPS },
    face: plain(variant) === "practice" ? null : { day: dayOf(variant), kind },
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
export function makeHoles(html: string, language: Language, variant: Variant): string {
  const dates = datesIn(language);
  const today = farDay(variant);
  const yesterday = addDays(today, -1);
  const fillings: [string, string][] = [
    [dates.day(today), "DAY"],
    [dates.date(today), "DATE"],
    [dates.day(ASKED), "ASKED_DAY"],
    [dates.day(yesterday), "ASKED_DAY"],
    [yesterday, "YESTERDAY"],
    [String(puzzleNumber(today)), "NUMBER"],
    [String(puzzleNumber(yesterday)), "YESTERDAY_NUMBER"],
    [String(puzzleNumber(ASKED)), "ASKED_NUMBER"],
    [String(STOPS), "STOPS"],
  ];
  let holed = html;
  for (const [text, hole] of fillings) holed = holed.replaceAll(text, `%${hole}%`);
  const left = /.{0,40}(?:24[0o][01]|\b13[56]\d{3}\b).{0,40}/.exec(holed)?.[0];
  if (left !== undefined) throw new Error(`a page in ${language} (${variant}) depends on the day: ${left}`);
  return holed;
}
