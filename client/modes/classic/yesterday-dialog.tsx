import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { candidateOf } from "#rules/classic";
import type { Day } from "#rules/day";
import { codeOf, fetchAnswer, type FailureCode } from "../../api.ts";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLeague } from "../../league.ts";
import { readRound } from "../../storage/rounds.ts";
import { Button } from "../../ui/button.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import type { EndedView } from "./answer-card.tsx";
import { PastRounds } from "./past-rounds.tsx";
import { PlayerFacts } from "./player-facts.tsx";
import styles from "./yesterday.module.css";

type Past = Awaited<ReturnType<typeof fetchAnswer>>;

/** Who yesterday's player was, how everybody did, and one's own guesses. */
export function YesterdayDialog({ day, onClose }: { day: Day; onClose: () => void }) {
  const { t } = useTranslation();
  const [past, setPast] = useState<Past | null>(null);
  const [mine] = useState(() => readEnded(day));
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { league, failure: leagueFailure, retry } = useLeague(past?.league ?? null, day);
  const failed = failure ?? leagueFailure;

  useEffect(() => {
    fetchAnswer(day, "classic").then(setPast, (error: unknown) =>
      setFailure(codeOf(error)));
  }, [day, attempt]);

  const again = () => {
    setFailure(null);
    setAttempt(attempt + 1);
    retry();
  };
  return (
    <Dialog open onClose={onClose} wide={mine !== null} title={t("yesterday.title")}>
      {failed !== null ? (
        <>
          <Note tone="bad">{t(`errors.${failed}`)}</Note>
          <Button className={styles.retry} icon="refresh" onClick={again}>{t("loadFailed.retry")}</Button>
        </>
      ) : past === null || league === null ? (
        <p className={styles.waiting} role="status">{t("loading")}</p>
      ) : (
        <>
          <PastAnswer past={past} league={league} />
          <PastRounds day={day} league={league} mine={mine} />
        </>
      )}
    </Dialog>
  );
}

/** One's own round of the day, where it is still kept and over. */
function readEnded(day: Day): EndedView | null {
  const view = readRound("classic", day)?.view;
  return view === undefined || view.state === "guessing" ? null : view;
}

function PastAnswer({ past, league }: { past: Past; league: NonNullable<ReturnType<typeof useLeague>["league"]> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const clubName = useClubName();
  const player = candidateOf(league.facts, past.answer.player);
  const club = clubName(league.clubs.get(player.team), player.team);
  return (
    <div className={styles.past}>
      <Portrait className={styles.portrait} last={player.last} number={player.number} team={player.team} />
      <div>
        <p className="muted small">{t("puzzle", { number: past.number })}, {format.day(past.day)}</p>
        <h3 className={styles.name}>{player.first} {player.last}</h3>
        <p className={styles.club}>
          <Crest code={player.team} conference={player.conference} />
          <span>{club}, {t(`conferences.${player.conference}`)}</span>
        </p>
        <PlayerFacts player={player} className={styles.facts}>
          <div><dt>{t("yesterday.age")}</dt><dd>{player.age ?? "–"}</dd></div>
        </PlayerFacts>
      </div>
    </div>
  );
}
