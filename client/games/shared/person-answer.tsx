import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/language.ts";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { usePositionName } from "../../i18n/position-name.ts";
import { unbroken } from "../../i18n/unbroken.ts";
import { formatFullYears } from "#rules/league/years";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { AnswerPanel } from "./answer-panel.tsx";

interface Props {
  answer: { player: number };
  league: PlayerRegistry;
}

/** The player's back in the sweater he is remembered by. */
export function Picture({ answer: { player }, league }: Props) {
  const { last, number, sweater } = findPlayer(league, player);
  return <Portrait id={player} last={last} number={number} team={sweater} />;
}

/**
 * Facts about an answer that may be any player of the past: position, country, seasons.
 *
 * @param children further facts, each a term and its description
 */
export function PersonFacts({ answer: { player }, league, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const positionName = usePositionName();
  const { position, country, from, to } = findPlayer(league, player);
  return (
    <dl>
      <div>
        <dt>{t("facts.position")}</dt>
        <dd>{positionName(position)}</dd>
      </div>
      {country !== null && (
        <div>
          <dt>{t("facts.country")}</dt>
          <dd>
            <Flag country={country} />
            {format.country(country)}
          </dd>
        </div>
      )}
      <div>
        <dt>{t("facts.years")}</dt>
        <dd>{formatFullYears({ from, to }, language)}</dd>
      </div>
      {children}
    </dl>
  );
}

/**
 * An answer that may be any player of the past, at the top of the ending: a sweater of the club with which the player
 * is associated.
 */
export function PersonAnswer({ answer, league }: Props) {
  const language = useLanguage();
  const format = useFormat();
  const clubName = useClubName();
  const positionName = usePositionName();
  const { first, last, position, country, from, to, sweater } = findPlayer(league, answer.player);
  const line = [
    positionName(position),
    unbroken(formatFullYears({ from, to }, language)),
    country !== null && format.country(country),
  ];
  return (
    <AnswerPanel
      team={sweater}
      picture={<Picture answer={answer} league={league} />}
      first={first}
      last={last}
      crest={<ClubCrest code={sweater} clubs={league.clubs} label={clubName(league.clubs.get(sweater), sweater)} />}
      line={line.filter(Boolean).join(", ")}
    />
  );
}
