import { useTranslation } from "react-i18next";
import { seasonOfYear } from "#rules/league/season";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { wholeYears } from "../../i18n/years.ts";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import type { AnswerProps, EndedProps } from "../shared/game-screen.ts";
import { Flag } from "../../ui/flag.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { LegendsBoard } from "./board.tsx";
import { usePositionName } from "../../i18n/position-name.ts";

// Parts of the ending, loaded before the first one.

export { PersonAnswer as Answer } from "../shared/person-answer.tsx";

type Props = AnswerProps<"legends", PlayerRegistry>;

/** The player's back in the sweater he is remembered by. */
export function Picture({ answer: { player }, pieces }: Props) {
  const { last, number, sweater } = findPlayer(pieces, player);
  return <Portrait id={player} last={last} number={number} team={sweater} />;
}

/** Everything about the answer that is a clue. */
export function Details({ answer, pieces }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const clubName = useClubName();
  const positionName = usePositionName();
  const { club, position, country, debut, last, games, points, overall, honours } = answer;
  return (
    <dl>
      <div>
        <dt>{t("facts.position")}</dt>
        <dd>{positionName(position)}</dd>
      </div>
      {country !== null && (
        <div>
          <dt>{t("career.hint.country")}</dt>
          <dd>
            <Flag country={country} />
            {format.country(country)}
          </dd>
        </div>
      )}
      <div>
        <dt>{t("legends.facts.years")}</dt>
        <dd>{wholeYears({ from: debut, to: last }, language)}</dd>
      </div>
      <div>
        <dt>{t("legends.facts.club")}</dt>
        <dd>{clubName(pieces.clubs.get(club), club, seasonOfYear(last - 1))}</dd>
      </div>
      <div>
        <dt>{t("legends.facts.games")}</dt>
        <dd>{format.number(games)}</dd>
      </div>
      <div>
        <dt>{t("facts.points")}</dt>
        <dd>{points === null ? "–" : format.number(points)}</dd>
      </div>
      <div>
        <dt>{t("facts.drafted")}</dt>
        <dd>{overall === null ? t("facts.undrafted") : format.ordinal(overall)}</dd>
      </div>
      <div>
        <dt>{t("legends.facts.honours")}</dt>
        <dd>{format.number(honours)}</dd>
      </div>
    </dl>
  );
}

/** The visitor's guesses. */
export const Replay = ({ view: { tries }, pieces }: EndedProps<"legends", PlayerRegistry>) => (
  <LegendsBoard registry={pieces} tries={tries} settled={tries.length} judging={null} />
);
