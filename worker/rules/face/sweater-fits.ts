import type { Candidate } from "../league/rostered-players.ts";
import type { Season } from "../league/season.ts";
import { coloursOf } from "./sweater-colours.ts";
import { GIVE_OR_TAKE, type Scouted, type SweaterStage } from "./sweater-stages.ts";

/** Which players fit the facts that a Sweater Reveal has revealed (sweater.ts). */

/** The facts about a player. */
export interface Profile {
  candidate: Candidate;
  scouted: Scouted;
  /** The running season. */
  running: Season;
}

export const digitsOf = ({ scouted: { number } }: Profile): number | null =>
  number === null ? null : number < 10 ? 1 : 2;

/** The year of birth. */
export const bornOf = ({ birth }: Pick<Candidate, "birth">): number | null =>
  birth === null ? null : Number(birth.slice(0, 4));

/** Returns the decade of birth: "199" for the 1990s. */
export const decadeOf = ({ candidate: { birth } }: Profile): string | null =>
  birth === null ? null : birth.slice(0, 3);

/** Returns the figures of the seasons that are over. */
export const seasonsOf = ({ scouted: { seasons, last }, running }: Profile): readonly number[] =>
  last === running ? seasons.slice(0, -1) : seasons;

export const bestOf = (seasons: readonly number[]): number | null =>
  seasons.length === 0 ? null : Math.max(...seasons);

export const initialsOf = ({ candidate: { first, last } }: Pick<Profile, "candidate">): string =>
  [first, last].map((name) => `${([...name][0] ?? "").toUpperCase()}.`).join(" ");

/** Returns whether a player fits the facts of a stage, and the hint shown with it (position, country; face.ts). */
export const FITS: Record<SweaterStage, (answer: Profile, other: Profile) => boolean> = {
  born: (answer, other) =>
    same(answer.scouted.hand, other.scouted.hand) &&
    same(digitsOf(answer), digitsOf(other)) &&
    same(decadeOf(answer), decadeOf(other)),
  body: ({ scouted: answer }, { scouted: other }) =>
    near(answer.inches, other.inches, GIVE_OR_TAKE.inches) && same(answer.round, other.round),
  seasons(answer, other) {
    const isGoalie = answer.candidate.position === "G";
    if (isGoalie !== (other.candidate.position === "G")) return false;
    const [seasons, others] = [seasonsOf(answer), seasonsOf(other)];
    return (
      near(seasons.length, others.length, GIVE_OR_TAKE.seasons) &&
      near(bestOf(seasons), bestOf(others), isGoalie ? GIVE_OR_TAKE.saves : GIVE_OR_TAKE.points)
    );
  },
  club: ({ candidate: answer }, { candidate: other }) =>
    answer.position === other.position &&
    answer.conference === other.conference &&
    String(coloursOf(answer.team)) === String(coloursOf(other.team)),
  digit: (answer, other) => same(firstDigitOf(answer), firstDigitOf(other)),
  initials: (answer, other) =>
    answer.candidate.country === other.candidate.country &&
    same(answer.scouted.number, other.scouted.number) &&
    initialsOf(answer) === initialsOf(other),
};

const firstDigitOf = ({ scouted: { number } }: Profile): number | null =>
  number === null || number < 10 ? null : Math.floor(number / 10);

/** An unknown value fits any. */
export const same = <Value>(a: Value | null, b: Value | null): boolean => a === null || b === null || a === b;
export const near = (a: number | null, b: number | null, most: number): boolean =>
  a === null || b === null || Math.abs(a - b) <= most;
