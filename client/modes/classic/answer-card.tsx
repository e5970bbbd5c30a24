import { useTranslation } from "react-i18next";
import { CLUES, candidateOf } from "#rules/classic";
import type { GameView } from "#rules/games";
import { useClubName } from "../../i18n/club-name.ts";
import type { LeagueOn } from "../../league.ts";
import { classNames } from "../../ui/class-names.ts";
import { Crest } from "../../ui/crest.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./answer-card.module.css";
import { PlayerFacts } from "./player-facts.tsx";

export type EndedView = Exclude<GameView<"classic">, { state: "guessing" }>;

/** How the round ended, and who it was. */
export function AnswerCard({ view, league, headingId }: { view: EndedView; league: LeagueOn; headingId: string }) {
  const { t } = useTranslation();
  const clubName = useClubName();
  const player = candidateOf(league.facts, view.answer.player);
  const name = `${player.first} ${player.last}`;
  const won = view.state === "won";
  const club = clubName(league.clubs.get(player.team), player.team);
  return (
    <div className={classNames(styles.top, won ? styles.won : styles.lost)}>
      <div className={styles.in}>
        <Portrait className={styles.portrait} last={player.last} number={player.number} team={player.team} />
        <div>
          <h2 className="display" id={headingId}>{won ? t("ending.won") : t("ending.lost", { player: name })}</h2>
          <p className={styles.who}>
            <Crest code={player.team} conference={player.conference} label={club} />
            <span>
              <b>{name}</b>{" "}
              {won && t("ending.in", { count: view.tries.length, limit: view.limit })}
            </span>
          </p>
          <PlayerFacts player={player} className={styles.facts} />
          {!won && <Remark view={view} />}
        </div>
      </div>
    </div>
  );
}

/** How close the last guess came. */
function Remark({ view }: { view: EndedView }) {
  const { t } = useTranslation();
  const last = view.tries.at(-1);
  if (last === undefined) return null;
  const apart = CLUES.filter((name) => last.clue[name].verdict !== "match").length;
  const streak = view.kind === "daily" ? ` ${t("ending.streakOver")}` : "";
  return <p className={styles.remark}>{t("ending.apart", { count: apart })}{streak}</p>;
}
