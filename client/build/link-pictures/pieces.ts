import { readFile } from "node:fs/promises";
import type { SitemapPageName } from "#rules/site/pages";
import { readClubColours, readThemeColours } from "./colours.ts";
import { readTypesetter } from "./type.ts";
import { matchValues, type Values } from "./values.ts";

export type SpriteParts = Awaited<ReturnType<typeof readSpriteParts>>;

const read = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), "utf8");

/** Returns what pictures are composed of: the symbols of the pages and of link pictures, colours, and fonts. */
export async function readSpriteParts() {
  const sprite = (await read("../../ui/sprite.svg")) + (await read("art.svg"));
  const [type, theme, clubs] = [await readTypesetter(), await readThemeColours(), await readClubColours()];
  const symbols = new Map(
    [...sprite.matchAll(/<symbol id="([\w-]+)"(.*?)>(.*?)<\/symbol>/gs)].map(
      ([, id = "", attributes = "", inner = ""]) => [id, { attributes, inner }],
    ),
  );
  const symbolOf = (id: string) => {
    const symbol = symbols.get(id);
    if (symbol === undefined) throw new Error(`there is no ${id}`);
    return symbol;
  };
  /** Applies what styles, scripts and fonts of a page would: inserts values, letters as outlines, colours and symbols. */
  const complete = (svg: string, values: Values = theme): string => {
    const valueOf = (name: string, fallback?: string): string => {
      const value = values[name] ?? fallback;
      if (value === undefined) throw new Error(`no ${name} of ${values["team"] ?? "the theme"}`);
      return value;
    };
    return type
      .outline(svg.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => valueOf(name)))
      .replace(/var\(--([\w-]+)(?:, (\w+\(.*?\)))?\)/g, (_, name: string, fallback?: string) => valueOf(name, fallback))
      .replace(/<use\s(.*?)\/>/gs, (_, own: string) => {
        const { attributes, inner } = symbolOf(/href="#(.*?)"/.exec(own)?.[1] ?? "");
        const data = matchValues(own, /data-([\w-]+)="(.*?)"/g);
        const drawn = complete(inner, { ...values, ...data, ...clubs.get(data["team"] ?? "") });
        return `<svg${attributes} ${own}>${drawn}</svg>`;
      });
  };
  return {
    type,
    complete,
    /** Gradients, patterns and styles that symbols refer to. */
    defs: [...sprite.matchAll(/<defs>.*?<\/defs>/gs)].join(""),
    /**
     * Draws the art of a page: its own, or the sweater of a secret player.
     *
     * @param state secret on the picture of a puzzle, which must not name a player or a club
     * @returns also the left edge; text ends before it
     */
    art(name: SitemapPageName, state: "open" | "secret", tiles: readonly string[]) {
      const { attributes, inner } = symbols.get(`art-${name}`) ?? symbolOf("art-home");
      const drawn = complete(inner, { ...theme, ...Object.fromEntries(tiles.entries()) });
      return { left: Number(/viewBox="(\d+)/.exec(attributes)?.[1]), svg: `<g class="${state}">${drawn}</g>` };
    },
  };
}
