import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { wholeYears } from "../../i18n/years.ts";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import type { AnswerProps, EndedProps } from "../shared/game-screen.ts";
import { Flag } from "../../ui/flag.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { GuessTable } from "./answers.tsx";
import { CareerCoach } from "./coach.tsx";
import { StopList } from "./stop-list.tsx";
import { usePositionName } from "../../i18n/position-name.ts";

// Parts of the ending, loaded before the first one.

export { PersonAnswer as Answer } from "../shared/person-answer.tsx";

export { Teaser } from "./coach.tsx";

type Props = AnswerProps<"career", PlayerRegistry>;

/** The player's back in the sweater he is remembered by. */
export function Picture({ answer: { player }, pieces }: Props) {
  const { last, number, sweater } = findPlayer(pieces, player);
  return <Portrait id={player} last={last} number={number} team={sweater} />;
}

/** The career of the answer in figures. */
export function Details({ answer: { player, games, points, wins }, pieces }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const positionName = usePositionName();
  const { position, country, from, to } = findPlayer(pieces, player);
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
        <dt>{t("career.years")}</dt>
        <dd>{wholeYears({ from, to }, language)}</dd>
      </div>
      <div>
        <dt>{t("career.games")}</dt>
        <dd>{format.number(games)}</dd>
      </div>
      {wins === null ? (
        <div>
          <dt>{t("facts.points")}</dt>
          <dd>{points === null ? "–" : format.number(points)}</dd>
        </div>
      ) : (
        <div>
          <dt>{t("career.wins")}</dt>
          <dd>{format.number(wins)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The clubs of the answer, shown under yesterday's answer. */
export const AllAnswers = ({ answer: { stops }, pieces }: Props) => <StopList stops={stops} registry={pieces} />;

/** The answer's career, and the coach's report. */
export function Report({ view, pieces, headingId }: EndedProps<"career", PlayerRegistry> & { headingId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className="sub" id={headingId}>
        {t("career.wholePath")}
      </h3>
      <StopList stops={view.answer.stops} registry={pieces} />
      <CareerCoach view={view} pieces={pieces} headingId={`${headingId}coach`} />
    </>
  );
}

/** The visitor's guesses. */
export const Replay = ({ view: { tries, seen }, pieces }: EndedProps<"career", PlayerRegistry>) => (
  <GuessTable tries={tries} stops={seen.stops.length} registry={pieces} />
);
