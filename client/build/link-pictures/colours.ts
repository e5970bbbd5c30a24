import { readFile } from "node:fs/promises";
import { matchValues, type Values } from "./values.ts";

const read = (file: string): Promise<string> => readFile(new URL(`../../styles/${file}`, import.meta.url), "utf8");

/** Returns the colours of declarations by custom property, of the dark theme where themes differ. */
const coloursIn = (declarations = ""): Values =>
  matchValues(declarations, /--([\w-]+): (?:light-dark\(#\w+, )?(#\w+)/g);

/** Returns the colours of the dark theme: link pictures have it, whatever theme the shared page has. */
export async function readThemeColours(): Promise<Values> {
  const [, root] = /:root \{(.*?)\n\}/s.exec(await read("tokens.css")) ?? [];
  return coloursIn(root);
}

/**
 * Returns the colours of every club, past clubs included, by code: sweater `t1`, trim `t2`, number `ti` and its outline
 * `to`.
 */
export async function readClubColours(): Promise<Map<string, Values>> {
  const rules = (await read("teams.css")).matchAll(/^\[data-team="(\w+)"\] \{(.*)\}/gm);
  return new Map([...rules].map(([, club = "", declarations]) => [club, coloursIn(declarations)]));
}
