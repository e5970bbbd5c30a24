import { t } from "i18next";
import { memo, Suspense, useEffect, useState } from "react";
import type { EndedRound } from "#rules/games";
import type { Day } from "#rules/shared/day";
import type { GameName } from "#rules/shared/game-config";
import type { RulesName } from "#rules/site/played-games";
import type { RoundInPlay } from "./use-play.ts";
import type { LoadState } from "../../data/loaded.ts";
import { useIsNew } from "../../data/has-played.ts";
import { useStoragePersistent } from "../../storage/local-storage.ts";
import { LazyDialogBoundary } from "../../ui/dialog-part.tsx";
import { LinkRow, type ListedLink } from "../../ui/link-list.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import { ErrorBoundary } from "../../ui/part-boundary.tsx";
import { ChunkLoadError } from "../../browser/chunk.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import { Note } from "../../ui/note.tsx";
import { ChallengeLine } from "./challenge-line.tsx";
import { DealFailed } from "./deal-failed.tsx";
import styles from "./game-round.module.css";
import type { AnyGameScreen, EndingLines } from "./game-screen.ts";
import { NewsContext, useNewsInView } from "./news.ts";
import { ResponseContext } from "./round-context.ts";
import { useEndingOpen } from "./use-ending-open.ts";
import { useRulesOnScreen } from "./use-rules-on-screen.ts";
import { usePlayNotices } from "./use-play-notices.ts";

const RoundOver = onDemand(async () => (await import("./round-over.tsx")).RoundOver);
const EndingReveal = onDemand(async () => (await import("./ending-reveal.tsx")).EndingReveal);
const EndingDialog = onDemand(async () => (await import("./ending-dialog.tsx")).EndingDialog);

interface Props {
  screen: AnyGameScreen;
  play: RoundInPlay<GameName>;
  /** Day of the puzzle; null for practice and challenges. */
  day: Day | null;
  loaded: LoadState<unknown>;
  links: readonly ListedLink[];
  /** Deals the next round of practice. */
  onAnother?: () => void;
  /** Deals the round again if it cannot be continued. */
  onStartOver: () => void;
}

/**
 * A round from deal to ending, of any kind. Another version of the site, or a person, may have written a stored one: if
 * it cannot be shown, it stays stored until the visitor starts over.
 */
export function GameRound(props: Props) {
  const { play, onStartOver } = props;
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      key={attempt}
      of={play.response}
      failed={(error) => {
        if (play.response === null || error instanceof ChunkLoadError) throw error;
        return (
          <DealFailed code="invalid-token" canRetry onRetry={() => setAttempt(attempt + 1)} onStartOver={onStartOver} />
        );
      }}
    >
      <Round {...props} />
    </ErrorBoundary>
  );
}

