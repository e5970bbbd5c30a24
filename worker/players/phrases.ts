import type { Language } from "#rules/address";
import { fetchAsset } from "../asset.ts";
import type { Env } from "../env.ts";
import { Memory } from "../memory.ts";

/** The pieces that pages of players are put together of, as client/pages/players/snippets.tsx has them rendered. */
export type SnippetName =
  | "player"
  | "portrait"
  | "portrait-long"
  | "crest"
  | "flag"
  | "hall-of-fame"
  | "fact"
  | "honours"
  | "honour"
  | "link"
  | "section"
  | "note"
  | "path"
  | "stop"
  | "table"
  | "head"
  | "row"
  | "cell"
  | "sweaters"
  | "sweater"
  | "people"
  | "mate"
  | "squares"
  | "square"
  | "alike"
  | "like"
  | "like-hidden"
  | "page"
  | "crumbs"
  | "group"
  | "entry"
  | "letters"
  | "letter-here"
  | "listed"
  | "line";

/** What client/writer leaves of a language for the pages of players. */
export interface Phrases {
  snippets: Readonly<Record<SnippetName, string>>;
  /** Words by their name, some with holes. */
  words: Readonly<Record<string, string>>;
  /** The countries whose flags are drawn. */
  flags: readonly string[];
}

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export const NOTHING = new Html("");

/** What a hole is filled with: text, which is escaped, or HTML that was put together before. */
export type Filling = string | number | Html | readonly Html[];

const HOLE = /%([A-Z_]+)%/g;

/** Puts pages together in a language. */
export class Press {
  readonly language: Language;
  readonly #phrases: Phrases;
  readonly #parts = new Map<SnippetName, readonly string[]>();

  constructor(language: Language, phrases: Phrases) {
    this.language = language;
    this.#phrases = phrases;
  }

  /** A piece with its holes filled. @throws for one that is left open */
  put(name: SnippetName, fillings: Readonly<Record<string, Filling>>): Html {
    const parts = this.#parts.get(name) ?? this.#take(name);
    let text = parts[0] ?? "";
    for (let at = 1; at < parts.length; at += 2)
      text += asHtml(fillings[parts[at] ?? ""], name, parts[at]) + parts[at + 1];
    return new Html(text);
  }

  /** A piece as text and names of holes in turn. */
  #take(name: SnippetName): readonly string[] {
    const parts = this.#phrases.snippets[name].split(HOLE);
    this.#parts.set(name, parts);
    return parts;
  }

  /** A word, or a sentence with its holes filled; as text. @throws for a word there is not */
  say(name: string, fillings: Readonly<Record<string, string | number>> = {}): string {
    const text = this.#phrases.words[name];
    if (text === undefined) throw new Error(`no word ${name}`);
    return text.replace(HOLE, (_, hole: string) => String(fillings[hole] ?? ""));
  }

  /** The same of so many: `_one` and `_other`, as French counts and English. */
  count(name: string, count: number, fillings: Readonly<Record<string, string | number>> = {}): string {
    const isOne = this.language === "fr" ? count < 2 : count === 1;
    return this.say(`${name}_${isOne ? "one" : "other"}`, fillings);
  }

  /** Whether there is a word of that name. */
  knows(name: string): boolean {
    return this.#phrases.words[name] !== undefined;
  }

  /** A country's flag, a plain one where none is drawn. */
  flag(country: string): Html {
    return this.put("flag", { COUNTRY: this.#phrases.flags.includes(country) ? country : "XX" });
  }
}

function asHtml(filling: Filling | undefined, name: string, hole: string | undefined): string {
  if (filling === undefined) throw new Error(`${hole} of ${name} was left open`);
  if (filling instanceof Html) return filling.text;
  return typeof filling === "object" ? filling.map(({ text }) => text).join("") : escaped(String(filling));
}

/** What would not be text as it stands. */
const SIGNS = /[&<>"]/;

/** Text that is nothing but text, between tags as in an attribute. */
export const escaped = (text: string): string =>
  SIGNS.test(text)
    ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
    : text;

const presses = new Memory<Press>(2);

/** What puts pages together in a language: read once an isolate. */
export async function pressOf(env: Env, language: Language): Promise<Press> {
  const known = presses.get(language);
  if (known !== undefined) return known;
  const asset = await fetchAsset(env, `/written/${language}/players.json`);
  if (!asset.ok) throw new Error(`no phrases were written for ${language}: ${asset.status}`);
  return presses.keep(language, new Press(language, await asset.json<Phrases>()));
}
