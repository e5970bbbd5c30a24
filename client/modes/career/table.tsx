import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CareerSeen } from "#rules/career";
import { MEASURES } from "#rules/measures";
import type { Registry } from "../../data/people.ts";
import { Dock } from "../../round/dock.tsx";
import type { TableProps } from "../../round/mode.ts";
import { sentIn } from "../../round/sent-in.ts";
import { RoundOver } from "../../round/round-over.tsx";
import { PlayerInput } from "../../ui/player-input/player-input.tsx";
import { GuessesLeft } from "../../ui/pucks.tsx";
import styles from "./table.module.css";
import { GuessList } from "./guess-list.tsx";
import { stopsOn } from "./foreseen.ts";
import { useGuessReport } from "./guess-report.ts";
import { Hints } from "./hints.tsx";
import { Path, PathToCome } from "./path.tsx";
import { useSuggestions } from "./suggestions.ts";
import { fullName } from "./words.ts";

/** What there is to see before the round is dealt. */
const NOTHING_SEEN: CareerSeen = { stops: [], position: null, country: null };

/** A round of Career Path in play: the input, the path with its hints, and the guesses. */
export function Table({ play, day, pieces: registry, onShowEnding, note, children }: TableProps<"career", Registry>) {
  const { t } = useTranslation();
  const guessesId = useId();
  const { view, busy } = play;
  const { people, describe } = useSuggestions(registry);
  const report = useGuessReport(view, registry);
  const guessed = useMemo(() => new Set(view?.tries.map(({ guess }) => guess)), [view]);

  const { limit } = MEASURES.career;
  const tries = view?.tries ?? [];
  const judging = sentIn(play, (guess) => registry?.byId.has(guess) === true && !guessed.has(guess));
  const stops = view?.seen.stops.length ?? stopsOn(day);
  const isOver = view !== null && view.state !== "guessing";
  return (
    <div className={styles.table}>
      <Dock>
        {isOver && registry !== null ? (
          <RoundOver won={view.state === "won"} onShowEnding={onShowEnding}>
            {t("board.over", { player: fullName(registry, view.answer.player) })}
          </RoundOver>
        ) : (
          <>
            <GuessesLeft left={limit - tries.length} limit={limit} />
            <PlayerInput
              people={people}
              describe={describe}
              guessed={guessed}
              onChoose={play.guess}
              autoFocus
              busy={busy === "judging"}
              isLoading={registry === null}
            />
            {registry !== null && tries.length + (judging === null ? 0 : 1) > 0 && (
              <div className={styles.latest} aria-hidden="true">
                <GuessList tries={tries} judging={judging} latest registry={registry} />
              </div>
            )}
          </>
        )}
      </Dock>
      <section
        className={`card ${styles.board}`}
        data-unforeseen={(stops === null && play.failure === null) || undefined}
        aria-label={t("career.label")}
      >
        {view !== null && registry !== null ? (
          <Path stops={view.seen.stops} misses={isOver ? null : tries.length} registry={registry} />
        ) : (
          <PathToCome stops={stops} />
        )}
        <Hints seen={view?.seen ?? NOTHING_SEEN} />
      </section>
      <section className={styles.guesses} aria-labelledby={guessesId}>
        <h2 className="sub" id={guessesId}>
          {t("board.label")}
        </h2>
        {registry !== null && tries.length + (judging === null ? 0 : 1) > 0 ? (
          <GuessList tries={tries} judging={judging} registry={registry} />
        ) : (
          <p className={`small muted ${styles.none}`}>{t("career.noGuess")}</p>
        )}
      </section>
      <div className={styles.ways}>
        {!isOver && <p className="small muted">{t("career.candidates")}</p>}
        {note}
        {children}
      </div>
      <p className="vh" role="status">
        {report}
      </p>
    </div>
  );
}
