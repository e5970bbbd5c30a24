import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { Bench } from "tinybench";
import { readOtherNames } from "../seed/other-names.ts";
import { indexNames, searchNames, type SearchablePlayer } from "../../client/search/search.ts";

/** What one keystroke costs, in milliseconds. */
export interface SearchRow {
  name: string;
  medianMs: number;
  p99Ms: number;
}

/** Found, found without its marks, two words, a slip at the end, nobody at all. */
const TYPED = ["Connor McDavid", "Slafkovsky", "nugent hopkins", "oreilly", "grezky", "pettersen elias", "zzzzzzzz"];

const KEYSTROKES = TYPED.flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1)));

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../seed/facts/${file}.csv`, import.meta.url)), { columns: true });

/**
 * Types several names letter by letter, over the players of today's rosters and over everybody
 * who ever played, among whom the Grid searches. Beside each the least that a search can do: to look for the
 * letters in plain names, without accents, marks or slips. Fame plays no part in the cost, so the order of the
 * file stands in for it.
 */
export async function benchSearch(): Promise<SearchRow[]> {
  const everybody: SearchablePlayer[] = readTable("players").map((row, index) => ({
    id: Number(row.id),
    first: row.first ?? "",
    last: row.last ?? "",
    fameRank: index + 1,
  }));
  const rostered = new Set(readTable("rosters").map((row) => Number(row.player_id)));
  const today = everybody.filter((player) => rostered.has(player.id));

  const otherNames = readOtherNames();
  const bench = new Bench({ time: 1_000, warmupTime: 200 });
  for (const people of [today, everybody]) {
    const index = indexNames(people, otherNames);
    let stroke = 0;
    const plain = people.map(({ first, last }) => `${first} ${last}`.toLowerCase());
    bench.add(`baseline: letters in ${people.length} plain names`, () => {
      const typed = (KEYSTROKES[stroke++ % KEYSTROKES.length] ?? "").toLowerCase();
      plain.filter((name) => name.includes(typed)).slice(0, 40);
    });
    bench.add(`search, ${people.length} names, one keystroke`, () => {
      searchNames(index, KEYSTROKES[stroke++ % KEYSTROKES.length] ?? "", 40);
    });
  }
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (!("latency" in result)) throw new Error(`${name}: ${result.state}`);
    return { name, medianMs: result.latency.p50, p99Ms: result.latency.p99 };
  });
}

if (import.meta.main) console.table(await benchSearch());
