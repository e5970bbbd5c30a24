import { t } from "i18next";
import { Suspense, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { GAME_PATHS } from "#rules/site/pages";
import { GAME_CONFIG } from "#rules/shared/game-config";
import { endingOf } from "#rules/shared/round";
import { useOutcomes } from "../../data/outcomes.ts";
import { endGoal, isGoal, playGoalEffects } from "../../effects/effects.ts";
import { resultsBookOf, hasBook, isOfDay, markOf } from "../../storage/results.ts";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LazyDialogBoundary } from "../../ui/dialog-part.tsx";
import type { ListedLink } from "../../ui/link-list.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import { Tabs, tabId } from "../../ui/tabs.tsx";
import { EndingActions } from "./ending-actions.tsx";
import { EndingMore } from "./ending-more.tsx";
import heading from "./ending-head.module.css";
import styles from "./ending-panels.module.css";
import { EndingResult } from "./ending-result.tsx";
import { EndingStats } from "./ending-stats.tsx";
import type { EndedScreen } from "./game-screen.ts";
import { useResponse } from "./round-context.ts";
import { useIsCleanSweep } from "./use-clean-sweep.ts";

const Nothing = () => null;

const ChallengeResult = onDemand(async () => (await import("./challenge-result.tsx")).ChallengeLink);

/** A win in this many guesses sprays ice. */
const FEW_GUESSES = 3;

/** The ice spray of a clean sweep and of the best wins; nothing if it cannot be loaded. */
const Shavings = onDemand(() =>
  import("../../effects/confetti.tsx").then(
    ({ Confetti: spray }) => spray,
    () => Nothing,
  ),
);

type Tab = "result" | "story" | "stats" | "more";

/**
 * The end of a round, in four tabs: the result, the game's own story, statistics, and the answer's card with links. The
 * buttons at its foot are the same for every tab.
 *
 * @param onChallenge opens the dialog in which a visitor picks an answer for a friend, in a game that has one
 */
export function EndingDialog({
  isDealing,
  links,
  opensByItself,
  onClose,
  onChallenge,
  onAnother,
  ...round
}: EndedScreen & {
  isDealing: boolean;
  links: readonly ListedLink[];
  opensByItself: boolean;
  onClose: () => void;
  onChallenge: (() => void) | undefined;
  onAnother: (() => void) | undefined;
}) {
  const { screen, view, league } = round;
  const panelId = useId();
  const { game, Report, reportTab, nameOf, nameInSentence = nameOf, headOf } = screen;
  const isSweep = useIsCleanSweep(view);
  const [tab, setTab] = useState<Tab>("result");
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    panel.current?.parentElement?.scrollTo(0, 0);
  }, [tab]);

  const won = view.state === "won";
  const isEmpty = view.tries.length === 0;
  const isDay = view.kind === "daily" && !isEmpty;
  const mark = isDay ? markOf(game, view) : undefined;
  const outcomes = useOutcomes(
    game,
    isOfDay(view) && !isEmpty ? view.day : null,
    isDay ? { ...endingOf(view), mark } : null,
    useResponse(view),
  );
  const isNews = useGoal(view.id, isSweep);
  const { toFind } = GAME_CONFIG[game];
  const isGreat = won && (toFind > 1 ? view.correct === toFind : view.tries.length <= FEW_GUESSES);
  const { head, line } = headOf?.(view) ?? {
    head: t(won ? "ending.won" : "ending.lost"),
    line: t(won ? "ending.wonLine" : "ending.answerWas"),
  };
  const lostTo = won ? null : nameInSentence(view.answer, league);
  const title = [head, line, lostTo].filter(Boolean).join(" ");
  // Any visitor can play a day's puzzle; a practice answer only in a game where one can be picked for a friend.
  const canChallenge = !isEmpty && (isOfDay(view) || onChallenge !== undefined);
  const [challenging, setChallenging] = useState(false);
  const tabs: readonly (readonly [Tab, string])[] = [
    ["result", t("ending.tabs.result")],
    ...(isEmpty ? [] : [["story", t(reportTab)] as const]),
    ...(hasBook(resultsBookOf(game, view)) ? [["stats", t("ending.tabs.stats")] as const] : []),
    ["more", t("ending.tabs.more")],
  ];
  return (
    <>
      <Dialog
        opensByItself={opensByItself}
        onClose={onClose}
        size="steady"
        title={title}
        head={
          <>
            {/* The lamp, and a heading of two lines, which together are one sentence. */}
            <div className={classNames("stack gap-3 items-center surface-2", heading.top, won && heading.won)}>
              <svg className={heading.lamp} viewBox="0 0 60 44" aria-hidden="true">
                <use href={won ? "#lamp-on" : "#lamp-off"} />
              </svg>
              <h2>
                <span className="display">{head}</span>{" "}
                <span className={`block muted ${heading.line}`}>
                  {line} {lostTo !== null && <b>{lostTo}</b>}
                </span>
              </h2>
            </div>
            <Tabs label={t("ending.tabs.label")} tabs={tabs} selected={tab} panelId={panelId} onSelect={setTab} />
          </>
        }
        actions={<EndingActions screen={screen} view={view} onAnother={onAnother} isDealing={isDealing} />}
      >
        {isNews && (isSweep || isGreat) && (
          <Suspense>
            <Shavings />
          </Suspense>
        )}
        <div
          ref={panel}
          className={`stack ${styles.panel}`}
          role="tabpanel"
          id={panelId}
          aria-labelledby={tabId(panelId, tab)}
        >
          <Suspense fallback={<p className="muted">{t("loading")}</p>}>
            {tab === "result" && (
              <EndingResult {...round} outcomes={outcomes} mark={mark} onStory={() => setTab("story")} />
            )}
            {tab === "story" && (
              <div>
                <Report view={view} league={league} />
              </div>
            )}
            {tab === "stats" && <EndingStats game={game} view={view} outcomes={outcomes} />}
            {tab === "more" && (
              <EndingMore
                {...round}
                // The button at the foot links to today's puzzle.
                links={links.filter((link) => !isOfDay(view) || !("to" in link) || link.to !== GAME_PATHS[game])}
                onChallenge={canChallenge ? () => setChallenging(true) : undefined}
              />
            )}
          </Suspense>
        </div>
      </Dialog>
      {challenging && (
        <LazyDialogBoundary title={t("challenge.title")} onClose={() => setChallenging(false)}>
          <ChallengeResult
            screen={screen}
            view={view}
            onPick={
              onChallenge &&
              (() => {
                setChallenging(false);
                onChallenge();
              })
            }
            onClose={() => setChallenging(false)}
          />
        </LazyDialogBoundary>
      )}
    </>
  );
}

/**
 * Celebrates a round that was won a moment ago, once, however often its ending opens, unless its lamp has done so.
 * Returns whether it is such a round.
 */
function useGoal(id: string, isSweep: boolean): boolean {
  const [isNews] = useState(() => isGoal(id));
  const celebrate = useEffectEvent(() => {
    playGoalEffects(id, isSweep);
    endGoal();
  });
  useEffect(() => celebrate(), []);
  return isNews;
}
