import { readFile } from "node:fs/promises";
import { readColours } from "./colours.ts";
import { CARD_COLORS } from "./ink.ts";
import { readTypesetter } from "./type.ts";

/** Position of a part. */
export interface Box {
  x: number;
  y: number;
  size: number;
}

/** Position of a drawing of any proportions. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type CrestOutline = "Eastern" | "Western" | "past";

export type SpriteParts = Awaited<ReturnType<typeof readSpriteParts>>;

// As in ui/portrait.tsx and ui/crest.tsx and their styles, in units of the sprite's bust and crests.
const NAME = { size: 9.5, x: 60, baseline: 83.5, anchor: "middle", within: 52 } as const;
const NUMBER = { size: 40, x: 60, baseline: 116.4, anchor: "middle", strokeWidth: 3 } as const;
const CODE = { size: 15, x: 24, baseline: 28.5, anchor: "middle" } as const;

/** The rim of a bust, in the colour of what is behind it. */
const RIM = /<path[^>]*var\(--crest-rim\)[^>]*>/;

/** Returns the parts of pictures, each as SVG to insert into another. */
export async function readSpriteParts() {
  const sprite = await readFile(new URL("../../ui/sprite.svg", import.meta.url), "utf8");
  const art = await readFile(new URL("art.svg", import.meta.url), "utf8");
  const [type, colours] = [await readTypesetter(), await readColours()];
  const [, artDefs = ""] = /<defs>(.*?)<\/defs>/s.exec(art) ?? [];
  const [, spriteDefs = ""] = /<defs>(.*?)<\/defs>/s.exec(sprite) ?? [];

  const symbolOf = (id: string): { viewBox: string; inner: string } => {
    const [, viewBox = "", inner] =
      new RegExp(`<symbol id="${id}" viewBox="([^"]*)">(.*?)</symbol>`, "s").exec(sprite + art) ?? [];
    if (inner === undefined) throw new Error(`there is no ${id}`);
    return { viewBox, inner };
  };
  /** Draws a symbol in a club's colours, and on it what `marks` returns. */
  const inColours = (
    id: string,
    { x, y, size }: Box,
    club: string,
    marks: (ink: string, outline: string) => string,
  ): string => {
    const own = colours.get(club);
    if (own === undefined) throw new Error(`${club} has no colours`);
    const { viewBox, inner } = symbolOf(id);
    const bare = id === "bust" ? inner.replace(RIM, "") : inner;
    const painted = bare.replaceAll("var(--t1)", own.t1).replaceAll("var(--t2)", own.t2);
    const side = viewBox.split(" ")[2];
    return [
      `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">`,
      `<svg width="${side}" height="${side}" viewBox="${viewBox}">${paint(painted, own.ti)}</svg>`,
      `${marks(own.ti, own.to)}</svg>`,
    ].join("");
  };

  const symbol = (id: string, { x, y, width, height }: Area, colour: string = CARD_COLORS.text): string => {
    const { viewBox, inner } = symbolOf(id);
    // Icons are lines whose stroke is set by the page.
    const stroke = id.startsWith("icon-")
      ? ` fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
      : "";
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}"${stroke}>${paint(inner, colour)}</svg>`;
  };
  return {
    type,
    /** Gradients and patterns that `url(#…)` refers to. */
    defs: artDefs + spriteDefs,
    /** Draws a symbol of the site's sprite or of the pictures' own, in a colour if it has none of its own. */
    symbol,
    /** Draws the back of a player in a club's sweater. */
    bust(box: Box, club: string, { name, number }: { name: string; number: number }): string {
      const ground = `<rect x="${box.x}" y="${box.y}" width="${box.size}" height="${box.size}" rx="14" fill="url(#pc-pt)"/>`;
      const marks = (fill: string, stroke: string): string =>
        type.line(String(number), { ...NUMBER, fill, stroke }) + type.line(name.toUpperCase(), { ...NAME, fill });
      return ground + inColours("bust", box, club, marks);
    },
    crest: (box: Box, club: string, shape: CrestOutline): string =>
      inColours(`crest-${shape}`, box, club, (fill) => type.line(club, { ...CODE, fill })),
    /** Draws the crest of a secret club. */
    hiddenCrest({ x, y, size }: Box): string {
      return (
        symbol("crest-hidden", { x, y, width: size, height: size }) +
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
}

/** Applies what the page's styles would set on the sprite. */
const paint = (svg: string, colour: string): string =>
  svg
    .replaceAll("currentColor", colour)
    .replaceAll("var(--felt, url(#g-felt))", "url(#g-felt)")
    .replaceAll("var(--crest-rim)", CARD_COLORS.text)
    .replaceAll("var(--logo-ice)", CARD_COLORS.text)
    .replaceAll("var(--logo-blue)", "#3f8cff")
    .replaceAll("var(--logo-red)", CARD_COLORS.red)
    .replaceAll("var(--surface-2)", CARD_COLORS.surface2)
    .replaceAll("var(--line-strong)", CARD_COLORS.lineStrong);
