import { Dialog } from "./dialog.tsx";
import { LoadFailed } from "./load-failed.tsx";

/** Opens in place of a dialog that could not be loaded. */
export const FailedDialog = ({ title, error, onClose }: { title: string; error: unknown; onClose: () => void }) => (
  <Dialog onClose={onClose} title={title}>
    <LoadFailed error={error} />
  </Dialog>
);
