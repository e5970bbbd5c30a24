import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeagueOn } from "../../data/league.ts";
import { Dock } from "../../round/dock.tsx";
import type { TableProps } from "../../round/mode.ts";
import { sentIn } from "../../round/sent-in.ts";
import { RoundOver } from "../../round/round-over.tsx";
import { useSuggestions } from "../../data/suggestions.ts";
import { Legend } from "../../ui/legend.tsx";
import { PlayerInput } from "../../ui/player-input/player-input.tsx";
import { GuessesLeft } from "../../ui/pucks.tsx";
import { Board } from "./board.tsx";
import { useGuessReport } from "./guess-report.ts";
import styles from "./table.module.css";
import { useClassicWords } from "./words.ts";

/** A round of Classic in play: the input, and the board with its legend. */
export function Table({ play, pieces: league, onShowEnding, note, children }: TableProps<"classic", LeagueOn>) {
  const { t } = useTranslation();
  const { view } = play;
  const { people, describe } = useSuggestions(league);
  const report = useGuessReport(view, league);
  const { nameOf } = useClassicWords();
  const guessed = useMemo(() => new Set(view?.tries.map(({ guess }) => guess)), [view]);
  // What was there when the page came up stands; what comes after turns over.
  const [arrival] = useState(() => ({ round: view?.id, tries: view?.tries.length ?? 0 }));
  const settled = view?.id === arrival.round ? arrival.tries : 0;

  const tries = league === null ? [] : (view?.tries ?? []);
  const limit = view?.limit ?? 7;
  const judging = sentIn(play, (guess) => league?.facts.candidates.has(guess) === true && !guessed.has(guess));
  const isOver = view !== null && view.state !== "guessing";
  return (
    <div className={styles.area}>
      <Dock>
        {isOver && league !== null ? (
          <RoundOver won={view.state === "won"} onShowEnding={onShowEnding}>
            {t("board.over", { player: nameOf(view.answer, league) })}
          </RoundOver>
        ) : (
          <>
            <GuessesLeft left={limit - (view?.tries.length ?? 0)} limit={limit} />
            <PlayerInput
              people={people}
              describe={describe}
              guessed={guessed}
              onChoose={play.guess}
              autoFocus
              busy={play.busy === "judging"}
              isLoading={league === null}
            />
          </>
        )}
      </Dock>
      <section className={styles.board} aria-label={t("board.section")}>
        <Board league={league} tries={tries} settled={settled} judging={judging} />
        <div className={styles.legend}>
          <Legend />
        </div>
      </section>
      <div className={styles.rest}>
        {note}
        {children}
      </div>
      <p className="vh" role="status">
        {report}
      </p>
    </div>
  );
}
