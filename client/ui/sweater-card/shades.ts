import type { SweaterColour, ColourPair } from "#rules/face/sweater-colours";

/** One shade per colour, because a club's own shade would reveal it. */
export const PLACEHOLDER_COLORS: Readonly<Record<SweaterColour, string>> = {
  beige: "#ddcba4",
  black: "#101318",
  blue: "#0a2f7a",
  burgundy: "#6f263d",
  gold: "#ffb81c",
  green: "#12734a",
  grey: "#a2aaad",
  orange: "#cc4509",
  red: "#c8102e",
  sky: "#7ec4e6",
  teal: "#006670",
  white: "#ffffff",
};

const NIGHT = "#07101e";

export interface SweaterColors {
  base: string;
  trim: string;
  stripe: string;
  /** Colours of text and its outline. */
  ink: string;
  edge: string;
}

/** Colours of a sweater whose colours are still hidden. */
const IN_THE_DARK: SweaterColors = { base: "#22375a", trim: "#1a2b49", stripe: "#2d476f", ink: "#b9cdea", edge: NIGHT };

/** Too light to outline white. */
const LIGHT: ReadonlySet<SweaterColour> = new Set(["beige", "gold", "grey", "sky", "white"]);

/** Returns the drawing colours of a sweater; neutral ones while they are hidden. */
export function sweaterColorsOf(colours: ColourPair | undefined): SweaterColors {
  if (colours === undefined) return IN_THE_DARK;
  const [base, trim] = colours;
  const isLight = LIGHT.has(base);
  return {
    base: PLACEHOLDER_COLORS[base],
    trim: PLACEHOLDER_COLORS[trim],
    stripe: PLACEHOLDER_COLORS.white,
    ink: isLight ? NIGHT : PLACEHOLDER_COLORS.white,
    edge: isLight ? PLACEHOLDER_COLORS.white : LIGHT.has(trim) ? NIGHT : PLACEHOLDER_COLORS[trim],
  };
}
