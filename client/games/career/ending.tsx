import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/format.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import type { AnswerProps, EndedProps } from "../shared/game-screen.ts";
import { PersonFacts } from "../shared/person-answer.tsx";
import { GoalieFacts } from "../shared/player-facts.tsx";
import { ClueBoard } from "../shared/clue-board.tsx";
import { careerClues } from "./clues.tsx";
import { CareerCoach } from "./coach.tsx";
import { StopList } from "./stop-list.tsx";

// Parts of the ending, loaded before the first one.

export { PersonAnswer as Answer, Picture } from "../shared/person-answer.tsx";
export { Teaser } from "./coach.tsx";

type Props = AnswerProps<"career", PlayerRegistry>;

/** The career of the answer in figures. */
export function Details({ answer, league }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { games, points, wins } = answer;
  return (
    <PersonFacts answer={answer} league={league}>
      <div>
        <dt>{t("facts.games")}</dt>
        <dd>{format.number(games)}</dd>
      </div>
      {wins === null ? (
        <div>
          <dt>{t("facts.points")}</dt>
          <dd>{points === null ? "–" : format.number(points)}</dd>
        </div>
      ) : (
        <GoalieFacts id={answer.player} />
      )}
    </PersonFacts>
  );
}

/** The clubs of the answer, shown under yesterday's answer. */
export const AllAnswers = ({ answer: { stops }, league }: Props) => <StopList stops={stops} registry={league} />;

/** The answer's career, and the coach's report. */
export function Report({ view, league, headingId }: EndedProps<"career", PlayerRegistry> & { headingId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="sub" id={headingId}>
        {t("career.wholePath")}
      </h3>
      <StopList stops={view.answer.stops} registry={league} />
      <CareerCoach view={view} league={league} headingId={`${headingId}coach`} />
    </>
  );
}

/** The visitor's guesses. */
export function Replay({ view: { tries, seen }, league: registry }: EndedProps<"career", PlayerRegistry>) {
  const league = useMemo(() => ({ registry, stops: seen.stops.length }), [registry, seen]);
  return <ClueBoard list={careerClues} league={league} tries={tries} settled={tries.length} judging={null} />;
}
