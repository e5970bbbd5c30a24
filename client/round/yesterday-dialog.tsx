import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "#rules/day";
import type { GameName } from "#rules/measures";
import { codeOf, fetchAnswer, type FailureCode, type PastPuzzle } from "../api.ts";
import { useFormat } from "../i18n/format.ts";
import { readRound } from "../storage/rounds.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Note } from "../ui/note.tsx";
import type { AnyMode, EndedView } from "./mode.ts";
import { PastRounds } from "./past-rounds.tsx";
import styles from "./yesterday.module.css";

/** What yesterday's answer was, how everybody did, and one's own guesses. */
export function YesterdayDialog({ mode, day, onClose }: { mode: AnyMode; day: Day; onClose: () => void }) {
  const { t } = useTranslation();
  const { game } = mode;
  const [past, setPast] = useState<PastPuzzle<GameName> | null>(null);
  const [mine] = useState(() => readEnded(mode, day));
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { pieces, failure: piecesFailure, retry } = mode.usePieces(past);
  const failed = failure ?? piecesFailure;

  useEffect(() => {
    // What shows it is fetched along with it: a dialog that is open must not go away to wait.
    const parts = [mode.Picture, mode.Details, mode.AllAnswers, mode.Replay].map((part) => part?.preload());
    Promise.all([fetchAnswer(day, game), ...parts]).then(
      ([answer]) => setPast(answer),
      (error: unknown) => setFailure(codeOf(error)),
    );
  }, [day, game, mode, attempt]);

  const again = () => {
    setFailure(null);
    setAttempt(attempt + 1);
    retry();
  };
  return (
    <Dialog open onClose={onClose} wide={mine !== null || mode.AllAnswers !== undefined} title={t(`${game}.yesterday`)}>
      {failed !== null ? (
        <>
          <Note tone="bad">{t(`errors.${failed}`)}</Note>
          <Button className={styles.retry} icon="refresh" onClick={again}>
            {t("loadFailed.retry")}
          </Button>
        </>
      ) : past === null || pieces === null ? (
        <p className={styles.waiting} role="status">
          {t("loading")}
        </p>
      ) : (
        <>
          <PastAnswer mode={mode} past={past} mine={mine} pieces={pieces} />
          <PastRounds mode={mode} day={day} pieces={pieces} mine={mine} />
        </>
      )}
    </Dialog>
  );
}

/** One's own round of the day, where it is still kept and over. */
function readEnded(mode: AnyMode, day: Day): EndedView | null {
  const view = readRound(mode, day)?.view;
  return view === undefined || view.state === "guessing" ? null : view;
}

function PastAnswer({
  mode,
  past,
  mine,
  pieces,
}: {
  mode: AnyMode;
  past: PastPuzzle<GameName>;
  mine: EndedView | null;
  pieces: unknown;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = mode.useWords();
  const { Picture, Details, AllAnswers } = mode;
  const { answer, number, day } = past;
  const name = nameOf(answer, pieces);
  const shown = { answer, view: mine, pieces };
  return (
    <>
      <div className={styles.past}>
        <div className={styles.picture}>
          <Picture {...shown} />
        </div>
        <div>
          <p className="muted small">
            {t("puzzle", { number })}, {format.day(day)}
          </p>
          {name !== null && <h3 className={styles.name}>{name}</h3>}
          {Details !== null && (
            <div className={styles.facts}>
              <Details {...shown} full />
            </div>
          )}
        </div>
      </div>
      {AllAnswers !== undefined && <AllAnswers {...shown} />}
    </>
  );
}
