import { readFile } from "node:fs/promises";

/** A club's sweater colours (styles/teams.css). */
interface SweaterColours {
  /** Sweater. */
  t1: string;
  /** Trim. */
  t2: string;
  /** Number. */
  ti: string;
  /** Outline of the number. */
  to: string;
}

const COLOURS = new URL("../../styles/teams.css", import.meta.url);

/** Returns the colours of every club, past clubs included, by code. */
export async function readColours(): Promise<Map<string, SweaterColours>> {
  const css = await readFile(COLOURS, "utf8");
  const colours = new Map<string, SweaterColours>();
  for (const [, team, declarations] of css.matchAll(/^\[data-team="(\w+)"\] \{(.*)\}/gm)) {
    const of = Object.fromEntries(
      [...(declarations ?? "").matchAll(/--(\w+): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
    );
    const { t1, t2, ti, to } = of;
    if (team !== undefined && t1 && t2 && ti && to) colours.set(team, { t1, t2, ti, to });
  }
  return colours;
}
