import type { Season } from "../league/season.ts";

/** The stages in order, each with the facts by which a guess is compared. Points by season have no verdict. */
export const STAGE_FACTS = {
  born: ["decade", "hand"],
  body: ["height", "round"],
  seasons: [],
  club: ["conference", "colours"],
  digit: ["firstDigit"],
  initials: ["lastDigit", "initials"],
} as const;

export type SweaterStage = keyof typeof STAGE_FACTS;
export type SweaterFactName = (typeof STAGE_FACTS)[SweaterStage][number];

export const SWEATER_STAGES = Object.keys(STAGE_FACTS) as SweaterStage[];

/** Returns the facts of the first stages, in order. */
export const factsOfStages = (count: number): readonly SweaterFactName[] =>
  SWEATER_STAGES.slice(0, count).flatMap((stage) => STAGE_FACTS[stage]);

/** How many facts are shown at each stage. */
export const FACT_COUNTS: readonly number[] = SWEATER_STAGES.map((_, at) => factsOfStages(at + 1).length);

/** Returns how many players still fit; null once it is one. */
export const shownFits = ({ fits }: { fits: readonly number[] }): number | null => {
  const fitting = fits.at(-1) ?? 1;
  return fitting > 1 ? fitting : null;
};

/** Facts about a player that are not in the league document; unknown values are null. */
export interface SweaterPlayerFacts {
  /** The hand he shoots with; a goalie's catching hand. */
  hand: "L" | "R" | "B" | null;
  inches: number | null;
  /** Draft round; 0 if undrafted. */
  round: number | null;
  /** His number; the one he wore most with the club if the current one is unknown. */
  number: number | null;
  /** Points per season; for a goalie saves per 1,000 shots, of seasons with ten games or more. */
  seasons: readonly number[];
  /** The last of these seasons. */
  last: Season | null;
}

export type SweaterFactsById = ReadonlyMap<number, SweaterPlayerFacts>;

/** Maximum differences at which a player still fits, because fans do not know exact values. */
export const SWEATER_TOLERANCES = { inches: 1, seasons: 2, points: 20, saves: 10 } as const;
