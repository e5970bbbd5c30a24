import { addressIn, placeAt, type Language } from "#rules/address";
import { fetchPlayersPage } from "../../api.ts";

/** What a page of players says. */
export interface PlayersPage {
  /** Its English path, which may be another than the one that led here. */
  path: string;
  title: string;
  /** Its middle, as the server has put it together. */
  html: string;
}

/** Id of the element that the server writes the middle of a page into. */
export const PLAYERS_ID = "players";

/** As a page is written when the site is built: the server knows who it is of. */
const HOLE: PlayersPage = { path: "", title: "", html: "%PLAYERS%" };

/** What stands in place of the middle where there is nobody. */
const NOBODY = "nobody";

/** A page that the server has written, and its address. */
interface Found {
  address: string;
  page: PlayersPage | typeof NOBODY;
}

/** Looked for once: what is written later is not the server's. */
let found: { written: Found | null } | undefined;

/** What the server has written here, before anything is changed of it. */
function findWritten(): Found | null {
  const middle = document.getElementById(PLAYERS_ID);
  if (middle === null) return null;
  const { pathname } = location;
  if (middle.childElementCount === 0 || middle.dataset["none"] !== undefined)
    return { address: pathname, page: NOBODY };
  return {
    address: pathname,
    page: { path: placeAt(pathname).path, title: document.title, html: middle.innerHTML },
  };
}

/**
 * The page that the server has written at an address: `nobody` where there is none, and null where another was written.
 *
 * @param path the English path
 */
export function writtenAt(language: Language, path: string): PlayersPage | "nobody" | null {
  // Where pages are written.
  if (globalThis.document === undefined) return path.endsWith("/none") ? NOBODY : HOLE;
  found ??= { written: findWritten() };
  const { written } = found;
  return written !== null && written.address === addressIn(language, path) ? written.page : null;
}

/** Fetches the page of an address. The browser's cache keeps it, not memory: a visitor may see hundreds. @throws ApiError */
export function loadPage(address: string): Promise<PlayersPage> {
  const { language, path } = placeAt(address);
  return fetchPlayersPage(language, path);
}
