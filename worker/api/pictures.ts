import { Hono, type Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isSeason, playedIn } from "#rules/season";
import { readBustDrawing, readCrestDrawing } from "../faces/drawings.ts";
import { fetchHeadshot, fetchLogo, hasLeaguePictures } from "../nhl/pictures.ts";
import { readClubYears, readSweater } from "../store/pictured.ts";
import type { ApiContext } from "./context.ts";
import { errorResponse } from "./errors.ts";

/** For a week, at the edge and in the browser. */
const KEPT = "public, max-age=604800";

/** What stands in for a picture gives way to it within minutes. */
const KEPT_SHORTLY = "public, max-age=300";

/** For the cache in front of the Worker alone. */
const IN_FRONT = "Cloudflare-CDN-Cache-Control";

/**
 * The cache in front of the Worker tells of what it has how old it is: since when somebody has seen a player, and so
 * who was found today. The one behind it (`answerKept`) tells nothing. Only the marks of the clubs of today, which stand
 * beside every guess, may say so of themselves, and photographs of players who were guessed and missed, or picked for a Grid,
 * at an address of their own: that spares a request for nearly each of them. Where an answer is looked at, and where anybody is
 * looked up, another address is asked, so nobody is among the missed because he was found.
 */
const keepUntold = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has(IN_FRONT)) c.header(IN_FRONT, "no-store");
});

/** Opened by itself, an SVG is a document: it runs no script then, loads nothing and is of no origin. */
const HARMLESS = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Where a picture comes from: the league, or the site's own hand. */
interface Source {
  type: "image/png" | "image/svg+xml";
  /** Whether it tells no answer that somebody has seen it. */
  isCommon: boolean;
  ofLeague: (now: number) => Promise<Uint8Array | null>;
  drawn: () => Promise<Uint8Array | null>;
}

/**
 * The league's pictures of players and clubs, so that the browser need not ask anybody but this site. Where the
 * league has none, is slow, away, or not to be asked, a drawing takes its place; and with `?or=nothing` 204, for
 * a page that has drawn already what its picture is to cover. (An error would stand in the browser's console.)
 *
 * - `GET /img/players/:id`: anybody who ever played, PNG.
 * - `GET /img/players/:id/missed`: the same, of whoever was guessed and is not the answer.
 * - `GET /img/teams/:code`: the mark of a club, SVG; of the past as well, and with `?season=19921993` only if it
 *   played then.
 */
export const pictures = new Hono<ApiContext>()
  .use(keepUntold)
  .get("/players/:id{\\d{7}}", (c) => answerPhotograph(c, c.req.param("id"), false))
  .get("/players/:id{\\d{7}}/missed", (c) => answerPhotograph(c, c.req.param("id"), true))
  .get("/teams/:code{[A-Z]{3}}", (c) => {
    const code = c.req.param("code");
    const season = c.req.query("season");
    if (season !== undefined && !(/^\d{8}$/.test(season) && isSeason(Number(season))))
      return errorResponse("unknown-season");
    return answerKept(c, `teams/${code}?season=${season ?? ""}`, async () => {
      const club = await readClubYears(c.env, code, c.get("now"));
      const hasPlayed = club !== null && (season === undefined || playedIn(club, Number(season)));
      return !hasPlayed
        ? null
        : {
            type: "image/svg+xml",
            isCommon: club.last === null && season === undefined,
            ofLeague: (now) => fetchLogo(c.env, code, season === undefined ? null : Number(season), now),
            drawn: () => readCrestDrawing(c.env, code),
          };
    });
  });

/** @param hasMissed whether he is asked for as a guess that missed: behind the Worker the two are one picture */
async function answerPhotograph(c: Context<ApiContext>, id: string, hasMissed: boolean): Promise<Response> {
  const answer = await answerKept(c, `players/${id}`, async () => {
    const sweater = await readSweater(c.env, id, c.get("now"));
    return (
      sweater && {
        type: "image/png",
        isCommon: false,
        ofLeague: (now) => fetchHeadshot(c.env, { id: Number(id), ...sweater.last }, now),
        drawn: () => readBustDrawing(c.env, sweater.team, sweater.number),
      }
    );
  });
  const kept = answer.headers.get("Cache-Control");
  if (hasMissed && answer.ok && kept !== null) answer.headers.set(IN_FRONT, kept);
  return answer;
}

/**
 * Answers with the picture of a source, from the edge's cache if it has been there before; 404 for no source.
 *
 * @param name of the picture, under which the edge keeps it: whatever else an address says makes no other picture
 */
async function answerKept(c: Context<ApiContext>, name: string, find: () => Promise<Source | null>): Promise<Response> {
  const {
    env,
    var: { now },
  } = c;
  const key = new URL(`/img/${name}`, c.req.url);
  const kept = hasLeaguePictures(env) ? await caches.default.match(key) : undefined;
  if (kept !== undefined) return asNew(kept);

  const source = await find();
  if (source === null) return errorResponse("unknown-path");
  const { type, isCommon, ofLeague, drawn } = source;
  const headersFor = (kept: string) => ({ "Cache-Control": kept, ...(isCommon && { [IN_FRONT]: kept }) });
  const picture = await ofLeague(now);
  if (picture !== null) {
    const answer = answerWith(picture, type, headersFor(KEPT));
    await caches.default.put(key, answer.clone());
    return answer;
  }
  if (c.req.query("or") === "nothing") return new Response(null, { status: 204, headers: headersFor(KEPT_SHORTLY) });
  const drawing = await drawn();
  return drawing === null ? errorResponse("unknown-path") : answerWith(drawing, type, headersFor(KEPT_SHORTLY));
}

/** How old it is at the edge is nobody's business: it would tell whether a player has been seen before today. */
function asNew(kept: Response): Response {
  const answer = new Response(kept.body, kept);
  for (const name of ["Age", "Date", "CF-Cache-Status"]) answer.headers.delete(name);
  return answer;
}

const answerWith = (picture: Uint8Array, type: Source["type"], kept: Record<string, string>): Response =>
  new Response(picture, { headers: { ...HARMLESS, "Content-Type": type, ...kept } });
