import { useEffect } from "react";
import { hasResults } from "../storage/results.ts";

/**
 * Fetches one's results from the server, once a visit, when this browser has none: its storage may
 * have been cleared, and the cookie not. For somebody new the server has nothing to look up.
 */
export function useRestoredResults(): void {
  useEffect(() => {
    if (hasResults()) return;
    // Without it the visit goes on as a first one.
    import("./me.ts").then(({ refreshMe }) => refreshMe()).catch(() => {});
  }, []);
}
