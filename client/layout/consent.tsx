import { Suspense, useEffect, useRef } from "react";
import { consent } from "../storage/consent.ts";
import { useStore } from "../storage/store.ts";
import { onDemand } from "../ui/on-demand.ts";
import { ErrorBoundary } from "../ui/part-boundary.tsx";

const ConsentBar = onDemand(async () => (await import("./consent-bar.tsx")).ConsentBar);

export const preloadConsentBar = (): Promise<boolean> => ConsentBar.preload();

/** The consent bar, on every page until a choice is stored. */
export function ConsentGate() {
  const isAsked = useStore(consent) === null;
  const onEnter = useReturnOfFocus(isAsked);
  if (!isAsked) return null;
  return (
    // If the bar cannot be loaded, the visitor is not asked and no consent is granted.
    <ErrorBoundary failed={null}>
      <Suspense>
        <ConsentBar onEnter={onEnter} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Returns focus, once the bar is gone, to the element that had it before the bar, or to the content of the page.
 *
 * @returns what to call when focus enters the bar
 */
function useReturnOfFocus(isAsked: boolean): (before: EventTarget | null) => void {
  const before = useRef<HTMLElement | null>(null);
  const wasEntered = useRef(false);
  useEffect(() => {
    if (isAsked || !wasEntered.current) return;
    wasEntered.current = false;
    // A dialog closed by the same press has returned focus to a button of the bar, which no longer exists.
    if (document.activeElement !== document.body) return;
    const returnTo = before.current?.isConnected === true ? before.current : document.getElementById("main");
    returnTo?.focus({ preventScroll: true });
  }, [isAsked]);
  return (element) => {
    wasEntered.current = true;
    // Focus also enters the bar when the dialog that it opened closes.
    if (element instanceof HTMLElement && element.closest("dialog") === null) before.current = element;
  };
}
