import type { AnyClub } from "#rules/league/all-players";
import type { PlayerListKind } from "#rules/site/player-address";
import {
  documentFileOf,
  listFileOf,
  type PlayerDocument,
  type PlayerListPage,
  type PlayerLists,
} from "#rules/site/player-document";
import { fetchAsset } from "../../runtime/assets.ts";
import type { Env } from "../../env.ts";
import { IsolateCache } from "../../runtime/isolate-cache.ts";

/** Reads a file that the seed has written next to the site (seed/players); null if there is none. */
async function open(env: Env, name: string): Promise<Response | null> {
  const asset = await fetchAsset(env, `/written/players/${name}`);
  return asset.ok ? asset : null;
}

/** Reads the facts about a player that are not in the database row; null for a player added since the build. */
export async function readDocument(env: Env, id: number): Promise<PlayerDocument | null> {
  const shelf = await (await open(env, `${documentFileOf(id)}.txt`))?.text();
  const at = shelf?.indexOf(`\n${id} `) ?? -1;
  if (shelf === undefined || at === -1) return null;
  return JSON.parse(shelf.slice(at + `\n${id} `.length, shelf.indexOf("\n", at + 1))) as PlayerDocument;
}

export const readListPage = async (
  env: Env,
  by: PlayerListKind,
  of: string,
  page: number,
): Promise<PlayerListPage | null> =>
  (await (await open(env, `${listFileOf(by, of, page)}.json`))?.json<PlayerListPage>()) ?? null;

const lists = new IsolateCache<PlayerLists>(1);

/** Reads the index of all lists, with every club, once per isolate. @throws Error if the seed has not written it */
export async function readLists(env: Env): Promise<PlayerLists> {
  const known = lists.get("lists");
  if (known !== undefined) return known;
  const asset = await open(env, "index.json");
  if (asset === null) throw new Error("no lists of players were written");
  return lists.set("lists", await asset.json<PlayerLists>());
}

export async function readClubs(env: Env): Promise<ReadonlyMap<string, AnyClub>> {
  return new Map((await readLists(env)).clubs.map(([club]) => [club.code, club]));
}
