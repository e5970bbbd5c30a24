import type { CareerClue } from "#rules/career/career";
import { Tile } from "../../ui/tile.tsx";
import { clueText, namesIn } from "../shared/clues.tsx";
import type { ShownGuess } from "../shared/use-play.ts";
import { careerClues, type CareerLeague } from "./clues.tsx";
import styles from "./latest-guess.module.css";

/** The newest guess below the field. @param clue null while it is judged */
export function LatestGuess({
  guess,
  clue,
  ordinal,
  league,
}: ShownGuess<number, CareerClue> & { ordinal: number; league: CareerLeague }) {
  const { player, values, marks } = careerClues.read(league, guess, clue);
  return (
    <ol className={styles.latest} start={ordinal}>
      <li className="stack items-center">
        <span className={styles.ordinal}>{ordinal}</span>
        <span className={`clip nowrap ${styles.name}`}>
          {player.first} {player.last}
        </span>
        <span className={`stack gap-1 ${styles.clues}`}>
          {namesIn(careerClues).map((name) => (
            <Tile key={name} mark={marks?.[name] ?? null} label={careerClues.label(name)}>
              {clueText(careerClues, name, values, league)}
            </Tile>
          ))}
        </span>
      </li>
    </ol>
  );
}
