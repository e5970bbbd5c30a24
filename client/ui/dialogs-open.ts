import { createStore, useStore } from "../storage/store.ts";

/** Dialogs that header, footer and any page can open. */
export type DialogName = "rules" | "settings" | "reminders" | "feedback" | "cookies" | "support" | "shareDay";

const shown = createStore<DialogName | null>(null);

/** Opens a dialog in place of the current one; null closes it. */
export const openDialog = shown.set;

export function closeDialog(name: DialogName): void {
  if (shown.read() === name) shown.set(null);
}

export const isDialogOpen = (): boolean => shown.read() !== null;

/** Returns the open dialog, or null. */
export const useOpenDialog = (): DialogName | null => useStore(shown);
