import { t } from "i18next";
import { Suspense, useEffect, type ReactNode } from "react";
import { showNotice } from "./notices.ts";
import { onDemand } from "./on-demand.ts";
import { ErrorBoundary } from "./part-boundary.tsx";

const FailedDialog = onDemand(async () => (await import("./failed-dialog.tsx")).FailedDialog);

export const preloadFailedDialog = FailedDialog.preload;

/** A boundary for a dialog that loads when it is first opened. If it cannot be loaded, a dialog says so. */
export function LazyDialogBoundary({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <ErrorBoundary
      failed={(error) => (
        <ErrorBoundary failed={<Unopened onClose={onClose} />}>
          <Suspense>
            <FailedDialog title={title} error={error} onClose={onClose} />
          </Suspense>
        </ErrorBoundary>
      )}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** No part of the dialog could be loaded: it counts as closed, and a notice gives the reason. */
function Unopened({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showNotice({ text: t("loadFailed.title"), tone: "bad" });
    onClose();
  }, [onClose]);
  return null;
}
