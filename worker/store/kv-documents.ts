import type { Env } from "../env.ts";
import { log } from "../runtime/log.ts";
import { afterResponse, createCircuitBreaker, remainingMs, withTimeout } from "../runtime/timeouts.ts";

/** Timeout of KV writes, in milliseconds. The cron task repeats them. */
const WRITE_TIMEOUT_MS = 10_000;

/** A request reads several documents. After a timeout they are read from D1. */
const breaker = createCircuitBreaker();

const readWithTimeout = <Answer>(env: Env, read: () => Promise<Answer>): Promise<Answer> =>
  breaker(Date.now(), read, remainingMs(env));

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
