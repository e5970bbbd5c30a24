import { readFile } from "node:fs/promises";
import sharp from "sharp";

const MARK = new URL("../../public/favicon.svg", import.meta.url);

/** The mark has rounded corners. Where a system crops icons, it is drawn within the safe circle of a full square. */
const ICONS = [
  { name: "192.png", size: 192, isFull: false },
  { name: "512.png", size: 512, isFull: false },
  { name: "maskable-512.png", size: 512, isFull: true },
  { name: "apple-touch-icon.png", size: 180, isFull: true },
] as const;

/** Side of a full square around a mark of 48: its corners lie within four fifths of the width. */
const FULL = 62;

/** Returns the site's icons as PNG by path, drawn from its mark. */
export async function drawIcons() {
  const mark = await readFile(MARK, "utf8");
  const around = (FULL - 48) / 2;
  const full = mark
    .replace('viewBox="0 0 48 48"', `viewBox="${-around} ${-around} ${FULL} ${FULL}"`)
    .replace(
      /<rect width="48" height="48" rx="11"/,
      `<rect x="${-around}" y="${-around}" width="${FULL}" height="${FULL}"`,
    );
  if (!full.includes(`height="${FULL}"`)) throw new Error("the mark has no square to be filled");
  const drawn = ICONS.map(async ({ name, size, isFull }) => {
    const svg = Buffer.from(isFull ? full : mark);
    // An SVG of 48 px is 48 px at 72 dpi.
    const density = (72 * size) / (isFull ? FULL : 48);
    const icon = await sharp(svg, { density }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();
    return [`icons/${name}`, icon] as const;
  });
  return Promise.all(drawn);
}
