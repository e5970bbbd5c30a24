import { weekday, type Day } from "#rules/shared/day";
import { SpriteCanvas } from "./canvas.ts";
import type { DayPictureLayout } from "./layout.ts";

/** Renders the link picture of a puzzle. It gets number and date only, so it cannot reveal anything. */
export function renderDayPicture(
  file: Uint8Array,
  layout: DayPictureLayout,
  day: Day,
  puzzle: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { number, date, order } = layout;
  const board = new SpriteCanvas(file, layout);
  board.write("number", [...String(puzzle)], number.x, number.baseline);
  board.write("date", dateSprites(day, order), date.x, date.baseline);
  return board.toPng();
}

/** Returns the names of a date's sprites. */
export function dateSprites(day: Day, order: readonly string[]): string[] {
  const [, month = 0, date = 0] = day.split("-").map(Number);
  const parts: Record<string, string[]> = {
    weekday: [`weekday-${weekday(day)}`],
    month: [`month-${month}`],
    date: date === 1 ? ["first"] : [...String(date)],
  };
  return order.flatMap((part, at) => [...(at === 0 ? [] : [" "]), ...(parts[part] ?? [])]);
}
