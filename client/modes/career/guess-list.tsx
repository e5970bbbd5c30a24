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
  const shown = tries.map((made, at) => ({ ...made, at })).reverse();
  return (
    <ol className={classNames(styles.guesses, latest && styles.latest)} reversed>
      {judging !== null && (
        <li className={styles.judging} aria-hidden="true">
          <span className={styles.ordinal}>{tries.length + 1}</span>
          <span className={styles.name}>{fullName(registry, judging)}</span>
        </li>
      )}
      {shown.slice(0, latest ? (judging === null ? 1 : 0) : undefined).map(({ guess, clue: { verdict }, at }) => (
        <li key={guess}>
          <span className={styles.ordinal} aria-hidden="true">
            {at + 1}
          </span>
          <span className={styles.name}>{fullName(registry, guess)}</span>
          <Chip verdict={verdict}>{t(`career.verdicts.${verdict}`)}</Chip>
        </li>
      ))}
    </ol>
  );
}
