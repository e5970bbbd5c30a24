import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Language } from "#rules/i18n/address";
import { playerPath } from "#rules/site/player-address";
import { seasonOfYear } from "#rules/league/season";
import { localizeNickname } from "../../i18n/french-nickname.ts";
import { formatSeason } from "#rules/league/years";

/** Reads a table of the league's facts. */
export const readFacts = (name: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../../seed/facts/${name}.csv`, import.meta.url)), { columns: true });

/** Read when an article first names a player: 8,800 rows would slow down each start of Vite. */
let paths: ReadonlyMap<number, string> | undefined;

/**
 * Returns the address of a player's page.
 *
 * @throws Error if no player has this id
 */
export function playerPageUrl(id: number): string {
  paths ??= new Map(
    readFacts("players").map(({ id: each, first = "", last = "" }) => [
      Number(each),
      playerPath({ id: Number(each), first, last }),
    ]),
  );
  const path = paths.get(id);
  if (path === undefined) throw new Error(`no player ${id}`);
  return path;
}

/** French nicknames of clubs, « Sénateurs » for "Senators". */
const frenchNicknames: ReadonlyMap<string, string> = new Map(
  readFacts("teams").map(({ nickname = "", name_fr: nameFr = "" }) => [nickname, localizeNickname(nameFr)]),
);

const setApostrophes = (name: string): string => name.replaceAll("'", "’");

export type FormatValue = (figure: unknown) => string;

const WORDS: Record<Language, readonly string[]> = {
  en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  fr: ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
};

/**
 * Formats for values in figures: `plain` with thousands separated, `one` and `two` with that many decimals,
 * `word` for numbers up to nine, `percent` for a share, `saves` for a save percentage, `year` unchanged, `season` by
 * the year it ended in, `country`, `nickname` of a club, `ordinal`, `id` unchanged, and `player`, with a link to the
 * page of a player with `id` and `name` or `label`.
 */
function valueFormats(language: Language): Readonly<Record<string, FormatValue>> {
  const locale = `${language}-CA`;
  const withDecimals = (digits: number): FormatValue => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return (figure) => format.format(Number(figure));
  };
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const places = new Intl.PluralRules("en", { type: "ordinal" });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    plain: (figure) => (typeof figure === "number" ? plain.format(figure) : setApostrophes(String(figure))),
    one: withDecimals(1),
    two: withDecimals(2),
    word: (figure) => WORDS[language][Number(figure)] ?? plain.format(Number(figure)),
    percent: (figure) => share.format(Number(figure)),
    saves: (figure) =>
      Number(figure)
        .toFixed(3)
        .replace(/^0\./, language === "fr" ? "," : "."),
    year: String,
    id: String,
    player: (figure) => {
      const { id, label = "", name = label } = figure as { id: number; name?: string; label?: string };
      return `[${setApostrophes(name)}](${playerPageUrl(id)})`;
    },
    season: (figure) => formatSeason(seasonOfYear(Number(figure) - 1), language),
    decade: (figure) => (language === "fr" ? `années ${figure}` : `${figure}s`),
    country: (figure) => countries.of(String(figure)) ?? String(figure),
    nickname: (figure) => (language === "fr" ? frenchNicknames.get(String(figure)) : undefined) ?? String(figure),
    ordinal: (figure) => {
      if (language === "fr") return `${figure}${figure === 1 ? "er" : "e"}`;
      return `${figure}${{ one: "st", two: "nd", few: "rd" }[places.select(Number(figure)) as string] ?? "th"}`;
    },
  };
}

/** Returns the format of a name. @throws Error if there is none */
export function formatNamed(name: string, language: Language): FormatValue {
  const write = valueFormats(language)[name];
  if (write === undefined) throw new Error(`no writer ${name}`);
  return write;
}

/** Inserts the no-break spaces of French. Returns English unchanged. */
export const setSpaces = (text: string, language: Language): string =>
  language === "en"
    ? text
    : text
        .replaceAll("« ", "«\u00a0")
        .replace(/ ([»:%])/g, "\u00a0$1")
        .replace(/(\d) (?=(?:derniers )?jours|heures|minutes)/g, "$1\u00a0");
