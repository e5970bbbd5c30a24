import { type Draw } from "./chart.ts";
/** Lines through the years; each has a tone, a dash of its own, and at its end its name behind a piece of it. */
export declare const drawLines: Draw;
