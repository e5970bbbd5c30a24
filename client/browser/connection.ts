import { useEffect, useState } from "react";

const TIMEOUT_MS = 5_000;
/** Interval of checks while the site is out of reach, in milliseconds. */
const INTERVAL_MS = 10_000;

/** Returns whether the site can be reached. A browser that is online may still not reach it, so this requests a small file. */
export const canReachSite = (): Promise<boolean> =>
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

/**
 * Returns whether the site can be reached, null while unknown. Until it can, this checks again every ten seconds and
 * when the browser goes online.
 *
 * @param known the initial state; with null the first check is made at once
 */
export function useSiteReachable(known: false | null): boolean | null {
  const [canReach, setReach] = useState<boolean | null>(known);
  useEffect(() => {
    if (canReach === true) return;
    const check = () => void canReachSite().then(setReach);
    if (canReach === null) check();
    const timer = setInterval(check, INTERVAL_MS);
    addEventListener("online", check);
    return () => {
      clearInterval(timer);
      removeEventListener("online", check);
    };
  }, [canReach]);
  return canReach;
}

/** Reloads the page as soon as the site can be reached. */
export function useReloadWhenReachable(): void {
  const canReach = useSiteReachable(false);
  useEffect(() => {
    if (canReach) location.reload();
  }, [canReach]);
}

/** Returns a function that reloads the page if the site can be reached; otherwise `isUnreachable` becomes true. */
export function useReloadIfReachable() {
  const [isUnreachable, setUnreachable] = useState(false);
  const reload = (): void => {
    setUnreachable(false);
    void canReachSite().then((canReach) => (canReach ? location.reload() : setUnreachable(true)));
  };
  return { isUnreachable, reload };
}
