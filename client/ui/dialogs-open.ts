import { useSyncExternalStore } from "react";

/** The dialogs that header and footer open, and any page may. */
export type DialogName = "rules" | "statistics" | "settings" | "feedback" | "cookies" | "support";

let shown: DialogName | null = null;
const listeners = new Set<() => void>();

/** Opens a dialog in place of the one before; null closes it. */
export function openDialog(name: DialogName | null): void {
  shown = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog that is open, or null. */
export const useOpenDialog = (): DialogName | null => useSyncExternalStore(subscribe, () => shown);
