import { Suspense, type ReactNode } from "react";
import { Dialog } from "./dialog.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { PartBoundary } from "./part-boundary.tsx";

/** A dialog that is fetched when it is first opened; one that cannot be had says so in its place. */
export function DialogPart({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <PartBoundary
      failed={
        <Dialog open onClose={onClose} title={title}>
          <LoadFailed />
        </Dialog>
      }
    >
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
