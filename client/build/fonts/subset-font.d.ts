/** As much of subset-font as is used here; it brings no types of its own. */
declare module "subset-font" {
  interface Options {
    targetFormat: string;
    noHinting: boolean;
    keepFeatures: string[];
    variationAxes?: { wght: { min: number; max: number } };
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
