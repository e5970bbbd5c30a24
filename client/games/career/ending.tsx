import { t } from "i18next";
import { useMemo } from "react";
import { findPlayer } from "#rules/league/player";
import { format } from "../../i18n/format.ts";
import type { AnswerProps, EndedProps } from "../shared/game-screen.ts";
import { PlayerFacts, ScoringFacts } from "../shared/player-facts.tsx";
import { Fact } from "../../ui/fact.tsx";
import { ClueBoard } from "../shared/clue-board.tsx";
import { careerClues } from "./clues.tsx";
import { CareerCoach } from "./coach.tsx";
import { StopList } from "./stop-list.tsx";

// Parts of the ending, loaded before the first one.

export { Answer, Picture } from "../shared/player-answer.tsx";
export { Teaser } from "./coach.tsx";

type Props = AnswerProps<"career">;

/** The career of the answer in figures. */
export function Details({ answer, league }: Props) {
  const player = findPlayer(league, answer.player);
  return (
    <PlayerFacts player={player}>
      <Fact name={t("facts.games")}>{format.number(answer.games)}</Fact>
      <ScoringFacts player={player} points={answer.points} />
    </PlayerFacts>
  );
}

/** The clubs of the answer, shown under yesterday's answer. */
export const AllAnswers = ({ answer: { stops }, league }: Props) => <StopList stops={stops} league={league} />;

export function Report({ view, league }: EndedProps<"career">) {
  return (
    <>
      <h3 className="sub">{t("career.wholePath")}</h3>
      <StopList stops={view.answer.stops} league={league} />
      <div className="mt-5">
        <CareerCoach view={view} league={league} />
      </div>
    </>
  );
}

export function Replay({ view: { tries, seen }, league: registry }: EndedProps<"career">) {
  const league = useMemo(() => ({ ...registry, stops: seen.stops.length }), [registry, seen]);
  return <ClueBoard list={careerClues} league={league} tries={tries} />;
}
