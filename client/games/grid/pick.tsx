import { criterionKindOf, criterionSubjectOf, type CriterionKey } from "#rules/grid/criteria";
import type { Player } from "#rules/league/player";
import type { PlayerRegistry } from "../../data/people.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./board.module.css";

/** A club's sweater, with a number if known. */
interface Worn {
  team: string;
  number: number | null;
}

/**
 * Returns the sweater of a player in a cell: its club's; of two clubs the row's, without one his own.
 *
 * @param number the number with that club from the server; otherwise today's, if it is that club
 */
export function sweaterOfPick(
  person: Player,
  among: readonly CriterionKey[],
  league: PlayerRegistry,
  number: number | undefined,
): Worn {
  const franchise = criterionSubjectOf(among.find((key) => criterionKindOf(key) === "club") ?? "");
  // Under today's name, if he played for that.
  const team =
    person.clubs.find((code) => code === franchise) ??
    person.clubs.find((code) => league.clubs.get(code)?.franchise === franchise) ??
    person.sweater;
  return { team, number: number ?? (team === person.sweater ? person.number : null) };
}

/**
 * The player of a cell, with his number in the corner because a photo covers his back. Requesting the photo reveals no
 * answer: anyone can look up who fits.
 */
export const PickedPlayer = ({ person, worn: { team, number } }: { person: Player; worn: Worn }) => (
  <>
    <span className={`stack justify-items-center absolute ${styles.bust}`}>
      <Portrait id={person.id} last={person.last} number={number} team={team} />
    </span>
    {number !== null && (
      <span className={`absolute ${styles.number}`} aria-hidden="true">
        {number}
      </span>
    )}
  </>
);
