import { useId, useLayoutEffect } from "react";
import { createStore, useStore } from "../storage/store.ts";
import type { IconName } from "./icon.tsx";

export interface Notice {
  text: string;
  tone?: "plain" | "bad";
  icon?: IconName;
  /** The action that the notice offers. */
  action?: { label: string; run: () => void };
}

/** Long enough to read a sentence. A notice with an action stays. */
const SHOWN_MS = 5000;

const shown = createStore<Notice | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

function set(notice: Notice | null): void {
  clearTimeout(timer);
  shown.set(notice);
}

export function showNotice(notice: Notice): void {
  set(notice);
  if (notice.action === undefined) timer = setTimeout(dismissNotice, SHOWN_MS);
}

export function dismissNotice(): void {
  set(null);
}

/** The containers on the page, topmost last: only that of the open dialog shows the notice. */
const boards = createStore<readonly string[]>([]);

/** Returns the current notice for the topmost container, null for others. */
export function useNotice(): Notice | null {
  const board = useId();
  useLayoutEffect(() => {
    boards.set([...boards.read(), board]);
    return () => boards.set(boards.read().filter((other) => other !== board));
  }, [board]);
  const notice = useStore(shown);
  return useStore(boards).at(-1) === board ? notice : null;
}
