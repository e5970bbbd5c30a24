import { t } from "i18next";
import { Suspense, useEffect, useId, useMemo } from "react";
import type { CareerRevealed } from "#rules/career/career";
import { isCareerCandidate } from "../../data/people.ts";
import { Dock } from "../shared/dock.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { Hints } from "../shared/hints.tsx";
import { GuessField } from "../shared/guess-field.tsx";
import { partsOnDemand } from "../../ui/on-demand.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import styles from "./table.module.css";
import { countStops } from "./stop-count.ts";
import { careerHints } from "./career-hints.ts";
import { CareerPath, CareerPathPlaceholder } from "./path.tsx";

const feedback = partsOnDemand(() => import("./answers.tsx"), ["Guesses", "LatestGuess", "KnownClubs"]);
const { Guesses, LatestGuess, KnownClubs } = feedback;

/** Preloads the feedback before the first guess, so that its row appears at once. */
function preloadFeedback(): void {
  for (const part of Object.values(feedback)) void part.preload();
}

/** The visible state before the deal. */
const NOTHING_REVEALED: CareerRevealed = { stops: [], position: null, country: null };

/** A round in progress: the field, the path with its facts, and the guesses. */
export function Table({ play, banner, day, league: registry, rules, children }: TableProps<"career">) {
  const guessesId = useId();
  const { view, guesses: shown } = play;

  useEffect(() => whenIdle(preloadFeedback), []);

  const hints = careerHints(view?.seen ?? NOTHING_REVEALED);
  const tries = view?.tries ?? [];
  const latest = shown.at(-1);
  const stops = countStops(view, day);
  const known = view?.seen.stops.length ?? 0;
  const league = useMemo(() => registry && { ...registry, stops: known }, [registry, known]);
  const isOver = view !== null && view.state !== "guessing";
  return (
    <div className={`stack gap-5 items-start ${styles.table}`}>
      <Dock
        banner={banner}
        latest={
          league !== null &&
          latest !== undefined && (
            <Suspense fallback={null}>
              <LatestGuess {...latest} ordinal={shown.length} league={league} />
            </Suspense>
          )
        }
      >
        <GuessField play={play} league={registry} listed="careers" isListed={isCareerCandidate} onGuess={play.guess} />
      </Dock>
      <section
        className={`card stack container clip ${styles.board}`}
        data-unforeseen={(stops === null && play.failure === null) || undefined}
        aria-label={t("career.label")}
      >
        {view !== null && league !== null ? (
          <CareerPath stops={view.seen.stops} misses={isOver ? null : tries.length} league={league} />
        ) : (
          <CareerPathPlaceholder stops={stops} />
        )}
        {view !== null && league !== null && tries.length > 0 && (
          <Suspense fallback={null}>
            <KnownClubs view={view} league={league} />
          </Suspense>
        )}
        <Hints label={t("career.hints")} hints={hints} />
      </section>
      {rules !== null ? (
        <div className={styles.guesses}>{rules}</div>
      ) : (
        <section className={styles.guesses} aria-labelledby={guessesId}>
          <h2 className="sub vh" id={guessesId}>
            {t("board.label")}
          </h2>
          {league !== null && latest !== undefined ? (
            <Suspense fallback={<div data-coming />}>
              <Guesses league={league} tries={shown} settled={play.settled} />
            </Suspense>
          ) : (
            <p className="small muted" data-coming={(play.failure === null && view === null) || undefined}>
              {t("career.noGuess")}
            </p>
          )}
        </section>
      )}
      <div className={`stack gap-4 ${styles.links}`}>
        {!isOver && <p className="small muted">{t("career.candidates")}</p>}
        {children}
      </div>
    </div>
  );
}
