import { useEffect, useEffectEvent, useState } from "react";
import { failureCodeOf, type FailureCode } from "./api.ts";

export interface LoadState<Value> {
  /** Null until it is loaded. */
  value: Value | null;
  /** The last value, even if another one is loading: a page can show it meanwhile without shifting. */
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

/**
 * Loads a value, with its failure. A newer load discards an older one.
 *
 * @param load is called with the key
 * @param key identifies what to load; a new key loads again, and null loads nothing
 */
export function useLoaded<Value>(load: (key: string) => Promise<Value>, key: string | null): LoadState<Value> {
  const [settled, settle] = useState<{ key: string; value: Value | null; failure: FailureCode | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The function may be another one with every render.
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return;
    let wanted = true;
    begin(key).then(
      (value) => wanted && settle({ key, value, failure: null }),
      (error: unknown) => wanted && settle({ key, value: null, failure: failureCodeOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  const current = settled?.key === key ? settled : null;
  return {
    value: current?.value ?? null,
    latest: settled?.value ?? null,
    failure: current?.failure ?? null,
    retry: () => {
      settle(null);
      setAttempt(attempt + 1);
    },
  };
}
