import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { GAME_CONFIG } from "#rules/shared/game-config";
import type { PlayerRegistry } from "../../data/people.ts";
import { ClueBoard } from "../shared/clue-board.tsx";
import { useClueReport } from "../shared/clue-report.ts";
import { Dock } from "../shared/dock.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { pendingGuessOf } from "../shared/pending-guess.ts";
import { Legend } from "../../ui/legend.tsx";
import { PlayerInput, usePlayerSearch } from "../../search/player-input.tsx";
import { legendsClues } from "./clues.tsx";
import styles from "./table.module.css";

/** A round of Legends in progress: the field, and the board with its legend. */
export function Table({
  play,
  announced,
  announcedEnding,
  banner,
  league: registry,
  rules,
  children,
}: TableProps<"legends", PlayerRegistry>) {
  const { t } = useTranslation();
  const { view } = play;
  const search = usePlayerSearch(registry);
  const report = useClueReport(legendsClues, announced, registry);
  const guessed = useMemo(() => new Set(view?.tries.map(({ guess }) => guess)), [view]);

  const { limit } = GAME_CONFIG.legends;
  const isOver = view !== null && view.state !== "guessing";
  const tries = registry === null ? [] : (view?.tries ?? []);
  const judging = pendingGuessOf(play, (guess) => registry?.players.has(guess) === true && !guessed.has(guess));
  return (
    <div className={`stack gap-4 ${styles.area}`}>
      <Dock>
        {banner || (
          <PlayerInput
            {...search}
            guessed={guessed}
            onChoose={play.guess}
            left={limit - (view?.tries.length ?? 0)}
            autoFocus
            busy={play.busy}
            isLoading={registry === null}
          />
        )}
      </Dock>
      <section className="min-w-0" aria-label={t("board.section")}>
        <ClueBoard
          list={legendsClues}
          league={registry}
          tries={tries}
          settled={play.initial?.guesses ?? 0}
          judging={judging}
          limit={isOver ? 0 : rules === null ? limit : 1}
        />
        {rules ?? (
          <div className="mt-3">
            <Legend />
          </div>
        )}
      </section>
      <div className="stack gap-4">{children}</div>
      <p className="vh" role="status">
        {report}
        {announcedEnding && ` ${announcedEnding}`}
      </p>
    </div>
  );
}