function Round({ screen, play, day, loaded, links, onAnother, onStartOver }: Props) {
  const keeping = useStoragePersistent();
  const [challenging, setChallenging] = useState(false);
  const { view, ended, reveal } = play;
  const { value: league } = loaded;
  const { Table, GuessReport, Challenge, nameOf, nameInSentence = nameOf, headOf } = screen;
  const ending = useEndingOpen(play);
  const hasGuessed = view !== null && view.tries.length > 0;
  // Without the league no guess can be shown.
  const isAwaited = league === null && hasGuessed;
  usePreloadedParts(screen, hasGuessed);
  const news = useNewsInView(play);
  const isLost = usePlayNotices(play);
  const failure = (view === null || isLost ? play.failure : null) ?? loaded.failure;
  const rulesName = screen.kindOf?.(view, day)?.rules ?? screen.game;
  useRulesOnScreen(rulesName);
  const isNew = useIsNew(rulesName) && !hasGuessed;
  const retry = () => {
    if (view === null) play.retry();
    if (loaded.failure !== null) loaded.retry();
  };

  // No round can be loaded, so no empty board is shown.
  if (view === null && isLost && failure !== null) {
    return <DealFailed code={failure} onRetry={play.retry} onStartOver={onStartOver} links={links} />;
  }
  const challenge = Challenge && (() => setChallenging(true));
  const allLinks =
    challenge === undefined
      ? links
      : [...links, { name: t("challenge.open"), short: t("links.challenge"), onOpen: challenge }];
  const won = ended?.state === "won";
  const lines =
    ended !== null && league !== null
      ? (headOf?.(ended) ?? {
          head: won ? t(`board.goals.${goalOf(ended)}`) : t("board.lost"),
          line: t("board.over", { player: nameInSentence(ended.answer, league) }),
        })
      : null;
  // The last guess, if it was made on this page. Giving up is no guess: its ending opens.
  const announced = ended ?? view;
  const last = announced?.state === "gave-up" ? undefined : announced?.tries.slice(play.settled).at(-1);
  return (
    <ResponseContext value={play.response}>
      <ChallengeLine view={view} />
      {failure !== null && <DealFailed code={failure} onRetry={retry} onStartOver={onStartOver} />}
      <NewsContext value={news}>
        <Table
          play={isAwaited ? { ...play, view: null, guesses: [], settled: 0 } : play}
          banner={
            lines !== null &&
            reveal === null && (
              <Suspense fallback={<div className={styles.over} />}>
                <RoundOver {...lines} won={won} onShowEnding={ending.show} />
              </Suspense>
            )
          }
          day={day}
          league={league}
          rules={isNew ? <RulesInPage screen={screen} name={rulesName} /> : null}
          onShowEnding={ending.show}
        >
          <nav aria-label={t("links.title")}>
            <LinkRow links={allLinks} />
          </nav>
          {/* Last, because the server cannot prerender it: it would shift the content below. */}
          {!keeping && <Note>{t("errors.notKept")}</Note>}
        </Table>
      </NewsContext>
      <p className="vh" role="status">
        {announced !== null && last !== undefined && league !== null && (
          <Suspense>
            <GuessReport view={announced} last={last} league={league} />
            {lines !== null && ` ${sentencesOf(lines)}`}
          </Suspense>
        )}
      </p>
      {reveal !== null && ended !== null && lines !== null && (
        <LazyDialogBoundary title={t("board.result")} onClose={() => reveal.show(null)}>
          <EndingReveal {...reveal} {...lines} view={ended} />
        </LazyDialogBoundary>
      )}
      {ended !== null && league !== null && ending.isOpen && (
        <LazyDialogBoundary title={t("board.result")} onClose={ending.hide}>
          <EndingDialog
            screen={screen}
            view={ended}
            league={league}
            links={links}
            opensByItself={ending.opensByItself}
            onClose={ending.hide}
            onChallenge={challenge}
            onAnother={onAnother}
            isDealing={play.busy === "beginning"}
          />
        </LazyDialogBoundary>
      )}
      {Challenge && challenging && league !== null && (
        <LazyDialogBoundary title={t("challenge.title")} onClose={() => setChallenging(false)}>
          <Challenge league={league} onClose={() => setChallenging(false)} />
        </LazyDialogBoundary>
      )}
    </ResponseContext>
  );
}

/** The rules until the first verdict. Memoized: a guess, which is shown at once, need not render them again. */
const RulesInPage = memo(function RulesInPage({ screen, name }: { screen: AnyGameScreen; name: RulesName }) {
  const { Rules } = screen;
  return (
    <Suspense>
      <Rules name={name} />
    </Suspense>
  );
});

/** Returns the number of the word for a goal: that of the guesses. Games with six guesses have no fifth word. */
const goalOf = ({ limit, tries: { length } }: EndedRound) =>
  (limit < 7 && length > 4 ? length + 1 : length) as 1 | 2 | 3 | 4 | 5 | 6 | 7;

const sentencesOf = ({ head, line }: EndingLines): string => `${head}${head.endsWith("!") ? "" : "."} ${line}`;

/**
 * Preloads the announcement of the next guess, and after the first guess the ending. Not during the animation of the
 * tiles: each part adds styles, after which the browser recalculates the styles of the whole page.
 */
function usePreloadedParts(screen: AnyGameScreen, hasGuessed: boolean): void {
  useEffect(() => whenIdle(() => void screen.GuessReport.preload()), [screen]);
  useEffect(() => {
    if (!hasGuessed) return;
    return whenIdle(() => {
      for (const part of [RoundOver, EndingReveal, EndingDialog, screen.Answer, screen.Details, screen.Report])
        void part.preload();
    });
  }, [screen, hasGuessed]);
}
