/**
 * The addresses of everybody's page, and of the lists that lead to them: English paths, which name a page in both
 * languages (address.ts).
 */

/** Where everybody is found. */
export const PLAYERS_PATH = "/players";

/** What lists of players go by. */
export const LIST_KINDS = ["letter", "club", "country"] as const;

export type ListKind = (typeof LIST_KINDS)[number];

/** What an address under {@link PLAYERS_PATH} asks for. */
export type PlayersPlace =
  | { kind: "index" }
  | { kind: "player"; id: number }
  | { kind: "list"; by: ListKind; of: string };

/** Letters that no accent is taken off of. */
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

/** A name as it stands in an address: "Marc-André Fleury" is "marc-andre-fleury", "Ryan O’Reilly" is "ryan-oreilly". */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[øłđðæœßþ]/g, (letter) => LETTERS[letter] ?? "")
    .replace(/[\p{M}'’.]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Where somebody's page is, by his whole name: "/players/8478402-connor-mcdavid". */
export const pathOfPlayer = (id: number, name: string): string => `${PLAYERS_PATH}/${id}-${slugOf(name)}`;

/** The same by its parts. */
export const playerPath = ({ id, first, last }: { id: number; first: string; last: string }): string =>
  pathOfPlayer(id, `${first} ${last}`);

/** Where a list is: "/players/letter/m", "/players/club/EDM", "/players/country/CA". */
export const listPath = (by: ListKind, of: string): string => `${PLAYERS_PATH}/${by}/${of}`;

/** The letter under which a last name is listed: that of "Ø'Brien" is "o". */
export const letterOf = (last: string): string => /[a-z]/.exec(slugOf(last))?.[0] ?? "a";

const OF: Record<ListKind, RegExp> = { letter: /^[a-z]$/, club: /^[A-Z]{3}$/, country: /^[A-Z]{2}$/ };

/** Reads an English path; null for one that names neither somebody nor a list. Whether there is such a one, others know. */
export function playersPlaceAt(path: string): PlayersPlace | null {
  const [, players, first = "", of, more] = path.split("/");
  if (`/${players}` !== PLAYERS_PATH || more !== undefined) return null;
  if (path === PLAYERS_PATH) return { kind: "index" };
  const by = LIST_KINDS.find((kind) => kind === first);
  if (by !== undefined && of !== undefined && OF[by].test(of)) return { kind: "list", by, of };
  const [, id] = /^(\d{7})(?:-.*)?$/.exec(first) ?? [];
  return id === undefined || of !== undefined ? null : { kind: "player", id: Number(id) };
}
