import { t } from "i18next";
import { Fragment, type ReactNode } from "react";
import type { RoundState } from "#rules/shared/round";
import type { LoadedPlayers } from "../../data/people.ts";
import { Legend } from "../../ui/legend.tsx";
import { ClueBoard } from "./clue-board.tsx";
import { useClueReport } from "./clue-report.ts";
import { judgedGuess, type ClueList } from "./clues.tsx";
import { Dock } from "./dock.tsx";
import type { TableProps } from "./game-screen.ts";
import styles from "./clue-table.module.css";

interface ClueView<Clue> {
  state: RoundState;
  limit: number;
  tries: readonly { guess: number; clue: Clue }[];
}

/**
 * A round in progress of a game that is one board of clues: the field, and below it the board with its legend.
 *
 * @param limit number of guesses of the round
 * @param field where the next guess is made
 * @param answer the answer of a round that was not won, if it is a row of the board
 */
export function ClueTable<Values extends object, League extends LoadedPlayers, Clue>({
  list,
  play,
  announced,
  announcedEnding,
  banner,
  league,
  rules,
  limit,
  field,
  answer,
  children,
}: Pick<TableProps<"classic" | "legends", League>, "announcedEnding" | "banner" | "league" | "rules" | "children"> & {
  list: ClueList<Values, League, Clue>;
  play: Pick<TableProps<"classic" | "legends", League>["play"], "busy" | "pending" | "initial"> & {
    view: ClueView<Clue> | null;
  };
  announced: ClueView<Clue> | null;
  limit: number;
  field: ReactNode;
  answer?: number | undefined;
}) {
  const report = useClueReport(list, announced, league);
  const { view } = play;
  const settled = play.initial?.guesses ?? 0;
  const isOver = view !== null && view.state !== "guessing";
  return (
    <div className={styles.area}>
      <Dock banner={banner}>{field}</Dock>
      {/* A round in progress gets new elements: the rows of the prerendered empty board, changing their height, would shift. */}
      <Fragment key={String(settled > 0)}>
        <section className="min-w-0" aria-label={t("board.section")}>
          <ClueBoard
            list={list}
            league={league}
            tries={(league === null ? null : view?.tries) ?? NO_TRIES}
            settled={settled}
            judging={judgedGuess(play, league)}
            limit={isOver ? 0 : rules === null ? limit : 1}
            answer={answer}
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

/** The same on every render: the board is memoized. */
const NO_TRIES: readonly never[] = [];
