import { ClueTable } from "../shared/clue-table.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { GuessField } from "../shared/guess-field.tsx";
import { legendsClues } from "./clues.tsx";

export function Table(props: TableProps<"legends">) {
  const { play, league } = props;
  return (
    <ClueTable {...props} list={legendsClues} field={<GuessField play={play} league={league} onGuess={play.guess} />} />
  );
}
