import { useEffect, useEffectEvent } from "react";

/** How often a visible page refreshes, in milliseconds. */
const INTERVAL_MS = 60_000;

/** Calls `refresh` when the visitor returns to the tab, and once a minute while the tab is visible. */
export function useRefreshWhileVisible(refresh: () => void): void {
  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === "visible") refresh();
  });
  useEffect(() => {
    const check = () => refreshIfVisible();
    const timer = setInterval(check, INTERVAL_MS);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, []);
}
