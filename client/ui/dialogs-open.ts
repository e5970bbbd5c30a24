import { createStore, useStore } from "../storage/store.ts";

/** The dialogs that header and footer open, and any page may. */
export type DialogName = "rules" | "statistics" | "settings" | "feedback" | "cookies" | "support" | "shareDay";

const shown = createStore<DialogName | null>(null);

/** Opens a dialog in place of the one before; null closes it. */
export const openDialog = shown.set;

/** Closes a dialog, if it is the one that is open. */
export function closeDialog(name: DialogName): void {
  if (shown.read() === name) shown.set(null);
}

export const isDialogOpen = (): boolean => shown.read() !== null;

/** The dialog that is open, or null. */
export const useOpenDialog = (): DialogName | null => useStore(shown);
