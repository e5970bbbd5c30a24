import { Dialog } from "./dialog.tsx";
import { LoadFailed } from "./load-failed.tsx";

/** What opens in place of a dialog that could not be had. */
export const FailedDialog = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog open onClose={onClose} title={title}>
    <LoadFailed />
  </Dialog>
);
