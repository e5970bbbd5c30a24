import { type GenericSchema, type InferOutput, safeParse } from "valibot";
import { createListeners, useStore } from "./store.ts";

/**
 * All access to the browser's storage. No function here throws: if localStorage is disabled or full, values are held in
 * memory until the tab is closed, and {@link useStoragePersistent} returns false.
 */

/** Values that localStorage did not accept. They are newer than localStorage's values of the same keys. */
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

/** Returns a stored text unparsed, or null. */
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
 * Reads a value and validates its shape: an older version of the site, or a person, may have written it.
 *
 * @returns null if there is none or it is invalid
 */
export function readStored<Schema extends GenericSchema>(key: string, schema: Schema): InferOutput<Schema> | null {
  return parseStored(readText(key), schema);
}

/** Parses a stored text; null if it is invalid. */
export function parseStored<Schema extends GenericSchema>(
  text: string | null,
  schema: Schema,
): InferOutput<Schema> | null {
  if (text === null) return null;
  try {
    const parsed = safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Stores a value as JSON.
 *
 * @returns false if it only lasts until the tab closes
 */
export const storeValue = (key: string, value: unknown): boolean => storeText(key, JSON.stringify(value));

/** Stores a plain text, where other code expects one. */
export function storeText(key: string, text: string): boolean {
  const isStored = write(key, text);
  if (isStored) memory.delete(key);
  else memory.set(key, text);
  setKeeping(isStored);
  return isStored;
}

/**
 * Stores a value for this tab first: a reload of this tab reads it, whatever other tabs store under the same key. A new
 * tab reads the value stored last.
 */
export function storeForTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value in localStorage is enough.
  }
  storeValue(key, value);
}

/** Reads a value that {@link storeForTab} has stored. */
export function readForTab<Schema extends GenericSchema>(key: string, schema: Schema): InferOutput<Schema> | null {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(key);
  } catch {
    // Blocked together with localStorage.
  }
  return parseStored(text, schema) ?? readStored(key, schema);
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/**
 * Calls back when another tab has changed the value of a key, with the value that it had before.
 *
 * @returns a function that stops it
 */
export function watchStored(key: string, changed: (before: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    // An event without a key means that another tab has cleared the storage.
    if (event.key === key || event.key === null) changed(event.oldValue);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Returns all keys with a prefix, in alphabetical order. */
export function keysWithPrefix(prefix: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Only the keys in memory.
  }
  return [...keys].filter((key) => key.startsWith(prefix)).sort();
}

/** Returns whether stored values outlast the tab, by the last attempt, or by a trial if there was none. */
export function isStoragePersistent(): boolean {
  if (keeping === undefined) {
    keeping = write("deke.trial", "1");
    removeStored("deke.trial");
  }
  return keeping;
}

/** {@link isStoragePersistent} as a hook: pages show a note if results are not stored. */
export const useStoragePersistent = (): boolean =>
  useStore({ read: isStoragePersistent, watch, prerendered: () => true });
