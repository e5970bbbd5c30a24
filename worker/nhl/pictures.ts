import type { Env } from "../env.ts";

/**
 * The league's picture service: the one place that asks it. Whatever it answers, nobody who plays sees an
 * error: what is no picture is none, said once in the log.
 */
const SERVICE = "https://assets.nhle.com";

/** A picture that takes longer is as good as none, in milliseconds; headers and body together. */
const PATIENCE_MS = 2_000;

/** Many times what a picture of 168 × 168 pixels takes. */
const MAX_BYTES = 512 * 1024;

/** How long a service that did not answer is left alone, so that not everybody waits for it in turn. */
const AWAY_MS = 5 * 60_000;

/** What every PNG begins with (W3C PNG, 5.2). */
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A picture may be kept at the edge for a week, and that there is none for a few minutes, in seconds. */
const KEPT = { "200-299": 7 * 86_400, "300-499": 600, "500-599": -1 };

type Answer =
  | { is: "picture"; bytes: Uint8Array }
  | { is: "none" }
  /** This answer is no use, the next one may be. */
  | { is: "faulty"; why: string }
  /** The service is out of reach or overburdened. */
  | { is: "away"; why: string };

/** Until when this isolate does not ask, in Unix milliseconds. */
let awayUntil = -Infinity;

/**
 * A player's photograph, as PNG; null when the league has none on file, when it cannot be had, or when the
 * site is configured to live on its own drawings.
 *
 * @param player NHL player id
 * @param now Unix milliseconds
 */
export async function fetchHeadshot(env: Env, player: number, now: number): Promise<Uint8Array | null> {
  if (env.LEAGUE_PICTURES !== "on" || now < awayUntil) return null;
  const path = `/mugs/nhl/latest/168x168/${player}.png`;
  const answer = await ask(path);
  if (answer.is === "away") awayUntil = now + AWAY_MS;
  if ("why" in answer) console.warn(`no picture from ${SERVICE}${path}: ${answer.why}`);
  return answer.is === "picture" ? answer.bytes : null;
}

async function ask(path: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // A redirect is not followed: it could lead to any host.
    return await read(await fetch(SERVICE + path, { redirect: "manual", signal, cf: { cacheTtlByStatus: KEPT } }));
  } catch (error) {
    return { is: "away", why: String(error) };
  }
}

async function read(response: Response): Promise<Answer> {
  const { status, headers, body } = response;
  if (status === 200 && body !== null) {
    const bytes = await readUpTo(body, MAX_BYTES);
    if (bytes === null) return { is: "faulty", why: `more than ${MAX_BYTES} bytes` };
    const isPng = PNG_SIGNATURE.every((byte, at) => bytes[at] === byte);
    return isPng ? { is: "picture", bytes } : { is: "faulty", why: `${headers.get("Content-Type") ?? "something"} that is no PNG` };
  }
  await body?.cancel();
  if (status === 429 || status >= 500) return { is: "away", why: `status ${status}` };
  // Whom it has no picture of, it answers with 403 or 404, or sends on to its own silhouette.
  const isNone = status === 403 || status === 404 || /\/default-\w+\.png$/.test(headers.get("Location") ?? "");
  return isNone ? { is: "none" } : { is: "faulty", why: `status ${status}` };
}

/** The whole of a body; null, and the rest of it not waited for, when it is longer than `most` bytes. */
async function readUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
