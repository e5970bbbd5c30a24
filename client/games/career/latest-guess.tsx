import type { CareerClue } from "#rules/career/career";
import { CAREER_CLUES } from "#rules/career/clues";
import { findPlayer, type PlayerRegistry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { ArrowIcon, VerdictIcon } from "../../ui/verdict-icon.tsx";
import { ClueValue } from "./clue-value.tsx";
import { knownStops } from "./guessed-clubs.tsx";
import { clueMark } from "./guess-row.tsx";
import styles from "./latest-guess.module.css";

/**
 * The newest guess in two lines below the field, where the list is out of view. Decorative: the list has the text.
 *
 * @param clue null while it is judged
 */
export function LatestGuess({
  guess,
  clue,
  ordinal,
  stops,
  registry,
}: {
  guess: number;
  clue: CareerClue | null;
  ordinal: number;
  stops: number;
  registry: PlayerRegistry;
}) {
  const person = findPlayer(registry, guess);
  const common = clue?.common ?? null;
  return (
    <ol className={styles.latest} start={ordinal}>
      <li>
        <span className={styles.ordinal}>{ordinal}</span>
        <span className={styles.name}>
          {person.first} {person.last}
        </span>
        <span className={styles.clues}>
          {CAREER_CLUES.map((name) => {
            const verdict = common?.[name].verdict ?? null;
            const arrow = common !== null && name !== "clubs" ? clueMark(common, name).arrow : "none";
            return (
              <span key={name} className={classNames(styles.clue, verdict === null ? styles.waiting : styles[verdict])}>
                {name !== "clubs" ? (
                  <ClueValue name={name} person={person} common={common} />
                ) : (
                  common !== null && `${knownStops(common, stops)}/${stops}`
                )}
                {arrow !== "none" && <ArrowIcon className={styles.arrow} arrow={arrow} />}
                {verdict !== null && <VerdictIcon className={styles.verdict} verdict={verdict} />}
              </span>
            );
          })}
        </span>
      </li>
    </ol>
  );
}
