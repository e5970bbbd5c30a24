import type { Day } from "#rules/shared/day";
import type { ShareSquares } from "#rules/share-squares";
import type { FaceKind } from "#rules/face/face";
import type { RulesName } from "#rules/site/played-games";
import type { AlikePlayer } from "../../worker/app.ts";

/** Data that the server writes into a page: what its text was rendered from, and the site's configuration. */
export interface PageData {
  /** The site's origin without a trailing slash. */
  origin: string;
  /** Whether home is rendered for a returning visitor. */
  returns: boolean;
  /** The rules that the page contains, for a visitor who has not played the game yet; null if it contains none. */
  rules: RulesName | null;
  today: {
    day: Day;
    /** Number of the day's puzzles. */
    number: number;
    /** Version of the league by which the day is judged; null if the server could not determine it in time. */
    league: string | null;
    /** The kind of the day's Face Reveal, or the most likely one if the server could not determine it. */
    face: FaceKind;
    /** The next midnight UTC, in Unix milliseconds. */
    next: number;
    /** The day of the site's facts; null if the server could not determine it. */
    factsAsOf: Day | null;
  };
  /** Version of the league's facts; null if unknown. */
  facts: string | null;
  /** Number of stops of the career on the page's day; null on other pages. */
  stops: { day: Day; count: number } | null;
  /** Kind of the Face Reveal on the page's day; null on other pages. */
  face: { day: Day; kind: FaceKind } | null;
  /** The site's Google Analytics id; null if disabled. */
  measurement: string | null;
  /** Address of the coffee page; null if there is none. */
  coffee: string | null;
  /** Name and contact of the operator; null if not configured. */
  operator: string | null;
  contact: string | null;
  /** Whether the league's pictures are available. */
  pictures: boolean;
  /**
   * The code of the challenge or shared result in the address, its title, and the challenger's squares (null if the player was
   * picked, and for a shared result); absent if there is none, or it is broken.
   */
  challenge?: { code: string; title: string; rows: ShareSquares | null };
  /** The page about players in the document, besides its HTML; the title is null if there is no such page. Absent in any other document. */
  players?: { path: string; title: string | null; alike?: readonly AlikePlayer[] };
}

/** Id of the element that contains it as JSON. */
const ID = "page-data";

let known: PageData | null | undefined;

export function readPageData(): PageData | null {
  if (known === undefined) {
    const text = globalThis.document?.getElementById(ID)?.textContent;
    known = text === undefined ? null : (JSON.parse(text) as PageData);
  }
  return known;
}

/** Sets the page's data for rendering without a document. */
export function setPageData(value: PageData): void {
  known = value;
}
