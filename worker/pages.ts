import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { SENT, type Counted } from "#rules/audience";
import { addressIn, placeAt, type Language, type Place } from "#rules/address";
import { isPuzzleDay, puzzleBefore, puzzleDayOn } from "#rules/cadence";
import { dayAt, isDay, weekday, type Day } from "#rules/day";
import { measureAt, PATHS, puzzleAtPath, isChallenge, type Path } from "#rules/pages";
import { playersPlaceAt, type PlayersPlace } from "#rules/player-address";
import { ARTICLES } from "./articles.ts";
import type { Env } from "./env.ts";
import { fill, type Shown } from "./frame.ts";
import { languageFor } from "./language.ts";
import { escaped } from "./players/phrases.ts";
import { playersPage } from "./players/page.ts";
import { tell } from "./told.ts";
import { isSent, unfurl } from "./unfurl.ts";

const KNOWN: ReadonlySet<string> = new Set([...PATHS, ...ARTICLES.map((slug) => `/hockey-insights/${slug}`)]);

/** Where an address that leads nowhere has a page of its own to say so, and to lead on. */
const UNKNOWN = ["/hockey-insights", "/players"] satisfies Path[];

/** A page is asked for anew each time: it names the day, and the files of this build. */
const NO_CACHE = { "Cache-Control": "private, no-cache" };

/** What client/writer calls the page of any player and any list. */
const ANY_PLAYERS = "/players/any";

/** Says that somebody has played here, and no more; client/data/has-played.ts sets it. */
const PLAYED = "played";

/** The page for any address: with 200 where there is a page, with 404 and a helpful page elsewhere. */
export const pages = new Hono<{
  Bindings: Env;
  Variables: { now: number; origin: string; count: (kind: Counted) => void };
}>().get("*", async (c) => {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const origin = c.get("origin");
  // A file of an earlier build is gone; a page in its place would only confuse the browser.
  if (/^\/(assets|cards|templates|written)\//.test(pathname)) return c.text("Not found", 404);

  const place = placeAt(pathname);
  const players = playersPlaceAt(place.path);
  if (players !== null) {
    const answer = await answerPlayers(c.env, origin, pathname, search, place.language, players, c.get("now"));
    if (answer !== null) return answer;
  }
  const language = languageFor(place.language, getCookie(c, "language"), c.req.header("Accept-Language"));
  const address = addressIn(language, place.path);
  const headers = { ...NO_CACHE, Vary: "Accept-Language, Cookie" };
  if (address !== pathname) return c.body(null, 302, { ...headers, Location: address + search });

  for (const [sent, kind] of Object.entries(SENT))
    if (searchParams.has(sent) && isVisit(c.req.raw)) c.get("count")(kind);
  const now = c.get("now");
  const today = dayAt(now);
  const shown = variantOf(place, searchParams, today, getCookie(c, PLAYED) !== undefined);
  const { html, headers: own, status } = await write(c.env, origin, { ...place, language }, shown, now);
  for (const [name, value] of Object.entries(headers)) own.set(name, value);
  const sent = isSent(searchParams) ? await unfurl(c.env, place.path, searchParams, now) : null;
  const told = isSent(searchParams) ? await tell(c.env, html, language, sent, origin + address + search) : html;
  return new Response(told, { status, headers: own });
});

/**
 * Whether somebody goes to a page. Whoever makes a preview of a link asks for it too, and says nothing of the kind; nor does a
 * browser that asks in advance.
 */
const isVisit = ({ headers }: Request): boolean =>
  headers.get("Sec-Fetch-Dest") === "document" && !headers.has("Sec-Purpose");

function variantOf({ path }: Place, asked: URLSearchParams, today: Day, hasPlayed: boolean): Shown {
  const measure = measureAt(path);
  const running = puzzleDayOn(measure, today);
  const plain: Shown = { variant: "", day: running };
  if (path === "/" && hasPlayed) return { ...plain, variant: `returns-${weekday(today)}` };
  if (isChallenge(path, asked)) return { ...plain, variant: "challenge" };
  const game = puzzleAtPath(path);
  if (game === null) return plain;
  // Classic is practised on the page of Unlimited.
  if (asked.has("practice") && game !== "classic") return { ...plain, variant: "practice" };
  const day = asked.get("day");
  // Today's is no different, and a day that is none is told so by the page itself.
  return day !== null && isDay(day) && isPuzzleDay(measure, day) && day < running
    ? { variant: day === puzzleBefore(measure, running) ? "yesterday" : "asked", day }
    : plain;
}

/**
 * Returns a page of players. It is the same for all visitors: its language is that of its address, whatever the visitor has
 * chosen.
 *
 * @returns null where there is nobody and no list
 */
async function answerPlayers(
  env: Env,
  origin: string,
  pathname: string,
  search: string,
  language: Language,
  place: PlayersPlace,
  now: number,
): Promise<Response | null> {
  const page = await playersPage(env, language, place, origin, dayAt(now));
  if (page === null) return null;
  const address = addressIn(language, page.path);
  if (address !== pathname)
    return new Response(null, { status: 301, headers: { ...NO_CACHE, Location: address + search } });
  const path = place.kind === "index" ? page.path : ANY_PLAYERS;
  const shown: Shown = { variant: "", day: dayAt(now) };
  const { html, headers } = await fill(env, origin, path, { language, path }, shown, now, {
    PLAYERS: page.html,
    PLAYERS_TITLE: escaped(page.title),
    PLAYERS_DESCRIPTION: escaped(page.description),
    PLAYERS_PATH: page.path,
    PLAYERS_GRAPH: page.graph,
  });
  for (const [name, value] of Object.entries(NO_CACHE)) headers.set(name, value);
  return new Response(html, { headers });
}

/** A page of the list of pages, or the one that says that there is none. */
async function write(env: Env, origin: string, place: Place, shown: Shown, now: number) {
  const { path } = place;
  const isKnown = KNOWN.has(path);
  const unknown = UNKNOWN.find((under) => path.startsWith(`${under}/`));
  // Whether there is a board behind a link, only the API says, and to whom.
  const isBoard = path.startsWith("/friends/");
  const file = isKnown ? path : isBoard ? "/friends/board" : unknown === undefined ? null : `${unknown}/none`;
  const filled = await fill(env, origin, file, place, shown, now);
  return { ...filled, status: isKnown || isBoard ? 200 : 404 };
}
