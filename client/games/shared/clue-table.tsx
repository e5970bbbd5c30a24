import { t } from "i18next";
import { Fragment, type ReactNode } from "react";
import { GAME_CONFIG, type GameName } from "#rules/shared/game-config";
import type { RoundState } from "#rules/shared/round";
import type { LoadedPlayers } from "../../data/people.ts";
import { Legend } from "../../ui/legend.tsx";
import { ClueBoard } from "./clue-board.tsx";
import type { ClueList } from "./clues.tsx";
import { Dock } from "./dock.tsx";
import type { TableProps } from "./game-screen.ts";
import type { RoundInPlay, ShownGuess } from "./use-play.ts";
import styles from "./clue-table.module.css";

/**
 * A round in progress of a game that is one board of clues: the field, and below it the board with its legend.
 *
 * @param field where the next guess is made
 * @param answer the answer of a round that was not won, if it is a row of the board
 */
export function ClueTable<Values extends object, League extends LoadedPlayers, Clue>({
  list,
  play,
  banner,
  league,
  rules,
  field,
  answer,
  children,
}: Pick<TableProps<GameName, League>, "banner" | "league" | "rules" | "children"> & {
  list: ClueList<Values, League, Clue>;
  play: Pick<RoundInPlay<"classic" | "legends">, "game" | "settled"> & {
    view: { state: RoundState } | null;
    guesses: readonly ShownGuess<number, Clue>[];
  };
  field: ReactNode;
  answer?: number | undefined;
}) {
  const { view, settled } = play;
  const isOver = view !== null && view.state !== "guessing";
  return (
    <div className={`stack gap-3 ${styles.area}`}>
      <Dock banner={banner}>{field}</Dock>
      {/* A round in progress gets new elements: the rows of the prerendered empty board, changing their height, would shift. */}
      <Fragment key={String(settled > 0)}>
        <section className="min-w-0" aria-label={t("board.section")}>
          <ClueBoard
            list={list}
            league={league}
            tries={play.guesses}
            settled={settled}
            limit={isOver ? 0 : rules === null ? GAME_CONFIG[play.game].limit : 1}
            answer={answer}
          />
          {rules ?? <Legend />}
        </section>
        {children}
      </Fragment>
    </div>
  );
}
