/** What the Worker fills in. The prerenderer renders a token, and splits the document at its tokens. */

/** The puzzles that a page may name: the running one, the one before it, and the one that the address asks for. */
export const NAMED_PUZZLES = ["RUNNING", "PREVIOUS", "ASKED"] as const;

export type NamedPuzzle = (typeof NAMED_PUZZLES)[number];

/** A puzzle's number; its day in full, without the year, without year and weekday, and as in addresses. */
export type DayText = "NUMBER" | "FULL_DATE" | "DAY_OF_YEAR" | "MONTH_DAY" | "DAY";

export type DayPlaceholder = `${NamedPuzzle}_${DayText}`;

/** Link metadata: what search results, browser tabs and link previews show of a page. */
export type MetadataName =
  | "TITLE"
  | "DESCRIPTION"
  | "ROBOTS"
  | "CANONICAL"
  | "LINK_TITLE"
  | "LINK_URL"
  | "LINK_IMAGE"
  | "LINK_IMAGE_ALT";

export type Placeholder =
  | DayPlaceholder
  | MetadataName
  // The site.
  | "ORIGIN"
  | "OPERATOR"
  | "CONTACT"
  // Versions of what the page preloads.
  | "LEAGUE"
  | "FACTS"
  | "STOPS"
  | "DATA"
  /** Attribute of the document's element: whether the page's data has a challenge, which needs a line. */
  | "CHALLENGED"
  // A page about players: its path, elements of its head, its JSON-LD and its three parts.
  | "PLAYERS_PATH"
  | "PLAYERS_LINKS"
  | "PLAYERS_GRAPH"
  | "PLAYERS_HEAD"
  | "PLAYERS_ALIKE"
  | "PLAYERS_BODY";

/** Marks the beginning and the end of a token. No HTML, CSS or script of the site contains it. */
const MARK = "@@";

/** Returns the token of a placeholder: `@@ORIGIN@@`. */
export const tokenOf = (placeholder: Placeholder): string => MARK + placeholder + MARK;

/** Returns the pieces of a text with tokens: text and names of placeholders in turn. */
export const splitAtTokens = (text: string): string[] => text.split(MARK);

/** Returns the text that pieces make with the values of placeholders. */
export function joinPieces(pieces: readonly string[], valueOf: (placeholder: Placeholder) => string): string {
  let text = "";
  for (const [at, piece] of pieces.entries()) text += at % 2 === 0 ? piece : valueOf(piece as Placeholder);
  return text;
}
