import { useEffect, useState } from "react";

/** How a text was shared: with the share sheet, with the clipboard, or neither, so that it has to be copied by hand. */
export type ShareOutcome = "shared" | "copied" | "by-hand";

/**
 * Opens the share sheet on touch devices, otherwise copies to the clipboard, and falls back to text for selecting.
 * Closing the share sheet is no failure.
 *
 * @param file attached if the share sheet accepts files
 */
async function passOn(text: string, file: File | null = null): Promise<ShareOutcome | null> {
  if (matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function") {
    try {
      const files = file === null ? [] : [file];
      const takesFiles = files.length > 0 && navigator.canShare?.({ files }) === true;
      await navigator.share(takesFiles ? { text, files } : { text });
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

/** How long the button says that the text was copied. */
const TOLD_MS = 4000;

/**
 * Returns a function that shares or copies a text, and the outcome of the last call. "Copied" disappears after some
 * seconds.
 */
export function useShareOrCopy() {
  const [last, setLast] = useState<{ passed: ShareOutcome | null }>({ passed: null });
  const { passed } = last;
  useEffect(() => {
    if (last.passed !== "copied") return;
    const timer = setTimeout(() => setLast({ passed: null }), TOLD_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    passed,
    passOn: async (text: string, file: File | null = null) => setLast({ passed: await passOn(text, file) }),
  };
}
