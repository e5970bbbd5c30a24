import { t, type ParseKeys } from "i18next";
import type { ReactNode } from "react";
import type { Player } from "#rules/league/player";
import type { ClueVerdict } from "#rules/shared/verdict";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { positionName } from "../../i18n/position-name.ts";
import { Flag } from "../../ui/flag.tsx";

/** How one clue is shown. By default it is a number; null is a dash. */
export interface ShownClue<Value, Values, League> {
  /** The value on a tile. */
  text?: (value: NonNullable<Value>, league: League, values: Values) => ReactNode;
  /** The value in a sentence. */
  say?: (value: NonNullable<Value>, league: League, values: Values) => string;
  /** Its cell on the board, if it is no tile. */
  cell?: (value: NonNullable<Value>, league: League) => ReactNode;
  /** The clue in words, if that is not its value and verdict. */
  sentence?: (value: NonNullable<Value>, league: League) => string;
  /** Whether it takes more room than the others in a low row on phones. */
  isWide?: boolean;
  /** What null is called in a sentence. */
  none?: ParseKeys;
  /** What the arrows say, if not "higher" and "lower". */
  arrows?: Readonly<Record<"up" | "down", ParseKeys>>;
}

type NameOf<Values> = keyof Values & string;

/** Everything that a board, its tiles and its announcements need to know about the clues of a game. */
export interface ClueList<Values extends object, League, Clue> {
  /** In the order of the board, which is that of the rules. */
  shown: { readonly [Name in NameOf<Values>]: ShownClue<Values[Name], Values, League> };
  /** The heading of a column. */
  heading: (name: NameOf<Values>) => string;
  label: (name: NameOf<Values>) => string;
  /** A clue with its value: "Age 31". */
  withValue: (name: NameOf<Values>, value: string) => string;
  /** Reads a guess; its clue is null while it is judged, when not all values may be known. */
  read: (league: League, guess: number, clue: Clue | null) => GuessedValues<Values>;
  /** Of the board; a row has the player's portrait if there is a style for it. */
  styles: CSSModuleClasses;
}

export const namesIn = <Values extends object, League, Clue>({ shown }: ClueList<Values, League, Clue>) =>
  Object.keys(shown) as NameOf<Values>[];

/** A guessed player with his values, and how they compare. */
export interface GuessedValues<Values> {
  player: Player;
  values: Partial<Values>;
  marks: { readonly [Name in NameOf<Values>]?: ClueVerdict | null } | null;
}

/** Returns the value of a clue as on a tile; null if it is not known yet. */
export function clueText<Values extends object, League, Clue>(
  { shown }: ClueList<Values, League, Clue>,
  name: NameOf<Values>,
  values: Partial<Values>,
  league: League,
): ReactNode {
  const value = values[name];
  if (value === undefined) return null;
  // A dash: undrafted, an unknown birth date, or a number that two players of a club share.
  if (value === null) return "–";
  const { text } = shown[name];
  return text === undefined ? format.number(Number(value)) : text(value as never, league, values as Values);
}

/** Returns a sentence for a clue: "Age 31: close, the answer is lower". */
export function clueSentence<Values extends object, League, Clue>(
  { shown, withValue }: ClueList<Values, League, Clue>,
  name: NameOf<Values>,
  { values, marks }: GuessedValues<Values>,
  league: League,
): string {
  const { say, sentence, none = "tile.unknown", arrows = { up: "tile.up", down: "tile.down" } } = shown[name];
  const value = values[name] ?? null;
  if (sentence !== undefined && value !== null) return sentence(value as never, league);
  const said =
    value === null
      ? t(none)
      : say === undefined
        ? format.number(Number(value))
        : say(value as never, league, values as Values);
  const mark = marks?.[name] ?? null;
  const verdict = mark === null ? t("tile.untold") : t(`tile.${mark.verdict}`);
  const arrow = mark === null || mark.arrow === "none" ? "" : t(arrows[mark.arrow]);
  return withValue(name, said) + t("tile.colon") + verdict + arrow;
}

export const POSITION: ShownClue<Player["position"], object, unknown> = {
  text: (position) => t(`positionsShort.${position}`),
  say: (position) => positionName(position).toLocaleLowerCase(documentLanguage()),
};

export const COUNTRY: ShownClue<string | null, object, unknown> = {
  text: (country) => <Flag country={country} />,
  say: (country) => format.country(country),
};

export const DRAFT_PICK: ShownClue<number | null, object, unknown> = { none: "tile.undrafted" };
