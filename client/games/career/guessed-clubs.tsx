import type { ComparedClub } from "#rules/career/clues";
import type { PlayerRegistry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import styles from "./guessed-clubs.module.css";

export interface ClubsOfGuess {
  of: readonly ComparedClub[];
  /** Number of stops of the path that the guess has lit; null until judged. */
  known: number | null;
}

/** The guessed player's clubs, with those on the answer's path highlighted and ticked, and their number. */
export function GuessedClubs({ of, known, stops, league }: ClubsOfGuess & { stops: number; league: PlayerRegistry }) {
  return (
    <>
      <span className={`cluster gap-1 min-w-0 ${styles.clubs}`} aria-hidden="true">
        {of.map(({ team, isShared }) => (
          <GuessedClub key={team} team={team} isShared={isShared} league={league} />
        ))}
      </span>
      {known !== null && (
        <span className={`bold-24 digits ${styles.count}`} aria-hidden="true">
          {known}
          <small className="label-16 muted">/{stops}</small>
        </span>
      )}
    </>
  );
}

/** A club's crest, highlighted if it is on the path. */
export const GuessedClub = ({ team, isShared, league }: ComparedClub & { league: PlayerRegistry }) => (
  <span className={classNames("round flex-none relative", styles.club, isShared && styles.shared)}>
    <ClubCrest code={team} clubs={league.clubs} />
    {isShared && (
      <span className={`center round absolute ${styles.tick}`}>
        <VerdictIcon verdict="match" />
      </span>
    )}
  </span>
);
