import { useEffect, useState } from "react";

/** How a text was passed on: by the share sheet, by the clipboard, or not, so that it has to be copied by hand. */
export type ShareOutcome = "shared" | "copied" | "by-hand";

/**
 * Hands a text to the share sheet on touch devices, to the clipboard elsewhere, and back to be
 * selected where neither works. Closing the share sheet is no failure: nothing was wanted.
 *
 * @param file goes along where the share sheet takes one
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

/** So long the button that was pressed says that it has copied. */
const TOLD_MS = 4000;

/** A way to pass a text on, and how the last attempt went: for some seconds where that is soon told. */
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
