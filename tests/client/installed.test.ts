import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#rules/i18n/address";
import { PAGE_PATHS } from "#rules/site/pages";
import type { buildManifest } from "../../client/build/pwa/manifest.ts";

const BUILT = new URL("../../dist/client/", import.meta.url);
const read = (address: string): Buffer => readFileSync(new URL(`.${address}`, BUILT));

describe.each(LANGUAGES)("the manifest in %s", (language) => {
  const manifest = JSON.parse(read(`/manifest-${language}.webmanifest`).toString()) as Awaited<
    ReturnType<typeof buildManifest>
  >;
  const { shortcuts, icons, screenshots } = manifest;

  test("is for one app, in its language", () => {
    expect([manifest.id, manifest.lang]).toEqual(["/", language]);
    expect(manifest.start_url).toBe(language === "en" ? "/" : "/fr");
    expect(manifest.description).toMatch(language === "en" ? /seven guesses/ : /essais/);
    expect(manifest.name).toMatch(language === "en" ? /guessing game/ : /devinette/);
  });

  test("has shortcuts to the five dailies", () => {
    expect(shortcuts).toHaveLength(5);
    const paths = shortcuts.map(({ url }) => (language === "fr" ? url.replace(/^\/fr(?=\/)/, "") : url));
    expect(paths.filter((path) => !(PAGE_PATHS as readonly string[]).includes(path))).toEqual([]);
    expect(shortcuts.filter(({ url }) => url.startsWith("/fr/") !== (language === "fr"))).toEqual([]);
  });

  test("has screenshots of the stated sizes", async () => {
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes, type } of pictures) {
      const { width, height, format } = await sharp(read(src)).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(["narrow", "wide"]);
  });
});

test("maskable icons are opaque to their corners, and have the whole mark within the safe circle", async () => {
  for (const icon of ["maskable-512", "apple-touch-icon"]) {
    const { data, info } = await sharp(read(`/icons/${icon}.png`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const ground = data.subarray(0, 4).toString("hex");
    expect(ground.slice(6)).toBe("ff");
    let farthest = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = 4 * (y * width + x);
        if (data.subarray(at, at + 4).toString("hex") !== ground)
          farthest = Math.max(farthest, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2));
      }
    // Two fifths of the side, as the manifest's specification requires.
    expect(farthest, icon).toBeLessThan(0.4 * width);
  }
});
