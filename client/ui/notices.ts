import { useSyncExternalStore } from "react";
import type { IconName } from "./icon.tsx";

/** A short message at the foot of the screen. */
export interface Notice {
  text: string;
  tone?: "plain" | "bad";
  icon?: IconName;
  /** The one thing that can be done about it. */
  action?: { label: string; run: () => void };
}

/** Long enough to read a sentence; a notice with an action waits for the visitor. */
const SHOWN_MS = 5000;

let shown: Notice | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(notice: Notice | null): void {
  clearTimeout(timer);
  shown = notice;
  for (const listener of listeners) listener();
}

/** Shows a notice in place of the one before. */
export function showNotice(notice: Notice): void {
  set(notice);
  if (notice.action === undefined) timer = setTimeout(dismissNotice, SHOWN_MS);
}

/** Takes the notice away, if there is one. */
export function dismissNotice(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notice to be seen now. */
export const useNotice = (): Notice | null => useSyncExternalStore(subscribe, () => shown);
