import { t } from "i18next";
import { findPlayer } from "#rules/league/player";
import { seasonOfYear } from "#rules/league/season";
import { clubName } from "../../i18n/club-name.ts";
import { format } from "../../i18n/format.ts";
import type { AnswerProps, EndedProps } from "../shared/game-screen.ts";
import { ClueBoard } from "../shared/clue-board.tsx";
import { PlayerFacts, ScoringFacts } from "../shared/player-facts.tsx";
import { Fact } from "../../ui/fact.tsx";
import { legendsClues } from "./clues.tsx";

// Parts of the ending, loaded before the first one.

export { Answer, Picture } from "../shared/player-answer.tsx";
export { LegendsCoach as Report, Teaser } from "./coach.tsx";

/** Everything about the answer that is a clue. */
export function Details({ answer, league }: AnswerProps<"legends">) {
  const player = findPlayer(league, answer.player);
  const { club, last, games, points, overall, honours } = answer;
  return (
    <PlayerFacts player={player}>
      <Fact name={t("legends.facts.club")}>{clubName(league.clubs.get(club), club, seasonOfYear(last - 1))}</Fact>
      <Fact name={t("facts.games")}>{format.number(games)}</Fact>
      <ScoringFacts player={player} points={points} />
      <Fact name={t("facts.drafted")}>{overall === null ? t("facts.undrafted") : format.ordinal(overall)}</Fact>
      <Fact name={t("legends.facts.honours")}>{format.number(honours)}</Fact>
    </PlayerFacts>
  );
}

export const Replay = ({ view: { tries }, league }: EndedProps<"legends">) => (
  <ClueBoard list={legendsClues} league={league} tries={tries} />
);
