import type { ReactNode } from "react";
import { openDialog, type DialogName } from "../../ui/dialogs-open.ts";
import styles from "./privacy-page.module.css";

/** Words of a sentence that open a dialog. */
export function DialogLink({ dialog, children }: { dialog: DialogName; children: ReactNode }) {
  return (
    <button type="button" className={styles.opens} aria-haspopup="dialog" onClick={() => openDialog(dialog)}>
      {children}
    </button>
  );
}
