import { type Draw } from "./chart.ts";
/** Lying bars, one under the other, for things that have names: players, countries, clues. */
export declare const drawBars: Draw;
