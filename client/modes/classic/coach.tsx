import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { coachReport, reasonsFor, type CoachedGuess } from "#rules/coach";
import { candidateOf } from "#rules/player";
import { useFormat } from "../../i18n/format.ts";
import type { LeagueOn } from "../../data/league.ts";
import { CoachedRow, CoachReport, CoachVerdict, untilCornered, type Coached } from "../../round/coach.tsx";
import type { EndedProps } from "../../round/mode.ts";
import { useReasons } from "./reason.ts";

/** The coach's report on a finished round: how each guess narrowed the field. */
export function Coach({ view, pieces: league, headingId }: EndedProps<"classic", LeagueOn> & { headingId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const answer = view.answer.player;
  const report = useMemo(
    () =>
      coachReport(
        league.facts,
        answer,
        view.tries.map(({ guess }) => guess),
      ),
    [league, answer, view.tries],
  );
  const scored = view.state === "won";
  const wrong = scored ? report.guesses.slice(0, -1) : report.guesses;
  const say = useSaying(league, answer);
  return (
    <CoachReport headingId={headingId} lead={t("coach.lead", { total: format.number(report.total) })}>
      {wrong.map(({ guess, left, average, ruledOutBy }) => (
        <CoachedRow
          key={guess}
          player={coachedIn(league, guess)}
          judged={
            ruledOutBy === null ? t("coach.possible") : t("coach.ruledOut", { clue: t(`coach.clues.${ruledOutBy}`) })
          }
          left={left}
          average={average}
          total={report.total}
        />
      ))}
      <CoachVerdict
        player={coachedIn(league, answer)}
        scored={scored}
        say={say(scored, untilCornered(wrong, scored))}
      />
    </CoachReport>
  );
}

function coachedIn({ facts }: LeagueOn, id: number): Coached {
  const { last, number, team } = candidateOf(facts, id);
  return { id, last, number, team };
}

/** What the coach makes of the round, by the guesses that left as few as there were left in the end. */
function useSaying(league: LeagueOn, answer: number): (scored: boolean, until: readonly CoachedGuess[]) => string {
  const { t } = useTranslation();
  const told = useReasons(league);
  return (scored, until) => {
    const before = until.at(-1);
    if (before === undefined) return scored ? t("coach.atOnce") : "";
    const reasons = told(
      reasonsFor(
        league.facts,
        answer,
        until.map(({ guess }) => guess),
      ),
    );
    const by = reasons === "" ? "" : "By";
    const words = {
      count: before.left,
      player: candidateOf(league.facts, scored ? before.guess : answer).last,
      reasons,
    };
    if (!scored) return t(`coach.horn${by}`, words);
    return before.left === 1 ? t(`coach.cornered${by}`, words) : t(`coach.nerve${by}`, words);
  };
}
