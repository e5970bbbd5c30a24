import { raw } from "hono/html";
import type { CareerPuzzleData } from "#rules/career/career";
import { prerenderedFileOf, withPart, type Language, type LocalizedPath, type PageVariant } from "#rules/i18n/address";
import type { FaceKind } from "#rules/face/face";
import { dateFormatsIn } from "#rules/i18n/dates";
import { puzzleNumberOn, previousPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { addDays, dayAt, puzzleNumber, startOf, type Day } from "#rules/shared/day";
import type { Scheduled } from "#rules/shared/game-config";
import { DEFAULT_OPERATOR } from "#rules/site/operator";
import { GAME_PATHS, gameConfigAt, isPagePath, PAGES } from "#rules/site/pages";
import { rulesNameOf, type RulesName } from "#rules/site/played-games";
import { NAMED_PUZZLES, type DayPlaceholder, type NamedPuzzle } from "#rules/site/placeholders";
import { allowAnalytics, readConfiguration } from "../runtime/configuration.ts";
import { ensureDay } from "../puzzles/deal.ts";
import { variantsOn } from "../puzzles/puzzle-data.ts";
import type { Env } from "../env.ts";
import { logAndReturn } from "../runtime/log.ts";
import {
  allowInline,
  jsonScript,
  readPrerendered,
  renderTemplate,
  type PageTemplate,
  type PlaceholderValues,
} from "./page-template.ts";
import { readFactsDate } from "../store/health.ts";
import { factsVersionOrNull } from "../store/facts-version.ts";
import { leagueOfDay, readPuzzles, type Puzzles } from "../store/puzzles.ts";

/** The variant of a page that a request is answered with. */
export interface Shown {
  variant: PageVariant;
  /** The day of the puzzle; of a weekly puzzle its Sunday. */
  day: Day;
}

interface PageRequest {
  origin: string;
  /** The path under which the page is prerendered; null for the page of an unknown address. */
  file: string | null;
  place: LocalizedPath;
  shown: Shown;
  /** The games that the visitor has played; without them a page of a game contains no rules. */
  played?: ReadonlySet<RulesName>;
  now: number;
  /** Values of placeholders that only some pages have. */
  values?: PlaceholderValues;
  /** Page data that only some pages have. */
  data?: object;
}

const { career: CAREER, face: FACE } = GAME_PATHS;

/** Returns a prerendered page with today's values in place of its placeholders, and its headers. */
export async function renderPage(
  env: Env,
  {
    origin,
    file,
    place: { language, path },
    shown: { variant, day },
    played,
    now,
    values = {},
    data = {},
  }: PageRequest,
): Promise<{ html: string; headers: Headers }> {
  const today = dayAt(now);
  const configuration = readConfiguration(env);
  const dealt = await puzzlesOn(env, today, now);
  const league = dealt && leagueOfDay(dealt);
  const facts = await factsVersionOrNull(env, now);
  const hasDay = variant !== "practice" && (path === CAREER || path === FACE);
  const puzzles = hasDay && day !== today ? await puzzlesOn(env, day, now) : dealt;
  const stops = hasDay && path === CAREER ? stopsIn(puzzles) : null;
  const face = path === FACE ? variantsOn(env, hasDay ? puzzles : null).face : null;
  const rules = firstRules(path, face, played);
  const pageData = {
    origin,
    returns: variant.startsWith("returns"),
    rules,
    today: {
      day: today,
      number: puzzleNumber(today),
      league,
      ...variantsOn(env, dealt),
      next: startOf(addDays(today, 1)),
      factsAsOf: await readFactsDate(env, now),
    },
    facts,
    stops: stops === null ? null : { day, count: stops },
    face: face === null || !hasDay ? null : { day, kind: face },
    ...configuration,
    ...data,
  };
  const ofKind = face === "sweater" ? withPart("sweater", variant) : variant;
  const name = prerenderedFileOf(language, file, rules === null ? ofKind : withPart("first", ofKind));
  const { content: template, policy } = await readPrerendered<PageTemplate>(env, name);
  const html = renderTemplate(template, {
    ...dayValues(language, gameConfigAt(path), today, day),
    ORIGIN: origin,
    OPERATOR: configuration.operator ?? DEFAULT_OPERATOR[language].operator,
    CONTACT: configuration.contact ?? DEFAULT_OPERATOR[language].contact,
    LEAGUE: league ?? "",
    FACTS: facts ?? "",
    STOPS: String(stops ?? ""),
    DATA: jsonScript(pageData),
    CHALLENGED: "challenge" in data ? raw(" data-challenged") : "",
    ...values,
  });
  return {
    html,
    headers: new Headers({
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": allowAnalytics(allowInline(policy, template), configuration),
    }),
  };
}

function dayValues(
  language: Language,
  schedule: Scheduled,
  today: Day,
  asked: Day,
): Partial<Record<DayPlaceholder, string>> {
  const dates = dateFormatsIn(language);
  const running = puzzleDayOn(schedule, today);
  const days: Record<NamedPuzzle, Day> = {
    RUNNING: running,
    PREVIOUS: previousPuzzleDay(schedule, running),
    ASKED: asked,
  };
  return Object.fromEntries(
    NAMED_PUZZLES.flatMap((puzzle): [DayPlaceholder, string][] => [
      [`${puzzle}_NUMBER`, String(puzzleNumberOn(schedule, days[puzzle]))],
      [`${puzzle}_FULL_DATE`, dates.day(days[puzzle])],
      [`${puzzle}_DAY_OF_YEAR`, dates.dayOfYear(days[puzzle])],
      [`${puzzle}_MONTH_DAY`, dates.monthDay(days[puzzle])],
      [`${puzzle}_DAY`, days[puzzle]],
    ]),
  );
}

/** Returns the puzzles of a day, or null if it is not dealt or storage does not answer: the page is sent anyway. */
async function puzzlesOn(env: Env, day: Day, now: number): Promise<Puzzles | null> {
  // Only today is dealt for a page. A past day is dealt when a round of it begins.
  const reading = day === dayAt(now) ? ensureDay(env, day, now) : readPuzzles(env, "day", day);
  const document = await reading.catch(logAndReturn(null, "error", "page-without-day"));
  return document?.puzzles ?? null;
}

/** Returns the rules of a page's game if the visitor has not played it; otherwise null. */
function firstRules(path: string, face: FaceKind | null, played?: ReadonlySet<RulesName>): RulesName | null {
  const game = isPagePath(path) ? PAGES[path].game : null;
  if (game === null || played === undefined) return null;
  const name = rulesNameOf(game, face);
  return played.has(name) ? null : name;
}

/** The number of stops of most careers, for a day that is unknown. */
const USUAL_STOPS = 7;

/** Returns the number of stops of a day's career: the page reserves space for them. */
const stopsIn = (puzzles: Puzzles | null): number =>
  (puzzles?.career?.data as CareerPuzzleData | undefined)?.stops.length ?? USUAL_STOPS;
