import { kindOf, subjectOf, type CriterionKey } from "#rules/criteria";
import type { Person } from "#rules/people";
import type { Registry } from "../../data/people.ts";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./board.module.css";

/** The player of a square, in the sweater of its club; of two clubs the row's, without one his own. */
export function Pick({
  person,
  among,
  registry,
}: {
  person: Person;
  among: readonly CriterionKey[];
  registry: Registry;
}) {
  const club = among.find((key) => kindOf(key) === "club");
  const team = (club === undefined ? undefined : sweaterFor(subjectOf(club), person, registry)) ?? person.sweater;
  return (
    <span className={styles.bust}>
      <Portrait id={person.id} last={person.last} number={team === person.team ? person.number : null} team={team} />
    </span>
  );
}

/** The club of a franchise that he played for, under its name of today where he did. */
function sweaterFor(franchise: string, { clubs }: Person, registry: Registry): string | undefined {
  return (
    clubs.find((code) => code === franchise) ?? clubs.find((code) => registry.clubs.get(code)?.franchise === franchise)
  );
}
