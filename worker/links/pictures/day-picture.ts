import { weekday, type Day } from "#rules/shared/day";
import type { DayPictureLayout, SpriteLine } from "./layout.ts";
import { readPngTemplate, writePng, type PngTemplate } from "./png-template.ts";

/** Renders the link picture of a puzzle. It gets number and date only, so it cannot reveal anything. */
export async function renderDayPicture(
  file: Uint8Array,
  layout: DayPictureLayout,
  day: Day,
  number: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { height, top, sum } = layout;
  const template = await readPngTemplate(file);
  setLine(template, top, layout.number, [...String(number)]);
  setLine(template, top, layout.date, dateSprites(day, layout.order));
  const rows = template.rows.subarray(0, (template.width + 1) * (height - top));
  return writePng({ ...template, rows }, height, sum);
}

/** Returns the names of a date's sprites. @param space the sprite between the parts */
export function dateSprites(day: Day, order: readonly string[], space = "space"): string[] {
  const [, month = 0, date = 0] = day.split("-").map(Number);
  const parts: Record<string, string[]> = {
    weekday: [`weekday-${weekday(day)}`],
    month: [`month-${month}`],
    date: date === 1 ? ["first"] : [...String(date)],
  };
  return order.flatMap((part, at) => [...(at === 0 ? [] : [space]), ...(parts[part] ?? [])]);
}

/** @param top the row of the picture that is the first one of the template's lower part */
function setLine(
  { width, rows }: PngTemplate,
  top: number,
  { x, y, height, stamps }: SpriteLine,
  names: readonly string[],
): void {
  // Each row begins with its filter type.
  const stride = width + 1;
  let to = x;
  for (const name of names) {
    const stamp = stamps[name];
    if (stamp === undefined) throw new RangeError(`there is no piece ${name}`);
    const [fromX, fromY, pieceWidth] = stamp;
    for (let row = 0; row < height; row++) {
      const from = (fromY - top + row) * stride + 1 + fromX;
      rows.copyWithin((y - top + row) * stride + 1 + to, from, from + pieceWidth);
    }
    to += pieceWidth;
  }
}
