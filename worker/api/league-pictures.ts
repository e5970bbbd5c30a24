import { Hono } from "hono";
import { hasLeaguePictures } from "../runtime/configuration.ts";
import { fetchHeadshot, fetchLogos } from "../nhl/pictures.ts";
import { readClubCodes, readPhotographSource } from "../store/league-pictures.ts";
import type { ApiRequest, AppContext } from "../http/context.ts";
import { errorResponse } from "../http/errors.ts";

/** A photograph changes once per season, a logo once in many years. Used by browsers and the Cache API. */
const CACHE_PHOTOGRAPH = "public, max-age=604800, immutable";
const CACHE_ALL_MARKS = "public, max-age=2592000, immutable";
const CACHE_SOME_MARKS = "public, max-age=86400";

/** A picture may become available within minutes. */
const CACHE_NO_PICTURE = "public, max-age=300";

interface CacheableResponse {
  response: Response;
  isCacheable: boolean;
}

/**
 * The league's pictures of players and clubs, so that the browser talks to this origin only.
 * - `GET /img/players/:id`: a player's photograph, PNG. If there is none, or it is unavailable or disabled, 204, because
 *   an error status would show in the browser's console.
 * - `GET /img/marks/current`, `GET /img/marks/past`: the available logos of all clubs of today or the past, as SVG by
 *   club code. One response for all, because requests are billed (docs/decisions/keep-workers-cache-off.md).
 */
export const leaguePicturesRoute = new Hono<AppContext>()
  .get("/players/:id{\\d{7}}", (c) => {
    const id = c.req.param("id");
    return withCacheApi(c, `players/${id}`, () => makePhotograph(c, id));
  })
  .get("/marks/current", (c) => withCacheApi(c, "marks/current", () => makeMarks(c, "current")))
  .get("/marks/past", (c) => withCacheApi(c, "marks/past", () => makeMarks(c, "past")));

async function makePhotograph(c: ApiRequest, id: string): Promise<CacheableResponse> {
  const { env } = c;
  const now = c.get("now");
  const source = await readPhotographSource(env, id, now);
  if (source === null) return { response: errorResponse("unknown-path"), isCacheable: false };
  const photograph = await fetchHeadshot(env, { id: Number(id), ...source }, now);
  if (photograph !== null)
    return { response: respondWith(photograph, "image/png", CACHE_PHOTOGRAPH), isCacheable: true };
  const headers = { "Cache-Control": CACHE_NO_PICTURE };
  return { response: new Response(null, { status: 204, headers }), isCacheable: false };
}

async function makeMarks({ env, var: { now } }: ApiRequest, era: "current" | "past"): Promise<CacheableResponse> {
  const codes = hasLeaguePictures(env) ? await readClubCodes(env, era, now) : [];
  const marks = await fetchLogos(env, codes, now);
  const count = Object.keys(marks).length;
  const cacheControl = count === 0 ? CACHE_NO_PICTURE : count < codes.length ? CACHE_SOME_MARKS : CACHE_ALL_MARKS;
  return { response: respondWith(JSON.stringify(marks), "application/json", cacheControl), isCacheable: count > 0 };
}

/** Returns a picture from the Cache API, by `name` without the query, or makes it and stores it there. */
async function withCacheApi(c: ApiRequest, name: string, make: () => Promise<CacheableResponse>): Promise<Response> {
  const key = new URL(`/img/${name}`, c.req.url);
  const cached = hasLeaguePictures(c.env) ? await caches.default.match(key) : undefined;
  if (cached !== undefined) return withoutAge(cached);
  const { response, isCacheable } = await make();
  if (isCacheable) await caches.default.put(key, response.clone());
  return response;
}

/** Removes headers that reveal the age of a cached picture, and so whether a player has been shown before today. */
function withoutAge(cached: Response): Response {
  const response = new Response(cached.body, cached);
  for (const name of ["Age", "Date", "CF-Cache-Status"]) response.headers.delete(name);
  return response;
}

const respondWith = (body: BodyInit, type: string, cacheControl: string): Response =>
  new Response(body, { headers: { "Content-Type": type, "Cache-Control": cacheControl } });
