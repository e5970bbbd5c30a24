import { useEffect } from "react";
import { hasResults } from "../storage/results.ts";

/**
 * Fetches the visitor's results from the server once per visit if this browser has none: its storage may have been
 * cleared, but not the cookie. A visitor without a cookie costs the server no lookup.
 */
export function useRestoredResults(): void {
  useEffect(() => {
    if (hasResults()) return;
    // If this fails, the visit continues like a first one.
    import("./me.ts").then(({ refreshMe }) => refreshMe()).catch(() => {});
  }, []);
}
