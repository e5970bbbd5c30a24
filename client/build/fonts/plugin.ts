import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { readCached } from "../cached.ts";
import { FONT_FAMILIES, renderFontFace, renderFallbackFaces, type FontFamily } from "./faces.ts";

const require = createRequire(import.meta.url);

/** OpenType features that the styles use. */
const FEATURES = ["ccmp", "kern", "locl", "mark", "tnum"];

/**
 * Vite plugin that writes the `@font-face` rules into `styles/fonts.css`, with each font subset to its characters and
 * weights.
 */
export function subsetFonts(): Plugin {
  return {
    name: "deke-subset",
    enforce: "pre",
    async transform(css, id) {
      if (!/\/styles\/fonts\.css(?:\?|$)/.test(id)) return null;
      const fetched = await Promise.all(FONT_FAMILIES.map(async (face) => renderFontFace(face, await cutFont(face))));
      return [css, ...fetched, ...renderFallbackFaces()].join("\n");
    },
  };
}

/** Returns the path of the subset font. Vite reads it from there. */
async function cutFont({ source: font, letters, weights }: FontFamily): Promise<string> {
  const source = await readFile(require.resolve(font));
  const [min, max] = weights;
  const options = {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: FEATURES,
    ...(min !== undefined && max !== undefined && { variationAxes: { wght: { min, max } } }),
  };
  const digest = createHash("sha256")
    .update(source)
    .update(JSON.stringify([letters, options]))
    .digest("hex")
    .slice(0, 16);
  const { file } = await readCached(`fonts/${digest}/${font.split("/").at(-1)}`, () =>
    subsetFont(source, charactersOf(letters), options),
  );
  return fileURLToPath(file);
}

/** Returns every character of a list of ranges such as `U+0020-007E, U+00A0`. */
export const charactersOf = (ranges: string): string =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, place) => start + place);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
