import { useState } from "react";
import { failureCodeOf, type FailureCode } from "./api.ts";

/**
 * A request that a press starts, and may start again.
 *
 * @param onFailure called after the failure is set
 */
export function useMutation<Args extends unknown[]>(call: (...args: Args) => Promise<void>, onFailure?: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);

  const run = async (...args: Args): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await call(...args);
    } catch (error) {
      setFailure(failureCodeOf(error));
      onFailure?.();
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    /** Why the last request failed; null once another starts. */
    failure,
    /** Starts the request, unless it is in progress. */
    press: (...args: Args): void => {
      if (!busy) void run(...args);
    },
  };
}
