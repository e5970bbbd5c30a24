import { useEffect, useEffectEvent, useState } from "react";
import { failureCodeOf, type FailureCode } from "./api.ts";

export interface LoadState<Value> {
  /** Null until it is loaded. */
  value: Value | null;
  /** The last value, even if another one is loading or could not be loaded: a page can go on showing it. */
  latest: Value | null;
  failure: FailureCode | null;
  retry: () => void;
}

/** Returns a loader that loads each key once per page load. Failures are not cached. */
export function oncePerPageLoad<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const cached = new Map<string, Promise<Value>>();
  return (key) => {
    const known = cached.get(key);
    if (known !== undefined) return known;
    const loading = load(key);
    cached.set(key, loading);
    loading.catch(() => cached.delete(key));
    return loading;
  };
}

/** How the last load ended. */
interface Settled<Value> extends Pick<LoadState<Value>, "value" | "latest" | "failure"> {
  key: string;
}

/**
 * Loads a value, with its failure. A newer load discards an older one.
 *
 * @param load is called with the key
 * @param key identifies what to load; a new key loads again, and null loads nothing
 */
export function useLoaded<Value>(load: (key: string) => Promise<Value>, key: string | null): LoadState<Value> {
  const [settled, settle] = useState<Settled<Value> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The function may be another one with every render.
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return;
    let wanted = true;
    begin(key).then(
      (value) => wanted && settle({ key, value, latest: value, failure: null }),
      (error: unknown) =>
        wanted &&
        settle((before) => ({ key, value: null, latest: before?.latest ?? null, failure: failureCodeOf(error) })),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  const current = settled?.key === key ? settled : null;
  return {
    value: current?.value ?? null,
    latest: settled?.latest ?? null,
    failure: current?.failure ?? null,
    retry: () => {
      settle((before) => before && { ...before, value: null, failure: null });
      setAttempt(attempt + 1);
    },
  };
}
