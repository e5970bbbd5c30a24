import { criterionKindOf, criterionSubjectOf, type CriterionKey } from "#rules/grid/criteria";
import type { PlayerSummary } from "#rules/league/all-players";
import type { PlayerRegistry } from "../../data/people.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./board.module.css";

/** A sweater: the club's, and the number on it where it is known. */
interface Worn {
  team: string;
  number: number | null;
}

/**
 * The sweater a player wears in a square: of its club; of two clubs the row's, without one his own.
 *
 * @param number what he wore with that club, as the server has told it; else today's is known, where it is that club
 */
export function sweaterOfPick(
  person: PlayerSummary,
  among: readonly CriterionKey[],
  registry: PlayerRegistry,
  number: number | undefined,
): Worn {
  const club = among.find((key) => criterionKindOf(key) === "club");
  const team =
    (club === undefined ? undefined : sweaterFor(criterionSubjectOf(club), person, registry)) ?? person.sweater;
  return { team, number: number ?? (team === person.sweater ? person.number : null) };
}

/**
 * The player of a square. A photograph covers his back: his number then stands in the corner. It tells of no answer that he
 * is looked at: who fits a square is for everybody to look up.
 */
export const PickedPlayer = ({ person, worn: { team, number } }: { person: PlayerSummary; worn: Worn }) => (
  <>
    <span className={styles.bust}>
      <Portrait id={person.id} last={person.last} number={number} team={team} />
    </span>
    {number !== null && (
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
    )}
  </>
);

/** The club of a franchise that he played for, under its name of today where he did. */
function sweaterFor(franchise: string, { clubs }: PlayerSummary, registry: PlayerRegistry): string | undefined {
  return (
    clubs.find((code) => code === franchise) ?? clubs.find((code) => registry.clubs.get(code)?.franchise === franchise)
  );
}
