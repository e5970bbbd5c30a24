import { GAME_CONFIG } from "#rules/shared/game-config";
import type { PlayerRegistry } from "../../data/people.ts";
import { ClueTable } from "../shared/clue-table.tsx";
import type { TableProps } from "../shared/game-screen.ts";
import { GuessField } from "../shared/guess-field.tsx";
import { legendsClues } from "./clues.tsx";

const { limit } = GAME_CONFIG.legends;

export function Table(props: TableProps<"legends", PlayerRegistry>) {
  const { play, league } = props;
  return (
    <ClueTable
      {...props}
      list={legendsClues}
      limit={limit}
      field={<GuessField play={play} league={league} limit={limit} onGuess={play.guess} />}
    />
  );
}
