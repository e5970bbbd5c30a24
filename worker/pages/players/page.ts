import { html } from "hono/html";
import type { Language } from "#rules/i18n/address";
import type { Day } from "#rules/shared/day";
import {
  playerListPath,
  playerPath,
  PLAYERS_PATH,
  type PlayerListPlace,
  type PlayersPath,
} from "#rules/site/player-address";
import { countListPages } from "#rules/site/player-document";
import type { Env } from "../../env.ts";
import type { Html } from "../page-template.ts";
import { readPlayers } from "../../store/players.ts";
import { alikePlayers, alikeSection, type AlikePlayer } from "./similar-players.ts";
import { breadcrumb, describePlayer, pageCard } from "./card.ts";
import { interpolate, nameOf, readContext, type PlayersContext } from "./context.ts";
import { readDocument, readListPage, readLists } from "./documents.ts";
import { breadcrumbsThing, personThing, type Thing } from "./structured-data.ts";
import { indexBody, indexHead, listName, neighbourLinks, playersBody, playersHead } from "./lists.ts";
import { playerSections } from "./sections.ts";

/** A page about players in one language: a player's page, a list, or the list of lists. */
export interface RenderedPlayersPage {
  /** English path. Other paths of the page redirect to it. */
  path: string;
  title: string;
  description: string;
  /** The upper part: a player's whole page except for similar careers, the heading of a list. */
  head: Html;
  /** Players with a similar career, which the browser draws from; empty on lists. */
  alike: AlikePlayer[];
  /** The section of those players before hydration. */
  alikeSection: Html | string;
  /** The lower part: the list. */
  body: Html | string;
  /** Elements for the document's head: links to the pages of a list before and after this one. */
  headLinks: Html | string;
  /** JSON-LD about the page, without breadcrumbs of the page with all players, which are prerendered. */
  things: Thing[];
}

/** What only some pages have. The description of the page with all players is prerendered. */
const EMPTY = { description: "", alike: [], alikeSection: "", body: "", headLinks: "", things: [] };

/**
 * Renders a page about players from at most three rows of D1 and the files of the seed.
 *
 * @param origin the site's origin, for JSON-LD
 * @returns null if there is no such player or list
 */
export async function renderPlayersPage(
  env: Env,
  language: Language,
  place: PlayersPath,
  origin: string,
  today: Day,
): Promise<RenderedPlayersPage | null> {
  const context = await readContext(env, language);
  if (place.kind === "player") return renderPlayer(env, context, place.id, origin, today);
  if (place.kind === "list") return renderList(env, context, place, origin);
  const lists = await readLists(env);
  return {
    ...EMPTY,
    path: PLAYERS_PATH,
    title: nameOf(context, "playersTitle"),
    head: indexHead(context, lists),
    body: indexBody(context, lists),
  };
}

async function renderPlayer(
  env: Env,
  context: PlayersContext,
  id: number,
  origin: string,
  today: Day,
): Promise<RenderedPlayersPage | null> {
  const [[player], document] = await Promise.all([readPlayers(env, [id]), readDocument(env, id)]);
  if (player === undefined) return null;
  const { titles, descriptions } = context.texts;
  const name = `${player.first} ${player.last}`;
  const path = playerPath(player);
  const alike = alikePlayers(context, document?.alike ?? []);
  return {
    ...EMPTY,
    path,
    title: interpolate(titles.player, { NAME: name }),
    description: interpolate(descriptions.player, { NAME: name, SHORT: describePlayer(context, player) }),
    head: html`<article class="player" data-player="${player.id}">
      ${breadcrumb(context)} ${pageCard(context, player, document, today)} ${playerSections(context, player, document)}
    </article>`,
    alike,
    alikeSection: alikeSection(context, alike),
    things: [personThing(context, origin, player, document), breadcrumbsThing(context, origin, [name, path])],
  };
}

async function renderList(
  env: Env,
  context: PlayersContext,
  place: PlayerListPlace,
  origin: string,
): Promise<RenderedPlayersPage | null> {
  const { by, of, page } = place;
  const [list, lists] = await Promise.all([readListPage(env, by, of, page), readLists(env)]);
  if (list === null) return null;
  const { titles, descriptions, list: texts } = context.texts;
  const name = listName(context, by, of);
  const path = playerListPath(by, of, page);
  const pages = countListPages(list.of);
  const later = page === 1 ? "" : interpolate(texts.later, { PAGE: page });
  const description = interpolate(descriptions[by], { OF: name });
  return {
    ...EMPTY,
    path,
    title: interpolate(titles[by], { OF: name, LATER: later }),
    description:
      page === 1
        ? description
        : interpolate(texts.laterDescription, { PAGE: page, PAGES: pages, DESCRIPTION: description }),
    head: playersHead(context, place, list),
    body: playersBody(context, place, list, lists),
    headLinks: neighbourLinks(context, place, pages, origin),
    things: [breadcrumbsThing(context, origin, [name + later, path])],
  };
}
