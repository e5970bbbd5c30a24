import { renderAttributes } from "../head/element.ts";
import { readFontFace, type FontWeight } from "./letters.ts";
import { matchValues } from "./values.ts";

export type Typesetter = Awaited<ReturnType<typeof readTypesetter>>;

/** Returns what measures text, and draws it as outlines, so that a picture does not depend on installed fonts. */
export async function readTypesetter() {
  const fonts = { 600: await readFontFace(600), 700: await readFontFace(700), 800: await readFontFace(800) };
  const widthOf = (text: string, weight: FontWeight, size: number): number => fonts[weight].widthOf(text, size);
  return {
    widthOf,
    /**
     * Replaces `text` elements by paths. Reads `x`, `y`, `font-size`, `font-weight` (700 if absent), `text-anchor` and
     * `data-within`, a maximum width: wider text is set smaller. A path has all other attributes.
     */
    outline: (svg: string): string =>
      svg.replace(/<text\s(.*?)>(.*?)<\/text>/gs, (_, attributes: string, text: string) => {
        const {
          x,
          y,
          "font-size": size,
          "font-weight": weight = 700,
          "text-anchor": anchor = "start",
          "data-within": within = Infinity,
          ...others
        } = matchValues(attributes, /([\w-]+)="(.*?)"/g);
        const font = fonts[Number(weight) as FontWeight];
        const set = Math.min(Number(size), (Number(size) * Number(within)) / font.widthOf(text, Number(size)));
        const back = { start: 0, middle: 0.5, end: 1 }[anchor as "start" | "middle" | "end"] * font.widthOf(text, set);
        const d = font.outline(text, set, Number(x) - back, Number(y));
        return `<path${renderAttributes({ d, fill: "var(--text)", ...others })}/>`;
      }),
    /** Breaks text into lines of at most the given width. */
    wrap(text: string, weight: FontWeight, size: number, width: number): string[] {
      const lines: string[] = [];
      // Breaks only at plain spaces: a no-break space keeps words together.
      for (const word of text.split(" ")) {
        const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
        if (lines.length > 0 && widthOf(longer, weight, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
  };
}
