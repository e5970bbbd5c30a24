import { puzzleNumber, weekday, type Day } from "#rules/day";
import type { Layout, Line } from "./layout.ts";
import { readPalette, writePalette, type Palette } from "./png.ts";

/**
 * Makes the picture of a day from a template: its number and its date are put together of the pieces that come with
 * it. Nothing else is known here, and so nothing else can be told.
 */
export async function composeCard(template: Uint8Array, layout: Layout, day: Day): Promise<Uint8Array<ArrayBuffer>> {
  const palette = await readPalette(template);
  setLine(palette, layout.number, [...String(puzzleNumber(day))]);
  setLine(palette, layout.date, dateOf(day, layout.order));
  const { width, colours, rows } = palette;
  const { height } = layout;
  return writePalette({ width, height, colours, rows: rows.subarray(0, (width + 1) * height) });
}

/** The names of the pieces that a date is put together of. */
function dateOf(day: Day, order: readonly string[]): string[] {
  const [, month = 0, date = 0] = day.split("-").map(Number);
  const parts: Record<string, string[]> = {
    weekday: [`weekday-${weekday(day)}`],
    month: [`month-${month}`],
    date: date === 1 ? ["first"] : [...String(date)],
  };
  return order.flatMap((part, at) => [...(at === 0 ? [] : ["space"]), ...(parts[part] ?? [])]);
}

function setLine({ width, rows }: Palette, { x, y, height, stamps }: Line, names: readonly string[]): void {
  // Each row begins with a byte that is no pixel.
  const stride = width + 1;
  let to = x;
  for (const name of names) {
    const stamp = stamps[name];
    if (stamp === undefined) throw new RangeError(`there is no piece ${name}`);
    const [fromX, fromY, pieceWidth] = stamp;
    for (let row = 0; row < height; row++) {
      const from = (fromY + row) * stride + 1 + fromX;
      rows.copyWithin((y + row) * stride + 1 + to, from, from + pieceWidth);
    }
    to += pieceWidth;
  }
}
