import { Suspense, useEffect, useState } from "react";
import { LazyOfflinePage } from "../routes.tsx";
import { LoadFailed } from "../ui/load-failed.tsx";
import { ChunkLoadError } from "../browser/chunk.ts";
import { ErrorBoundary } from "../ui/part-boundary.tsx";
import { useSiteReachable } from "../browser/connection.ts";

/**
 * Shows in place of a page why it failed. Offline that is the offline page, which loads the page once the site is in
 * reach.
 */
export function PageFailed({ error }: { error: unknown }) {
  const canReach = useSiteReachable(navigator.onLine ? null : false);
  const [isOffline, setOffline] = useState(false);
  if (!isOffline && canReach === false && error instanceof ChunkLoadError) setOffline(true);
  useEffect(() => {
    if (isOffline && canReach) location.reload();
  }, [isOffline, canReach]);
  const failed = <LoadFailed error={error} Heading="h1" />;
  if (!isOffline) return failed;
  return (
    <ErrorBoundary failed={failed}>
      <Suspense>
        <LazyOfflinePage />
      </Suspense>
    </ErrorBoundary>
  );
}
