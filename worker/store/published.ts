import type { Env } from "../env.ts";

/**
 * Reads a published document from KV. KV is a faster copy of D1 and nothing else, so a KV that is
 * empty or away is answered like one that has not heard of the document.
 */
export async function readPublished<Document>(env: Env, key: string): Promise<Document | null> {
  try {
    return await env.PUBLISHED.get<Document>(key, "json");
  } catch (error) {
    console.warn(`KV could not read ${key}: ${String(error)}`);
    return null;
  }
}

/** A published document, made and published now when there is none. */
export async function readOrPublish<Document>(env: Env, key: string, make: () => Promise<Document>): Promise<Document> {
  const published = await readPublished<Document>(env, key);
  if (published !== null) return published;
  const made = await make();
  await publish(env, key, made);
  return made;
}

/** Publishes a document to KV. A failure costs speed alone: D1 has the document. */
export async function publish(env: Env, key: string, document: unknown): Promise<void> {
  try {
    await env.PUBLISHED.put(key, JSON.stringify(document));
  } catch (error) {
    console.warn(`KV could not publish ${key}: ${String(error)}`);
  }
}
