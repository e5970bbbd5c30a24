import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { SHARED_LINK_PARAMS, type CountedEvent } from "#rules/site/usage";
import { localizePath, parseLocalizedPath, type Language, type LocalizedPath } from "#rules/i18n/address";
import { isPuzzleDay, previousPuzzleDay, puzzleDayOn } from "#rules/shared/schedule";
import { dayAt, isDay, weekday, type Day } from "#rules/shared/day";
import { gameConfigAt, PAGE_PATHS, gameAtPath, isChallenge, type PagePath } from "#rules/site/pages";
import { parsePlayed, PLAYED_COOKIE } from "#rules/site/played-games";
import { ANY_LIST_PATH, ANY_PLAYER_PATH, parsePlayersPath, type PlayersPath } from "#rules/site/player-address";
import { ARTICLE_SLUGS } from "./articles.ts";
import type { Env } from "../env.ts";
import { negotiateLanguage } from "./language.ts";
import { linkMetadataOf, SHARED_LINK_METADATA } from "./link-metadata.ts";
import { isSharedLink, readLinkLayout, readLinkPreview, sharedSentence } from "../links/link-preview.ts";
import { jsonScript } from "./page-template.ts";
import { renderPlayersPage } from "./players/page.ts";
import { renderPage, type Shown } from "./render-page.ts";

const KNOWN: ReadonlySet<string> = new Set([...PAGE_PATHS, ...ARTICLE_SLUGS.map((slug) => `/hockey-insights/${slug}`)]);

/** Sections with their own page for unknown addresses below them. */
const UNKNOWN = ["/hockey-insights", "/players"] satisfies PagePath[];

/** Pages are not cached: they contain the day, and addresses of files of this build. */
const NO_CACHE = { "Cache-Control": "private, no-cache" };

/** The path under which the page of an unknown address below the players' is prerendered. */
const UNKNOWN_PLAYERS = "/players/none";

