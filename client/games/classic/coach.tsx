import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { buildClassicCoachReport, findExcludingClues, type ClassicGuessReport } from "#rules/classic/coach";
import { findCandidate } from "#rules/league/rostered-players";
import { useFormat } from "../../i18n/format.ts";
import type { LeagueVersion } from "../../data/league.ts";
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
import { useReasons } from "./reason.ts";
import { useClassicWords } from "./words.ts";

type Props = EndedProps<"classic", LeagueVersion>;

/** The coach's report on a finished round: how far each guess narrowed the pool of possible answers. */
export function ClassicCoach({ view, pieces: league, headingId }: Props & { headingId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const answer = view.answer.player;
  const { total, scored, wrong } = useReport(view, league);
  const say = useReasonedVerdict(league, answer);
  const best = bestGuess(wrong, total);
  return (
    <CoachSummary headingId={headingId} lead={t("coach.lead", { total: format.number(total) })}>
      {wrong.map((coached) => (
        <CoachedRow
          key={coached.guess}
          {...coached}
          player={coachedIn(league, coached.guess)}
          ruledOut={coached.ruledOutBy && t(`coach.clues.${coached.ruledOutBy}`)}
          isBest={coached.guess === best?.guess}
          total={total}
        />
      ))}
      <CoachVerdict
        player={coachedIn(league, answer)}
        scored={scored}
        say={say(scored, guessesUntilSolved(wrong, scored))}
      />
    </CoachSummary>
  );
}

/** The report's best line: how close a lost round came, what the best guess did, or how the answer was found. */
export function Teaser({ view, pieces: league, onOpen }: Props & { onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { remarkOn } = useClassicWords();
  const { total, scored, wrong } = useReport(view, league);
  const nameOf = (id: number): string => findCandidate(league.facts, id).last;
  const last = guessesUntilSolved(wrong, scored).at(-1);
  const best = bestGuess(wrong, total);
  const lines = [view.state === "lost" && remarkOn(view)];
  if (last === undefined) lines.push(t("coach.atOnce"));
  else if (view.state === "lost") lines.push(t("coach.horn", { count: last.left, player: nameOf(view.answer.player) }));
  else if (scored && last.left === 1) lines.push(t("coach.cornered", { player: nameOf(last.guess) }));
  else if (best !== null)
    lines.push(
      t("coach.cut", {
        count: best.left,
        player: nameOf(best.guess),
        total: format.number(best.before),
        left: format.number(best.left),
      }),
    );
  return <TeaserLine onOpen={onOpen}>{lines.filter(Boolean).join(" ")}</TeaserLine>;
}

/** Computes the report of a round; `wrong` are the guesses that missed. */
function useReport({ answer: { player }, tries, state }: Props["view"], league: LeagueVersion) {
  return useMemo(() => {
    const guesses = tries.map(({ guess }) => guess);
    const { total, guesses: coached } = buildClassicCoachReport(league.facts, player, guesses);
    const scored = state === "won";
    return { total, scored, wrong: scored ? coached.slice(0, -1) : coached };
  }, [league, player, tries, state]);
}

function coachedIn({ facts }: LeagueVersion, id: number): ReportedGuess {
  const { last, number, team } = findCandidate(facts, id);
  return { id, last, number, team };
}

/** Returns the verdict on a round in a sentence, with the reasons that left so few players. */
function useReasonedVerdict(
  league: LeagueVersion,
  answer: number,
): (scored: boolean, until: readonly ClassicGuessReport[]) => string {
  const { t } = useTranslation();
  const listReasons = useReasons(league);
  return (scored, until) => {
    const before = until.at(-1);
    if (before === undefined) return scored ? t("coach.atOnce") : "";
    const reasons = listReasons(
      findExcludingClues(
        league.facts,
        answer,
        until.map(({ guess }) => guess),
      ),
    );
    const by = reasons === "" ? "" : "By";
    const words = {
      count: before.left,
      player: findCandidate(league.facts, scored ? before.guess : answer).last,
      reasons,
    };
    if (!scored) return t(`coach.horn${by}`, words);
    return before.left === 1 ? t(`coach.cornered${by}`, words) : t(`coach.nerve${by}`, words);
  };
}
