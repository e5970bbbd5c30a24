import { Suspense } from "react";
import { MISSES_BEFORE_HINT } from "#rules/classic/hint";
import { onDemand } from "../../ui/on-demand.ts";
import { ClueTable } from "../shared/clue-table.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { GuessField } from "../shared/guess-field.tsx";
import { classicClues } from "./clues.tsx";
import { useRefusedPlayers, useHardMode } from "./hard.ts";

/** Loaded with the ending, after the first guess. */
const HintBox = onDemand(async () => (await import("./hint-box.tsx")).HintBox);

/** A round of Classic in progress: below the field is the hint. */
export function Table(props: TableProps<"classic">) {
  const { play, league } = props;
  const { view } = play;
  const isHard = useHardMode(view);
  const refused = useRefusedPlayers(view, league);
  return (
    <ClueTable
      {...props}
      list={classicClues}
      field={
        <>
          <GuessField
            play={play}
            league={league}
            listed="rostered"
            refused={refused}
            onGuess={(player) => play.guess(player, isHard)}
          />
          {view !== null && view.tries.length >= MISSES_BEFORE_HINT && (
            <Suspense fallback={<div className="target" />}>
              <HintBox key={view.id} play={play} league={league} />
            </Suspense>
          )}
        </>
      }
      answer={view !== null && view.state !== "guessing" && view.state !== "won" ? view.answer.player : undefined}
    />
  );
}
