import { useTranslation } from "react-i18next";
import { SKIP, type FaceClue, type FaceGuess } from "#rules/face";
import { candidateOf, type Facts } from "#rules/player";
import { Chip } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./guess-list.module.css";

/**
 * The guesses so far, the latest first.
 *
 * @param judging the guess that is being judged; null when none is
 * @param hasNext whether there is a guess still to be made
 */
export function GuessList({
  tries,
  judging = null,
  hasNext,
  facts,
}: {
  tries: readonly { guess: FaceGuess; clue: FaceClue }[];
  judging?: unknown;
  hasNext: boolean;
  facts: Facts;
}) {
  const { t } = useTranslation();
  const isSent = judging === SKIP || (typeof judging === "number" && facts.candidates.has(judging));
  return (
    <ol className={styles.guesses} reversed>
      {hasNext && (
        <li className={isSent ? styles.judging : styles.next} aria-hidden="true">
          <span className={styles.ordinal}>{tries.length + 1}</span>
          {isSent ? <Guessed guess={judging} facts={facts} /> : <span>{t("face.nextShot")}</span>}
        </li>
      )}
      {tries
        .map(({ guess, clue: { verdict } }, at) => (
          <li key={at}>
            <span className={styles.ordinal} aria-hidden="true">
              {at + 1}
            </span>
            <Guessed guess={guess} facts={facts} />
            {guess !== SKIP && <Chip verdict={verdict}>{t(`face.verdicts.${verdict}`)}</Chip>}
          </li>
        ))
        .reverse()}
    </ol>
  );
}

function Guessed({ guess, facts }: { guess: FaceGuess; facts: Facts }) {
  const { t } = useTranslation();
  if (guess === SKIP) {
    return (
      <>
        <span className={styles.nobody}>
          <Icon name="skip" />
        </span>
        <span className={styles.skipped}>{t("face.skipped")}</span>
      </>
    );
  }
  const { first, last, number, team } = candidateOf(facts, guess);
  return (
    <>
      <Portrait className={styles.portrait} id={guess} last={last} number={number} team={team} />
      <span className={styles.name}>
        {first} {last}
      </span>
    </>
  );
}
