import { t } from "i18next";
import type { FaceClue, FaceGuess } from "#rules/face/face";
import { SKIP } from "#rules/face/stages";
import type { RosterFacts } from "#rules/league/rostered-players";
import { findPlayer } from "#rules/league/player";
import { Chip } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./guess-list.module.css";

/**
 * The guesses, newest first.
 *
 * @param judging the guess that is judged, or null
 * @param hasNext whether a guess can still be made
 * @param latest shows only the newest
 */
export function GuessList({
  tries,
  judging = null,
  hasNext = false,
  latest = false,
  facts,
}: {
  tries: readonly { guess: FaceGuess; clue: FaceClue }[];
  judging?: unknown;
  hasNext?: boolean;
  latest?: boolean;
  facts: RosterFacts;
}) {
  const isSent = judging === SKIP || (typeof judging === "number" && facts.players.has(judging));
  const made: { guess: FaceGuess; clue: FaceClue | null }[] = [...tries];
  if (isSent) made.push({ guess: judging, clue: null });
  const shown = made.map((one, at) => ({ ...one, at })).reverse();
  return (
    <ol className={classNames(styles.guesses, latest && styles.latest)} reversed>
      {hasNext && !isSent && (
        <li key={made.length} className={styles.next} aria-hidden="true">
          <span className={styles.ordinal}>{made.length + 1}</span>
          <span>{t("face.nextShot")}</span>
        </li>
      )}
      {shown.slice(0, latest ? 1 : undefined).map(({ guess, clue, at }) => (
        <li key={at} aria-hidden={clue === null} data-newest={at === made.length - 1 || undefined}>
          <span className={styles.ordinal} aria-hidden="true">
            {at + 1}
          </span>
          <Guessed guess={guess} facts={facts} />
          {clue !== null && guess !== SKIP && <Verdicts guess={guess} clue={clue} facts={facts} />}
        </li>
      ))}
    </ol>
  );
}

/** Whether the guess is right and, of a wrong one, whether its conference is. */
function Verdicts({
  guess,
  clue: { verdict, conference },
  facts,
}: {
  guess: number;
  clue: FaceClue;
  facts: RosterFacts;
}) {
  return (
    <span className="cluster gap-1 justify-end">
      <Chip verdict={verdict}>{t(`face.verdicts.${verdict}`)}</Chip>
      {verdict === "miss" && conference !== undefined && (
        <Chip verdict={conference}>
          {t(`conferences.${findPlayer(facts, guess).conference}`)}
          <span className="vh">{t(`face.conference.${conference}`)}</span>
        </Chip>
      )}
    </span>
  );
}

function Guessed({ guess, facts }: { guess: FaceGuess; facts: RosterFacts }) {
  if (guess === SKIP) {
    return (
      <>
        <span className={`center muted square ${styles.nobody}`}>
          <Icon name="skip" />
        </span>
        <span className={`muted ${styles.skipped}`}>{t("face.skipped")}</span>
      </>
    );
  }
  const { first, last, number, team } = findPlayer(facts, guess);
  return (
    <>
      <Portrait className={styles.portrait} id={guess} last={last} number={number} team={team} />
      <span className="name-20">
        {first} {last}
      </span>
    </>
  );
}
