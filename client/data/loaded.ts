import { useEffect, useEffectEvent, useState } from "react";
import { codeOf, type FailureCode } from "../api.ts";

export interface Loaded<Value> {
  /** Null until it is here. */
  value: Value | null;
  failure: FailureCode | null;
  retry: () => void;
}

/** Makes a load that is done once a visit, whoever asks. A failure is not remembered: the next one to ask tries again. */
export function onceAVisit<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Keeps what a load brings, and the reason when it brings nothing. A newer load drops the older one. */
export function useLoaded<Value>(load: () => Promise<Value>, key: string): Loaded<Value> {
  const [settled, settle] = useState<{ key: string; value: Value | null; failure: FailureCode | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The key says what is loaded; the function is made anew with every render.
  const begin = useEffectEvent(load);
  useEffect(() => {
    let wanted = true;
    begin().then(
      (value) => wanted && settle({ key, value, failure: null }),
      (error: unknown) => wanted && settle({ key, value: null, failure: codeOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  const current = settled?.key === key ? settled : null;
  return {
    value: current?.value ?? null,
    failure: current?.failure ?? null,
    retry: () => {
      settle(null);
      setAttempt(attempt + 1);
    },
  };
}
