import { readFile } from "node:fs/promises";
import { readBust } from "./bust.ts";
import { readCrest, type CrestOutline } from "./crest.ts";
import { readColours } from "./colours.ts";
import { CARD_COLORS } from "./ink.ts";
import { readTypesetter, type Typesetter } from "./type.ts";

/** Position of a part. */
export interface Box {
  x: number;
  y: number;
  size: number;
}

/** Parts of pictures, each as SVG to insert into another. */
export interface SpriteParts {
  type: Typesetter;
  /** Gradients and patterns that `url(#…)` refers to. */
  defs: string;
  /** A symbol of the site's sprite or of the pictures' own, in a colour if it has none of its own. */
  symbol(id: string, box: { x: number; y: number; width: number; height: number }, colour?: string): string;
  /** The back of a player in a club's sweater; without name and number it is anonymous. */
  bust(box: Box, club: string, wearer?: { name: string; number: number }): string;
  crest(box: Box, club: string, shape: CrestOutline): string;
  /** The crest of a secret club. */
  hiddenCrest(box: Box): string;
}

/** Widest name on a back and its size, in units of the sprite's bust. */
const NAME = { size: 9.5, width: 52, baseline: 83.5 };

export async function readSpriteParts(): Promise<SpriteParts> {
  const sprite = await readFile(new URL("../../ui/sprite.svg", import.meta.url), "utf8");
  const art = await readFile(new URL("art.svg", import.meta.url), "utf8");
  const [type, drawBust, drawCrest, colours] = [
    await readTypesetter(),
    await readBust(),
    await readCrest(),
    await readColours(),
  ];
  const [, defs = ""] = /<defs>(.*?)<\/defs>/s.exec(art) ?? [];

  const coloursOf = (club: string) => {
    const pair = colours.get(club);
    if (pair === undefined) throw new Error(`${club} has no colours`);
    return pair;
  };
  const place = (svg: string, { x, y, size }: Box): string =>
    svg.replace(
      /^<svg ([^>]*?) width="[^"]*" height="[^"]*"/,
      `<svg $1 x="${x}" y="${y}" width="${size}" height="${size}"`,
    );

  const pieces: SpriteParts = {
    type,
    defs,
    symbol(id, { x, y, width, height }, colour = CARD_COLORS.text) {
      const [, viewBox, inner] =
        new RegExp(`<symbol id="${id}" viewBox="([^"]*)">(.*?)</symbol>`, "s").exec(sprite + art) ?? [];
      if (inner === undefined) throw new Error(`there is no ${id}`);
      // Icons are lines whose stroke is set by the page.
      const stroke = id.startsWith("icon-")
        ? ` fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
        : "";
      return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}"${stroke}>${paint(inner, colour)}</svg>`;
    },
    bust(box, club, wearer) {
      const ground = `<rect x="${box.x}" y="${box.y}" width="${box.size}" height="${box.size}" rx="14" fill="url(#pc-pt)"/>`;
      const of = coloursOf(club);
      const svg = place(drawBust(of, wearer === undefined ? null : String(wearer.number)), box);
      const name =
        wearer === undefined
          ? ""
          : type.line(wearer.name.toUpperCase(), {
              size: NAME.size,
              x: 60,
              baseline: NAME.baseline,
              fill: of.ti,
              anchor: "middle",
              within: NAME.width,
            });
      return ground + svg.replace(/<\/svg>$/, `${name}</svg>`);
    },
    crest: (box, club, shape) => place(drawCrest(club, shape, coloursOf(club)), box),
    hiddenCrest(box) {
      const { x, y, size } = box;
      return (
        pieces.symbol("crest-hidden", { x, y, width: size, height: size }) +
        type.line("?", {
          size: size / 2,
          x: x + size / 2,
          baseline: y + size * 0.67,
          fill: CARD_COLORS.text2,
          anchor: "middle",
        })
      );
    },
  };
  return pieces;
}

/** Applies what the page's styles would set on the sprite. */
const paint = (svg: string, colour: string): string =>
  svg
    .replaceAll("currentColor", colour)
    .replaceAll("var(--logo-ice)", CARD_COLORS.text)
    .replaceAll("var(--logo-blue)", "#3f8cff")
    .replaceAll("var(--logo-red)", CARD_COLORS.red)
    .replaceAll("var(--surface-2)", CARD_COLORS.surface2)
    .replaceAll("var(--line-strong)", CARD_COLORS.lineStrong);
