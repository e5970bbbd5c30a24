import type { Plugin } from "vite";
/**
 * Draws what stands where the league has no picture, for the Worker to answer with and to make the stages of a
 * face from: as PNG `drawings/<club>-<number>.png` for every sweater on the rosters and `drawings/<club>.png`
 * without a number, as SVG the crest `drawings/<club>.svg`. They are public and say nothing of any answer:
 * everybody's is there.
 */
export declare function drawings(): Plugin;
