import { useSyncExternalStore } from "react";
import type { Feedback } from "#rules/feedback";
import { codeOf, sendFeedback, type FailureCode } from "../../api.ts";

/** What has been typed. `website` is the field that only bots fill in. */
export type Draft = Feedback & { website: string };

/** How far a letter has come. One that failed can be sent again as it stands. */
export type Progress = { at: "writing" } | { at: "sending" } | { at: "failed"; code: FailureCode } | { at: "sent" };

interface Letter {
  draft: Draft;
  progress: Progress;
}

const BLANK: Letter = { draft: { name: "", email: "", message: "", website: "" }, progress: { at: "writing" } };

// Outside of the dialog, so that closing it loses nothing, not even a letter on its way.
let letter = BLANK;
const listeners = new Set<() => void>();

function set(next: Letter): void {
  letter = next;
  for (const listener of listeners) listener();
}

/** Changes a field of the draft. */
export const write = (field: keyof Draft, text: string): void =>
  set({ ...letter, draft: { ...letter.draft, [field]: text } });

/** Sends the draft, and keeps it if that fails. */
export async function send(): Promise<void> {
  const { draft } = letter;
  set({ draft, progress: { at: "sending" } });
  try {
    await sendFeedback(draft);
    set({ ...BLANK, progress: { at: "sent" } });
  } catch (error) {
    set({ draft, progress: { at: "failed", code: codeOf(error) } });
  }
}

/** Lets go of a letter that has been sent. */
export function startAnew(): void {
  if (letter.progress.at === "sent") set(BLANK);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The letter as it stands. */
export const useLetter = (): Letter => useSyncExternalStore(subscribe, () => letter);
