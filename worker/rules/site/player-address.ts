/** The paths of players' pages and of the lists of players. All paths are English (address.ts). */

/** The page that leads to all lists. */
export const PLAYERS_PATH = "/players";

export const PLAYER_LIST_KINDS = ["letter", "club", "country"] as const;

export type PlayerListKind = (typeof PLAYER_LIST_KINDS)[number];

export interface PlayerListPlace {
  by: PlayerListKind;
  /** The letter, or the code of the club or country. */
  of: string;
  /** From 1. */
  page: number;
}

/** What a path under {@link PLAYERS_PATH} leads to. */
export type PlayersPath = { kind: "index" } | { kind: "player"; id: number } | ({ kind: "list" } & PlayerListPlace);

/** Letters that Unicode normalization does not split into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/** Returns a name as a slug: "Marc-André Fleury" becomes "marc-andre-fleury", "Ryan O’Reilly" "ryan-oreilly". */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[øłđðæœßþ]/g, (letter) => LETTERS[letter] ?? "")
    // NFD splits accents into this block. Compiling \p{M} takes a cold isolate over a millisecond.
    .replace(/[\u0300-\u036f'’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Returns the path of a player's page: "/players/8478402-connor-mcdavid". @param name full name */
export const playerPathByName = (id: number, name: string): string => `${PLAYERS_PATH}/${id}-${slugOf(name)}`;

export const playerPath = ({ id, first, last }: { id: number; first: string; last: string }): string =>
  playerPathByName(id, `${first} ${last}`);

/** Returns the path of a list's page, from 1: "/players/letter/m", "/players/club/EDM", "/players/country/CA/2". */
export const playerListPath = (by: PlayerListKind, of: string, page = 1): string =>
  `${PLAYERS_PATH}/${by}/${of}${page === 1 ? "" : `/${page}`}`;

/** The path under which the page of any player is prerendered. */
export const ANY_PLAYER_PATH = "/players/any";

/** The path under which the page of any list is prerendered. */
export const ANY_LIST_PATH = "/players/letter/a";

/** Returns the letter under which a last name is listed: "o" for "Ø'Brien". */
export const listLetterOf = (last: string): string => /[a-z]/.exec(slugOf(last))?.[0] ?? "a";

const OF: Record<PlayerListKind, RegExp> = { letter: /^[a-z]$/, club: /^[A-Z]{3}$/, country: /^[A-Z]{2}$/ };

const PAGE = /^[1-9]\d?$/;

/** Parses an English path; null if it has not the form of a player's page or a list, which may not exist. */
export function parsePlayersPath(path: string): PlayersPath | null {
  const [, players, first = "", of, page = "1", more] = path.split("/");
  if (`/${players}` !== PLAYERS_PATH || more !== undefined || !PAGE.test(page)) return null;
  if (path === PLAYERS_PATH) return { kind: "index" };
  const by = PLAYER_LIST_KINDS.find((kind) => kind === first);
  if (by !== undefined && of !== undefined && OF[by].test(of)) return { kind: "list", by, of, page: Number(page) };
  const [, id] = /^(\d{7})(?:-.*)?$/.exec(first) ?? [];
  return id === undefined || of !== undefined ? null : { kind: "player", id: Number(id) };
}
