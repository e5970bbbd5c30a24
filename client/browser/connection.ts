import { useEffect, useState } from "react";

const TIMEOUT_MS = 5_000;
/** Interval of checks while the site is out of reach, in milliseconds. */
const INTERVAL_MS = 10_000;

/** `updated` if the server has another build of the site than this page. */
export type SiteState = "unreachable" | "current" | "updated";

/** Returns the address of this build's script: a later build has another. The offline page belongs to no build. */
export const buildScript = (): string =>
  document.querySelector<HTMLElement>("script[data-entry]")?.dataset["entry"] ?? "/favicon.svg";

/** Returns the state of the site. A browser that is online may still not reach it, so this requests the page's script. */
export const checkSite = (): Promise<SiteState> =>
  fetch(buildScript(), { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ status }) => (status === 404 ? "updated" : "current"),
    () => "unreachable",
  );

/**
 * Returns the state of the site, null while unknown. Until it can be reached, this checks again every ten seconds and
 * when the browser goes online.
 *
 * @param known the initial state; with null the first check is made at once
 */
export function useSiteState(known: "unreachable" | null): SiteState | null {
  const [state, setState] = useState<SiteState | null>(known);
  const isReached = state !== null && state !== "unreachable";
  useEffect(() => {
    if (isReached) return;
    const check = () => void checkSite().then(setState);
    if (state === null) check();
    const timer = setInterval(check, INTERVAL_MS);
    addEventListener("online", check);
    return () => {
      clearInterval(timer);
      removeEventListener("online", check);
    };
  }, [isReached, state]);
  return state;
}

/** Reloads the page as soon as the site can be reached. */
export function useReloadWhenReachable(): void {
  const state = useSiteState("unreachable");
  useEffect(() => {
    if (state !== "unreachable") location.reload();
  }, [state]);
}

/** Returns a function that reloads the page if the site can be reached; otherwise `isUnreachable` becomes true. */
export function useReloadIfReachable() {
  const [isUnreachable, setUnreachable] = useState(false);
  const reload = (): void => {
    setUnreachable(false);
    void checkSite().then((state) => (state === "unreachable" ? setUnreachable(true) : location.reload()));
  };
  return { isUnreachable, reload };
}
