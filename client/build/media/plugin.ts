import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MEDIA = fileURLToPath(new URL("../../styles/media.css", import.meta.url));

/** Vite plugin that adds the custom media of `styles/media.css` to every stylesheet. Lightning CSS reads one file at a time. */
export function customMedia(): Plugin {
  return {
    name: "deke-custom-media",
    enforce: "pre",
    async transform(css, id) {
      if (!id.split("?")[0]?.endsWith(".css")) return null;
      // The development server shows an edit of the media.
      this.addWatchFile(MEDIA);
      return `${css}\n${await readFile(MEDIA, "utf8")}`;
    },
  };
}
