import type { Env } from "../env.ts";
import { log } from "../log.ts";
import { afterResponse, timeLeft, TooLate, withTimeout } from "./patience.ts";

/** KV is asked near the player: what has not come by then is fetched from D1, in milliseconds. */
const PATIENCE_MS = 1_000;

/** How long a document may take to be published, in milliseconds: the next hour publishes it again. */
const PUBLISHING_MS = 10_000;

/** How long KV is not asked again after it did not answer, in milliseconds: several documents are read for one request. */
const PAUSE_MS = 10_000;

let lateAt = -Infinity;

/** An answer of KV in time. @throws TooLate */
async function readSoon<Answer>(env: Env, read: () => Promise<Answer>): Promise<Answer> {
  if (Date.now() - lateAt < PAUSE_MS) throw new TooLate("KV was late a moment ago");
  const patienceMs = Math.min(PATIENCE_MS, timeLeft(env));
  try {
    return await withTimeout(patienceMs, read());
  } catch (error) {
    if (error instanceof TooLate && patienceMs === PATIENCE_MS) lateAt = Date.now();
    throw error;
  }
}

/**
 * Reads a published document from KV. KV is a faster copy of D1 and nothing else, so a KV that is
 * empty or away is answered like one that has not heard of the document.
 */
export async function readPublished<Document>(env: Env, key: string): Promise<Document | null> {
  try {
    return await readSoon(env, () => env.PUBLISHED.get<Document>(key, "json"));
  } catch (error) {
    log("warn", "kv-unread", error, { document: kindOf(key) });
    return null;
  }
}

/** What is made of the league's facts is published anew for every stamp of theirs: after so many seconds nobody asks for it. */
export const FACTS_KEPT_S: number = 60 * 24 * 60 * 60;

/** A document made of the league's facts, as it was published; made and published now when there is none. */
export async function readOrPublish<Document>(env: Env, key: string, make: () => Promise<Document>): Promise<Document> {
  const published = await readPublished<Document>(env, key);
  if (published !== null) return published;
  const made = await make();
  await publish(env, key, made, FACTS_KEPT_S);
  return made;
}

/**
 * Publishes a document to KV. A failure costs speed alone: D1 has the document.
 *
 * @param keptS for how many seconds; for good unless it says so
 */
export const publish = (env: Env, key: string, document: unknown, keptS?: number): Promise<void> =>
  publishText(env, key, JSON.stringify(document), keptS);

/** The same of a document that is JSON already. A request does not wait for it. */
export const publishText = (env: Env, key: string, document: string, keptS?: number): Promise<void> =>
  afterResponse(env, async ({ PUBLISHED }) => {
    try {
      await withTimeout(
        PUBLISHING_MS,
        PUBLISHED.put(key, document, keptS === undefined ? {} : { expirationTtl: keptS }),
      );
    } catch (error) {
      log("warn", "kv-unpublished", error, { document: kindOf(key) });
    }
  });

/** Whether a document is published. It is not read for that: some are large. */
export async function isPublished(env: Env, key: string): Promise<boolean> {
  try {
    const document = await readSoon(env, () => env.PUBLISHED.get(key, "stream"));
    await document?.cancel();
    return document !== null;
  } catch (error) {
    log("warn", "kv-unread", error, { document: kindOf(key) });
    return false;
  }
}

/** What kind of document a key names: `day`, `league`. */
const kindOf = (key: string): string => key.split(":", 1)[0] ?? "";
