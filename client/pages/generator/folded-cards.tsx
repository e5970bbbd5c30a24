import { useState, type ReactNode } from "react";
import type { PlayerSummary } from "#rules/league/all-players";
import type { PlayerRegistry } from "../../data/people.ts";
import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { useShortCareer } from "../player-card/in-short.ts";
import styles from "./folded-cards.module.css";

/** Several players on narrow screens: one line each, which opens the card. */
export function FoldedCards({
  people,
  registry,
  cardOf,
}: {
  people: readonly PlayerSummary[];
  registry: PlayerRegistry;
  cardOf: (person: PlayerSummary) => ReactNode;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  const inShort = useShortCareer(registry);
  return (
    <ul className={styles.list}>
      {people.map((person) => {
        const { id, first, last, number, sweater } = person;
        const isOpen = id === opened;
        return (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.row}
              aria-expanded={isOpen}
              onClick={() => setOpened(isOpen ? null : id)}
            >
              <Portrait className={styles.portrait} id={id} last={last} number={number} team={sweater} />
              <span>
                <b>
                  {first} {last}
                </b>
                <small>{inShort(person)}</small>
              </span>
              <Icon name="down" />
            </button>
            {isOpen && cardOf(person)}
          </li>
        );
      })}
    </ul>
  );
}
