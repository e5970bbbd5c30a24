import { readFile } from "node:fs/promises";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#rules/address";
import type { Phrases, SnippetName } from "../../worker/app.ts";
import type en from "../i18n/en.json";
import { snippetsIn } from "../pages/players/snippets.tsx";
import { playerWords } from "../pages/players/words.ts";

type Words = typeof en;

/** Words by their name, those of parts after a point: `index.title`. */
const flat = (words: object, before = ""): [string, string][] =>
  Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    typeof word === "string" ? [[before + name, word]] : flat(word as object, `${before}${name}.`),
  );

/** The same by a kind, as criteria of the Grid are named: `trophy:hart`. */
const ofKind = (kind: string, words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words).map(([name, word]) => [`${kind}:${name}`, word]);

/**
 * What the server puts pages of players together of, in a language: pieces as HTML, and words, those of the site under the
 * names by which the server asks for them.
 */
export async function phrasesIn(language: Language): Promise<Phrases> {
  await i18next.changeLanguage(language);
  const site = i18next.getResourceBundle(language, "translation") as Words;
  const { generator, grid } = site;
  const pieces = Object.entries(snippetsIn(playerWords[language], generator.hallOfFame));
  const sprite = await readFile(new URL("../../client/ui/sprite.svg", import.meta.url), "utf8");
  return {
    snippets: Object.fromEntries(pieces.map(([name, piece]) => [name, renderToStaticMarkup(piece)])) as Record<
      SnippetName,
      string
    >,
    words: Object.fromEntries([
      ...flat(playerWords[language]),
      ["home", site.pages.home],
      ["players", site.pages.players],
      ["titles.index", site.titles.players],
      ["undrafted", site.facts.undrafted],
      ["cup", generator.cup],
      ["hall-of-fame", generator.hallOfFame],
      ...ofKind("position", { ...site.positions, ...grid.position }),
      ...ofKind("hand", generator.hands),
      ...ofKind("column", generator.columns),
      ...ofKind("short", generator.columnsShort),
      ...ofKind("trophy", generator.trophies),
      ...ofKind("career", grid.career),
      ...ofKind("final", grid.finals),
      ...ofKind("season", grid.season),
      ...ofKind("draft", grid.draft),
      ...ofKind("debut", grid.debut),
      ...ofKind("country", site.countries),
    ]),
    flags: [...sprite.matchAll(/id="flag-([A-Z]{2})"/g)].map(([, country = ""]) => country),
  };
}
