import { useId, useLayoutEffect } from "react";
import { createStore, useStore } from "../storage/store.ts";
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

const shown = createStore<Notice | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

function set(notice: Notice | null): void {
  clearTimeout(timer);
  shown.set(notice);
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

/** The boards on the page, the topmost last: that of a dialog lies over the page's own, and alone shows the notice. */
const boards = createStore<readonly string[]>([]);

/** The notice to be seen now on the board that asks; null on one that another lies over. */
export function useNotice(): Notice | null {
  const board = useId();
  useLayoutEffect(() => {
    boards.set([...boards.read(), board]);
    return () => boards.set(boards.read().filter((other) => other !== board));
  }, [board]);
  const notice = useStore(shown);
  return useStore(boards).at(-1) === board ? notice : null;
}
