import { t } from "i18next";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { isDaily } from "#rules/shared/game-config";
import type { ExclusionReason } from "#rules/shared/score";
import { useCleanSweeps } from "../../data/clean-sweep.ts";
import type { OutcomesState } from "../../data/outcomes.ts";
import { isOfDay } from "../../storage/results.ts";
import { classNames } from "../../ui/class-names.ts";
import { CleanSweep } from "../../ui/clean-sweep.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import { ResultMarks } from "../../ui/result-marks.tsx";
import { shareTitle } from "../../ui/share-text.ts";
import { Squares } from "../../ui/squares.tsx";
import { ComparisonLines } from "./comparison-lines.tsx";
import styles from "./ending-result.module.css";
import type { EndedScreen } from "./game-screen.ts";
import { HornOffer } from "./horn-offer.tsx";
import { UntilNext } from "./next-puzzle.tsx";
import { useShareContent } from "./share.tsx";

/** How the challenger played, after a challenge. */
const LazyChallengeOutcome = onDemand(async () => (await import("./duel.tsx")).ChallengeOutcome);
const LazySharedResult = onDemand(async () => (await import("./duel.tsx")).SharedResult);

/**
 * The first tab of the ending: the comparison with a challenger, the answer, the squares (or the game's figures) with a
 * comparison and the streak, the best line of the game's own story, and the countdown.
 *
 * @param mark why the result does not count
 */
export function EndingResult({
  screen,
  view,
  league,
  outcomes,
  mark,
  onStory,
}: EndedScreen & {
  outcomes: OutcomesState;
  mark: ExclusionReason | undefined;
  onStory: () => void;
}) {
  const { game, Answer, Teaser, Figures } = screen;
  const shared = useShareContent(screen, view);
  const sweeps = useCleanSweeps();
  const [search] = useSearchParams();
  const challenge = search.get("challenge");
  // A friend's shared result of the same puzzle.
  const friends = search.get("r");
  const { kind, day, tries } = view;
  const isEmpty = tries.length === 0;
  const isDay = kind === "daily";
  const compared =
    challenge !== null ? (
      <LazyChallengeOutcome game={game} view={view} code={challenge} shared={shared} />
    ) : (
      friends !== null &&
      isOfDay(view) &&
      search.get("day") === day && <LazySharedResult game={game} code={friends} shared={shared} />
    );
  return (
    <div className={classNames("col gap-3", styles.result, Figures && styles.withBoard)}>
      {compared && !isEmpty && (
        <section aria-label={t("challenge.name")}>
          <Suspense>{compared}</Suspense>
        </section>
      )}
      {isDay && !isEmpty && isDaily(game) && <CleanSweep sweeps={sweeps} day={day} />}
      {mark !== undefined && <Note>{t(`uncounted.${mark}`)}</Note>}
      <Answer answer={view.answer} view={view} league={league} />
      <div className={`stack gap-3 ${styles.beside}`}>
        {view.state === "won" && <HornOffer />}
        {!isEmpty && (
          <div className={`row gap-3 flex-wrap ${styles.compared}`}>
            {Figures === undefined ? (
              <div className={`stack gap-2 justify-items-center ${styles.squares}`}>
                <p className="vh">{shareTitle(shared)}</p>
                {shared.line !== null && <p className="vh">{shared.line}</p>}
                <Squares rows={shared.rows} />
                <ResultMarks hint={shared.hint} hard={shared.hard} isLong />
              </div>
            ) : (
              <Figures view={view} league={league} />
            )}
            <ComparisonLines game={game} view={view} outcomes={outcomes} />
          </div>
        )}
        {!isEmpty && Teaser && (
          <button
            type="button"
            className={`stack gap-3 items-center w-full surface-2 ink ${styles.teaser}`}
            onClick={onStory}
          >
            <Icon name="whistle" />
            <span>
              <Teaser view={view} league={league} />
            </span>
            <Icon name="arrow" small />
          </button>
        )}
        {isDay && <UntilNext game={game} className={styles.until} />}
      </div>
    </div>
  );
}
