import { useEffect } from "react";
import { useWatched } from "../store.ts";
import { lettersUsed } from "./letters.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Has something done before a press would wait for it, while nobody waits; and once more as the site's own letters come,
 * which are then measured. Should its script not load, that press is slower.
 *
 * @param warm the same function as long as the same is to be warm; null while there is nothing yet
 */
export function useWarm(warm: (() => void | Promise<void>) | null): void {
  const inOwnLetters = useWatched(lettersUsed);
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
    [warm, inOwnLetters],
  );
}
