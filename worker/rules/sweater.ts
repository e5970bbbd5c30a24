import { candidateOf, type Candidate, type Conference, type Facts } from "./player.ts";
import { seasonOn } from "./season.ts";
import { coloursOf, type Pair } from "./sweater-colours.ts";
import { SWEATER_STAGES, type Scouted, type Scouting, type SweaterStage } from "./sweater-stages.ts";
import { bestOf, decadeOf, digitsOf, FITS, initialsOf, seasonsOf, type Profile } from "./sweater-fits.ts";

/**
 * Sweater Reveal: Face Reveal on a day without a photograph. A sweater on its hook tells of its player in six stages,
 * each of which stays (GAMES.md).
 */

/** What each stage tells. What is not known is null. */
export interface SweaterTold {
  /** 1990 for a player born in the 1990s. */
  born: { decade: number | null; hand: Scouted["hand"] };
  body: Pick<Scouted, "inches" | "round">;
  /** A season after the other without its year, in percent of the way to the best, by fives. The season that runs is none yet. */
  seasons: { isGoalie: boolean; heights: number[]; best: number | null };
  club: { conference: Conference; colours: Pair };
  /** Null where the number has one digit, or is not known. */
  digit: string | null;
  /** The whole number, null where it is not known; "S. A." */
  initials: { number: string | null; initials: string };
}

/** As much of it as has been told. */
export type ToldByNow = { [Stage in SweaterStage]?: SweaterTold[Stage] | undefined };

/** A sweater as it is hung up when it is dealt. */
export interface Sweater {
  /** How many digits the number has, told from the start; null where it is not known. */
  digits: number | null;
  told: SweaterTold;
  /** At each stage, the ids of everybody on the rosters who fits all that is told by then, the answer among them. */
  fits: readonly (readonly number[])[];
}

/** What may be seen of it. */
export interface SweaterSeen extends Pick<Sweater, "digits"> {
  told: ToldByNow;
  /** At each stage up to now, how many fit who have not been guessed. */
  fits: number[];
}

/** Once a round is over. */
export type SweaterAnswer = Pick<Sweater, "digits" | "told">;

/** How far a season may be below a goalie's best, in saves of a thousand shots, before it lies on the ground. */
const SAVES_SHOWN = 50;

/** Heights are told by so many percent: a shape, and no figures. */
const STEP = 5;

/** Hangs up the sweater of a player. @throws RangeError for an id that is not in the facts */
export function hangUp(facts: Facts, player: number, scouting: Scouting): Sweater {
  const running = seasonOn(facts.day);
  const profileOf = (candidate: Candidate): Profile => ({
    candidate,
    scouted: scouting.get(candidate.id) ?? UNKNOWN,
    running,
  });
  const answer = profileOf(candidateOf(facts, player));
  // Looked at as they stand: a cold isolate that wrote down what each of them would tell would take longer for it than
  // for all else.
  let left: Profile[] = [];
  for (const candidate of facts.candidates.values()) left.push(profileOf(candidate));
  const fits: number[][] = [];
  for (const stage of SWEATER_STAGES) {
    left = left.filter((other) => FITS[stage](answer, other));
    fits.push(left.map(({ candidate }) => candidate.id));
  }
  return { digits: digitsOf(answer), told: tell(answer), fits };
}

/**
 * What a sweater shows after so many misses.
 *
 * @param guessed ids of those who were guessed and are not he
 * @param stages how many have been reached
 */
export const sweaterSeen = (
  { digits, told, fits }: Sweater,
  guessed: readonly unknown[],
  stages: number,
): SweaterSeen => ({
  digits,
  told: Object.fromEntries(SWEATER_STAGES.slice(0, stages).map((stage) => [stage, told[stage]])),
  fits: fits.slice(0, stages).map((ids) => ids.filter((id) => !guessed.includes(id)).length),
});

const UNKNOWN: Scouted = { hand: null, inches: null, round: null, number: null, seasons: [], last: null };

function tell(profile: Profile): SweaterTold {
  const { conference, team, position } = profile.candidate;
  const { hand, inches, round, number } = profile.scouted;
  const decade = decadeOf(profile);
  const figures = number === null ? null : String(number);
  return {
    born: { decade: decade === null ? null : Number(decade) * 10, hand },
    body: { inches, round },
    seasons: lineOf(seasonsOf(profile), position === "G"),
    club: { conference, colours: coloursOf(team) },
    digit: figures?.length === 2 ? figures.slice(0, 1) : null,
    initials: { number: figures, initials: initialsOf(profile) },
  };
}

function lineOf(seasons: readonly number[], isGoalie: boolean): SweaterTold["seasons"] {
  const best = bestOf(seasons);
  if (best === null) return { isGoalie, heights: [], best };
  const ground = isGoalie ? best - SAVES_SHOWN : 0;
  const heightOf = (figure: number): number => (best === ground ? 0 : Math.max(0, (figure - ground) / (best - ground)));
  return { isGoalie, heights: seasons.map((figure) => Math.round((heightOf(figure) * 100) / STEP) * STEP), best };
}
