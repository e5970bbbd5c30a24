import { useLanguage } from "../../i18n/language.ts";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { usePositionName } from "../../i18n/position-name.ts";
import { wholeYears } from "../../i18n/years.ts";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { AnswerPanel } from "./answer-panel.tsx";

/**
 * An answer that may be any player of the past, at the top of the ending: a sweater of the club with which the player
 * is associated.
 */
export function PersonAnswer({ answer: { player }, pieces }: { answer: { player: number }; pieces: PlayerRegistry }) {
  const language = useLanguage();
  const format = useFormat();
  const clubName = useClubName();
  const positionName = usePositionName();
  const { first, last, number, position, country, from, to, sweater } = findPlayer(pieces, player);
  const line = [
    positionName(position),
    wholeYears({ from, to }, language),
    country !== null && format.country(country),
  ];
  return (
    <AnswerPanel
      team={sweater}
      picture={<Portrait id={player} last={last} number={number} team={sweater} />}
      first={first}
      last={last}
      crest={<ClubCrest code={sweater} clubs={pieces.clubs} label={clubName(pieces.clubs.get(sweater), sweater)} />}
      line={line.filter(Boolean).join(", ")}
    />
  );
}
