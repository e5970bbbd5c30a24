import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import type { BustColours } from "./bust.ts";

/** A sweater to be drawn; without a number for whoever wears one that nobody wore yet. */
export interface SweaterDrawing {
  team: string;
  number: string | null;
  colours: BustColours;
}

const ROSTERS = new URL("../../../seed/facts/rosters.csv", import.meta.url);
const COLOURS = new URL("../../styles/teams.css", import.meta.url);

/** Each sweater on today's rosters once, and one without a number for each club there ever was. */
export async function readSweaters(): Promise<SweaterDrawing[]> {
  const rows = parse(await readFile(ROSTERS, "utf8"), { columns: true }) as { team: string; number: string }[];
  const colours = await readColours();
  const sweaters = new Map(
    [...colours].map(([team, ofTeam]): [string, SweaterDrawing] => [team, { team, number: null, colours: ofTeam }]),
  );
  for (const { team, number } of rows) {
    const ofTeam = colours.get(team);
    if (ofTeam === undefined) throw new Error(`${team} has no colours`);
    sweaters.set(`${team} ${number}`, { team, number, colours: ofTeam });
  }
  return [...sweaters.values()];
}

/** The colours of every club there ever was, by its code. */
export const readColours = async (): Promise<Map<string, BustColours>> => coloursIn(await readFile(COLOURS, "utf8"));

/** The colours of a club that has none of its own yet, as the page has them. */
export async function readDefaultColours(): Promise<BustColours> {
  const none = coloursIn((await readFile(COLOURS, "utf8")).replace(/^:where\(\[data-team\]\)/m, '[data-team="none"]'));
  const colours = none.get("none");
  if (colours === undefined) throw new Error("a club without colours has none to be drawn in");
  return colours;
}

function coloursIn(css: string): Map<string, BustColours> {
  const colours = new Map<string, BustColours>();
  for (const [, team, declarations] of css.matchAll(/^\[data-team="(\w+)"\] \{(.*)\}/gm)) {
    const of = Object.fromEntries(
      [...(declarations ?? "").matchAll(/--(\w+): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
    );
    const { t1, t2, ti, to } = of;
    if (team !== undefined && t1 && t2 && ti && to) colours.set(team, { t1, t2, ti, to });
  }
  return colours;
}
