import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { CareerEvidence } from "#rules/career";
import { addressIn, fileOf, placeAt, type Place, type Variant } from "#rules/address";
import { datesIn } from "#rules/dates";
import { isPuzzleDay, numberOn, puzzleBefore, puzzleDayOn } from "#rules/cadence";
import { addDays, dayAt, isDay, puzzleNumber, startOf, weekday, type Day } from "#rules/day";
import { MEASURES, type GameName } from "#rules/measures";
import { UNNAMED } from "#rules/operator";
import { ARTICLES } from "./articles.ts";
import { allowTag, configurationOf } from "./configuration.ts";
import { ensureDay } from "./deal.ts";
import type { Env } from "./env.ts";
import { languageFor } from "./language.ts";
import { log } from "./log.ts";
import { readAsOf } from "./store/health.ts";
import { fillPage } from "./written.ts";

/** Every page there is. The client's URL table must name the same, or it does not compile. */
export const PATHS = [
  "/",
  "/nhl/daily-guessing-game",
  "/nhl/unlimited-guessing-game",
  "/nhl/roster-mystery-game",
  "/nhl/face-reveal-game",
  "/nhl/career-path-game",
  "/nhl/immaculate-grid",
  "/nhl/legends-game",
  "/nhl/random-player-generator",
  "/nhl/tiktok-promo",
  "/hockey-insights",
  "/leaderboard",
  "/me",
  "/friends",
  "/privacy-policy",
] as const;

export type Path = (typeof PATHS)[number];

const KNOWN: ReadonlySet<string> = new Set([...PATHS, ...ARTICLES.map((slug) => `/hockey-insights/${slug}`)]);

/** Pages with a puzzle a day or a week, where the address may ask for an earlier one. */
const PUZZLES: ReadonlyMap<string, GameName> = new Map<Path, GameName>([
  ["/nhl/daily-guessing-game", "classic"],
  ["/nhl/roster-mystery-game", "roster"],
  ["/nhl/face-reveal-game", "face"],
  ["/nhl/career-path-game", "career"],
  ["/nhl/immaculate-grid", "grid"],
  ["/nhl/legends-game", "legends"],
]);

/** How often the puzzle of a page is another; a page without one is as of the day. */
const measureAt = (path: string) => MEASURES[PUZZLES.get(path) ?? "classic"];

/** Says that somebody has played here, and no more; client/data/has-played.ts sets it. */
const PLAYED = "played";

/** The page for any address: with 200 where there is a page, with 404 and a helpful page elsewhere. */
export const pages = new Hono<{ Bindings: Env; Variables: { now: number } }>().get("*", async (c) => {
  const { origin, pathname, search, searchParams } = new URL(c.req.url);
  // A file of an earlier build is gone; a page in its place would only confuse the browser.
  if (/^\/(assets|cards|templates|written)\//.test(pathname)) return c.text("Not found", 404);

  const place = placeAt(pathname);
  const language = languageFor(place.language, getCookie(c, "language"), c.req.header("Accept-Language"));
  const address = addressIn(language, place.path);
  // Nobody keeps one page for another visitor, nor over midnight.
  const headers = { "Cache-Control": "private, no-cache", Vary: "Accept-Language, Cookie" };
  if (address !== pathname) return c.body(null, 302, { ...headers, Location: address + search });

  const now = c.get("now");
  const today = dayAt(now);
  const shown = variantOf(place, searchParams, today, getCookie(c, PLAYED) !== undefined);
  const { html, headers: own, status } = await write(c.env, origin, { ...place, language }, shown, now);
  for (const [name, value] of Object.entries(headers)) own.set(name, value);
  return new Response(html, { status, headers: own });
});

/** How a page is shown, and what follows its path in the address when it is. */
interface Shown {
  variant: Variant;
  search: string;
  /** The day it is about, of a weekly puzzle the Sunday by which it is known. */
  day: Day;
}

function variantOf({ path }: Place, asked: URLSearchParams, today: Day, hasPlayed: boolean): Shown {
  const measure = measureAt(path);
  const running = puzzleDayOn(measure, today);
  const plain: Shown = { variant: "", search: "", day: running };
  if (path === "/" && hasPlayed) return { ...plain, variant: `returns-${weekday(today)}` };
  const challenge = asked.get("challenge");
  if (path === "/nhl/unlimited-guessing-game" && challenge !== null)
    return { ...plain, variant: "challenge", search: `?${new URLSearchParams({ challenge })}` };
  if (!PUZZLES.has(path)) return plain;
  if (asked.has("practice") && path !== "/nhl/daily-guessing-game")
    return { ...plain, variant: "practice", search: "?practice" };
  const day = asked.get("day");
  // Today's is no different, and a day that is none is told so by the page itself.
  return day !== null && isDay(day) && isPuzzleDay(measure, day) && day < running
    ? { variant: day === puzzleBefore(measure, running) ? "yesterday" : "asked", search: `?day=${day}`, day }
    : plain;
}

async function write(
  env: Env,
  origin: string,
  { language, path }: Place,
  { variant, search, day }: Shown,
  now: number,
) {
  const isKnown = KNOWN.has(path);
  // Whether there is a board behind a link, only the API says, and to whom.
  const isBoard = path.startsWith("/friends/");
  const unknown = path.startsWith("/hockey-insights/") ? "/hockey-insights/none" : isBoard ? "/friends/board" : null;
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
  const { html, headers } = await fillPage(env, fileOf(language, isKnown ? path : unknown, variant), {
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
  return { html, headers, status: isKnown || isBoard ? 200 : 404 };
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
