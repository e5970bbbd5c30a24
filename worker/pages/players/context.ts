import { localizePath, type Language } from "#rules/i18n/address";
import { numberIn } from "#rules/i18n/numbers";
import type { AnyClub } from "#rules/league/all-players";
import { pastNameIn } from "#rules/league/past-names";
import type { Player } from "#rules/league/player";
import { playerListPath, playerPath } from "#rules/site/player-address";
import type { Season } from "#rules/league/season";
import type { Env } from "../../env.ts";
import { readPrerendered } from "../page-template.ts";
import { readClubs } from "./documents.ts";
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

/** The texts of the pages about players. Does not compile if a language lacks one. */
const TEXTS: Record<Language, typeof en> = { en, fr };

/** What the prerenderer (client/build/prerender) provides for the pages about players, in one language. */
export interface PlayersResources {
  /** Names that the client's texts have, too, by kind and key: `position:C`, `trophy:hart`, `country:CA`. */
  names: Readonly<Record<string, string>>;
  /** The countries whose flags the sprite has. */
  flags: readonly string[];
}

export interface PlayersContext {
  language: Language;
  texts: typeof en;
  resources: PlayersResources;
  clubs: ReadonlyMap<string, AnyClub>;
}

/** Reads the context of a language. Both parts are cached per isolate. */
export async function readContext(env: Env, language: Language): Promise<PlayersContext> {
  const [{ content: resources }, clubs] = await Promise.all([
    readPrerendered<PlayersResources>(env, `${language}/players-resources`),
    readClubs(env),
  ]);
  return { language, texts: TEXTS[language], resources, clubs };
}

export const findName = ({ resources }: PlayersContext, key: string): string | null => resources.names[key] ?? null;

/** Returns a name by its kind and key. @throws Error if there is none */
export function nameOf(context: PlayersContext, key: string): string {
  const name = findName(context, key);
  if (name === null) throw new Error(`no name ${key}`);
  return name;
}

/** Returns a text with its variables, `%COUNT%`, replaced. */
export const interpolate = (text: string, variables: Readonly<Record<string, string | number>>): string =>
  Object.entries(variables).reduce((filled, [name, value]) => filled.replaceAll(`%${name}%`, String(value)), text);

/** Returns the form of a text that a count takes, with `%COUNT%` replaced. */
export function plural(context: PlayersContext, count: number, one: string, other: string): string {
  const isOne = context.language === "fr" ? count < 2 : count === 1;
  return interpolate(isOne ? one : other, { COUNT: formatNumber(context, count) });
}

export const formatNumber = ({ language }: PlayersContext, value: number): string => numberIn(language, value);

/** Returns the name of a club, as of a season the name it had then; the code of an unknown club. */
export function clubName({ language, clubs }: PlayersContext, code: string, season?: Season): string {
  const club = clubs.get(code);
  if (club === undefined) return code;
  const past = season === undefined ? undefined : pastNameIn(club.past, season);
  if (language === "fr") return past?.nameFr ?? club.nameFr;
  return past?.nameEn ?? `${club.place} ${club.nickname}`;
}

/** Returns the name of a country; its code if no player has come from it. */
export const countryName = (context: PlayersContext, code: string): string =>
  findName(context, `country:${code}`) ?? code;

export const positionName = (context: PlayersContext, position: Player["position"]): string =>
  position === "F" ? context.texts.forward : nameOf(context, `position:${position}`);

export const playerHref = ({ language }: PlayersContext, id: number, first: string, last: string): string =>
  localizePath(language, playerPath({ id, first, last }));

export const clubHref = ({ language }: PlayersContext, code: string): string =>
  localizePath(language, playerListPath("club", code));
