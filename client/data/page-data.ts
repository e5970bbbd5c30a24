import type { Day } from "#rules/shared/day";
import type { FaceKind } from "#rules/face/face";
import type { AlikePlayer } from "../../worker/app.ts";

/** What the server has written into a page beside its text: what its text was made of, and what this site is set up with. */
export interface PageData {
  /** The site's address, without a slash at its end. */
  origin: string;
  /** Whether the front door is the one for who has played before. */
  returns: boolean;
  today: {
    day: Day;
    number: number;
    /** Version of the league the day is judged by; null where it could not be told in time. */
    league: string | null;
    /** Which kind of Face Reveal the day has, or most likely has. */
    face: FaceKind;
    next: number;
    factsAsOf: Day | null;
  };
  /** Version of the league's facts, for documents made of them; null where the server could not tell. */
  facts: string | null;
  /** How many stops the career has that is played on the page's day; null where none is. */
  stops: { day: Day; count: number } | null;
  /** Which kind the Face Reveal is that is played on the page's day; null where none is. */
  face: { day: Day; kind: FaceKind } | null;
  /** Google's id of this site; null when visits are not measured. */
  measurement: string | null;
  /** Where the coffee can be bought; null when nowhere. */
  coffee: string | null;
  /** Who runs the site, and where he can be reached; null where he has not said. */
  operator: string | null;
  contact: string | null;
  /** Whether there are pictures of the league's to be had. */
  pictures: boolean;
  /** The code of the challenge in the address and its title; absent if there is none, or it is broken. */
  challenge?: { code: string; title: string };
  /** The page about players in the document, besides its HTML; the title is null if there is no such page. Absent in any other document. */
  players?: { path: string; title: string | null; alike?: readonly AlikePlayer[] };
}

/** Id of the element that holds it, as JSON. */
const ID = "written";

let known: PageData | null | undefined;

/** What the server has written into this page; null where no server of ours has: the development server sends it empty. */
export function readPageData(): PageData | null {
  if (known === undefined) {
    const text = globalThis.document?.getElementById(ID)?.textContent;
    known = text === undefined ? null : (JSON.parse(text) as PageData);
  }
  return known;
}

/** Has pages written with this, where there is no document to read it from. */
export function setPageData(value: PageData): void {
  known = value;
}
