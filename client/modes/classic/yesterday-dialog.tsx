import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { candidateOf } from "#rules/classic";
import type { Day } from "#rules/day";
import { ApiError, fetchAnswer, type FailureCode } from "../../api.ts";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLeague } from "../../league.ts";
import { Button } from "../../ui/button.tsx";
import { Crest } from "../../ui/crest.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { PlayerFacts } from "./player-facts.tsx";
import styles from "./yesterday.module.css";

type Past = Awaited<ReturnType<typeof fetchAnswer>>;

/** Who yesterday's player was. */
export function YesterdayDialog({ day, onClose }: { day: Day; onClose: () => void }) {
  const { t } = useTranslation();
  const [past, setPast] = useState<Past | null>(null);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { league, failure: leagueFailure, retry } = useLeague(past?.league ?? null, day);
  const failed = failure ?? leagueFailure;

  useEffect(() => {
    fetchAnswer(day, "classic").then(setPast, (error: unknown) =>
      setFailure(error instanceof ApiError ? error.code : "internal"));
  }, [day, attempt]);

  const again = () => {
    setFailure(null);
    setAttempt(attempt + 1);
    retry();
  };
  return (
    <Dialog open onClose={onClose} title={t("yesterday.title")}>
      {failed !== null ? (
        <>
          <Note tone="bad">{t(`errors.${failed}`)}</Note>
          <Button className={styles.retry} icon="refresh" onClick={again}>{t("loadFailed.retry")}</Button>
        </>
      ) : past === null || league === null ? (
        <p className={styles.waiting} role="status">{t("loading")}</p>
      ) : (
        <PastAnswer past={past} league={league} />
      )}
    </Dialog>
  );
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
        <p className={styles.club}><Crest code={player.team} conference={player.conference} />{club}</p>
        <PlayerFacts player={player} className={styles.facts} />
      </div>
    </div>
  );
}
