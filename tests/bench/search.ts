import type { Player } from "#rules/league/player";
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { Bench } from "tinybench";
import { readOtherNames } from "../seed/other-names.ts";
import { indexNames, searchNames } from "../../client/name-search/search.ts";

/** The cost of a keystroke, in milliseconds. */
export interface SearchRow {
  name: string;
  medianMs: number;
  p99Ms: number;
}

/** A plain name, one without its diacritic, two words, a typo at the end, and no match. */
const TYPED = ["Connor McDavid", "Slafkovsky", "nugent hopkins", "oreilly", "grezky", "pettersen elias", "zzzzzzzz"];

const KEYSTROKES = TYPED.flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1)));

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../seed/facts/${file}.csv`, import.meta.url)), { columns: true });

/**
 * Types names letter by letter, among rostered players and among all players in history (the Grid's search). Next to
 * each, the least a search needs: looking for the letters in plain names, without diacritics or typos. Fame does not
 * affect the cost, so the order of the file is used instead.
 */
export async function benchSearch(): Promise<SearchRow[]> {
  const everybody: Player[] = readTable("players").map((row, index) => ({
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
