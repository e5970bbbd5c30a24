import { useTranslation } from "react-i18next";
import type { CareerClue } from "#rules/career";
import type { Registry } from "../../data/people.ts";
import { Chip } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./guess-list.module.css";
import { fullName } from "./words.ts";

/**
 * The guesses so far, the latest first.
 *
 * @param judging the player whose guess is being judged; null when none is
 * @param latest shows no other, be it judged or still to be
 */
export function GuessList({
  tries,
  judging = null,
  latest = false,
  registry,
}: {
  tries: readonly { guess: number; clue: CareerClue }[];
  judging?: number | null;
  latest?: boolean;
  registry: Registry;
}) {
  const { t } = useTranslation();
  const made: { guess: number; clue: CareerClue | null }[] = [...tries];
  if (judging !== null) made.push({ guess: judging, clue: null });
  const shown = made.map((one, at) => ({ ...one, at })).reverse();
  return (
    <ol className={classNames(styles.guesses, latest && styles.latest)} reversed>
      {shown.slice(0, latest ? 1 : undefined).map(({ guess, clue, at }) => (
        <li key={guess} aria-hidden={clue === null}>
          <span className={styles.ordinal} aria-hidden="true">
            {at + 1}
          </span>
          <span className={styles.name}>{fullName(registry, guess)}</span>
          {clue !== null && <Chip verdict={clue.verdict}>{t(`career.verdicts.${clue.verdict}`)}</Chip>}
        </li>
      ))}
    </ol>
  );
}
