import { useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { candidateOf } from "#rules/classic";
import type { LeagueOn } from "../../league.ts";
import type { Play } from "../../play.ts";
import { Button } from "../../ui/button.tsx";
import { Legend } from "../../ui/legend.tsx";
import { PlayerInput } from "../../ui/player-input/player-input.tsx";
import { GuessesLeft } from "../../ui/pucks.tsx";
import { Board } from "./board.tsx";
import { useGuessReport } from "./guess-report.ts";
import styles from "./play-area.module.css";
import { useSuggestions } from "./suggestions.ts";

/**
 * A round of Classic in play: the board with its legend, and the bench with the input.
 *
 * @param onShowEnding opens the result again once the round has ended
 * @param note a word under the input
 * @param children what stands below: beside the board where there is room, after it elsewhere
 */
export function PlayArea({ play, league, onShowEnding, note, children }: {
  play: Play<"classic">;
  league: LeagueOn | null;
  onShowEnding: () => void;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { view } = play;
  const { people, describe } = useSuggestions(league);
  const report = useGuessReport(view, league);
  const guessed = useMemo(() => new Set(view?.tries.map(({ guess }) => guess)), [view]);
  // What was there when the page came up stands; what comes after turns over.
  const [arrival] = useState(() => ({ round: view?.id, tries: view?.tries.length ?? 0 }));
  const settled = view?.id === arrival.round ? arrival.tries : 0;

  const tries = league === null ? [] : (view?.tries ?? []);
  const limit = view?.limit ?? 7;
  const judging = play.busy === "judging" && typeof play.pending === "number" ? play.pending : null;
  const isOver = view !== null && view.state !== "guessing";
  return (
    <div className={styles.area}>
      <section className={styles.board} aria-label={t("board.section")}>
        <Board league={league} tries={tries} limit={limit} settled={settled} judging={judging} />
        <div className={styles.legend}><Legend /></div>
      </section>
      <aside className={styles.bench} aria-label={t("board.turn")}>
        {isOver && league !== null ? (
          <div className={`card ${styles.over}`}>
            <p>{t("board.over", { player: fullName(league, view.answer.player) })}</p>
            <Button variant="go" wide onClick={onShowEnding}>{t("board.result")}</Button>
          </div>
        ) : (
          <>
            <GuessesLeft left={limit - (view?.tries.length ?? 0)} limit={limit} />
            <PlayerInput
              people={people} describe={describe} guessed={guessed} onChoose={play.guess} autoFocus
              busy={play.busy === "judging"} disabled={view === null || league === null}
            />
          </>
        )}
        {note}
      </aside>
      {children}
      <p className="vh" role="status">{report}</p>
    </div>
  );
}

function fullName(league: LeagueOn, id: number): string {
  const { first, last } = candidateOf(league.facts, id);
  return `${first} ${last}`;
}
