import { useTranslation } from "react-i18next";
import type { CoachedCareer } from "#rules/career-coach";
import { useFormat } from "../../i18n/format.ts";
import { useCoached } from "../../data/careers.ts";
import { personIn, type Registry } from "../../data/people.ts";
import { CoachedRow, CoachReport, CoachVerdict, untilCornered, type Coached } from "../../round/coach.tsx";
import type { EndedProps } from "../../round/mode.ts";
import styles from "./ending.module.css";

/**
 * The coach's report on a finished round: how far what the guesses told narrowed the field. The careers it takes are
 * fetched for it; until they are here, or where they cannot be had, there is none.
 */
export function Coach({ view, pieces: registry, headingId }: EndedProps<"career", Registry> & { headingId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const answer = view.answer.player;
  const report = useCoached(
    answer,
    view.tries.map(({ guess }) => guess),
  );
  if (report === null) return null;
  const { total, guesses } = report;
  const scored = view.state === "won";
  const wrong = scored ? guesses.slice(0, -1) : guesses;
  const say = (until: readonly CoachedCareer[]): string => {
    const before = until.at(-1);
    if (before === undefined) return scored ? t("coach.atOnce") : "";
    const words = { count: before.left, player: personIn(registry, scored ? before.guess : answer).last };
    if (!scored) return t("coach.horn", words);
    return before.left === 1 ? t("coach.cornered", words) : t("coach.nerve", words);
  };
  return (
    <section className={styles.coach} aria-labelledby={headingId}>
      <CoachReport headingId={headingId} lead={t("career.coach.lead", { total: format.number(total) })}>
        {wrong.map(({ guess, left, average, ruledOutBy }) => (
          <CoachedRow
            key={guess}
            player={coachedIn(registry, guess)}
            judged={
              ruledOutBy === null
                ? t("coach.possible")
                : t("coach.ruledOut", { clue: t(`career.coach.clues.${ruledOutBy}`) })
            }
            left={left}
            average={average}
            total={total}
          />
        ))}
        <CoachVerdict player={coachedIn(registry, answer)} scored={scored} say={say(untilCornered(wrong, scored))} />
      </CoachReport>
    </section>
  );
}

function coachedIn(registry: Registry, id: number): Coached {
  const { last, number, sweater } = personIn(registry, id);
  return { id, last, number, team: sweater };
}
