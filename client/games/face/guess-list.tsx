import { t } from "i18next";
import type { FaceClue, FaceGuess } from "#rules/face/face";
import { SKIP } from "#rules/face/stages";
import type { LeagueVersion } from "../../data/league.ts";
import { findPlayer } from "#rules/league/player";
import { Chip } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ShownGuess } from "../shared/use-play.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./guess-list.module.css";

/**
 * The guesses, newest first.
 *
 * @param hasNext whether a guess can still be made
 * @param latest shows only the newest
 */
export function GuessList({
  guesses,
  hasNext = false,
  latest = false,
  league,
}: {
  guesses: readonly ShownGuess<FaceGuess, FaceClue>[];
  hasNext?: boolean;
  latest?: boolean;
  league: LeagueVersion;
}) {
  const made = guesses.length;
  const shown = guesses.map((one, at) => ({ ...one, at })).reverse();
  return (
    <ol className={classNames(styles.guesses, latest && styles.latest)} reversed>
      {hasNext && (
        <li key={made} className={`stack gap-3 items-center hairline line-18 ${styles.next}`} aria-hidden="true">
          <span className={styles.ordinal}>{made + 1}</span>
          <span>{t("face.nextShot")}</span>
        </li>
      )}
      {shown.slice(0, latest ? 1 : undefined).map(({ guess, clue, at }) => (
        <li
          key={at}
          className="stack gap-3 items-center hairline"
          aria-hidden={clue === null}
          data-newest={at === made - 1 || undefined}
        >
          <span className={styles.ordinal} aria-hidden="true">
            {at + 1}
          </span>
          <Guessed guess={guess} league={league} />
          {clue !== null && guess !== SKIP && <Verdicts guess={guess} clue={clue} league={league} />}
        </li>
      ))}
    </ol>
  );
}

/** Whether the guess is right and, of a wrong one, whether its conference is. */
function Verdicts({ guess, clue, league }: { guess: number; clue: FaceClue; league: LeagueVersion }) {
  const { verdict, conference } = clue;
  return (
    <span className="cluster gap-1 justify-end">
      <Chip verdict={verdict}>{t(`face.verdicts.${verdict}`)}</Chip>
      {verdict === "miss" && conference !== undefined && (
        <Chip verdict={conference}>
          {t(`conferences.${findPlayer(league, guess).conference}`)}
          <span className="vh">{t(`face.conference.${conference}`)}</span>
        </Chip>
      )}
    </span>
  );
}

function Guessed({ guess, league }: { guess: FaceGuess; league: LeagueVersion }) {
  if (guess === SKIP) {
    return (
      <>
        <span className={`center muted square r-tile ${styles.nobody}`}>
          <Icon name="skip" />
        </span>
        <span className="line-18 muted">{t("face.skipped")}</span>
      </>
    );
  }
  const { first, last, number, team } = findPlayer(league, guess);
  return (
    <>
      <Portrait className={styles.portrait} id={guess} last={last} number={number} team={team} />
      <span className="name-20">
        {first} {last}
      </span>
    </>
  );
}
