import { buildCareerCoachReport, type CareerCoachReport } from "#rules/career/coach";
import { decodeCareer } from "#rules/career/careers";
import { fetchCareers } from "./api.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { oncePerPageLoad, useLoaded } from "./loaded.ts";

/** Everybody who can be guessed in Career Path. */
const loadCareers = oncePerPageLoad(async () => {
  const { careers } = await fetchCareers();
  return new Map(careers.map((row) => [row[0], decodeCareer(row)]));
});

/**
 * The coach's report on guesses at a player, worked out once nothing else is to be done.
 *
 * @returns null until it is there, and where it cannot be had
 */
export function useCareerCoachReport(answer: number, guesses: readonly number[]): CareerCoachReport | null {
  const load = async (): Promise<CareerCoachReport> => {
    const careers = await loadCareers("");
    await new Promise<void>((idle) => whenIdle(idle));
    return buildCareerCoachReport(careers, answer, guesses);
  };
  return useLoaded(load, [answer, ...guesses].join(" ")).value;
}
