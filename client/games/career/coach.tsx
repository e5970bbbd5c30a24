import { t } from "i18next";
import type { CareerClueName } from "#rules/career/clues";
import { format } from "../../i18n/format.ts";
import { useCareerCoachReport } from "../../data/careers.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { CoachSummary, toCoachedRound, useCoachTeaser, type CoachedRound } from "../shared/coach.tsx";
import type { EndedProps } from "../shared/game-screen.ts";
import { TeaserLine } from "../shared/teaser-line.tsx";
import styles from "./ending.module.css";

type Props = EndedProps<"career", PlayerRegistry>;

/** The coach's report on a finished round. Empty until the careers have been loaded, and if they cannot be. */
export function CareerCoach({ view, league, headingId }: Props & { headingId: string }) {
  const round = useReport(view, league);
  if (round === null) return null;
  return (
    <section className={styles.coach} aria-labelledby={headingId}>
      <CoachSummary
        headingId={headingId}
        lead={t("career.coach.lead", { total: format.number(round.total) })}
        round={round}
        league={league}
        clueName={(clue) => t(`career.coach.clues.${clue}`)}
      />
    </section>
  );
}

export function Teaser({ view, league, onOpen }: Props & { onOpen: () => void }) {
  const sayTeaser = useCoachTeaser();
  const round = useReport(view, league);
  return <TeaserLine onOpen={onOpen}>{(round && sayTeaser(round, league)) || t("career.wholePath")}</TeaserLine>;
}

/** Computes the report of a round, null until the careers have been loaded. */
function useReport(view: Props["view"], league: PlayerRegistry): CoachedRound<CareerClueName> | null {
  const report = useCareerCoachReport(
    view.answer.player,
    view.tries.map(({ guess }) => guess),
    league,
  );
  return report && toCoachedRound(report, view);
}
