import { partsOf, type PageVariant } from "#rules/i18n/address";
import { previousPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { addDays, puzzleNumber, startOf, type Day } from "#rules/shared/day";
import { gameConfigAt, isPagePath, PAGES } from "#rules/site/pages";
import { rulesNameOf } from "#rules/site/played-games";
import { tokenOf, type NamedPuzzle } from "#rules/site/placeholders";
import type { PageData } from "../../browser/page-data.ts";

/*
 * Pages are prerendered as of a day far in the future. Texts about days are placeholders (client/i18n/placeholder.ts), so that nothing
 * of that day is in a page. A test looks for traces of it.
 */

/** A Monday: the variants of home for returning visitors are counted from it, one per weekday. */
const MONDAY: Day = "2401-07-16";

/** An earlier day that an address asks for: a Sunday, because weekly puzzles begin then. */
const ASKED: Day = "2400-05-07";

/** A usual number of stops of a career: the plural is the same for every career that is played. */
const STOPS = 7;

/** Returns the current day of a page; the front page for returning visitors names its weekday. */
function todayOf(variant: PageVariant): Day {
  const weekday = variant.startsWith("returns-") ? Number(variant.slice("returns-".length)) : 0;
  return addDays(MONDAY, weekday);
}

export function namedPuzzleOf(variant: PageVariant): NamedPuzzle {
  const parts = partsOf(variant);
  return parts.has("asked") || parts.has("yesterday") ? "ASKED" : "RUNNING";
}

/**
 * Returns the days of the puzzles that a page names.
 *
 * @param path the English path; null for the page of an unknown address
 */
export function daysOf(variant: PageVariant, path: string | null): Record<NamedPuzzle, Day> {
  const schedule = gameConfigAt(path ?? "");
  const running = puzzleDayOn(schedule, todayOf(variant));
  const previous = previousPuzzleDay(schedule, running);
  const requested = partsOf(variant).has("yesterday") ? previous : ASKED;
  return { RUNNING: running, PREVIOUS: previous, ASKED: requested };
}

/** Returns the query string of a page: "", "?practice". */
export function searchOf(variant: PageVariant, path: string | null): string {
  const requested = `?day=${daysOf(variant, path).ASKED}`;
  const searches: Partial<Record<string, string>> = {
    asked: requested,
    yesterday: requested,
    practice: "?practice",
    // The page is the same for every code.
    challenge: "?challenge=code",
  };
  const [search = ""] = [...partsOf(variant)].flatMap((part) => searches[part] ?? []);
  return search;
}

export function pageDataOf(variant: PageVariant, path: string | null): PageData {
  const today = todayOf(variant);
  const parts = partsOf(variant);
  const kind = parts.has("sweater") ? "sweater" : "pixels";
  const day = parts.has("practice") ? null : daysOf(variant, path)[namedPuzzleOf(variant)];
  const game = path !== null && isPagePath(path) ? PAGES[path].game : null;
  return {
    origin: tokenOf("ORIGIN"),
    returns: parts.has("returns"),
    rules: parts.has("first") && game !== null ? rulesNameOf(game, kind) : null,
    today: {
      day: today,
      number: puzzleNumber(today),
      league: "prerendered",
      face: kind,
      next: startOf(addDays(today, 1)),
      factsAsOf: null,
    },
    facts: null,
    stops: day === null ? null : { day, count: STOPS },
    face: day === null ? null : { day, kind },
    measurement: null,
    coffee: null,
    operator: tokenOf("OPERATOR"),
    contact: tokenOf("CONTACT"),
    // Without pictures, practice has sweaters.
    pictures: kind === "pixels",
  };
}
