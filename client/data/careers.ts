import { coachCareer, type CareerCoachReport } from "#rules/career/coach";
import { careerIn } from "#rules/career/careers";
import { fetchCareers } from "./api.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { onceAVisit, useLoaded } from "./loaded.ts";

/** Everybody who can be guessed in Career Path. */
const loadCareers = onceAVisit(async () => {
  const { careers } = await fetchCareers();
  return new Map(careers.map((row) => [row[0], careerIn(row)]));
});

/**
 * The coach's report on guesses at a player, worked out once nothing else is to be done.
 *
 * @returns null until it is there, and where it cannot be had
 */
export function useCoached(answer: number, guesses: readonly number[]): CareerCoachReport | null {
  const load = async (): Promise<CareerCoachReport> => {
    const careers = await loadCareers("");
    await new Promise<void>((idle) => whenIdle(idle));
    return coachCareer(careers, answer, guesses);
  };
  return useLoaded(load, [answer, ...guesses].join(" ")).value;
}
