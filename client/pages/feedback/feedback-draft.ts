import type { Feedback } from "#rules/site/feedback";
import { api, failureCodeOf, readResponse, type FailureCode } from "../../data/api.ts";
import { createStore, useStore } from "../../storage/store.ts";

/** The typed text. `website` is the field that only bots fill in. */
export type FeedbackDraft = Feedback & { website: string };

/** The state of a message. A failed one can be sent again. */
export type FeedbackState =
  | { at: "writing" }
  | { at: "sending" }
  | { at: "failed"; code: FailureCode }
  | { at: "sent" };

interface Letter {
  draft: FeedbackDraft;
  progress: FeedbackState;
}

const BLANK: Letter = { draft: { name: "", email: "", message: "", website: "" }, progress: { at: "writing" } };

// Outside of the dialog, so that closing it loses neither text nor a request in progress.
const letter = createStore(BLANK);

export function updateDraft(field: keyof FeedbackDraft, text: string): void {
  const { draft, progress } = letter.read();
  letter.set({ progress, draft: { ...draft, [field]: text } });
}

/** Sends the draft, and keeps it if that fails. */
export async function sendDraft(): Promise<void> {
  const { draft } = letter.read();
  letter.set({ draft, progress: { at: "sending" } });
  try {
    await readResponse(api.feedback.$post({ json: draft }));
    letter.set({ ...BLANK, progress: { at: "sent" } });
  } catch (error) {
    letter.set({ draft, progress: { at: "failed", code: failureCodeOf(error) } });
  }
}

export function resetFeedback(): void {
  if (letter.read().progress.at === "sent") letter.set(BLANK);
}

export const useFeedback = (): Letter => useStore(letter);
