import type { Env } from "../env.ts";
import { IsolateCache } from "../runtime/isolate-cache.ts";
import { queryFactsVersion, recentFactsVersion } from "./facts-version.ts";
import { isPublished, publishDocument, readKvDocument } from "./kv-documents.ts";

/** A document that is made from the facts, and published under its kind and the version of the facts. */
export interface FactsDocument<Value> {
  /** Returns it for a version of the facts, from the isolate cache, KV or D1. */
  read(env: Env, factsVersion: string): Promise<Value>;
  readRecent(env: Env, now: number): Promise<Value>;
  /** Publishes it for a version of the facts, if it is not published yet. */
  publish(env: Env, factsVersion: string): Promise<void>;
}

/** How long the documents are kept in KV, in seconds. */
const TTL_S = 60 * 24 * 60 * 60;

/** Versions in an isolate's cache: the current one, and that from before a change. */
const MAX_VERSIONS = 2;

/** Creates a document, built from D1 per version of the facts. `kind` begins its key; isolates cache what is parsed. */
export function factsDocument<Published, Value = Published>(
  kind: string,
  build: (env: Env) => Promise<Published>,
  parse: (published: Published) => Value,
): FactsDocument<Value> {
  const cache = new IsolateCache<Value>(MAX_VERSIONS);
  const make = async (env: Env, key: string): Promise<Published> => {
    const made = await build(env);
    await publishDocument(env, key, made, TTL_S);
    return made;
  };
  const read = async (env: Env, factsVersion: string): Promise<Value> => {
    const key = `${kind}:${factsVersion}`;
    return (
      cache.get(factsVersion) ??
      cache.set(factsVersion, parse((await readKvDocument<Published>(env, key)) ?? (await make(env, key))))
    );
  };
  return {
    read,
    readRecent: async (env, now) => read(env, await recentFactsVersion(env, now)),
    async publish(env, factsVersion) {
      const key = `${kind}:${factsVersion}`;
      if (!(await isPublished(env, key))) await make(env, key);
    },
  };
}

/** Creates a document of JSON text, which the Worker does not look inside, from the query of {@link queryDocument}. */
export const textDocument = (kind: string, query: string, ...values: number[]): FactsDocument<string> =>
  factsDocument(
    kind,
    (env) => queryDocument(env, query, ...values),
    (text) => text,
  );

/**
 * Returns the JSON text that a query makes of thousands of rows, in one row with the column `document`: parsing the rows
 * exceeds a free Worker's CPU limit.
 */
export async function queryDocument(env: Env, query: string, ...values: (number | string)[]): Promise<string> {
  const document = await env.DB.prepare(query)
    .bind(...values)
    .first<string>("document");
  if (document === null) throw new Error("the league was never seeded");
  return document;
}

/** Publishes documents made from the current facts, so that requests need not read D1. */
export async function publishFactsDocuments(env: Env, documents: readonly FactsDocument<unknown>[]): Promise<void> {
  const factsVersion = await queryFactsVersion(env);
  for (const document of documents) await document.publish(env, factsVersion);
}
