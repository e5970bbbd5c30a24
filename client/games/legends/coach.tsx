import { t } from "i18next";
import type { LegendsClueName } from "#rules/legends/clues";
import { api, readResponse } from "../../data/api.ts";
import { oncePerPageLoad, useLoaded, type LoadState } from "../../data/loaded.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { format } from "../../i18n/format.ts";
import { Failed } from "../../ui/failed.tsx";
import { CoachSummary, toCoachedRound, useCoachTeaser, type CoachedRound } from "../shared/coach.tsx";
import type { EndedProps } from "../shared/game-screen.ts";
import { useResponse } from "../shared/round-context.ts";
import { TeaserLine } from "../shared/teaser-line.tsx";

type Props = EndedProps<"legends", PlayerRegistry>;

export function LegendsCoach({ view, league, headingId }: Props & { headingId: string }) {
  const { value: round, failure, retry } = useReport(view);
  if (round === null)
    return (
      <>
        <h3 className="sub" id={headingId}>
          {t("coach.title")}
        </h3>
        {failure === null ? <p className="muted">{t("loading")}</p> : <Failed code={failure} onRetry={retry} />}
      </>
    );
  return (
    <CoachSummary
      headingId={headingId}
      lead={t("coach.lead", { total: format.number(round.total) })}
      round={round}
      league={league}
      clueName={(clue) => t(`legends.coach.${clue}`)}
    />
  );
}

export function Teaser({ view, league, onOpen }: Props & { onOpen: () => void }) {
  const sayTeaser = useCoachTeaser();
  const { value: round } = useReport(view);
  return <TeaserLine onOpen={onOpen}>{(round && sayTeaser(round, league)) || t("coach.title")}</TeaserLine>;
}

/** The server computes the report: the browser does not have all players' figures. */
const loadReport = oncePerPageLoad((round: string) => readResponse(api.coach.$post({ json: { round } })));

function useReport(view: Props["view"]): LoadState<CoachedRound<LegendsClueName>> {
  const token = useResponse(view)?.round ?? null;
  return useLoaded(async (round) => toCoachedRound(await loadReport(round), view), token);
}
