import type { RosterFacts } from "../league/rostered-players.ts";
import { findPlayer, type RosteredPlayer } from "../league/player.ts";
import type { Season } from "../league/season.ts";
import { sweaterColoursOf, type ColourPair } from "./sweater-colours.ts";
import {
  factsOfStages,
  STAGE_FACTS,
  SWEATER_TOLERANCES,
  type SweaterFactName,
  type SweaterPlayerFacts,
  type SweaterStage,
} from "./sweater-stages.ts";

/** What a guess is compared by. */
interface ComparedPlayer {
  candidate: RosteredPlayer;
  scouted: Pick<SweaterPlayerFacts, "hand" | "inches" | "round" | "number">;
}

/** A player with all facts that a stage can show. */
export interface SweaterProfile extends ComparedPlayer {
  scouted: SweaterPlayerFacts;
  running: Season;
}

/** A fact about the guessed player, and whether the answer fits it. */
export interface SweaterFact {
  name: SweaterFactName;
  /** A year of birth, inches, a draft round (0: undrafted), a digit ("": no first digit), or a name; null if unknown. */
  value: number | string | ColourPair | null;
  /** Null if the value is unknown for either of them. */
  fits: boolean | null;
}

/** Facts about a player that are not in the day's facts. */
export type KnownRow = readonly [
  id: number,
  hand: SweaterPlayerFacts["hand"],
  inches: number | null,
  round: number | null,
  number: number | null,
];

/** An unknown value fits any. */
const same = <Value>(a: Value | null, b: Value | null): boolean => a === null || b === null || a === b;
const near = (a: number | null, b: number | null, most: number): boolean =>
  a === null || b === null || Math.abs(a - b) <= most;

const bornOf = ({ candidate: { birth } }: ComparedPlayer): number | null =>
  birth === null ? null : Number(birth.slice(0, 4));

/** Returns the decade of birth: 1990 for the 1990s. */
export function birthDecadeOf(player: ComparedPlayer): number | null {
  const year = bornOf(player);
  return year === null ? null : Math.floor(year / 10) * 10;
}

/** Returns the first digit of a number; "" if it has one digit. */
export const firstDigitOf = ({ scouted: { number } }: ComparedPlayer): string | null =>
  number === null ? null : String(number).slice(0, -1);
const lastDigitOf = ({ scouted: { number } }: ComparedPlayer): number | null => (number === null ? null : number % 10);

const coloursOf = ({ candidate }: ComparedPlayer): ColourPair => sweaterColoursOf(candidate.team);

export const initialsOf = ({ candidate: { first, last } }: ComparedPlayer): string =>
  [first, last].map((name) => `${([...name][0] ?? "").toUpperCase()}.`).join(" ");

const COMPARED: Record<
  SweaterFactName,
  { valueOf: (of: ComparedPlayer) => SweaterFact["value"]; fits: (a: ComparedPlayer, b: ComparedPlayer) => boolean }
> = {
  decade: { valueOf: bornOf, fits: (a, b) => same(birthDecadeOf(a), birthDecadeOf(b)) },
  hand: { valueOf: ({ scouted }) => scouted.hand, fits: (a, b) => same(a.scouted.hand, b.scouted.hand) },
  height: {
    valueOf: ({ scouted }) => scouted.inches,
    fits: (a, b) => near(a.scouted.inches, b.scouted.inches, SWEATER_TOLERANCES.inches),
  },
  round: { valueOf: ({ scouted }) => scouted.round, fits: (a, b) => same(a.scouted.round, b.scouted.round) },
  conference: {
    valueOf: ({ candidate }) => candidate.conference,
    fits: (a, b) => a.candidate.conference === b.candidate.conference,
  },
  colours: { valueOf: coloursOf, fits: (a, b) => String(coloursOf(a)) === String(coloursOf(b)) },
  firstDigit: { valueOf: firstDigitOf, fits: (a, b) => same(firstDigitOf(a), firstDigitOf(b)) },
  lastDigit: { valueOf: lastDigitOf, fits: (a, b) => same(lastDigitOf(a), lastDigitOf(b)) },
  initials: { valueOf: initialsOf, fits: (a, b) => initialsOf(a) === initialsOf(b) },
};

/** Compares a guessed player with the answer by the facts of some stages. `known` is as of the deal. */
export function compareFacts(
  facts: RosterFacts,
  known: readonly KnownRow[],
  answer: number,
  guess: number,
  stages: number,
): SweaterFact[] {
  const read = (id: number): ComparedPlayer => {
    const [, hand = null, inches = null, round = null, number = null] = known.find((row) => row[0] === id) ?? [];
    return { candidate: findPlayer(facts, id), scouted: { hand, inches, round, number } };
  };
  const [his, guessed] = [read(answer), read(guess)];
  return factsOfStages(stages).map((name) => {
    const { valueOf, fits } = COMPARED[name];
    const isKnown = valueOf(his) !== null && valueOf(guessed) !== null;
    return { name, value: valueOf(guessed), fits: isKnown ? fits(his, guessed) : null };
  });
}

export const numberOfDigits = ({ scouted: { number } }: SweaterProfile): number | null =>
  number === null ? null : number < 10 ? 1 : 2;

export const completedSeasonsOf = ({ scouted: { seasons, last }, running }: SweaterProfile): readonly number[] =>
  last === running ? seasons.slice(0, -1) : seasons;

export const bestSeasonOf = (seasons: readonly number[]): number | null =>
  seasons.length === 0 ? null : Math.max(...seasons);

/** What a stage shows besides the facts that guesses are compared by, with its hint (position, country; face.ts). */
const ALSO_SHOWN: { [Stage in SweaterStage]?: (answer: SweaterProfile, other: SweaterProfile) => boolean } = {
  born: (answer, other) => same(numberOfDigits(answer), numberOfDigits(other)),
  seasons(answer, other) {
    const isGoalie = answer.candidate.position === "G";
    if (isGoalie !== (other.candidate.position === "G")) return false;
    const [seasons, others] = [completedSeasonsOf(answer), completedSeasonsOf(other)];
    return (
      near(seasons.length, others.length, SWEATER_TOLERANCES.seasons) &&
      near(bestSeasonOf(seasons), bestSeasonOf(others), isGoalie ? SWEATER_TOLERANCES.saves : SWEATER_TOLERANCES.points)
    );
  },
  club: (answer, other) => answer.candidate.position === other.candidate.position,
  initials: (answer, other) => answer.candidate.country === other.candidate.country,
};

/** Returns whether a player who fits all earlier stages fits everything that a stage shows. */
export const fitsStage = (stage: SweaterStage, answer: SweaterProfile, other: SweaterProfile): boolean =>
  STAGE_FACTS[stage].every((name) => COMPARED[name].fits(answer, other)) &&
  (ALSO_SHOWN[stage]?.(answer, other) ?? true);
