import type { ReactNode } from "react";
import styles from "./dialog-link.module.css";
import { openDialog, type DialogName } from "./dialogs-open.ts";

/** Words of a sentence that open a dialog. */
export function DialogLink({ dialog, children }: { dialog: DialogName; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => openDialog(dialog)}>
      {children}
    </button>
  );
}
