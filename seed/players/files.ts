import {
  countListPages,
  documentFileOf,
  listFileOf,
  PLAYERS_PER_PAGE,
  type PlayerListPage,
} from "#rules/site/player-document";
import { readFacts } from "../facts.ts";
import { buildPlayerDocuments } from "./documents.ts";
import { buildPlayerLists } from "./lists.ts";

/**
 * Returns the files of the players' pages by path: documents as lines of JSON after the player's id, some dozens per
 * file; each page of each list; and the list of lists. Only the Worker reads them.
 */
export async function makePlayerFiles(): Promise<Map<string, string>> {
  const facts = readFacts();
  const files = new Map<string, string>();
  const add = (name: string, text: string) => files.set(`written/players/${name}`, text);
  for (const [id, document] of buildPlayerDocuments(facts)) {
    const name = `${documentFileOf(id)}.txt`;
    add(name, `${files.get(`written/players/${name}`) ?? "\n"}${id} ${JSON.stringify(document)}\n`);
  }
  const { index, lists } = buildPlayerLists(facts);
  for (const [by, of, list] of lists)
    for (let page = 1; page <= countListPages(list.length); page++) {
      const players = list.slice((page - 1) * PLAYERS_PER_PAGE, page * PLAYERS_PER_PAGE);
      add(`${listFileOf(by, of, page)}.json`, JSON.stringify({ players, of: list.length } satisfies PlayerListPage));
    }
  add("index.json", JSON.stringify(index));
  return files;
}
