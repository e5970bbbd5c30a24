import { useEffect, useState } from "react";
import { saveFile } from "../browser/save-file.ts";

/**
 * How something was shared: with the share sheet, with the clipboard, as a download, or neither, so that a text has to be
 * copied by hand and a picture loaded again.
 */
export type ShareOutcome = "shared" | "copied" | "saved" | "by-hand" | "failed";

/** Opens the share sheet on touch devices. Returns null if it was closed, false if there is none. */
async function openShareSheet(text: string | undefined, file: File | null): Promise<"shared" | null | false> {
  if (!matchMedia("(pointer: coarse)").matches || typeof navigator.share !== "function") return false;
  const files = file !== null && navigator.canShare?.({ files: [file] }) === true ? [file] : undefined;
  if (text === undefined && files === undefined) return false;
  try {
    await navigator.share({ ...(text !== undefined && { text }), ...(files && { files }) });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : false;
  }
}

/**
 * Opens the share sheet on touch devices, otherwise copies to the clipboard, and falls back to text for selecting.
 * Closing the share sheet is no failure.
 *
 * @param file attached if the share sheet accepts files
 */
async function passOn(text: string, file: File | null = null): Promise<ShareOutcome | null> {
  const shared = await openShareSheet(text, file);
  if (shared !== false) return shared;
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "by-hand";
  }
}

/** Opens the share sheet with a picture, otherwise downloads it. */
async function passPictureOn(load: () => Promise<Blob>): Promise<ShareOutcome | null> {
  try {
    const picture = new File([await load()], "deke.png", { type: "image/png" });
    const shared = await openShareSheet(undefined, picture);
    if (shared !== false) return shared;
    saveFile(picture);
    return "saved";
  } catch {
    return "failed";
  }
}

/** How long the button says that the text was copied. */
const TOLD_MS = 4000;

/**
 * Returns functions that share or copy a text and share or download a picture, and the outcome of the last call.
 * "Copied" disappears after some seconds.
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
    passPictureOn: async (load: () => Promise<Blob>) => setLast({ passed: await passPictureOn(load) }),
    passOn: async (text: string, file: File | null = null) => setLast({ passed: await passOn(text, file) }),
  };
}
