import { useEffect } from "react";
import { whenIdle } from "../browser/when-idle.ts";

/**
 * Runs a function when the browser is idle, so that a later press does not wait for it. If its script does not load, that
 * press is slower.
 *
 * @param warm the same function as long as the same is to be warm; null while there is nothing yet
 */
export function useWarm(warm: (() => void | Promise<void>) | null): void {
  useEffect(
    () =>
      warm === null
        ? undefined
        : whenIdle(
            () =>
              void Promise.resolve()
                .then(warm)
                .catch(() => {}),
          ),
    [warm],
  );
}
