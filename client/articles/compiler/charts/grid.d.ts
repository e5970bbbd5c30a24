import { type Element } from "../element.ts";
import type { Write } from "../write.ts";
/** The lines a value is read off by, each with its value at the left. */
export declare const grid: (
  ticks: readonly number[],
  y: (value: number) => number,
  left: number,
  right: number,
  write: Write,
) => Element[];
