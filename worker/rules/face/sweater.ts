import type { RosterFacts } from "../league/rostered-players.ts";
import { type Conference, findPlayer, type RosteredPlayer } from "../league/player.ts";
import { seasonOn } from "../league/season.ts";
import { sweaterColoursOf, type ColourPair } from "./sweater-colours.ts";
import { SWEATER_STAGES, type SweaterPlayerFacts, type SweaterFactsById, type SweaterStage } from "./sweater-stages.ts";
import {
  bestSeasonOf,
  birthDecadeOf,
  completedSeasonsOf,
  firstDigitOf,
  fitsStage,
  initialsOf,
  numberOfDigits,
  type KnownRow,
  type SweaterProfile,
} from "./sweater-facts.ts";

/** Face Reveal without a photograph: six stages of facts about the player. Rules: docs/games.md. */

/** The facts by stage; unknown values are null. */
export interface SweaterFacts {
  /** 1990 for a player born in the 1990s. */
  born: { decade: number | null; hand: SweaterPlayerFacts["hand"] };
  body: Pick<SweaterPlayerFacts, "inches" | "round">;
  /** Completed seasons in order, without years: heights in percent of the best one, rounded to {@link STEP}. */
  seasons: { isGoalie: boolean; heights: number[]; best: number | null };
  club: { conference: Conference; colours: ColourPair };
  /** Empty if the number has one digit, null if it is unknown. */
  digit: string | null;
  /** The whole number, null if unknown; initials as "S. A." */
  initials: { number: string | null; initials: string };
}

export type RevealedSweaterFacts = { [Stage in SweaterStage]?: SweaterFacts[Stage] | undefined };

export interface SweaterPuzzleData {
  /** Number of digits, shown from the start; null if unknown. */
  digits: number | null;
  told: SweaterFacts;
  /** Per stage, the ids of all rostered players who fit the facts up to it, including the answer. */
  fits: readonly (readonly number[])[];
  /** What guesses are compared by: one row per player on the rosters. */
  known: readonly KnownRow[];
}

/** What the browser sees. */
export interface SweaterRevealed extends Pick<SweaterPuzzleData, "digits"> {
  told: RevealedSweaterFacts;
  /** Per stage so far, how many players fitted when it was revealed, without those guessed before. */
  fits: number[];
}

export type SweaterAnswer = Pick<SweaterPuzzleData, "digits" | "told">;

/** Range of a goalie's line: saves per 1,000 shots below the best season. */
const SAVES_SHOWN = 50;

/** Heights are rounded to this many percent, so that they cannot be looked up. */
const STEP = 5;

/** Computes the puzzle data of a player. @throws RangeError if the player is not in the facts */
export function buildSweaterFacts(facts: RosterFacts, player: number, scouting: SweaterFactsById): SweaterPuzzleData {
  const running = seasonOn(facts.day);
  const profileOf = (candidate: RosteredPlayer): SweaterProfile => ({
    candidate,
    scouted: scouting.get(candidate.id) ?? UNKNOWN,
    running,
  });
  const answer = profileOf(findPlayer(facts, player));
  // A loop, because building the profiles with array methods is slow on a cold isolate.
  let left: SweaterProfile[] = [];
  const known: KnownRow[] = [];
  for (const candidate of facts.players.values()) left.push(profileOf(candidate));
  for (const { candidate, scouted } of left)
    known.push([candidate.id, scouted.hand, scouted.inches, scouted.round, scouted.number]);
  const fits: number[][] = [];
  for (const stage of SWEATER_STAGES) {
    left = left.filter((other) => fitsStage(stage, answer, other));
    fits.push(left.map(({ candidate }) => candidate.id));
  }
  return { digits: numberOfDigits(answer), told: tell(answer), fits, known };
}

/** Returns what some stages show. `guessed` are the wrong guesses, one per stage after the first. */
export const revealSweater = (
  { digits, told, fits }: SweaterPuzzleData,
  guessed: readonly unknown[],
  stages: number,
): SweaterRevealed => ({
  digits,
  told: Object.fromEntries(SWEATER_STAGES.slice(0, stages).map((stage) => [stage, told[stage]])),
  fits: fits.slice(0, stages).map((ids, at) => ids.filter((id) => !guessed.slice(0, at).includes(id)).length),
});

const UNKNOWN: SweaterPlayerFacts = { hand: null, inches: null, round: null, number: null, seasons: [], last: null };

function tell(profile: SweaterProfile): SweaterFacts {
  const { conference, team, position } = profile.candidate;
  const { hand, inches, round, number } = profile.scouted;
  const figures = number === null ? null : String(number);
  return {
    born: { decade: birthDecadeOf(profile), hand },
    body: { inches, round },
    seasons: lineOf(completedSeasonsOf(profile), position === "G"),
    club: { conference, colours: sweaterColoursOf(team) },
    digit: firstDigitOf(profile),
    initials: { number: figures, initials: initialsOf(profile) },
  };
}

function lineOf(seasons: readonly number[], isGoalie: boolean): SweaterFacts["seasons"] {
  const best = bestSeasonOf(seasons);
  if (best === null) return { isGoalie, heights: [], best };
  const ground = isGoalie ? best - SAVES_SHOWN : 0;
  const heightOf = (figure: number): number => (best === ground ? 0 : Math.max(0, (figure - ground) / (best - ground)));
  return { isGoalie, heights: seasons.map((figure) => Math.round((heightOf(figure) * 100) / STEP) * STEP), best };
}
