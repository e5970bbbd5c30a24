import { dayAt } from "#rules/day";
import { seasonOn, type Season } from "#rules/season";
import { hasLeaguePictures } from "../configuration.ts";
import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { TimedMemory } from "../memory.ts";
import { readUpTo } from "./body.ts";
import { markOf } from "./marks.ts";

/**
 * The league's picture service: the one place that asks it. Whatever it answers, nobody who plays sees an
 * error: what is no picture is none, said once in the log.
 */
const SERVICE = "https://assets.nhle.com";

/** A picture that takes longer is as good as none, in milliseconds; headers and body together. */
const PATIENCE_MS = 2_000;

/** Many times what a picture of 168 × 168 pixels takes, and some times what a mark does. */
const MAX_BYTES = 512 * 1024;

/**
 * How long a service that did not answer is left alone, so that not everybody waits for it in turn; and for how
 * long nobody asks again for a picture that could not be had.
 */
const PAUSE_MS = 5 * 60_000;

/** After so many failures in a row it is the service that fails, and not one picture or two. */
const FAILURES = 3;

/**
 * How often an isolate asks for a photograph in a minute for rounds of practice. Anybody may begin those as often as he
 * likes: he is shown drawings from then on, and the league is not stormed.
 */
const PRACTICE_BUDGET = { most: 30, spanMs: 60_000 };

/** What every PNG begins with (W3C PNG, 5.2). */
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What begins an SVG, whatever is said before it of itself. */
const SVG_START = /^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i;

/** Within so many bytes of its beginning and its end a picture must show that it is one, and whole. */
const LOOKED_AT = 2_000;

/** Its silhouettes, `default-skater.png` or plainly `goalie.png`, whatever folder they are in. */
const SILHOUETTE = /\/(default-\w+|skater|goalie)\.png$/;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const KINDS = {
  PNG: (start: Uint8Array, end: Uint8Array) =>
    PNG_SIGNATURE.every((byte, at) => start[at] === byte) && textOf(end).includes("IEND"),
  SVG: (start: Uint8Array, end: Uint8Array) => SVG_START.test(textOf(start)) && textOf(end).includes("</svg>"),
};

type Kind = keyof typeof KINDS;

/**
 * How long the edge keeps an answer unread, in seconds. Minutes even where it says 200, because a page in place
 * of a picture says so too; what turned out to be a picture is kept for longer where it is served.
 */
const KEPT = { "200-499": 300, "500-599": -1 };

/** Of a secret nothing is kept, or his picture would come sooner than another's to whoever tries them all. */
const NOT_KEPT = { "200-599": -1 };

type Answer =
  | { is: "picture"; bytes: Uint8Array }
  | { is: "none" }
  /** This answer is no use, the next one may be. */
  | { is: "faulty"; why: string }
  /** It did not come; after some like it the service is out of reach. */
  | { is: "failed"; why: string }
  /** The service says itself that it is overburdened. */
  | { is: "away"; why: string };

/** Until when this isolate does not ask, in Unix milliseconds. */
let awayUntil = -Infinity;

/** How many pictures have failed since one was answered for. */
let failures = 0;

/** Pictures, by the first of their paths, that could not be had of late. */
const missing = new TimedMemory<true>(PAUSE_MS, 1024);

/** Since when, in Unix milliseconds, how many have been asked for for practice. */
let practised = { since: -Infinity, count: 0 };

/** Takes one question out of the budget of practice. False when nothing is left of it. */
function isWithinBudget(now: number): boolean {
  if (Math.abs(now - practised.since) >= PRACTICE_BUDGET.spanMs) practised = { since: now, count: 0 };
  return ++practised.count <= PRACTICE_BUDGET.most;
}

/** Whom a photograph is of: somebody who is on the screen, or the secret of a day or of a practice round, which nobody may find out. */
export type Asked = "shown" | "secret" | "practice";

/** Where a player's photograph is filed. */
export interface Filed {
  /** NHL player id. */
  id: number;
  /** Code of the club in whose sweater he was last seen. */
  club: string;
  /** When that was; null for the running season. */
  season: Season | null;
}

