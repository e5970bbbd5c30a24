import type { Language } from "#rules/address";
import type { Day } from "#rules/day";
import { listPath, playerPath, PLAYERS_PATH, type ListKind, type PlayersPlace } from "#rules/player-address";
import type { Env } from "../env.ts";
import { readPlayer } from "../store/players.ts";
import { cardOf, inShort } from "./card.ts";
import { readClubs, readDocument, readList, readLists } from "./documents.ts";
import { graphOf, personOf } from "./graph.ts";
import { indexOf, listName, listOf } from "./lists.ts";
import { pressOf } from "./phrases.ts";
import type { Desk } from "./pieces.ts";
import { sectionsOf } from "./sections.ts";

/** What a page of players says, in one language. */
export interface PlayersPage {
  /** Its English path: another that leads to the same is sent there. */
  path: string;
  title: string;
  description: string;
  /** What stands in its middle, as HTML. */
  html: string;
  /** schema.org's words for it, as JSON that no HTML ends. */
  graph: string;
}

/**
 * Puts a page of players together: at most three rows of D1 are read for it, and what the seed has written beside the site.
 *
 * @param origin of the site, for what machines read
 * @returns null where there is nobody and no list
 */
export async function playersPage(
  env: Env,
  language: Language,
  place: PlayersPlace,
  origin: string,
  today: Day,
): Promise<PlayersPage | null> {
  const [press, clubs] = await Promise.all([pressOf(env, language), readClubs(env)]);
  const desk: Desk = { press, clubs };
  if (place.kind === "player") return playerPage(env, desk, place.id, origin, today);
  const lists = await readLists(env);
  if (place.kind === "index")
    // Its head is written with the page (client/head): only who is on the site already is told its title.
    return {
      path: PLAYERS_PATH,
      title: press.say("titles.index"),
      description: "",
      html: indexOf(desk, lists).text,
      graph: "",
    };
  return listPage(env, desk, place.by, place.of, origin);
}

async function playerPage(env: Env, desk: Desk, id: number, origin: string, today: Day): Promise<PlayersPage | null> {
  const [player, document] = await Promise.all([readPlayer(env, id), readDocument(env, id)]);
  if (player === null) return null;
  const { press } = desk;
  const name = `${player.first} ${player.last}`;
  const path = playerPath(player);
  return {
    path,
    title: press.say("titles.player", { NAME: name }),
    description: press.say("descriptions.player", { NAME: name, SHORT: inShort(desk, player) }),
    html: cardOf(desk, player, document, sectionsOf(desk, player, document), today).text,
    graph: graphOf(desk, origin, [[name, path]], [personOf(desk, origin, player, document)]),
  };
}

async function listPage(env: Env, desk: Desk, by: ListKind, of: string, origin: string): Promise<PlayersPage | null> {
  const [list, lists] = await Promise.all([readList(env, by, of), readLists(env)]);
  if (list === null) return null;
  const { press } = desk;
  const name = listName(desk, by, of);
  const path = listPath(by, of);
  return {
    path,
    title: press.say(`titles.${by}`, { OF: name }),
    description: press.say(`descriptions.${by}`, { OF: name }),
    html: listOf(desk, by, of, list, lists).text,
    graph: graphOf(desk, origin, [[name, path]], []),
  };
}
