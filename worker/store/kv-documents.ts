import type { Env } from "../env.ts";
import { logAndReturn } from "../runtime/log.ts";
import { afterResponse, createCircuitBreaker, remainingMs, withTimeout } from "../runtime/timeouts.ts";

/** Timeout of KV writes, in milliseconds. The cron task repeats them. */
const WRITE_TIMEOUT_MS = 10_000;

/** A request reads several documents. After a timeout they are read from D1. */
const breaker = createCircuitBreaker();

/** Returns what a call of KV returns in time, else a fallback. */
const readOr = <Answer>(fallback: Answer, env: Env, key: string, read: () => Promise<Answer>): Promise<Answer> =>
  breaker(Date.now(), read, remainingMs(env)).catch(
    logAndReturn(fallback, "warn", "kv-unread", { document: kindOf(key) }),
  );

/** Reads a published document from KV. Returns null if it is missing or KV is unavailable: D1 has everything. */
export const readKvDocument = <Document>(env: Env, key: string): Promise<Document | null> =>
  readOr<Document | null>(null, env, key, () => env.PUBLISHED.get<Document>(key, "json"));

/** Publishes a document to KV, for `keptS` seconds or forever. Never throws. */
export const publishDocument = (env: Env, key: string, document: unknown, keptS?: number): Promise<void> =>
  publishJsonText(env, key, JSON.stringify(document), keptS);

/** Publishes a document that is JSON text; in a request after the response. Never throws. */
export const publishJsonText = (env: Env, key: string, document: string, keptS?: number): Promise<void> =>
  afterResponse(env, ({ PUBLISHED }) =>
    withTimeout(
      WRITE_TIMEOUT_MS,
      PUBLISHED.put(key, document, keptS === undefined ? {} : { expirationTtl: keptS }),
    ).catch(logAndReturn(undefined, "warn", "kv-unpublished", { document: kindOf(key) })),
  );

/** Returns whether a document is published, without reading all of it. */
export const isPublished = (env: Env, key: string): Promise<boolean> =>
  readOr(false, env, key, async () => {
    const document = await env.PUBLISHED.get(key, "stream");
    await document?.cancel();
    return document !== null;
  });

/** Returns the kind of document: `day`, `league`. */
const kindOf = (key: string): string => key.split(":", 1)[0] ?? "";
