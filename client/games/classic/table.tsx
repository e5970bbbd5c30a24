import { Fragment, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { MISSES_BEFORE_HINT } from "#rules/classic/hint";
import type { GameView } from "#rules/games";
import type { LeagueVersion } from "../../data/league.ts";
import { ClueBoard } from "../shared/clue-board.tsx";
import { useClueReport } from "../shared/clue-report.ts";
import { Dock } from "../shared/dock.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { pendingGuessOf } from "../shared/pending-guess.ts";
import { Legend } from "../../ui/legend.tsx";
import { onDemand } from "../../ui/on-demand.ts";
import { NotRostered } from "../shared/not-listed-parts.ts";
import { PlayerInput, usePlayerSearch } from "../../search/player-input.tsx";
import { classicClues } from "./clues.tsx";
import { useRefusedPlayers, useHardMode } from "./hard.ts";
import styles from "./table.module.css";

const NO_TRIES: GameView<"classic">["tries"] = [];

/** Loaded with the ending, after the first guess. */
const HintBox = onDemand(async () => (await import("./hint-box.tsx")).HintBox);

/** A round of Classic in progress: the field, and below it the board with its legend. */
export function Table({
  play,
  announced,
  announcedEnding,
  banner,
  league,
  rules,
  children,
}: TableProps<"classic", LeagueVersion>) {
  const { t } = useTranslation();
  const { view } = play;
  const search = usePlayerSearch(league);
  const report = useClueReport(classicClues, announced, league);
  const isHard = useHardMode(view);
  const barred = useRefusedPlayers(view, league);
  const guessed = useMemo(() => new Set(view?.tries.map(({ guess }) => guess)), [view]);

  const settled = play.initial?.guesses ?? 0;
  const tries = (league === null ? null : view?.tries) ?? NO_TRIES;
  const limit = view?.limit ?? 7;
  const made = view?.tries.length ?? 0;
  const judging = pendingGuessOf(play, (guess) => league?.facts.players.has(guess) === true && !guessed.has(guess));
  const isOver = view !== null && view.state !== "guessing";
  return (
    <div className={styles.area}>
      <Dock>
        {banner || (
          <>
            <PlayerInput
              {...search}
              none={NotRostered}
              guessed={guessed}
              barred={barred}
              onChoose={(id) => play.guess(id, isHard)}
              left={limit - made}
              autoFocus
              busy={play.busy}
              isLoading={league === null}
            />
            {view !== null && made >= MISSES_BEFORE_HINT && (
              <Suspense fallback={<div className="target" />}>
                <HintBox key={view.id} play={play} hint={view.hint} league={league} />
              </Suspense>
            )}
          </>
        )}
      </Dock>
      {/* A round in progress gets new elements: the rows of the prerendered empty board, changing their height, would shift. */}
      <Fragment key={String(settled > 0)}>
        <section className="min-w-0" aria-label={t("board.section")}>
          <ClueBoard
            list={classicClues}
            league={league}
            tries={tries}
            settled={settled}
            judging={judging}
            limit={isOver ? 0 : rules === null ? limit : 1}
            answer={isOver && view.state !== "won" ? view.answer.player : undefined}
          />
          {rules ?? <Legend />}
        </section>
        {children}
      </Fragment>
      <p className="vh" role="status">
        {report}
        {announcedEnding && ` ${announcedEnding}`}
      </p>
    </div>
  );
}
