/** A message from a visitor. Name and email are optional, and then "". */
export interface Feedback {
  name: string;
  email: string;
  message: string;
}

/** Maximum lengths in UTF-16 units after trimming, as browsers count them. */
export const MAX_FEEDBACK_LENGTHS = { name: 100, email: 254, message: 4_000 } as const satisfies Record<
  keyof Feedback,
  number
>;

export type FeedbackFault = "name-too-long" | "malformed-email" | "blank-message" | "message-too-long";

/** A visible character: a message needs one. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Checks only the rough form, with a dot in the domain. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/;

/** Returns what is wrong with a field as it was typed; null if it is valid. */
export function validateFeedbackField(field: keyof Feedback, typed: string): FeedbackFault | null {
  const text = typed.trim();
  const isLong = text.length > MAX_FEEDBACK_LENGTHS[field];
  switch (field) {
    case "name":
      return isLong ? "name-too-long" : null;
    case "email":
      return text === "" || (!isLong && EMAIL.test(text)) ? null : "malformed-email";
    case "message":
      return isLong ? "message-too-long" : VISIBLE.test(text) ? null : "blank-message";
  }
}
