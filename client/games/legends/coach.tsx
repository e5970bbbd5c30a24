import { t } from "i18next";
import type { LegendsClueName } from "#rules/legends/clues";
import { api, readResponse } from "../../data/api.ts";
import { oncePerPageLoad, useLoaded, type LoadState } from "../../data/loaded.ts";
import { CoachSummary, toCoachedRound, coachTeaser, type CoachedRound } from "../shared/coach.tsx";
import type { EndedProps } from "../shared/game-screen.ts";
import { useResponse } from "../shared/round-context.ts";

type Props = EndedProps<"legends">;

export function LegendsCoach({ view, league }: Props) {
  return <CoachSummary report={useReport(view)} league={league} clueName={(clue) => t(`legends.coach.${clue}`)} />;
}

export function Teaser({ view, league }: Props) {
  return coachTeaser(useReport(view).value, league) || t("coach.title");
}

/** The server computes the report: the browser does not have all players' figures. */
const loadReport = oncePerPageLoad((round: string) => readResponse(api.coach.$post({ json: { round } })));

function useReport(view: Props["view"]): LoadState<CoachedRound<LegendsClueName>> {
  const token = useResponse(view)?.round ?? null;
  return useLoaded(async (round) => toCoachedRound(await loadReport(round), view), token);
}
