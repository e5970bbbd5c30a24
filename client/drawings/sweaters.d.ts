import type { Colours } from "./bust.ts";
import type { Shape } from "./crest.ts";
/** A sweater to be drawn; without a number for whoever wears one that nobody wore yet. */
export interface Sweater {
  team: string;
  number: string | null;
  colours: Colours;
}
/** Each sweater on today's rosters once, and one without a number for each club there ever was. */
export declare function readSweaters(): Promise<Sweater[]>;
/** The colours of every club there ever was, by its code. */
export declare const readColours: () => Promise<Map<string, Colours>>;
/** The shape of every club's crest, by its code: that of its conference, as of today's clubs in client/data/people.ts. */
export declare function readClubShapes(): Promise<Map<string, Shape>>;
