/** The parts of subset-font that are used here. The package has no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: string;
    noHinting: boolean;
    keepFeatures: string[];
    variationAxes?: { wght: { min: number; max: number } };
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
