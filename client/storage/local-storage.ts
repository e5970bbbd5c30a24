import { startTransition, useEffect, useState } from "react";
import { type GenericSchema, type InferOutput, safeParse } from "valibot";
import { tryStorage } from "../browser/try-storage.ts";
import { createListeners, useHydrated, useStore } from "./store.ts";

/**
 * All access to the browser's storage. No function here throws: if localStorage is disabled or full, values are held in
 * memory until the tab is closed, and {@link useStoragePersistent} returns false.
 */

/** Values that localStorage did not accept. They are newer than localStorage's values of the same keys. */
const memory = new Map<string, string>();

/** Whether localStorage accepted the last value; undefined before the first. */
let isPersistent: boolean | undefined;

/** Keys whose value has changed, in this tab or another; null after another tab has cleared the storage. */
const { tell, watch } = createListeners<string | null>();
globalThis.window?.addEventListener("storage", ({ key }) => tell(key));

/** Counts the changes of all stored values. */
let changes = 0;
watch(() => void changes++);

/**
 * Renders the component again when a stored value changes, in a transition: a guess is stored before it is sent, and on a
 * slow phone its row would appear 15 ms later if the header's menu were rendered first.
 *
 * @returns false until hydration: no stored value may be rendered before
 */
export function useStorage(): boolean {
  const [, setSeen] = useState(changes);
  useEffect(() => {
    const look = () => startTransition(() => setSeen(changes));
    look();
    return watch(look);
  }, []);
  return useHydrated();
}

/**
 * Calls back when the value of a key has changed, in this tab or another.
 *
 * @returns a function that stops it
 */
export const watchStored = (key: string, changed: () => void): (() => void) =>
  watch((changedKey) => {
    if (changedKey === key || changedKey === null) changed();
  });

/** Returns a stored text unparsed, or null. */
export const readText = (key: string): string | null => memory.get(key) ?? tryStorage(() => localStorage.getItem(key));

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

/** Stores a value as JSON. */
export const storeValue = (key: string, value: unknown): void => storeText(key, JSON.stringify(value));

const write = (key: string, text: string): boolean =>
  tryStorage(() => {
    localStorage.setItem(key, text);
    return true;
  }) ?? false;

/** Stores a plain text, where other code expects one. */
export function storeText(key: string, text: string): void {
  isPersistent = write(key, text);
  if (isPersistent) memory.delete(key);
  else memory.set(key, text);
  tell(key);
}

/**
 * Stores a value for this tab first: a reload of this tab reads it, whatever other tabs store under the same key. A new
 * tab reads the value stored last.
 */
export function storeForTab(key: string, value: unknown): void {
  tryStorage(() => sessionStorage.setItem(key, JSON.stringify(value)));
  storeValue(key, value);
}

/** Reads a value that {@link storeForTab} has stored. */
export const readForTab = <Schema extends GenericSchema>(key: string, schema: Schema): InferOutput<Schema> | null =>
  parseStored(
    tryStorage(() => sessionStorage.getItem(key)),
    schema,
  ) ?? readStored(key, schema);

export function removeStored(key: string): void {
  memory.delete(key);
  tryStorage(() => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  });
  tell(key);
}

/** Returns all keys with a prefix, in alphabetical order. */
export function keysWithPrefix(prefix: string): string[] {
  const stored = tryStorage(() => Object.keys(localStorage)) ?? [];
  return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix)).sort();
}

function tryWriting(): boolean {
  const isWritten = write("deke.trial", "1");
  tryStorage(() => localStorage.removeItem("deke.trial"));
  return isWritten;
}

/**
 * Returns whether stored values outlast the tab, by the last attempt, or by a trial if there was none: pages show a note if
 * results are not stored.
 */
export const useStoragePersistent = (): boolean =>
  useStore({ read: () => (isPersistent ??= tryWriting()), watch, prerendered: () => true });
