import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Plugin } from "vite";
import { readBust } from "./bust.ts";
import { readDefaultColours, readSweaters } from "./sweaters.ts";

/** Twice the columns of the finest face stage. The page itself shows the sprite's bust. */
const PIXELS = 128;

/** Drawings have few colours that blend into each other. */
const PALETTE = { palette: true, colours: 32, dither: 0, effort: 1, compressionLevel: 9 } as const;

/** Name of the drawings of a club that joined after the build (worker/faces/drawings.ts). */
const NONE = "none";

/** Cache of drawings by the digest of their input: a thousand take a few seconds. */
const CACHE = new URL("../../../.cache/drawings/", import.meta.url);

/**
 * Vite plugin that draws the pictures for which the league has none, and from which the stages of a face are made:
 * `drawings/<club>-<number>.png` for every sweater on the rosters, and `drawings/<club>.png` without a number; `none`
 * is an unknown club. They are public and reveal no answer, because all players' drawings exist.
 */
export function drawings(): Plugin {
  let drawn: ReturnType<typeof drawPlaceholderPictures> | undefined;
  return {
    name: "deke-drawings",
    apply: "build",
    buildStart() {
      drawn = drawPlaceholderPictures();
      // Awaited later; until then a rejection must not end the process.
      drawn.catch(() => {});
    },
    // Written rather than emitted: the bundler lists every file it emits.
    async writeBundle({ dir }) {
      if (drawn === undefined || dir === undefined) return;
      await mkdir(`${dir}/drawings`, { recursive: true });
      for (const [path, drawing] of await drawn) await writeFile(`${dir}/${path}`, drawing);
    },
  };
}

/** Returns all of these files by path. */
export async function drawPlaceholderPictures(): Promise<Map<string, Buffer>> {
  return new Map((await drawBusts()).map(([name, drawing]) => [`drawings/${name}`, drawing]));
}

async function drawBusts(): Promise<[file: string, png: Buffer][]> {
  await mkdir(CACHE, { recursive: true });
  const draw = await readBust(PIXELS);
  const none = { team: NONE, number: null, colours: await readDefaultColours() };
  return Promise.all(
    [...(await readSweaters()), none].map(async ({ team, number, colours }) => {
      const png = await render(draw(colours, number));
      return [`${number === null ? team : `${team}-${number}`}.png`, png];
    }),
  );
}

async function render(svg: string): Promise<Buffer> {
  const digest = createHash("sha256")
    .update(JSON.stringify([svg, PALETTE, sharp.versions]))
    .digest("hex")
    .slice(0, 32);
  const file = new URL(`${digest}.png`, CACHE);
  try {
    return await readFile(file);
  } catch {
    const png = await sharp(Buffer.from(svg)).png(PALETTE).toBuffer();
    await writeFile(file, png);
    return png;
  }
}
