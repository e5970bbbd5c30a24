import { readFontFace, type FontWeight } from "./letters.ts";
import { CARD_COLORS } from "./ink.ts";

export interface TextSetting {
  cut?: FontWeight;
  size: number;
  x: number;
  baseline: number;
  fill?: string;
  /** Colour and width of an outline around the letters. */
  stroke?: string;
  strokeWidth?: number;
  /** Which point of the text is at `x`. */
  anchor?: "start" | "middle" | "end";
  /** Maximum width; wider text is set smaller. */
  within?: number;
}

export type Typesetter = Awaited<ReturnType<typeof readTypesetter>>;

/** Returns what sets text as outlines, so that a picture does not depend on installed fonts. */
export async function readTypesetter() {
  const faces = {
    "600-normal": await readFontFace("600-normal"),
    "700-normal": await readFontFace("700-normal"),
    "800-italic": await readFontFace("800-italic"),
  };
  return {
    faces,
    /** Returns a line of text as SVG. */
    line(
      text: string,
      {
        cut = "700-normal",
        size,
        x,
        baseline,
        fill = CARD_COLORS.text,
        stroke,
        strokeWidth,
        anchor = "start",
        within = Infinity,
      }: TextSetting,
    ): string {
      const face = faces[cut];
      const set = Math.min(size, (size * within) / face.widthOf(text, size));
      const back = { start: 0, middle: 0.5, end: 1 }[anchor] * face.widthOf(text, set);
      const outline =
        stroke === undefined
          ? ""
          : ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round" paint-order="stroke"`;
      return `<path d="${face.outline(text, set, x - back, baseline)}" fill="${fill}"${outline}/>`;
    },
    /** Breaks text into lines of at most the given width. */
    wrap(text: string, cut: FontWeight, size: number, width: number): string[] {
      const lines: string[] = [];
      // Breaks only at plain spaces: a no-break space keeps words together.
      for (const word of text.split(" ")) {
        const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
        if (lines.length > 0 && faces[cut].widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
  };
}