/**
 * A player's photograph, as PNG, as the league's own pages name it, else the latest there is; null when the league has
 * none on file, when it cannot be had, or when the site is configured to live on its own drawings.
 *
 * @param now Unix milliseconds
 * @param asked for practice null as well when its budget is spent
 */
export const fetchHeadshot = (
  env: Env,
  { id, club, season }: Filed,
  now: number,
  asked: Asked = "shown",
): Promise<Uint8Array | null> =>
  fetchPicture(
    env,
    [`/mugs/nhl/${season ?? seasonOn(dayAt(now))}/${club}/${id}.png`, `/mugs/nhl/latest/168x168/${id}.png`],
    "PNG",
    now,
    asked,
  );

/** A Worker has as many connections at a time; a fetch that waits for one would run into its timeout. */
const CONNECTIONS = 6;

/**
 * Returns the marks of clubs for a light ground by their codes, as SVG that may hold anything, without those that the league
 * does not have or that cannot be fetched.
 *
 * @param codes of clubs of today or of the past, 40 at most: a free Worker may make 50 subrequests per request
 * @param now Unix milliseconds
 */
export async function fetchMarks(env: Env, codes: readonly string[], now: number): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  const left = [...codes];
  while (left.length > 0)
    await Promise.all(
      left.splice(0, CONNECTIONS).map(async (code) => {
        const bytes = await fetchPicture(env, [`/logos/nhl/svg/${code}${markOf(code)}_light.svg`], "SVG", now, "shown");
        if (bytes !== null) marks[code] = textOf(bytes);
      }),
    );
  return marks;
}

/** The first of some paths that there is a picture at; all of them together have the patience of one. */
async function fetchPicture(
  env: Env,
  paths: readonly string[],
  kind: Kind,
  now: number,
  asked: Asked,
): Promise<Uint8Array | null> {
  const [name = ""] = paths;
  const isSecret = asked !== "shown";
  if (!hasLeaguePictures(env) || now < awayUntil) return null;
  if (!isSecret && missing.get(name, now)) return null;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (const path of paths) {
    if (asked === "practice" && !isWithinBudget(now)) return null;
    const answer = await ask(path, kind, isSecret ? NOT_KEPT : KEPT, signal);
    failures = answer.is === "failed" ? failures + 1 : 0;
    if (answer.is === "picture") return answer.bytes;
    // Those who asked at the same time have said it.
    const isNews = answer.is === "faulty" || (answer.is !== "none" && now >= awayUntil);
    // Not which one: it may be that of a secret.
    if (isNews) log("warn", "no-picture", answer.why, { kind });
    if (answer.is === "away" || failures >= FAILURES) awayUntil = now + PAUSE_MS;
    // Whether there is one under the next name, only who says that there is none under this can tell.
    if (answer.is !== "none") break;
  }
  if (!isSecret) missing.keep(name, true, now);
  return null;
}

async function ask(
  path: string,
  kind: Kind,
  cacheTtlByStatus: Record<string, number>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    // A redirect is not followed: it could lead to any host.
    return await read(await fetch(SERVICE + path, { redirect: "manual", signal, cf: { cacheTtlByStatus } }), kind);
  } catch (error) {
    return { is: "failed", why: String(error) };
  }
}

async function read(response: Response, kind: Kind): Promise<Answer> {
  const { status, headers, body } = response;
  if (status === 200 && body !== null) {
    const bytes = await readUpTo(body, MAX_BYTES);
    if (bytes === null) return { is: "faulty", why: `more than ${MAX_BYTES} bytes` };
    const isWhole = KINDS[kind](bytes.subarray(0, LOOKED_AT), bytes.subarray(-LOOKED_AT));
    return isWhole
      ? { is: "picture", bytes }
      : { is: "faulty", why: `${headers.get("Content-Type") ?? "something"} that is no whole ${kind}` };
  }
  await body?.cancel();
  if (status === 429) return { is: "away", why: `status ${status}` };
  if (status >= 500) return { is: "failed", why: `status ${status}` };
  // Whom it has no picture of, it answers with 403 or 404, or sends on to its own silhouette.
  const isNone = status === 403 || status === 404 || SILHOUETTE.test(headers.get("Location") ?? "");
  return isNone ? { is: "none" } : { is: "faulty", why: `status ${status}` };
}
