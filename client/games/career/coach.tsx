import { t } from "i18next";
import type { CareerClueName } from "#rules/career/clues";
import { loadCareerCoachReport } from "../../data/careers.ts";
import { useLoaded, type LoadState } from "../../data/loaded.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { CoachSummary, toCoachedRound, coachTeaser, type CoachedRound } from "../shared/coach.tsx";
import type { EndedProps } from "../shared/game-screen.ts";

type Props = EndedProps<"career">;

/** The coach's report on a finished round. */
export function CareerCoach({ view, league }: Props) {
  return (
    <CoachSummary
      report={useReport(view, league)}
      lead="career.coach.lead"
      league={league}
      clueName={(clue) => t(`career.coach.clues.${clue}`)}
    />
  );
}

export function Teaser({ view, league }: Props) {
  return coachTeaser(useReport(view, league).value, league) || t("career.wholePath");
}

function useReport(view: Props["view"], league: PlayerRegistry): LoadState<CoachedRound<CareerClueName>> {
  const guesses = view.tries.map(({ guess }) => guess);
  const load = async () => toCoachedRound(await loadCareerCoachReport(view.answer.player, guesses, league), view);
  return useLoaded(load, view.id);
}
