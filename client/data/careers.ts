import { buildCareerCoachReport } from "#rules/career/coach";
import type { CareerClueName } from "#rules/career/clues";
import { decodeCareer } from "#rules/career/careers";
import type { CoachReport } from "#rules/shared/coach";
import { api, ofFacts, readResponse } from "./api.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { oncePerPageLoad } from "./loaded.ts";
import type { PlayerRegistry } from "./people.ts";

/** Returns all players that can be guessed in Career Path. */
const loadCareers = oncePerPageLoad(async () => {
  const { careers } = await readResponse(api.careers.$get(ofFacts()));
  return new Map(careers.map((row) => [row[0], decodeCareer(row)]));
});

/**
 * Computes the coach's report on guesses while the browser is idle.
 *
 * @param registry says how well known a player is
 */
export async function loadCareerCoachReport(
  answer: number,
  guesses: readonly number[],
  { players }: PlayerRegistry,
): Promise<CoachReport<CareerClueName>> {
  const careers = await loadCareers("");
  await new Promise<void>((idle) => whenIdle(idle));
  return buildCareerCoachReport(careers, answer, guesses, (id) => -(players.get(id)?.fameRank ?? 0));
}
