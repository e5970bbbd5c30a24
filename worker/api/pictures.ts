import { Hono, type Context } from "hono";
import { hasLeaguePictures } from "../configuration.ts";
import { readBustDrawing } from "../faces/drawings.ts";
import { fetchHeadshot, fetchMarks } from "../nhl/pictures.ts";
import { readClubCodes, readSweater } from "../store/pictured.ts";
import type { ApiContext } from "./context.ts";
import { errorResponse } from "./errors.ts";

/** A photograph changes once per season, a mark once in many years; in the browser and in the Cache API. */
const CACHE_PHOTOGRAPH = "public, max-age=604800, immutable";
const CACHE_ALL_MARKS = "public, max-age=2592000, immutable";
const CACHE_SOME_MARKS = "public, max-age=86400";

/** A drawing gives way to a picture within minutes. */
const CACHE_DRAWING = "public, max-age=300";

/** A response, and whether it is worth keeping in the Cache API. */
interface Made {
  response: Response;
  isKept: boolean;
}

/**
 * The league's pictures of players and clubs, so that the browser talks to this origin only.
 *
 * - `GET /img/players/:id`: the photograph of any player, PNG. Where the league has none, is slow, away, or not to be asked,
 *   a drawing; with `?or=nothing` 204, for a page that shows a drawing already. (An error would show in the browser's console.)
 * - `GET /img/marks/current`, `GET /img/marks/past`: the marks of all clubs of today, or of the past, as SVG by their codes;
 *   those that could be had. One response for all, because each is a request (docs/decisions/one-response-for-all-marks.md).
 */
export const pictures = new Hono<ApiContext>()
  .get("/players/:id{\\d{7}}", (c) => {
    const id = c.req.param("id");
    return throughCache(c, `players/${id}`, () => makePhotograph(c, id));
  })
  .get("/marks/current", (c) => throughCache(c, "marks/current", () => makeMarks(c, "current")))
  .get("/marks/past", (c) => throughCache(c, "marks/past", () => makeMarks(c, "past")));

async function makePhotograph(c: Context<ApiContext>, id: string): Promise<Made> {
  const { env } = c;
  const now = c.get("now");
  const sweater = await readSweater(env, id, now);
  if (sweater === null) return { response: errorResponse("unknown-path"), isKept: false };
  const photograph = await fetchHeadshot(env, { id: Number(id), ...sweater.last }, now);
  if (photograph !== null) return { response: answerWith(photograph, "image/png", CACHE_PHOTOGRAPH), isKept: true };
  if (c.req.query("or") === "nothing")
    return {
      response: new Response(null, { status: 204, headers: { "Cache-Control": CACHE_DRAWING } }),
      isKept: false,
    };
  const drawing = await readBustDrawing(env, sweater.team, sweater.number);
  const response = drawing === null ? errorResponse("unknown-path") : answerWith(drawing, "image/png", CACHE_DRAWING);
  return { response, isKept: false };
}

async function makeMarks({ env, var: { now } }: Context<ApiContext>, era: "current" | "past"): Promise<Made> {
  const codes = hasLeaguePictures(env) ? await readClubCodes(env, era, now) : [];
  const marks = await fetchMarks(env, codes, now);
  const count = Object.keys(marks).length;
  const cacheControl = count === 0 ? CACHE_DRAWING : count < codes.length ? CACHE_SOME_MARKS : CACHE_ALL_MARKS;
  return { response: answerWith(JSON.stringify(marks), "application/json", cacheControl), isKept: count > 0 };
}

/**
 * Returns a picture from the Cache API, or makes it and keeps it there.
 *
 * @param name its key in the Cache API: whatever else an address says makes no other picture
 */
async function throughCache(c: Context<ApiContext>, name: string, make: () => Promise<Made>): Promise<Response> {
  const key = new URL(`/img/${name}`, c.req.url);
  const cached = hasLeaguePictures(c.env) ? await caches.default.match(key) : undefined;
  if (cached !== undefined) return withoutAge(cached);
  const { response, isKept } = await make();
  if (isKept) await caches.default.put(key, response.clone());
  return response;
}

/** Removes the headers that say how old a cached picture is: they would say whether a player has been seen before today. */
function withoutAge(cached: Response): Response {
  const response = new Response(cached.body, cached);
  for (const name of ["Age", "Date", "CF-Cache-Status"]) response.headers.delete(name);
  return response;
}

const answerWith = (body: BodyInit, type: string, cacheControl: string): Response =>
  new Response(body, { headers: { "Content-Type": type, "Cache-Control": cacheControl } });
