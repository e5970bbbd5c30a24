import type { Language } from "#rules/i18n/address";
import type { PlayersResources } from "../../../worker/app.ts";
import sprite from "../../ui/sprite.svg?raw";
import { siteTexts } from "../head/words.ts";

/** Prefixes the keys of a record: `trophy:hart`. */
const prefixed = (prefix: string, values: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(values).map(([key, value]) => [prefix + key, value]);

/** Returns what the Worker's templates of the pages about players (worker/pages/players) need of the client. */
export function playersResources(language: Language): PlayersResources {
  const { pages, titles, players, facts, generator, grid, positions, countries } = siteTexts[language];
  const names: [string, string][] = [
    ["home", pages.home],
    ["players", pages.players],
    ["playersTitle", titles.players],
    ["alike", players.alike.title],
    ["alikeNote", players.alike.note],
    ["undrafted", facts.undrafted],
    ["cup", generator.cup],
    ["hall-of-fame", generator.hallOfFame],
    ...prefixed("position:", positions),
    ...prefixed("hand:", generator.hands),
    ...prefixed("column:", generator.columns),
    ...prefixed("short:", generator.columnsShort),
    ...prefixed("trophy:", generator.trophies),
    ...Object.entries(grid.criteria).flatMap(([kind, criteria]) => prefixed(`${kind}:`, criteria)),
    ...prefixed("country:", countries),
  ];
  return {
    names: Object.fromEntries(names),
    flags: [...sprite.matchAll(/ id="flag-([^"]+)"/g)].map(([, code = ""]) => code),
  };
}
