import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import type { BustColours } from "./bust.ts";

/** A sweater to draw; `number` is null if the player has none. */
export interface SweaterDrawing {
  team: string;
  number: string | null;
  colours: BustColours;
}

const ROSTERS = new URL("../../../seed/facts/rosters.csv", import.meta.url);
const COLOURS = new URL("../../styles/teams.css", import.meta.url);

/** Returns each sweater on today's rosters once, and one without a number per club, past clubs included. */
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

/** Returns the colours of every club, past clubs included, by code. */
export const readColours = async (): Promise<Map<string, BustColours>> => coloursIn(await readFile(COLOURS, "utf8"));

/** Returns the colours of a club that has none of its own yet. */
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
