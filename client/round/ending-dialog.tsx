import { Suspense, useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { isDaily, MEASURES, type GameName } from "#rules/measures";
import { pathOfPlayer } from "#rules/player-address";
import { endingOf } from "#rules/round";
import { rungOf } from "#rules/score";
import { useCleanSweeps } from "../data/clean-sweep.ts";
import { DAILY_PATHS } from "#rules/pages";
import { useOwnStatistics } from "../data/own-statistics.ts";
import { feelGoal, isGoal } from "../feel/feel.ts";
import type { Play } from "../play.ts";
import { bookOf, isOfDay, markOf } from "../storage/results.ts";
import { CleanSweep } from "../ui/clean-sweep.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogPart } from "../ui/dialog-part.tsx";
import { onDemand } from "../ui/on-demand.ts";
import { GoalLight } from "./goal-light.tsx";
import { LinkList, type Way } from "../ui/link-list.tsx";
import { Note } from "../ui/note.tsx";
import { ShareCard } from "../ui/share-card.tsx";
import { Figures, OwnDistribution } from "../ui/statistics.tsx";
import { Compare } from "./compare.tsx";
import { EndingHead } from "./ending-head.tsx";
import styles from "./ending.module.css";
import type { AnyMode, EndedView } from "./mode.ts";
import { AnotherRound, NextPuzzle } from "./next-puzzle.tsx";
import { Share, useShared } from "./share.tsx";

const Nothing = () => null;

const ChallengeResult = onDemand(async () => (await import("./challenge-result.tsx")).ChallengeResult);

/** Whoever has come by a challenge sees how its maker played. */
const Duel = onDemand(async () => (await import("./duel.tsx")).Duel);

/** Ice that cannot be fetched does not fly. */
const Shavings = onDemand(() =>
  import("../feel/shavings.tsx").then(
    ({ Shavings: spray }) => spray,
    () => Nothing,
  ),
);

/**
 * The end of a round. At a glance: the answer, the result to share, how the others did, one's figures and what is
 * next; below, what else is known of the answer, one's own distribution, and what only this game can tell.
 *
 * @param play the round, as it was sealed last
 * @param ways where to go from here
 * @param onChallenge hides an answer from a friend, in a game that has challenges
 * @param onAnother deals another round, in practice
 */
export function EndingDialog({
  mode,
  view,
  pieces,
  play: { token },
  ways,
  onClose,
  onChallenge,
  onAnother,
}: {
  mode: AnyMode;
  view: EndedView;
  pieces: unknown;
  play: Play<GameName>;
  ways: readonly Way[];
  onClose: () => void;
  onChallenge: (() => void) | undefined;
  onAnother: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { game, Details, Report } = mode;
  const measure = MEASURES[game];
  const figures = useOwnStatistics(bookOf(game, view));
  const { nameOf, nameInSentence } = mode.useWords();
  const name = nameOf(view.answer, pieces);
  const sweeps = useCleanSweeps();
  const shared = useShared(mode, view);
  const [search] = useSearchParams();
  const challenge = search.get("challenge");
  const won = view.state === "won";
  // Without a guess there is nothing to share, and no result.
  const isEmpty = view.tries.length === 0;
  const isCompared = view.kind === "daily" && !isEmpty;
  const mark = isCompared ? markOf(game, view) : undefined;
  const isSweep = isCompared && sweeps?.days.includes(view.day) === true;
  const isNews = useGoal(view.id, isSweep);
  const title = won
    ? t("ending.won")
    : name === null
      ? t("ending.short", { count: view.correct, of: measure.toFind })
      : t("ending.lost", { player: nameInSentence?.(view.answer, pieces) ?? name });
  // His own page, first of all that leads on.
  const his: Way[] =
    name !== null && "player" in view.answer
      ? [{ name: t("players.more", { name }), to: pathOfPlayer(view.answer.player, name) }]
      : [];
  const own = (
    <div>
      <OwnDistribution game={game} figures={figures} mine={rungOf(measure, endingOf(view))} />
    </div>
  );
  // What practice has hidden can be hidden again where anybody can; a day's puzzle is there for everybody.
  const canBeat = token !== undefined && (isOfDay(view) || onChallenge !== undefined);
  const [challenging, setChallenging] = useState(false);
  const ending = (
    <Dialog
      open
      onClose={onClose}
      wide
      title={title}
      head={<EndingHead mode={mode} view={view} pieces={pieces} title={title} name={name} headingId={`${id}answer`} />}
      crown={
        won ? (
          <>
            <GoalLight />
            {isNews && isSweep && (
              <Suspense>
                <Shavings />
              </Suspense>
            )}
          </>
        ) : undefined
      }
      actions={
        isEmpty ? undefined : <Share shared={shared} onChallenge={canBeat ? () => setChallenging(true) : undefined} />
      }
    >
      {isCompared && isDaily(game) && <CleanSweep sweeps={sweeps} day={view.day} />}
      <div className={styles.body}>
        {mark !== undefined && (
          <div className={styles.whole}>
            <Note>{t(`uncounted.${mark}`)}</Note>
          </div>
        )}
        {!isEmpty && (
          <section aria-label={t("share.title")}>
            <ShareCard shared={shared} />
          </section>
        )}
        {isCompared ? (
          <section aria-labelledby={`${id}compare`}>
            <Compare game={game} view={view} headingId={`${id}compare`} />
          </section>
        ) : (
          own
        )}
        {challenge !== null && token !== undefined && !isEmpty && (
          <section className={styles.whole} aria-label={t("challenge.name")}>
            <Suspense>
              <Duel game={game} token={token} code={challenge} shared={shared} />
            </Suspense>
          </section>
        )}
        <section className={styles.whole} aria-label={t("statistics.yours")}>
          <Figures game={game} figures={figures} />
        </section>
        {(isOfDay(view) || onAnother !== undefined) && (
          <section className={styles.whole} aria-label={t("ending.next")}>
            {isOfDay(view) ? (
              <NextPuzzle game={game} isPast={view.kind !== "daily"} />
            ) : (
              onAnother && <AnotherRound onAnother={onAnother} />
            )}
          </section>
        )}
        {Details !== null && (
          <div className={`${styles.whole} ${styles.facts}`}>
            <Details answer={view.answer} view={view} pieces={pieces} full={false} />
          </div>
        )}
        <div className={`${styles.whole} ${isCompared ? styles.pair : ""}`}>
          {isCompared && own}
          <nav aria-label={t("ways.title")}>
            {/* Today's puzzle is the next step already, as long as it can be played. */}
            <LinkList
              ways={[...his, ...ways.filter((way) => !isOfDay(view) || !("to" in way) || way.to !== DAILY_PATHS[game])]}
            />
          </nav>
        </div>
        {Report !== null && !isEmpty && (
          <section className={styles.whole} aria-labelledby={`${id}report`}>
            <Report view={view} pieces={pieces} headingId={`${id}report`} />
          </section>
        )}
      </div>
    </Dialog>
  );
  return (
    <>
      {ending}
      {challenging && token !== undefined && (
        <DialogPart title={t("challenge.title")} onClose={() => setChallenging(false)}>
          <ChallengeResult
            mode={mode}
            view={view}
            token={token}
            onPick={
              onChallenge &&
              (() => {
                setChallenging(false);
                onChallenge();
              })
            }
            onClose={() => setChallenging(false)}
          />
        </DialogPart>
      )}
    </>
  );
}

/** Whether the round was won a moment ago, which is celebrated: this once, however often its ending is opened. */
function useGoal(id: string, isSweep: boolean): boolean {
  const [isNews] = useState(() => isGoal(id));
  const celebrate = useEffectEvent(() => feelGoal(id, isSweep));
  useEffect(() => celebrate(), []);
  return isNews;
}
