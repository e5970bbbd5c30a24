import type { CSSProperties } from "react";

/** Returns a style with `--letters`, the length of a name's longest word, from which CSS computes a font size that fits. */
export const longestWord = (name: string): CSSProperties =>
  ({ "--letters": Math.max(...name.split(/[ -]/).map((word) => word.length)) }) as CSSProperties;
