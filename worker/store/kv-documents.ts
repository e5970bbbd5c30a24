import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { afterResponse, remainingMs, StorageTimeoutError, withTimeout } from "../runtime/timeouts.ts";

/** Timeout of KV reads, in milliseconds. Then the document is read from D1. */
const READ_TIMEOUT_MS = 1_000;

/** Timeout of KV writes, in milliseconds. The cron task repeats them. */
const WRITE_TIMEOUT_MS = 10_000;

/** How long KV reads are skipped after a timeout, in milliseconds: a request reads several documents. */
const PAUSE_MS = 10_000;

let lateAt = -Infinity;

/** Reads from KV with the timeout and the pause. @throws StorageTimeoutError */
async function readWithTimeout<Answer>(env: Env, read: () => Promise<Answer>): Promise<Answer> {
  if (Date.now() - lateAt < PAUSE_MS) throw new StorageTimeoutError("KV was late a moment ago");
  const patienceMs = Math.min(READ_TIMEOUT_MS, remainingMs(env));
  try {
    return await withTimeout(patienceMs, read());
  } catch (error) {
    if (error instanceof StorageTimeoutError && patienceMs === READ_TIMEOUT_MS) lateAt = Date.now();
    throw error;
  }
}

/** Reads a published document from KV. Returns null if it is missing or KV is unavailable: D1 has everything. */
export async function readKvDocument<Document>(env: Env, key: string): Promise<Document | null> {
  try {
    return await readWithTimeout(env, () => env.PUBLISHED.get<Document>(key, "json"));
  } catch (error) {
    log("warn", "kv-unread", error, { document: kindOf(key) });
    return null;
  }
}

/** Publishes a document to KV, for `keptS` seconds or forever. Never throws. */
export const publishDocument = (env: Env, key: string, document: unknown, keptS?: number): Promise<void> =>
  publishJsonText(env, key, JSON.stringify(document), keptS);

/** Publishes a document that is JSON text; in a request after the response. Never throws. */
export const publishJsonText = (env: Env, key: string, document: string, keptS?: number): Promise<void> =>
  afterResponse(env, async ({ PUBLISHED }) => {
    try {
      await withTimeout(
        WRITE_TIMEOUT_MS,
        PUBLISHED.put(key, document, keptS === undefined ? {} : { expirationTtl: keptS }),
      );
    } catch (error) {
      log("warn", "kv-unpublished", error, { document: kindOf(key) });
    }
  });

/** Returns whether a document is published, without reading all of it. */
export async function isPublished(env: Env, key: string): Promise<boolean> {
  try {
    const document = await readWithTimeout(env, () => env.PUBLISHED.get(key, "stream"));
    await document?.cancel();
    return document !== null;
  } catch (error) {
    log("warn", "kv-unread", error, { document: kindOf(key) });
    return false;
  }
}

/** Returns the kind of document: `day`, `league`. */
const kindOf = (key: string): string => key.split(":", 1)[0] ?? "";
