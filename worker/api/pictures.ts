import { Hono, type Context } from "hono";
import { isSeason, playedIn } from "#rules/season";
import { readBustDrawing, readCrestDrawing } from "../faces/drawings.ts";
import { fetchHeadshot, fetchLogo, hasLeaguePictures } from "../nhl/pictures.ts";
import { readClubYears, readSweater } from "../store/pictured.ts";
import type { ApiContext } from "./context.ts";
import { errorResponse } from "./errors.ts";

/** A picture changes once per season: for a week in the browser and in Cloudflare's Cache API. */
const CACHE_PICTURE = "public, max-age=604800, immutable";

/** A drawing gives way to a picture within minutes. */
const CACHE_DRAWING = "public, max-age=300";

/** Opened by itself, an SVG is a document: it runs no script then, loads nothing and is of no origin. */
const HARMLESS = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Where a picture comes from: the league, or the site's own hand. */
interface Source {
  type: "image/png" | "image/svg+xml";
  ofLeague: (now: number) => Promise<Uint8Array | null>;
  drawn: () => Promise<Uint8Array | null>;
}

/**
 * The league's pictures of players and clubs, so that the browser need not ask anybody but this site. Where the
 * league has none, is slow, away, or not to be asked, a drawing takes its place; and with `?or=nothing` 204, for
 * a page that has drawn already what its picture is to cover. (An error would stand in the browser's console.)
 *
 * - `GET /img/players/:id`: anybody who ever played, PNG.
 * - `GET /img/teams/:code`: the mark of a club, SVG; of the past as well, and with `?season=19921993` only if it
 *   played then.
 */
export const pictures = new Hono<ApiContext>()
  .get("/players/:id{\\d{7}}", (c) => {
    const id = c.req.param("id");
    return answerPicture(c, `players/${id}`, async () => {
      const sweater = await readSweater(c.env, id, c.get("now"));
      return (
        sweater && {
          type: "image/png",
          ofLeague: (now) => fetchHeadshot(c.env, { id: Number(id), ...sweater.last }, now),
          drawn: () => readBustDrawing(c.env, sweater.team, sweater.number),
        }
      );
    });
  })
  .get("/teams/:code{[A-Z]{3}}", (c) => {
    const code = c.req.param("code");
    const season = c.req.query("season");
    if (season !== undefined && !(/^\d{8}$/.test(season) && isSeason(Number(season))))
      return errorResponse("unknown-season");
    return answerPicture(c, `teams/${code}?season=${season ?? ""}`, async () => {
      const club = await readClubYears(c.env, code, c.get("now"));
      const hasPlayed = club !== null && (season === undefined || playedIn(club, Number(season)));
      return !hasPlayed
        ? null
        : {
            type: "image/svg+xml",
            ofLeague: (now) => fetchLogo(c.env, code, season === undefined ? null : Number(season), now),
            drawn: () => readCrestDrawing(c.env, code),
          };
    });
  });

/**
 * Answers with the picture of a source, from the Cache API if it is there; 404 for no source.
 *
 * @param name of the picture, its key in the Cache API: whatever else an address says makes no other picture
 */
async function answerPicture(
  c: Context<ApiContext>,
  name: string,
  find: () => Promise<Source | null>,
): Promise<Response> {
  const {
    env,
    var: { now },
  } = c;
  const key = new URL(`/img/${name}`, c.req.url);
  const cached = hasLeaguePictures(env) ? await caches.default.match(key) : undefined;
  if (cached !== undefined) return withoutAge(cached);

  const source = await find();
  if (source === null) return errorResponse("unknown-path");
  const { type, ofLeague, drawn } = source;
  const picture = await ofLeague(now);
  if (picture !== null) {
    const answer = answerWith(picture, type, CACHE_PICTURE);
    await caches.default.put(key, answer.clone());
    return answer;
  }
  if (c.req.query("or") === "nothing")
    return new Response(null, { status: 204, headers: { "Cache-Control": CACHE_DRAWING } });
  const drawing = await drawn();
  return drawing === null ? errorResponse("unknown-path") : answerWith(drawing, type, CACHE_DRAWING);
}

/** Removes the headers that say how old a cached picture is: they would say whether a player has been seen before today. */
function withoutAge(cached: Response): Response {
  const answer = new Response(cached.body, cached);
  for (const name of ["Age", "Date", "CF-Cache-Status"]) answer.headers.delete(name);
  return answer;
}

const answerWith = (picture: Uint8Array, type: Source["type"], cacheControl: string): Response =>
  new Response(picture, { headers: { ...HARMLESS, "Content-Type": type, "Cache-Control": cacheControl } });
