import type { CareerClues } from "#rules/career/clues";
import type { PlayerSummary } from "#rules/league/all-players";
import { townClubOf } from "#rules/league/tenures";
import type { PlayerRegistry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import { useClubsSentence } from "./clue-sentence.ts";
import styles from "./guessed-clubs.module.css";

/**
 * The guessed player's clubs, with those on the answer's path highlighted and ticked, and their number.
 *
 * @param common null until judged: then none is highlighted
 */
export function GuessedClubs({
  person,
  common,
  stops,
  registry,
}: {
  person: PlayerSummary;
  common: CareerClues | null;
  stops: number;
  registry: PlayerRegistry;
}) {
  const sentenceOf = useClubsSentence(registry);
  const clubs = common?.clubs.of ?? ownClubsOf(person);
  return (
    <>
      <span className={styles.clubs} aria-hidden="true">
        {clubs.map(({ team, isShared }) => (
          <GuessedClub key={team} team={team} isShared={isShared} registry={registry} />
        ))}
      </span>
      {common !== null && (
        <>
          <span className={styles.count} aria-hidden="true">
            {knownStops(common, stops)}
            <small>/{stops}</small>
          </span>
          <span className="vh">{sentenceOf(common)}</span>
        </>
      )}
    </>
  );
}

/** A club's crest, highlighted if it is on the path. */
export const GuessedClub = ({
  team,
  isShared,
  registry,
}: {
  team: string;
  isShared: boolean;
  registry: PlayerRegistry;
}) => (
  <span className={classNames(styles.club, isShared && styles.shared)}>
    <ClubCrest code={team} clubs={registry.clubs} />
    {isShared && (
      <span className={styles.tick}>
        <VerdictIcon verdict="match" />
      </span>
    )}
  </span>
);

/** Returns the player's clubs from the registry, until the feedback is here. */
function ownClubsOf({ clubs }: PlayerSummary): { team: string; isShared: boolean }[] {
  const towns = new Map<string, string>();
  for (const team of clubs) if (!towns.has(townClubOf(team))) towns.set(townClubOf(team), team);
  return [...towns.values()].map((team) => ({ team, isShared: false }));
}

/** Returns the stops known by feedback. A player who was at all clubs was at every stop. */
export const knownStops = ({ clubs: { verdict, of } }: CareerClues, stops: number): number =>
  verdict === "match" ? stops : of.filter(({ isShared }) => isShared).length;
