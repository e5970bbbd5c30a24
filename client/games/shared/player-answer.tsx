import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { findCandidate } from "#rules/league/rostered-players";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import type { LeagueVersion } from "../../data/league.ts";
import { Crest } from "../../ui/crest.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { PlayerFacts } from "./player-facts.tsx";

/** Props for an answer that is a player of today's rosters, in any game. */
interface Props {
  answer: { player: number };
  league: LeagueVersion;
}

/** The back of the answer's sweater, in the club's colours. */
export function Picture({ answer, league }: Props) {
  const { last, number, team } = findCandidate(league.facts, answer.player);
  return <Portrait id={answer.player} last={last} number={number} team={team} />;
}

/**
 * The answer at the top of the ending: picture, name, position, age and country.
 *
 * @param picture shown instead of the portrait
 * @param isFramed whether that picture has its own background
 */
export function Answer({
  answer,
  league,
  picture = <Picture answer={answer} league={league} />,
  isFramed = false,
}: Props & { picture?: ReactNode; isFramed?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const clubName = useClubName();
  const { facts, clubs } = league;
  const { first, last, team, conference, position, age, country } = findCandidate(facts, answer.player);
  const line = [t(`ending.positions.${position}`), age !== null && t("ending.age", { age }), format.country(country)];
  return (
    <AnswerPanel
      team={team}
      picture={picture}
      isFramed={isFramed}
      first={first}
      last={last}
      crest={<Crest code={team} conference={conference} label={clubName(clubs.get(team), team)} />}
      line={line.filter(Boolean).join(", ")}
    />
  );
}

/** Everything about the answer that is a clue. */
export function Details({ answer, league: { facts, clubs } }: Props) {
  const { t } = useTranslation();
  const clubName = useClubName();
  const player = findCandidate(facts, answer.player);
  const { team, age } = player;
  return (
    <PlayerFacts player={player}>
      <div>
        <dt>{t("classic.age")}</dt>
        <dd>{age ?? "–"}</dd>
      </div>
      <div>
        <dt>{t("clues.team")}</dt>
        <dd>{clubName(clubs.get(team), team)}</dd>
      </div>
    </PlayerFacts>
  );
}
