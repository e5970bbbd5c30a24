import type { InCommon } from "#rules/career/clues";
import type { Person } from "#rules/league/all-players";
import { townOf } from "#rules/league/tenures";
import type { Registry } from "../../data/people.ts";
import { classNames } from "../../ui/class-names.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { VerdictIcon } from "../../ui/verdict-icon.tsx";
import { useClubsSentence } from "./clue-sentence.ts";
import styles from "./guessed-clubs.module.css";

/**
 * The guessed player's clubs, those on the path of the answer lit and ticked, and how many of it they are.
 *
 * @param common null until it is known: then none is lit
 */
export function GuessedClubs({
  person,
  common,
  stops,
  registry,
}: {
  person: Person;
  common: InCommon | null;
  stops: number;
  registry: Registry;
}) {
  const sentenceOf = useClubsSentence(registry);
  const clubs = common?.clubs.of ?? ownClubsOf(person);
  return (
    <>
      <span className={styles.clubs} aria-hidden="true">
        {clubs.map(({ team, isShared }) => (
          <Club key={team} team={team} isShared={isShared} registry={registry} />
        ))}
      </span>
      {common !== null && (
        <>
          <span className={styles.count} aria-hidden="true">
            {stopsMet(common, stops)}
            <small>/{stops}</small>
          </span>
          <span className="vh">{sentenceOf(common)}</span>
        </>
      )}
    </>
  );
}

/** A club's crest: lit where it is on the path too. */
export const Club = ({ team, isShared, registry }: { team: string; isShared: boolean; registry: Registry }) => (
  <span className={classNames(styles.club, isShared && styles.shared)}>
    <ClubCrest code={team} clubs={registry.clubs} />
    {isShared && (
      <span className={styles.tick}>
        <VerdictIcon verdict="match" />
      </span>
    )}
  </span>
);

/** His clubs as the registry has them, until they are told with what is shared of them. */
function ownClubsOf({ clubs }: Person): { team: string; isShared: boolean }[] {
  const towns = new Map<string, string>();
  for (const team of clubs) if (!towns.has(townOf(team))) towns.set(townOf(team), team);
  return [...towns.values()].map((team) => ({ team, isShared: false }));
}

/** Who was at all his clubs was at every stop; to whom he came back twice nobody else is told. */
export const stopsMet = ({ clubs: { verdict, of } }: InCommon, stops: number): number =>
  verdict === "match" ? stops : of.filter(({ isShared }) => isShared).length;
