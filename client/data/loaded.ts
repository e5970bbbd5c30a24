import { useEffect, useEffectEvent, useState } from "react";
import { failureCodeOf, type FailureCode } from "./api.ts";

export interface Loaded<Value> {
  /** Null until it is here. */
  value: Value | null;
  /** What came last, even if something else is wanted by now: a page that must not jump shows it meanwhile. */
  latest: Value | null;
  failure: FailureCode | null;
  retry: () => void;
}

/** Makes a load that is done once a visit for each key, whoever asks. A failure is not remembered: the next one to ask tries again. */
export function oncePerPageLoad<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const begun = new Map<string, Promise<Value>>();
  return (key) => {
    const known = begun.get(key);
    if (known !== undefined) return known;
    const loading = load(key);
    begun.set(key, loading);
    loading.catch(() => begun.delete(key));
    return loading;
  };
}

/**
 * Keeps what a load brings, and the reason when it brings nothing. A newer load drops the older one.
 *
 * @param load is handed the key
 * @param key says what is loaded; another one has it loaded anew, and with null nothing is wanted yet
 */
export function useLoaded<Value>(load: (key: string) => Promise<Value>, key: string | null): Loaded<Value> {
  const [settled, settle] = useState<{ key: string; value: Value | null; failure: FailureCode | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The function may be made anew with every render.
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
