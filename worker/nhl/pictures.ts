import { dayAt } from "#rules/shared/day";
import { seasonOn, type Season } from "#rules/league/season";
import { hasLeaguePictures } from "../runtime/configuration.ts";
import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { TimedIsolateCache } from "../runtime/isolate-cache.ts";
import { readBodyUpTo } from "./read-body.ts";
import { logoSuffixOf } from "./logo-files.ts";

/** The only file that requests the league's picture service. Failures in a row are logged once; callers get null. */
const SERVICE = "https://assets.nhle.com";

/** Timeout of a picture, headers and body together, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** Many times the size of a photograph of 168 × 168 pixels or a logo. */
const MAX_BYTES = 512 * 1024;

/** How long requests pause without the service, and until a missing picture is requested again, in milliseconds. */
const PAUSE_MS = 5 * 60_000;

/** After this many failures in a row the service counts as unavailable. */
const FAILURES = 3;

/** Maximum number of photographs per minute and isolate for practice rounds, which visitors can begin without limit. */
const PRACTICE_LIMIT = { most: 30, spanMs: 60_000 };

/** The signature of a PNG (W3C PNG, 5.2). */
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const SVG_START = /^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i;

/** How many bytes at the beginning and the end are checked. */
const CHECKED_BYTES = 2_000;

/** The service's placeholders: `default-skater.png` or `goalie.png`, in any folder. */
const SILHOUETTE = /\/(default-\w+|skater|goalie)\.png$/;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const KINDS = {
  PNG: (start: Uint8Array, end: Uint8Array) =>
    PNG_SIGNATURE.every((byte, at) => start[at] === byte) && textOf(end).includes("IEND"),
  SVG: (start: Uint8Array, end: Uint8Array) => SVG_START.test(textOf(start)) && textOf(end).includes("</svg>"),
};

type Kind = keyof typeof KINDS;

/** How long Cloudflare caches a response, in seconds: minutes for 200, a status that error pages have too. */
const EDGE_CACHE = { "200-499": 300, "500-599": -1 };

/** Pictures of answers are not cached: their response time would reveal them. */
const NO_EDGE_CACHE = { "200-599": -1 };

type Answer =
  | { is: "picture"; bytes: Uint8Array }
  | { is: "none" }
  /** This response is invalid, the next one may be valid. */
  | { is: "faulty"; why: string }
  /** No response. After several of these the service counts as unavailable. */
  | { is: "failed"; why: string }
  /** The service asks to slow down. */
  | { is: "away"; why: string };

/** Until when this isolate pauses, in Unix milliseconds. */
let pausedUntil = -Infinity;

let failures = 0;

/** Recently missing pictures, by their first path. */
const missing = new TimedIsolateCache<true>(PAUSE_MS, 1024);

/** Photographs requested for practice since an instant in Unix milliseconds. */
let practised = { since: -Infinity, count: 0 };

/** Counts a photograph for practice. Returns false if the limit is reached. */
function countPracticeRequest(now: number): boolean {
  if (Math.abs(now - practised.since) >= PRACTICE_LIMIT.spanMs) practised = { since: now, count: 0 };
  return ++practised.count <= PRACTICE_LIMIT.most;
}

/** Why a photograph is requested: a player who is shown, or the answer of a day or of a practice round. */
export type PhotographPurpose = "shown" | "secret" | "practice";

export interface PhotographLocation {
  id: number;
  /** Code of his last club. */
  club: string;
  /** The season of his last game; null for the running season. */
  season: Season | null;
}

/**
 * Returns a player's photograph as PNG: the one the league's pages use, else the latest; null if there is none, it is
 * unavailable, pictures are disabled, or too many are practised.
 */
export const fetchHeadshot = (
  env: Env,
  { id, club, season }: PhotographLocation,
  now: number,
  purpose: PhotographPurpose = "shown",
): Promise<Uint8Array | null> =>
  fetchPicture(
    env,
    [`/mugs/nhl/${season ?? seasonOn(dayAt(now))}/${club}/${id}.png`, `/mugs/nhl/latest/168x168/${id}.png`],
    "PNG",
    now,
    purpose,
  );

/** A Worker has six connections; a fetch that waits for one could time out. */
const CONNECTIONS = 6;

/** Returns clubs' logos as unsanitized SVG, without unavailable ones. At most 40: a free Worker has 50 subrequests. */
export async function fetchLogos(env: Env, codes: readonly string[], now: number): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  const left = [...codes];
  while (left.length > 0)
    await Promise.all(
      left.splice(0, CONNECTIONS).map(async (code) => {
        const bytes = await fetchPicture(
          env,
          [`/logos/nhl/svg/${code}${logoSuffixOf(code)}_light.svg`],
          "SVG",
          now,
          "shown",
        );
        if (bytes !== null) marks[code] = textOf(bytes);
      }),
    );
  return marks;
}

/** Returns the first picture that exists at some paths. The timeout is for all of them together. */
async function fetchPicture(
  env: Env,
  paths: readonly string[],
  kind: Kind,
  now: number,
  purpose: PhotographPurpose,
): Promise<Uint8Array | null> {
  const [name = ""] = paths;
  const isSecret = purpose !== "shown";
  if (!hasLeaguePictures(env) || now < pausedUntil) return null;
  if (!isSecret && missing.get(name, now)) return null;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (const path of paths) {
    if (purpose === "practice" && !countPracticeRequest(now)) return null;
    const answer = await ask(path, kind, isSecret ? NO_EDGE_CACHE : EDGE_CACHE, signal);
    failures = answer.is === "failed" ? failures + 1 : 0;
    if (answer.is === "picture") return answer.bytes;
    const isUnavailable = answer.is === "away" || failures >= FAILURES;
    // Concurrent requests log an unavailable service only once.
    const isNews = answer.is === "faulty" || (answer.is === "failed" ? failures === 1 : now >= pausedUntil);
    // Without the path, which may be an answer's.
    if (isNews && answer.is !== "none") log("warn", "picture-unavailable", answer.why, { kind });
    if (isUnavailable) pausedUntil = now + PAUSE_MS;
    // The next path is tried only after a definite "not found".
    if (answer.is !== "none") break;
  }
  if (!isSecret) missing.set(name, true, now);
  return null;
}

async function ask(
  path: string,
  kind: Kind,
  cacheTtlByStatus: Record<string, number>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    // Redirects are not followed: they could lead to any host.
    return await read(await fetch(SERVICE + path, { redirect: "manual", signal, cf: { cacheTtlByStatus } }), kind);
  } catch (error) {
    return { is: "failed", why: String(error) };
  }
}

async function read(response: Response, kind: Kind): Promise<Answer> {
  const { status, headers, body } = response;
  if (status === 200 && body !== null) {
    const bytes = await readBodyUpTo(body, MAX_BYTES);
    if (bytes === null) return { is: "faulty", why: `more than ${MAX_BYTES} bytes` };
    const isWhole = KINDS[kind](bytes.subarray(0, CHECKED_BYTES), bytes.subarray(-CHECKED_BYTES));
    return isWhole
      ? { is: "picture", bytes }
      : { is: "faulty", why: `${headers.get("Content-Type") ?? "something"} that is no whole ${kind}` };
  }
  await body?.cancel();
  if (status === 429) return { is: "away", why: `status ${status}` };
  if (status >= 500) return { is: "failed", why: `status ${status}` };
  // A missing picture is 403, 404, or a redirect to a placeholder.
  const isNone = status === 403 || status === 404 || SILHOUETTE.test(headers.get("Location") ?? "");
  return isNone ? { is: "none" } : { is: "faulty", why: `status ${status}` };
}
