import { useEffect } from "react";
import { useHref, useLocation } from "react-router";
import { siteOrigin } from "../browser/configuration.ts";

/**
 * Sets the document's title and canonical address; null leaves both unchanged. The rest of the head is for crawlers,
 * and comes with the page (client/build/head).
 */
export function useDocumentHead(title: string | null): void {
  // In the document's language: routes are the same in both.
  const address = useHref(useLocation().pathname);
  useEffect(() => {
    if (title === null) return;
    document.title = title;
    // Browsers' own share function takes the address from here.
    document.querySelector("link[rel=canonical]")?.setAttribute("href", siteOrigin() + address);
  }, [title, address]);
}
