import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const MEDIA = readFileSync(new URL("../../styles/media.css", import.meta.url), "utf8");

/** Vite plugin that adds the custom media of `styles/media.css` to every stylesheet. Lightning CSS reads one file at a time. */
export function customMedia(): Plugin {
  return {
    name: "deke-custom-media",
    enforce: "pre",
    transform: (css, id) => (id.split("?")[0]?.endsWith(".css") ? `${css}\n${MEDIA}` : null),
  };
}
