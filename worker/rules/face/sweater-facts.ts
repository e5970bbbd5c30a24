import type { RosterFacts } from "../league/rostered-players.ts";
import { findPlayer, type RosteredPlayer } from "../league/player.ts";
import type { ColourPair } from "./sweater-colours.ts";
import { sweaterColoursOf } from "./sweater-colours.ts";
import { bornOf, initialsOf, near, same, type SweaterProfile } from "./sweater-fits.ts";
import { SWEATER_TOLERANCES, STAGE_FACTS, type SweaterPlayerFacts, type SweaterFactName } from "./sweater-stages.ts";

/** Compares a guess with the answer of a Sweater Reveal, fact by fact. */

/** A fact about the guessed player, and whether the answer fits it. An unknown fact fits. */
export interface SweaterFact {
  name: SweaterFactName;
  /**
   * A year of birth, inches, a draft round (0: undrafted), a digit, or a name; null if unknown, or for a missing first
   * digit.
   */
  value: number | string | ColourPair | null;
  fits: boolean;
}

/** Facts about a player that are not in the day's facts. */
export type KnownRow = readonly [
  id: number,
  hand: SweaterPlayerFacts["hand"],
  inches: number | null,
  round: number | null,
  number: number | null,
];

type Known = Pick<SweaterProfile, "candidate"> & { row: KnownRow };

const digitOf = (number: number | null, place: "first" | "last"): number | null =>
  number === null ? null : place === "first" ? Math.floor(number / 10) : number % 10;

const decadeOf = ({ candidate }: Known): number | null => {
  const year = bornOf(candidate);
  return year === null ? null : Math.floor(year / 10);
};

const COMPARED: Record<
  SweaterFactName,
  { valueOf: (of: Known) => SweaterFact["value"]; fits: (answer: Known, guess: Known) => boolean }
> = {
  decade: { valueOf: ({ candidate }) => bornOf(candidate), fits: (a, b) => same(decadeOf(a), decadeOf(b)) },
  hand: { valueOf: ({ row }) => row[1], fits: (a, b) => same(a.row[1], b.row[1]) },
  height: { valueOf: ({ row }) => row[2], fits: (a, b) => near(a.row[2], b.row[2], SWEATER_TOLERANCES.inches) },
  round: { valueOf: ({ row }) => row[3], fits: (a, b) => same(a.row[3], b.row[3]) },
  conference: {
    valueOf: ({ candidate }) => candidate.conference,
    fits: (a, b) => a.candidate.conference === b.candidate.conference,
  },
  colours: {
    valueOf: ({ candidate }) => sweaterColoursOf(candidate.team),
    fits: (a, b) => String(sweaterColoursOf(a.candidate.team)) === String(sweaterColoursOf(b.candidate.team)),
  },
  // Two players without a first digit have the same.
  firstDigit: {
    valueOf: ({ row }) => digitOf(row[4], "first") || null,
    fits: (a, b) => same(digitOf(a.row[4], "first"), digitOf(b.row[4], "first")),
  },
  lastDigit: {
    valueOf: ({ row }) => digitOf(row[4], "last"),
    fits: (a, b) => same(digitOf(a.row[4], "last"), digitOf(b.row[4], "last")),
  },
  initials: {
    valueOf: ({ candidate }) => initialsOf({ candidate }),
    fits: (a, b) => initialsOf(a) === initialsOf(b),
  },
};

/**
 * Compares a guessed player with the answer by the facts of the first stages only.
 *
 * @param known one row per player who can be guessed, frozen when the puzzle was dealt
 */
export function compareFacts(
  facts: RosterFacts,
  known: readonly KnownRow[],
  answer: number,
  guess: number,
  stages: number,
): SweaterFact[] {
  const read = (id: number): Known => ({
    candidate: findPlayer(facts, id) satisfies RosteredPlayer,
    row: known.find((row) => row[0] === id) ?? [id, null, null, null, null],
  });
  const [his, guessed] = [read(answer), read(guess)];
  return STAGE_FACTS.slice(0, stages)
    .flat()
    .map((name) => {
      const { valueOf, fits } = COMPARED[name];
      return { name, value: valueOf(guessed), fits: fits(his, guessed) };
    });
}
