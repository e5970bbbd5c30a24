import { Suspense, useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { showNotice } from "./notices.ts";
import { onDemand } from "./on-demand.ts";
import { ErrorBoundary } from "./part-boundary.tsx";

const FailedDialog = onDemand(async () => (await import("./failed-dialog.tsx")).FailedDialog);

/** Fetches what says that a dialog could not be had: no page starts with a dialog, nor with the styles of one. */
export const preloadFailedDialog = FailedDialog.preload;

/** A dialog that is fetched when it is first opened; one that cannot be had says so in its place. */
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

/** Nothing at all of a dialog is here: it is as good as closed, and a notice says why. */
function Unopened({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    showNotice({ text: t("loadFailed.title"), tone: "bad" });
    onClose();
  }, [onClose, t]);
  return null;
}
