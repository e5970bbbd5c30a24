import { type Draw } from "./chart.ts";
/** Upright bars from left to right, for values in an order of their own: picks, numbers, years. */
export declare const drawColumns: Draw;
