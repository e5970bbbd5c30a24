/** Letters of English and French, signs, and letters of players' names. */
const LATIN = `
  U+0020-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00AE, U+00B0, U+00B1, U+00B2, U+00B7, U+00BB, U+00BD, U+00BF-00FF,
  U+0152-0153, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+2032-2033, U+20AC, U+2191,
  U+2193, U+2212`;

/** Diacritics of the countries that players come from. Browsers fetch this part only if a page has one of them. */
const LATIN_EXTENDED = `
  U+0100-0107, U+010C-0113, U+0118-011B, U+0122-0123, U+012A-012B, U+0136-0137, U+0139-013E, U+0141-0148, U+014C-014D,
  U+0150-0151, U+0154-0155, U+0158-015B, U+0160-0161, U+0164-0165, U+016A-016B, U+016E-0171, U+0179-017E`;

/** A font file of a package, and the characters that the site uses of it. */
export interface FontFamily {
  family: string;
  style: "normal" | "italic";
  /** One weight, or the smallest and largest of a variable font. */
  weights: readonly number[];
  source: string;
  /** As `unicode-range`. */
  letters: string;
}

const facesOf = (face: Omit<FontFamily, "source" | "letters">, fileOf: (range: string) => string): FontFamily[] => [
  { ...face, source: fileOf("latin"), letters: LATIN.trim() },
  { ...face, source: fileOf("latin-ext"), letters: LATIN_EXTENDED.trim() },
];

const barlow = (weight: number, style: FontFamily["style"]): FontFamily[] =>
  facesOf(
    { family: "Barlow Condensed", style, weights: [weight] },
    (range) => `@fontsource/barlow-condensed/files/barlow-condensed-${range}-${weight}-${style}.woff2`,
  );

export const FONT_FAMILIES: readonly FontFamily[] = [
  ...facesOf(
    { family: "Inter Variable", style: "normal", weights: [400, 700] },
    (range) => `@fontsource-variable/inter/files/inter-${range}-wght-normal.woff2`,
  ),
  ...barlow(600, "normal"),
  ...barlow(700, "normal"),
  ...barlow(800, "italic"),
];

/** Name of the built file of the font for headlines, which pages preload. */
export const HEADLINE = "barlow-condensed-latin-800-italic";

/** Ascent and descent of the fonts in ems, from their own tables. */
export const METRICS = { Inter: { ascent: 0.96875, descent: 0.2412 }, Barlow: { ascent: 1, descent: 0.2 } } as const;

const ARIAL = ["Arial", "ArialMT", "Liberation Sans", "Arimo Regular"];
const ARIAL_BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"];
const NARROW_BOLD = ["Arial Narrow Bold", "ArialNarrow-Bold", "Liberation Sans Narrow Bold"];
const ROBOTO = ["Roboto", "Roboto Regular"];
const ROBOTO_BOLD = ["Roboto Bold", "Roboto"];
const NOTO = ["Noto Sans", "Noto Sans Regular", "Open Sans", "Open Sans Regular"];
const NOTO_BOLD = ["Noto Sans Bold", "Open Sans Bold"];

/** Ranges of weights that are replaced alike. Weights 600, 700 and 800 of Barlow differ in width. */
const WEIGHTS = { Inter: ["1 599", "600 1000"], Barlow: ["1 699", "700 799", "800 1000"] } as const;

/**
 * System fonts by weight, with the sizes at which the texts of both languages are as wide as in the font they replace (in
 * capitals for weight 800, which only has capitals). One system font serves all weights of Barlow.
 */
const FALLBACKS: [font: keyof typeof METRICS, name: string, locals: string[][], sizes: number[]][] = [
  ["Inter", "Arial", [ARIAL, ARIAL_BOLD], [106.4, 101.2]],
  ["Inter", "Roboto", [ROBOTO, ROBOTO_BOLD], [107.4, 107.7]],
  ["Inter", "Noto", [NOTO, NOTO_BOLD], [102, 97.5]],
  ["Inter", "DejaVu", [["DejaVu Sans"], ["DejaVu Sans Bold"]], [93.5, 85.2]],
  ["Barlow", "Narrow", [NARROW_BOLD], [90.1, 92.3, 82.1]],
  ["Barlow", "Arial", [ARIAL_BOLD], [73.8, 75.5, 67.3]],
  ["Barlow", "Roboto", [ROBOTO_BOLD], [78.6, 80.5, 73.1]],
  ["Barlow", "Noto", [NOTO_BOLD], [71.1, 72.8, 70.3]],
  ["Barlow", "DejaVu", [["DejaVu Sans Condensed Bold"]], [69.2, 70.9, 67.6]],
];

const percent = (value: number): string => `${Math.round(value * 10) / 10}%`;

/**
 * Returns the `@font-face` rule of a font.
 *
 * @param file the subset font
 */
export function renderFontFace({ family, style, weights, letters }: FontFamily, file: string): string {
  // Without a range, browsers look up in the Latin file every letter that no other file of the family has.
  const range = letters === LATIN.trim() ? "" : `unicode-range: ${letters};`;
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weights.join(" ")};
  font-display: swap;
  src: url("${file}") format("woff2");
  ${range}
}
`;
}

/** Returns the `@font-face` rules of the metric-matched fallbacks: `Inter as Arial` and so on. */
export const renderFallbackFaces = (): string[] =>
  FALLBACKS.flatMap(([font, name, locals, sizes]) =>
    sizes.map(
      (size, at) => `@font-face {
  font-family: "${font} as ${name}";
  font-weight: ${WEIGHTS[font][at]};
  src: ${(locals[at] ?? locals[0] ?? []).map((each) => `local("${each}")`).join(", ")};
  size-adjust: ${size}%;
  ascent-override: ${percent((METRICS[font].ascent / size) * 10_000)};
  descent-override: ${percent((METRICS[font].descent / size) * 10_000)};
  line-gap-override: 0%;
}
`,
    ),
  );
