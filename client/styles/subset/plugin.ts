import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

/** What has been cut before: vite names the files by their content, so that they must be somewhere first. */
const CACHE = new URL("../../../.cache/fonts/", import.meta.url);

/** What the styles ask of a font beside its letters. */
const FEATURES = ["ccmp", "kern", "locl", "mark", "tnum"];

/**
 * Cuts every font that `styles/fonts.css` names down to the letters (`unicode-range`) and weights (`font-weight`) of the
 * face that it stands in.
 */
export function subset(): Plugin {
  return {
    name: "deke-subset",
    enforce: "pre",
    async transform(css, id) {
      if (!/\/styles\/fonts\.css(?:\?|$)/.test(id)) return null;
      const faces = css.split(/(?=@font-face)/);
      return (await Promise.all(faces.map(cutFace))).join("");
    },
  };
}

async function cutFace(face: string): Promise<string> {
  const [, font] = /url\("([^"]+)"\)/.exec(face) ?? [];
  if (font === undefined) return face;
  const [, ranges = ""] = /unicode-range:([^;]+);/.exec(face) ?? [];
  const [, min, max] = /font-weight: (\d+)(?: (\d+))?;/.exec(face) ?? [];
  const source = await readFile(require.resolve(font));
  const options = {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: FEATURES,
    ...(max !== undefined && { variationAxes: { wght: { min: Number(min), max: Number(max) } } }),
  };
  const digest = createHash("sha256")
    .update(source)
    .update(JSON.stringify([ranges, options]))
    .digest("hex")
    .slice(0, 16);
  const file = new URL(`${digest}/${font.split("/").at(-1)}`, CACHE);
  await keep(file, () => subsetFont(source, lettersOf(ranges), options));
  return withoutPlain(face).replace(font, fileURLToPath(file));
}

/**
 * A face that holds the plain letters needs no range in the page: whatever no other face of its family has is looked for
 * in it, and what it does not have either in the stand-ins.
 */
const withoutPlain = (face: string): string => face.replace(/\s*unicode-range:\s*U\+0020-[^;]+;/, "");

/** Every letter of a list such as `U+0020-007E, U+00A0`. */
export const lettersOf = (ranges: string): string =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, place) => start + place);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");

async function keep(file: URL, make: () => Promise<Buffer>): Promise<void> {
  try {
    await readFile(file);
  } catch {
    await mkdir(new URL(".", file), { recursive: true });
    await writeFile(file, await make());
  }
}
