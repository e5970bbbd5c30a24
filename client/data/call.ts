import { useState } from "react";
import { failureCodeOf, type FailureCode } from "./api.ts";

/**
 * A call that somebody makes by a press, and may make again.
 *
 * @param onFailure is told after the failure is known
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
    /** Why the last one failed; null once another is made. */
    failure,
    /** Makes it, unless it is under way. */
    press: (...args: Args): void => {
      if (!busy) void run(...args);
    },
  };
}
