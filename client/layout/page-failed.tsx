import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LazyOfflinePage, pageAt } from "../routes.tsx";
import { hasGuesses } from "../storage/rounds.ts";
import { LoadFailed } from "../ui/load-failed.tsx";
import { ChunkLoadError } from "../browser/chunk.ts";
import { ErrorBoundary } from "../ui/part-boundary.tsx";
import { useSiteState } from "../browser/connection.ts";

/**
 * Shows in place of a page why it failed. Offline that is the offline page, which loads the page once the site is in
 * reach.
 */
export function PageFailed({ error }: { error: unknown }) {
  const state = useSiteState(navigator.onLine ? null : "unreachable");
  const [isOffline, setOffline] = useState(false);
  const { pathname } = useLocation();
  const game = pageAt(pathname).game;
  if (!isOffline && state === "unreachable" && error instanceof ChunkLoadError) setOffline(true);
  useEffect(() => {
    if (isOffline && state !== "unreachable") location.reload();
  }, [isOffline, state]);
  const failed = <LoadFailed error={error} hasRound={game !== null && hasGuesses(game)} Heading="h1" />;
  if (!isOffline) return failed;
  return (
    <ErrorBoundary failed={failed}>
      <Suspense>
        <LazyOfflinePage />
      </Suspense>
    </ErrorBoundary>
  );
}
