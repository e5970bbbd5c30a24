import { t } from "i18next";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ReportProps, TableProps } from "../shared/game-screen.ts";
import { isOfDay } from "../../storage/results.ts";
import { isEnded } from "../../storage/rounds.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LazyDialogBoundary } from "../../ui/dialog-part.tsx";
import { firstMove } from "../../ui/first-move.ts";
import { onDemand } from "../../ui/on-demand.ts";
import { GuessesLeft } from "../../ui/pucks.tsx";
import { whenIdle } from "../../browser/when-idle.ts";
import { GridBoard } from "./board.tsx";
import { GridOver } from "./grid-over.tsx";
import { gridOnScreen } from "./grid-on-screen.ts";
import styles from "./table.module.css";
import { placedAfter } from "./placed.ts";
import { usePicks } from "./use-picks.ts";

type Props = TableProps<"grid">;
type Dealt = Props & ReportProps<"grid">;

/** Loaded once the Grid is dealt. */
const Search = onDemand(async () => (await import("./search.tsx")).GridSearch);
const AskDialog = onDemand(async () => (await import("../../ui/ask-dialog.tsx")).AskDialog);
const preloadDialogs = () => void Promise.all([Search.preload(), AskDialog.preload()]);

/** A round in progress: the grid and its shots on one screen, and below it the links away from it. */
export function Table(props: Props) {
  const {
    league,
    play: { view },
  } = props;
  useFocusOnNewGrid(view?.id ?? null);
  if (view !== null && league !== null) return <DealtGrid key={view.id} {...props} view={view} league={league} />;
  return (
    <div className={classNames(styles.area, props.rules !== null && styles.first)}>
      <section className={styles.waiting} aria-label={t("grid.label")} aria-busy="true" />
      <div className={styles.foot} />
      {props.rules}
      <aside className={`stack gap-2 mt-2 justify-items-center ${styles.rest}`}>{props.children}</aside>
    </div>
  );
}

function DealtGrid({ play, view, league, rules, onShowEnding, children }: Dealt) {
  const everybody = useMemo(() => league.searchOf([...league.players.values()]), [league]);
  const picks = usePicks(view);
  const [chosen, choose] = useState<number | null>(null);
  const [stopping, setStopping] = useState(false);
  const placed = placedAfter(view.tries);
  const shotsLeft = view.limit - view.tries.length;
  const isOver = view.state !== "guessing";
  const ofDay = isOfDay(view);
  // A cell that was filled, in this tab or another, needs no search.
  const open = chosen === null || play.ended !== null || placed.players.has(chosen) ? null : chosen;
  const board = useFocusReturned(open);
  useEffect(() => whenIdle(preloadDialogs), []);
  useEffect(() => gridOnScreen.set({ lines: view.seen, league }), [view.seen, league]);
  // Synchronous: Safari opens the keyboard only for a field that gets the focus while the tap is handled.
  const openSquare = (square: number) => flushSync(() => choose(square));

  const search = open !== null && (
    <LazyDialogBoundary key={open} title={t("grid.label")} onClose={() => choose(null)}>
      <Search
        square={open}
        view={view}
        league={league}
        everybody={everybody}
        play={play}
        onClose={() => choose(null)}
      />
    </LazyDialogBoundary>
  );
  return (
    <div className={classNames(styles.area, isOver && styles.over, rules !== null && styles.first)}>
      <section ref={board} aria-label={t("grid.label")}>
        <GridBoard
          view={view}
          picks={picks}
          league={league}
          sent={play.busy === "judging" ? play.pending : null}
          chosen={open}
          onChoose={isOver ? undefined : openSquare}
        />
      </section>
      <section className={styles.foot} aria-label={t("grid.turn")}>
        {isEnded(view) ? (
          <GridOver view={view} league={league} />
        ) : (
          <GuessesLeft left={shotsLeft} limit={view.limit} words={t("grid.shots", { count: shotsLeft })} />
        )}
      </section>
      {search}
      {rules}
      <aside className={`stack gap-2 mt-2 justify-items-center ${styles.rest}`} aria-label={t("links.title")}>
        {isOver && (
          <Button variant="text" onClick={onShowEnding}>
            {t("board.result")}
          </Button>
        )}
        {ofDay && !isOver && view.tries.length > 0 && (
          <Button variant="text" icon="flag" disabled={play.busy !== null} onClick={() => setStopping(true)}>
            {t("grid.stop")}
          </Button>
        )}
        {children}
      </aside>
      {stopping && !isOver && (
        <LazyDialogBoundary title={t("grid.stopTitle")} onClose={() => setStopping(false)}>
          <AskDialog
            title={t("grid.stopTitle")}
            text={t("grid.stopText", { count: placed.players.size })}
            keep={t("grid.goOn")}
            act={{ label: t("grid.stop"), icon: "flag", run: play.giveUp }}
            onClose={() => setStopping(false)}
          />
        </LazyDialogBoundary>
      )}
    </div>
  );
}

/** Moves the focus to the first cell of a new Grid, if it was in the ending of the one before. */
function useFocusOnNewGrid(id: string | null): void {
  const last = useRef(id);
  useEffect(() => {
    if (id === null || id === last.current) return;
    if (last.current !== null && document.activeElement === document.body) firstMove()?.focus({ preventScroll: true });
    last.current = id;
  }, [id]);
}

/** Returns the focus to the cell whose search was closed: its button may have been replaced by a player. */
function useFocusReturned(open: number | null) {
  const board = useRef<HTMLElement>(null);
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (open === null && last.current !== null) {
      board.current?.querySelector<HTMLElement>(`[data-square="${last.current}"]`)?.focus();
    }
    last.current = open;
  }, [open]);
  return board;
}