/** Answers every address: with 200 where there is a page, otherwise with 404 and a page of suggestions. */
export const pagesRoute = new Hono<{
  Bindings: Env;
  Variables: { now: number; origin: string; count: (kind: CountedEvent) => void };
}>().get("*", async (c) => {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const origin = c.get("origin");
  // A file of an earlier build no longer exists; a page instead of it would confuse the browser.
  if (/^\/(assets|cards|templates|written)\//.test(pathname)) return c.text("Not found", 404);

  const place = parseLocalizedPath(pathname);
  const players = parsePlayersPath(place.path);
  if (players !== null) {
    const answer = await answerPlayers(c.env, origin, pathname, search, place.language, players, c.get("now"));
    if (answer !== null) return answer;
  }
  const language = negotiateLanguage(place.language, getCookie(c, "language"), c.req.header("Accept-Language"));
  const address = localizePath(language, place.path);
  const headers = { ...NO_CACHE, Vary: "Accept-Language, Cookie" };
  if (address !== pathname) return c.body(null, 302, { ...headers, Location: address + search });

  for (const [parameter, kind] of Object.entries(SHARED_LINK_PARAMS))
    if (searchParams.has(parameter) && isVisit(c.req.raw)) c.get("count")(kind);
  const now = c.get("now");
  const today = dayAt(now);
  const played = parsePlayed(getCookie(c, PLAYED_COOKIE));
  const shown = variantOf(place, searchParams, today, played.size > 0);
  const { file, status } = prerenderedAt(place.path);
  const link = isSharedLink(searchParams)
    ? await readSharedLink(c.env, { ...place, language }, searchParams, origin + address + search, now)
    : {};
  const { html, headers: own } = await renderPage(c.env, {
    origin,
    file,
    place: { ...place, language },
    shown,
    played,
    now,
    ...(file === UNKNOWN_PLAYERS ? { data: { players: { path: place.path, title: null } } } : link),
  });
  for (const [name, value] of Object.entries(headers)) own.set(name, value);
  return new Response(html, { status, headers: own });
});

/** Returns the link metadata of a shared link, and as page data what there is to beat. */
async function readSharedLink(
  env: Env,
  { language, path }: LocalizedPath,
  query: URLSearchParams,
  url: string,
  now: number,
) {
  const preview = await readLinkPreview(env, path, query, now);
  if (preview === null) return { values: SHARED_LINK_METADATA };
  const values = await linkMetadataOf(env, language, preview, url);
  const { shown } = preview;
  if (shown.kind === "round") {
    const title = sharedSentence((await readLinkLayout(env, language)).words, shown);
    return { values, data: title === null ? {} : { challenge: { code: query.get("r"), title, rows: null } } };
  }
  if (shown.kind !== "challenge") return { values, data: {} };
  const rows = shown.by?.round.rows ?? null;
  return { values, data: { challenge: { code: query.get("challenge"), title: values.LINK_TITLE, rows } } };
}

/** Returns whether a visitor navigates to a page. Link previews and prefetches lack these headers. */
const isVisit = ({ headers }: Request): boolean =>
  headers.get("Sec-Fetch-Dest") === "document" && !headers.has("Sec-Purpose");

function variantOf({ path }: LocalizedPath, search: URLSearchParams, today: Day, hasPlayed: boolean): Shown {
  const config = gameConfigAt(path);
  const running = puzzleDayOn(config, today);
  const plain: Shown = { variant: "", day: running };
  if (path === "/" && hasPlayed) return { ...plain, variant: `returns-${weekday(today)}` };
  if (isChallenge(path, search)) return { ...plain, variant: "challenge" };
  const game = gameAtPath(path);
  if (game === null) return plain;
  // Classic is practised on the page of Unlimited.
  if (search.has("practice") && game !== "classic") return { ...plain, variant: "practice" };
  const day = search.get("day");
  // Today's page is the same, and the page itself handles an invalid day.
  return day !== null && isDay(day) && isPuzzleDay(config, day) && day < running
    ? { variant: day === previousPuzzleDay(config, running) ? "yesterday" : "asked", day }
    : plain;
}

/** Returns a page about players in the language of its address, the same for all visitors; null if there is none. */
async function answerPlayers(
  env: Env,
  origin: string,
  pathname: string,
  search: string,
  language: Language,
  place: PlayersPath,
  now: number,
): Promise<Response | null> {
  const page = await renderPlayersPage(env, language, place, origin, dayAt(now));
  if (page === null) return null;
  const { path: playersPath, title, description, head, alike, alikeSection, body, headLinks, things } = page;
  const address = localizePath(language, playersPath);
  if (address !== pathname)
    return new Response(null, { status: 301, headers: { ...NO_CACHE, Location: address + search } });
  // The page with all players has its own link metadata.
  const metadata = place.kind === "index" ? {} : { TITLE: title, LINK_TITLE: title, DESCRIPTION: description };
  const path = { index: playersPath, list: ANY_LIST_PATH, player: ANY_PLAYER_PATH }[place.kind];
  const { html, headers } = await renderPage(env, {
    origin,
    file: path,
    place: { language, path },
    shown: { variant: "", day: dayAt(now) },
    now,
    values: {
      ...metadata,
      PLAYERS_PATH: playersPath,
      PLAYERS_LINKS: headLinks,
      PLAYERS_GRAPH: jsonScript({ "@context": "https://schema.org", "@graph": things }),
      PLAYERS_HEAD: head,
      PLAYERS_ALIKE: alikeSection,
      PLAYERS_BODY: body,
    },
    data: { players: { path: playersPath, title, alike } },
  });
  for (const [name, value] of Object.entries(NO_CACHE)) headers.set(name, value);
  return new Response(html, { headers });
}

/** Returns the path under which the page of an address is prerendered, and its status. */
function prerenderedAt(path: string): { file: string | null; status: 200 | 404 } {
  if (KNOWN.has(path)) return { file: path, status: 200 };
  // Only the API checks whether there is a friends' board, and who may see it.
  if (path.startsWith("/friends/")) return { file: "/friends/board", status: 200 };
  const parent = UNKNOWN.find((under) => path.startsWith(`${under}/`));
  return { file: parent === undefined ? null : `${parent}/none`, status: 404 };
}
