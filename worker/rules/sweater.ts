import { candidateOf, type Candidate, type Conference, type Facts } from "./player.ts";
import { seasonOn, type Season } from "./season.ts";
import { coloursOf, type Pair } from "./sweater-colours.ts";

/**
 * Sweater Reveal: Face Reveal on a day without a photograph. A sweater on its hook tells of its player in six stages,
 * each of which stays (GAMES.md).
 */

/** The stages, in the order in which they are told. */
export const SWEATER_STAGES = ["born", "body", "seasons", "club", "digit", "initials"] as const;

export type SweaterStage = (typeof SWEATER_STAGES)[number];

/** What is known of a player beyond the table that everybody guesses from. What is not known is null. */
export interface Scouted {
  /** The hand he shoots with, of a goalie the one he catches with. */
  hand: "L" | "R" | "B" | null;
  inches: number | null;
  /** Draft round; 0 for who was never drafted. */
  round: number | null;
  /** The number he wears, or wore most with his club while it is still to be settled whose it is. */
  number: number | null;
  /** Points of each season he played in; of a goalie the saves of a thousand shots, of each season of ten games or more. */
  seasons: readonly number[];
  /** The last of them. */
  last: Season | null;
}

/** By NHL player id. */
export type Scouting = ReadonlyMap<number, Scouted>;

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

/** How exactly a fan knows what is told: who is off by no more than so much still fits. */
export const GIVE_OR_TAKE = { inches: 1, seasons: 2, points: 20, saves: 10 } as const;

/** How far a season may be below a goalie's best, in saves of a thousand shots, before it lies on the ground. */
const SAVES_SHOWN = 50;

/** Heights are told by so many percent: a shape, and no figures. */
const STEP = 5;

/** Hangs up the sweater of a player. @throws RangeError for an id that is not in the facts */
export function hangUp(facts: Facts, player: number, scouting: Scouting): Sweater {
  const answer = describe(candidateOf(facts, player), facts, scouting);
  const fits: number[][] = [];
  let left = [...facts.candidates.values()].map((candidate) => describe(candidate, facts, scouting));
  for (const stage of SWEATER_STAGES) {
    left = left.filter((other) => FITS[stage](answer, other));
    fits.push(left.map(({ id }) => id));
  }
  const { digits, told } = answer;
  return { digits, told, fits };
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

interface Described extends SweaterAnswer, Pick<Candidate, "id" | "position" | "country"> {}

function describe(candidate: Candidate, facts: Facts, scouting: Scouting): Described {
  const { id, first, last, birth, position, country, conference, team } = candidate;
  const { hand, inches, round, ...scouted } = scouting.get(id) ?? UNKNOWN;
  const number = scouted.number === null ? null : String(scouted.number);
  const isGoalie = position === "G";
  const seasons = scouted.last === seasonOn(facts.day) ? scouted.seasons.slice(0, -1) : scouted.seasons;
  return {
    id,
    position,
    country,
    digits: number?.length ?? null,
    told: {
      born: { decade: birth === null ? null : Number(birth.slice(0, 3)) * 10, hand },
      body: { inches, round },
      seasons: lineOf(seasons, isGoalie),
      club: { conference, colours: coloursOf(team) },
      digit: number?.length === 2 ? number.slice(0, 1) : null,
      initials: { number, initials: `${initialOf(first)}. ${initialOf(last)}.` },
    },
  };
}

const UNKNOWN: Scouted = { hand: null, inches: null, round: null, number: null, seasons: [], last: null };

function lineOf(seasons: readonly number[], isGoalie: boolean): SweaterTold["seasons"] {
  if (seasons.length === 0) return { isGoalie, heights: [], best: null };
  const best = Math.max(...seasons);
  const ground = isGoalie ? best - SAVES_SHOWN : 0;
  const heightOf = (figure: number): number => (best === ground ? 0 : Math.max(0, (figure - ground) / (best - ground)));
  return { isGoalie, heights: seasons.map((figure) => Math.round((heightOf(figure) * 100) / STEP) * STEP), best };
}

const initialOf = (name: string): string => ([...name][0] ?? "").toUpperCase();

/** Whether somebody fits what a stage tells of the answer, and what is told beside it: position and country (face.ts). */
const FITS: Record<SweaterStage, (answer: Described, other: Described) => boolean> = {
  born: ({ digits, told: { born } }, other) =>
    same(digits, other.digits) && same(born.decade, other.told.born.decade) && same(born.hand, other.told.born.hand),
  body: ({ told: { body } }, other) =>
    near(body.inches, other.told.body.inches, GIVE_OR_TAKE.inches) && same(body.round, other.told.body.round),
  seasons({ told: { seasons } }, { told: { seasons: others } }) {
    const { points, saves } = GIVE_OR_TAKE;
    return (
      seasons.isGoalie === others.isGoalie &&
      near(seasons.heights.length, others.heights.length, GIVE_OR_TAKE.seasons) &&
      near(seasons.best, others.best, seasons.isGoalie ? saves : points)
    );
  },
  club: ({ position, told: { club } }, other) =>
    position === other.position &&
    club.conference === other.told.club.conference &&
    String(club.colours) === String(other.told.club.colours),
  digit: ({ told }, other) => same(told.digit, other.told.digit),
  initials: ({ country, told: { initials } }, other) =>
    country === other.country &&
    same(initials.number, other.told.initials.number) &&
    initials.initials === other.told.initials.initials,
};

/** What is not known speaks against nobody. */
const same = <Value>(a: Value | null, b: Value | null): boolean => a === null || b === null || a === b;
const near = (a: number | null, b: number | null, most: number): boolean =>
  a === null || b === null || Math.abs(a - b) <= most;
