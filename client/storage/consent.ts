import { boolean, literal, looseObject } from "valibot";
import { createListeners, useStore } from "./store.ts";
import { storeValue, readStored, watchStored } from "./local-storage.ts";

const KEY = "cookieConsent";

/** The visitor's cookie choices, valid until changed. */
export interface Consent {
  necessary: true;
  analytics: boolean;
  advertising: boolean;
}

const schema = looseObject({ necessary: literal(true), analytics: boolean(), advertising: boolean() });

const { tell, watch } = createListeners();
let current: Consent | null | undefined;

/** Returns the stored choice, or null if there is none or it is invalid. */
export function readConsent(): Consent | null {
  if (current === undefined) current = readStored(KEY, schema);
  return current;
}

/** Stores a choice. */
export function chooseConsent(chosen: Omit<Consent, "necessary">): void {
  const { analytics, advertising } = chosen;
  current = { necessary: true, analytics, advertising };
  storeValue(KEY, current);
  tell();
}

/**
 * Calls back after each choice, in this tab or another.
 *
 * @returns a function that stops it
 */
export function watchConsent(chosen: () => void): () => void {
  const elsewhere = (): void => {
    current = undefined;
    chosen();
  };
  const stops = [watch(chosen), watchStored(KEY, elsewhere)];
  return () => stops.forEach((stop) => stop());
}

/** {@link readConsent} as a hook. */
export const useConsent = (): Consent | null =>
  useStore({ read: readConsent, watch: watchConsent, prerendered: () => null });
