import { mkdir, writeFile } from "node:fs/promises";
import { shelfOf } from "#rules/player-document";
import { readFacts } from "../facts.ts";
import { workOutDocuments } from "./documents.ts";
import { workOutLists } from "./lists.ts";

/*
 * Writes what the pages of players are made of beside the site that was built, into dist/client/written/players, where
 * only the Worker reads it: everybody's document, a line of JSON with his id before it, on shelves of some dozens; each
 * list; and the list of lists.
 */

const FOLDER = new URL("../../dist/client/written/players/", import.meta.url);

const facts = readFacts();
const files = new Map<string, string>();
for (const [id, document] of workOutDocuments(facts))
  files.set(`${shelfOf(id)}.txt`, `${files.get(`${shelfOf(id)}.txt`) ?? "\n"}${id} ${JSON.stringify(document)}\n`);
const { index, lists } = workOutLists(facts);
for (const [by, of, list] of lists) files.set(`${by}-${of}.json`, JSON.stringify(list));
files.set("index.json", JSON.stringify(index));

await mkdir(FOLDER, { recursive: true });
await Promise.all([...files].map(([name, text]) => writeFile(new URL(name, FOLDER), text)));
