import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { Plugin } from "vite";
import { readBust } from "./bust.ts";
import { readDefaultColours, readSweaters } from "./sweaters.ts";

/** Twice the columns of the finest stage of a face: the screen itself shows the sprite's own bust. */
const PIXELS = 128;

/** A drawing has few colours, and they shade into each other. */
const PALETTE = { palette: true, colours: 32, dither: 0, effort: 1, compressionLevel: 9 } as const;

/** What the drawings of a club are called that joins after the site was built (worker/faces/drawings.ts). */
const NONE = "none";

/** Drawings made before, by the digest of what they were made from: a thousand take a few seconds. */
const CACHE = new URL("../../../.cache/drawings/", import.meta.url);

/**
 * Draws what stands where the league has no picture, for the Worker to answer with and to make the stages of a
 * face from: as PNG `drawings/<club>-<number>.png` for every sweater on the rosters and `drawings/<club>.png`
 * without a number; `none` for an unknown club. They are public and reveal no answer: those of all players are there.
 */
export function drawings(): Plugin {
  let drawn: ReturnType<typeof drawPlaceholderPictures> | undefined;
  return {
    name: "deke-drawings",
    apply: "build",
    buildStart() {
      drawn = drawPlaceholderPictures();
      // Looked at in the end; until then a failure waits.
      drawn.catch(() => {});
    },
    // Written here rather than emitted, because the bundler lists every file it emits.
    async writeBundle({ dir }) {
      if (drawn === undefined || dir === undefined) return;
      await mkdir(`${dir}/drawings`, { recursive: true });
      for (const [path, drawing] of await drawn) await writeFile(`${dir}/${path}`, drawing);
    },
  };
}

/** Returns all of these files, by their paths. */
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
