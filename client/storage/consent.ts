import { boolean, literal, object, type InferOutput } from "valibot";
import { createListeners, useStore } from "./store.ts";
import { store, readStored, watchStored } from "./local-storage.ts";

const KEY = "cookieConsent";

const schema = object({ necessary: literal(true), analytics: boolean(), advertising: boolean() });

/** What the visitor lets us keep. It holds until he chooses anew. */
export type Consent = InferOutput<typeof schema>;

const { tell, watch } = createListeners();
let current: Consent | null | undefined;

/** The choice that is stored; null when there is none, or a broken one. */
export function readConsent(): Consent | null {
  if (current === undefined) current = readStored(KEY, schema);
  return current;
}

/** Stores a choice in place of the one before. */
export function chooseConsent(chosen: Omit<Consent, "necessary">): void {
  const { analytics, advertising } = chosen;
  current = { necessary: true, analytics, advertising };
  store(KEY, current);
  tell();
}

/** Calls back after each choice, in this tab or another. Returns how to stop listening. */
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
  useStore({ read: readConsent, watch: watchConsent, written: () => null });
