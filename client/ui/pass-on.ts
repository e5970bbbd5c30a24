import { useState } from "react";

/** How a text was passed on: by the share sheet, by the clipboard, or not, so that it has to be copied by hand. */
export type PassedOn = "shared" | "copied" | "by-hand";

/**
 * Hands a text to the share sheet on touch devices, to the clipboard elsewhere, and back to be
 * selected where neither works. Closing the share sheet is no failure: nothing was wanted.
 */
async function passOn(text: string): Promise<PassedOn | null> {
  if (matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function") {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "by-hand";
  }
}

/** A way to pass a text on, and how the last attempt went. */
export function usePassOn() {
  const [passed, setPassed] = useState<PassedOn | null>(null);
  return { passed, passOn: async (text: string) => setPassed(await passOn(text)) };
}
