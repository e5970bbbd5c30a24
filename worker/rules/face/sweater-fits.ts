import type { RosteredPlayer } from "../league/player.ts";
import type { Season } from "../league/season.ts";
import { sweaterColoursOf } from "./sweater-colours.ts";
import { SWEATER_TOLERANCES, type SweaterPlayerFacts, type SweaterStage } from "./sweater-stages.ts";

/** Which players fit the facts that a Sweater Reveal has revealed (sweater.ts). */

/** The facts about a player. */
export interface SweaterProfile {
  candidate: RosteredPlayer;
  scouted: SweaterPlayerFacts;
  running: Season;
}

export const numberOfDigits = ({ scouted: { number } }: SweaterProfile): number | null =>
  number === null ? null : number < 10 ? 1 : 2;

export const bornOf = ({ birth }: Pick<RosteredPlayer, "birth">): number | null =>
  birth === null ? null : Number(birth.slice(0, 4));

/** Returns the decade of birth: "199" for the 1990s. */
export const birthDecadeOf = ({ candidate: { birth } }: SweaterProfile): string | null =>
  birth === null ? null : birth.slice(0, 3);

/** Returns the figures of the seasons that are over. */
export const completedSeasonsOf = ({ scouted: { seasons, last }, running }: SweaterProfile): readonly number[] =>
  last === running ? seasons.slice(0, -1) : seasons;

export const bestSeasonOf = (seasons: readonly number[]): number | null =>
  seasons.length === 0 ? null : Math.max(...seasons);

export const initialsOf = ({ candidate: { first, last } }: Pick<SweaterProfile, "candidate">): string =>
  [first, last].map((name) => `${([...name][0] ?? "").toUpperCase()}.`).join(" ");

/** Returns whether a player fits the facts of a stage, and the hint shown with it (position, country; face.ts). */
export const STAGE_MATCHERS: Record<SweaterStage, (answer: SweaterProfile, other: SweaterProfile) => boolean> = {
  born: (answer, other) =>
    same(answer.scouted.hand, other.scouted.hand) &&
    same(numberOfDigits(answer), numberOfDigits(other)) &&
    same(birthDecadeOf(answer), birthDecadeOf(other)),
  body: ({ scouted: answer }, { scouted: other }) =>
    near(answer.inches, other.inches, SWEATER_TOLERANCES.inches) && same(answer.round, other.round),
  seasons(answer, other) {
    const isGoalie = answer.candidate.position === "G";
    if (isGoalie !== (other.candidate.position === "G")) return false;
    const [seasons, others] = [completedSeasonsOf(answer), completedSeasonsOf(other)];
    return (
      near(seasons.length, others.length, SWEATER_TOLERANCES.seasons) &&
      near(bestSeasonOf(seasons), bestSeasonOf(others), isGoalie ? SWEATER_TOLERANCES.saves : SWEATER_TOLERANCES.points)
    );
  },
  club: ({ candidate: answer }, { candidate: other }) =>
    answer.position === other.position &&
    answer.conference === other.conference &&
    String(sweaterColoursOf(answer.team)) === String(sweaterColoursOf(other.team)),
  digit: (answer, other) => same(firstDigitOf(answer), firstDigitOf(other)),
  initials: (answer, other) =>
    answer.candidate.country === other.candidate.country &&
    same(answer.scouted.number, other.scouted.number) &&
    initialsOf(answer) === initialsOf(other),
};

const firstDigitOf = ({ scouted: { number } }: SweaterProfile): number | null =>
  number === null || number < 10 ? null : Math.floor(number / 10);

/** An unknown value fits any. */
export const same = <Value>(a: Value | null, b: Value | null): boolean => a === null || b === null || a === b;
export const near = (a: number | null, b: number | null, most: number): boolean =>
  a === null || b === null || Math.abs(a - b) <= most;
