import type { InferResponseType } from "hono/client";
import { parseLocalizedPath } from "#rules/i18n/address";
import { tokenOf } from "#rules/site/placeholders";
import { parsePlayersPath } from "#rules/site/player-address";
import { api, readResponse } from "../../data/api.ts";
import { readPageData } from "../../browser/page-data.ts";
import { LazyAnyPlayerInput } from "../any-player/lazy-any-player-input.ts";

export type PlayersDocument = InferResponseType<typeof api.players.page.$get>;

/** The elements of a document that contain the parts of a page about players. */
export const HEAD_ID = "players-head";
export const ALIKE_ID = "players-alike";
export const BODY_ID = "players-body";

interface DocumentPage {
  path: string;
  /** Null if there is no such page. */
  page: PlayersDocument | null;
  /** HTML of the section of players with a similar career, until hydration. */
  alikeSection: string;
}

const PRERENDERED = { path: "", title: "", head: tokenOf("PLAYERS_HEAD"), alike: [], body: tokenOf("PLAYERS_BODY") };

/** Read once, before the browser adds anything to the parts. */
let known: DocumentPage | null | undefined;

function readDocumentPage(): DocumentPage | null {
  const players = readPageData()?.players;
  if (players === undefined) return null;
  const { path, title, alike = [] } = players;
  const htmlOf = (id: string): string => document.getElementById(id)?.innerHTML ?? "";
  const page = title === null ? null : { path, title, head: htmlOf(HEAD_ID), alike: [...alike], body: htmlOf(BODY_ID) };
  return { path, page, alikeSection: htmlOf(ALIKE_ID) };
}

/** Returns what the document says about a path; null if it came for another one. */
export function documentPageAt(path: string): DocumentPage | null {
  if (import.meta.env.SSR)
    return { path, page: path.endsWith("/none") ? null : PRERENDERED, alikeSection: tokenOf("PLAYERS_ALIKE") };
  known ??= readDocumentPage();
  return known?.path === path ? known : null;
}

/** Returns whether the page at a path has a search field: lists have one, players' pages have none. */
export function hasSearch(path: string): boolean {
  const place = parsePlayersPath(path);
  return place !== null && place.kind !== "player";
}

/** Fetches the page of an address. The browser caches it, because a visitor may open hundreds. @throws ApiError */
export async function fetchPlayersContent(address: string): Promise<PlayersDocument> {
  const query = parseLocalizedPath(address);
  // With the page, so that nothing moves when the search is here.
  const [page] = await Promise.all([
    readResponse(api.players.page.$get({ query })),
    hasSearch(query.path) && LazyAnyPlayerInput.preload(),
  ]);
  return page;
}
