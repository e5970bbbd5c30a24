import { useTranslation } from "react-i18next";
import { seasonOfYear } from "#rules/league/season";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import type { AnswerProps, EndedProps } from "../shared/game-screen.ts";
import { ClueBoard } from "../shared/clue-board.tsx";
import { PersonFacts } from "../shared/person-answer.tsx";
import { GoalieFacts } from "../shared/player-facts.tsx";
import { legendsClues } from "./clues.tsx";

// Parts of the ending, loaded before the first one.

export { PersonAnswer as Answer, Picture } from "../shared/person-answer.tsx";
export { LegendsCoach as Report, Teaser } from "./coach.tsx";

/** Everything about the answer that is a clue. */
export function Details({ answer, league }: AnswerProps<"legends", PlayerRegistry>) {
  const { t } = useTranslation();
  const format = useFormat();
  const clubName = useClubName();
  const { club, position, last, games, points, overall, honours } = answer;
  return (
    <PersonFacts answer={answer} league={league}>
      <div>
        <dt>{t("legends.facts.club")}</dt>
        <dd>{clubName(league.clubs.get(club), club, seasonOfYear(last - 1))}</dd>
      </div>
      <div>
        <dt>{t("facts.games")}</dt>
        <dd>{format.number(games)}</dd>
      </div>
      {position === "G" ? (
        <GoalieFacts id={answer.player} />
      ) : (
        <div>
          <dt>{t("facts.points")}</dt>
          <dd>{points === null ? "–" : format.number(points)}</dd>
        </div>
      )}
      <div>
        <dt>{t("facts.drafted")}</dt>
        <dd>{overall === null ? t("facts.undrafted") : format.ordinal(overall)}</dd>
      </div>
      <div>
        <dt>{t("legends.facts.honours")}</dt>
        <dd>{format.number(honours)}</dd>
      </div>
    </PersonFacts>
  );
}

/** The visitor's guesses. */
export const Replay = ({ view: { tries }, league }: EndedProps<"legends", PlayerRegistry>) => (
  <ClueBoard list={legendsClues} league={league} tries={tries} settled={tries.length} judging={null} />
);
