import { useTranslation } from "react-i18next";
import { candidateOf } from "#rules/player";
import { useClubName } from "../i18n/club-name.ts";
import type { LeagueOn } from "../data/league.ts";
import { Crest } from "../ui/crest.tsx";
import { Portrait } from "../ui/portrait.tsx";
import styles from "./player-answer.module.css";
import { PlayerFacts } from "./player-facts.tsx";

/** An answer that is a player of today's rosters, whatever the game. */
interface Props {
  answer: { player: number };
  pieces: LeagueOn;
}

/** The secret player's back, in his club's colours. */
export function Picture({ answer, pieces }: Props) {
  const { last, number, team } = candidateOf(pieces.facts, answer.player);
  return <Portrait id={answer.player} last={last} number={number} team={team} />;
}

/** His club. */
export function Badge({ answer, pieces: { facts, clubs } }: Props) {
  const clubName = useClubName();
  const { team, conference } = candidateOf(facts, answer.player);
  return <Crest code={team} conference={conference} label={clubName(clubs.get(team), team)} />;
}

/** His figures; in full, everything that is a clue. */
export function Details({ answer, pieces: { facts, clubs }, full }: Props & { full: boolean }) {
  const { t } = useTranslation();
  const clubName = useClubName();
  const player = candidateOf(facts, answer.player);
  const { team, conference, age } = player;
  if (!full) return <PlayerFacts player={player} />;
  return (
    <>
      <p className={styles.club}>
        <Crest code={team} conference={conference} />
        <span>
          {clubName(clubs.get(team), team)}, {t(`conferences.${conference}`)}
        </span>
      </p>
      <PlayerFacts player={player}>
        <div>
          <dt>{t("classic.age")}</dt>
          <dd>{age ?? "–"}</dd>
        </div>
      </PlayerFacts>
    </>
  );
}
