import { Suspense } from "react";
import { chooseConsent, useConsent } from "../storage/consent.ts";
import { openDialog } from "../ui/dialogs-open.ts";
import { onDemand } from "../ui/on-demand.ts";
import { PartBoundary } from "../ui/part-boundary.tsx";

const ConsentBar = onDemand(async () => (await import("./consent-bar.tsx")).ConsentBar);

/** Fetches the question for consent beforehand. */
export const preloadConsent = (): Promise<boolean> => ConsentBar.preload();

/** The question for consent, on every page until there is an answer. */
export function Consent() {
  if (useConsent() !== null) return null;
  return (
    // A bar that cannot be fetched asks nothing, and so nothing is granted.
    <PartBoundary failed={null}>
      <Suspense>
        <ConsentBar
          onChoose={(everything) => chooseConsent({ analytics: everything, advertising: everything })}
          onSettings={() => openDialog("cookies")}
        />
      </Suspense>
    </PartBoundary>
  );
}
