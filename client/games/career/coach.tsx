import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/format.ts";
import { useCareerCoachReport } from "../../data/careers.ts";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import {
  bestGuess,
  CoachedRow,
  CoachSummary,
  CoachVerdict,
  guessesUntilSolved,
  type ReportedGuess,
} from "../shared/coach.tsx";
import type { EndedProps } from "../shared/game-screen.ts";
import { TeaserLine } from "../shared/teaser-line.tsx";
import styles from "./ending.module.css";

type Props = EndedProps<"career", PlayerRegistry>;

/**
 * The coach's report on a finished round: how far the guesses narrowed the pool of possible answers. Empty until the
 * careers have been loaded, and if they cannot be.
 */
export function CareerCoach({ view, pieces: registry, headingId }: Props & { headingId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const answer = view.answer.player;
  const report = useReport(view);
  const verdict = useVerdict(view, registry);
  if (report === null) return null;
  const { total, scored, wrong } = report;
  const best = bestGuess(wrong, total);
  return (
    <section className={styles.coach} aria-labelledby={headingId}>
      <CoachSummary headingId={headingId} lead={t("career.coach.lead", { total: format.number(total) })}>
        {wrong.map((coached) => (
          <CoachedRow
            key={coached.guess}
            {...coached}
            player={coachedIn(registry, coached.guess)}
            ruledOut={coached.ruledOutBy && t(`career.coach.clues.${coached.ruledOutBy}`)}
            isBest={coached.guess === best?.guess}
            total={total}
          />
        ))}
        <CoachVerdict player={coachedIn(registry, answer)} scored={scored} say={verdict ?? ""} />
      </CoachSummary>
    </section>
  );
}

/** The coach's verdict; until the careers have been loaded, the heading of the story. */
export function Teaser({ view, pieces, onOpen }: Props & { onOpen: () => void }) {
  const { t } = useTranslation();
  return <TeaserLine onOpen={onOpen}>{useVerdict(view, pieces) || t("career.wholePath")}</TeaserLine>;
}

/** Computes the report of a round, null until the careers have been loaded; `wrong` are the guesses that missed. */
function useReport({ answer, tries, state }: Props["view"]) {
  const report = useCareerCoachReport(
    answer.player,
    tries.map(({ guess }) => guess),
  );
  if (report === null) return null;
  const scored = state === "won";
  return { total: report.total, scored, wrong: scored ? report.guesses.slice(0, -1) : report.guesses };
}

/** Returns the coach's verdict in a sentence; null until the careers have been loaded. */
function useVerdict(view: Props["view"], registry: PlayerRegistry): string | null {
  const { t } = useTranslation();
  const report = useReport(view);
  if (report === null) return null;
  const { scored, wrong } = report;
  const before = guessesUntilSolved(wrong, scored).at(-1);
  if (before === undefined) return scored ? t("coach.atOnce") : "";
  const words = { count: before.left, player: findPlayer(registry, scored ? before.guess : view.answer.player).last };
  if (!scored) return t("coach.horn", words);
  return before.left === 1 ? t("coach.cornered", words) : t("coach.nerve", words);
}

function coachedIn(registry: PlayerRegistry, id: number): ReportedGuess {
  const { last, number, sweater } = findPlayer(registry, id);
  return { id, last, number, team: sweater };
}
