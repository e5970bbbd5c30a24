/** Gives the outlines of a line of text around the middle of its baseline, as the `d` of an SVG path. */
export type Letter = (text: string, size: number, middle: number, baseline: number) => string;
/** Takes letters and numerals from the font's own file, so that they look the same on every machine, whatever fonts it has. */
export declare function readLetters(): Promise<Letter>;
