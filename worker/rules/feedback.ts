/** What a visitor tells us. Name and email are empty when he keeps them to himself. */
export interface Feedback {
  name: string;
  email: string;
  message: string;
}

/** How long each may be, in UTF-16 units as browsers count them, blanks around it apart. */
export const MOST = { name: 100, email: 254, message: 4_000 } as const satisfies Record<keyof Feedback, number>;

/** Why a field cannot be taken. */
export type FeedbackFault = "name-too-long" | "malformed-email" | "blank-message" | "message-too-long";

/** Something that can be seen: spaces, and what is drawn as nothing at all, say nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Somebody at a domain with a dot. More is for the mail server to know. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/;

/** What is wrong with a field as it was typed; null when nothing is. */
export function faultIn(field: keyof Feedback, typed: string): FeedbackFault | null {
  const text = typed.trim();
  const isLong = text.length > MOST[field];
  switch (field) {
    case "name":
      return isLong ? "name-too-long" : null;
    case "email":
      return text === "" || (!isLong && EMAIL.test(text)) ? null : "malformed-email";
    case "message":
      return isLong ? "message-too-long" : VISIBLE.test(text) ? null : "blank-message";
  }
}
