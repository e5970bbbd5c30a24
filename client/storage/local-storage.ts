import { type GenericSchema, type InferOutput, safeParse } from "valibot";
import { createListeners, useStore } from "./store.ts";

/**
 * The one way to what the browser remembers. Nothing here throws: where localStorage is forbidden
 * or full, the value lives in memory until the tab closes, and {@link useStoragePersistent} tells so.
 */

/** What localStorage would not take. It is newer than what localStorage holds under the same key. */
const memory = new Map<string, string>();

const { tell, watch } = createListeners();
let keeping: boolean | undefined;

function setKeeping(now: boolean): void {
  if (keeping === now) return;
  keeping = now;
  tell();
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a text as it stands; null when there is none. */
export function readText(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Reads a value and checks its shape: it may come from an older Deke, or from somebody's hand.
 *
 * @returns null when there is none, or when it is broken.
 */
export function readStored<Schema extends GenericSchema>(key: string, schema: Schema): InferOutput<Schema> | null {
  return parse(readText(key), schema);
}

function parse<Schema extends GenericSchema>(text: string | null, schema: Schema): InferOutput<Schema> | null {
  if (text === null) return null;
  try {
    const parsed = safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a value, as JSON.
 *
 * @returns false when it lasts for this visit only.
 */
export const store = (key: string, value: unknown): boolean => storeText(key, JSON.stringify(value));

/** Keeps a text as it stands, where others expect it so. */
export function storeText(key: string, text: string): boolean {
  const kept = write(key, text);
  if (kept) memory.delete(key);
  else memory.set(key, text);
  setKeeping(kept);
  return kept;
}

/**
 * Keeps a value for this tab first: it comes back on a reload here whatever another tab keeps under
 * the same key, and in a new tab as the last one kept.
 */
export function storeForTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What is kept below will do.
  }
  store(key, value);
}

/** Reads what {@link storeForTab} has kept. */
export function readForTab<Schema extends GenericSchema>(key: string, schema: Schema): InferOutput<Schema> | null {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    // Forbidden together with localStorage.
  }
  return parse(text, schema) ?? readStored(key, schema);
}

/** Forgets a value. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  } catch {
    // Nothing can be kept there, so nothing is there to forget.
  }
}

/** Calls back when another tab has changed what is kept under a key. Returns how to stop listening. */
export function watchStored(key: string, changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    // Without a key, another tab has cleared everything.
    if (event.key === key || event.key === null) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Every key that begins with `prefix`, in the order of the alphabet. */
export function keysWithPrefix(prefix: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Only what memory holds is there.
  }
  return [...keys].filter((key) => key.startsWith(prefix)).sort();
}

/** Whether what is kept outlasts the visit, by the last attempt or else by a trial. */
export function isStoragePersistent(): boolean {
  if (keeping === undefined) {
    keeping = write("deke.trial", "1");
    removeStored("deke.trial");
  }
  return keeping;
}

/** {@link isStoragePersistent} as a hook: a page says so when nothing is kept. */
export const useStoragePersistent = (): boolean => useStore({ read: isStoragePersistent, watch, written: () => true });
