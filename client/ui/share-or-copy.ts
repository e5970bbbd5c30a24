import { saveFile } from "../browser/save-file.ts";

/** What is shared: a text, with a picture where the share sheet accepts files, or a picture alone. */
export type Shareable = { text: string; picture?: File | null } | { text?: undefined; picture: File };

/**
 * How something was shared: with the share sheet, with the clipboard, as a download, or not, so that the text has to be
 * copied by hand.
 */
export type ShareOutcome = "shared" | "copied" | "saved" | "by-hand";

/** Opens the share sheet on touch devices. Returns null if it was closed, false if there is none. */
async function openShareSheet({ text, picture }: Shareable): Promise<"shared" | null | false> {
  if (!matchMedia("(pointer: coarse)").matches || typeof navigator.share !== "function") return false;
  const files = picture && navigator.canShare?.({ files: [picture] }) === true ? [picture] : undefined;
  if (text === undefined && files === undefined) return false;
  try {
    await navigator.share({ ...(text !== undefined && { text }), ...(files && { files }) });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : false;
  }
}

/**
 * Opens the share sheet on touch devices, otherwise copies the text to the clipboard, or downloads a picture without
 * text. Returns null if the visitor closes the share sheet, which is no failure.
 */
export async function shareOrCopy(content: Shareable): Promise<ShareOutcome | null> {
  const shared = await openShareSheet(content);
  if (shared !== false) return shared;
  if (content.text === undefined) {
    saveFile(content.picture);
    return "saved";
  }
  try {
    await navigator.clipboard.writeText(content.text);
    return "copied";
  } catch {
    return "by-hand";
  }
}
