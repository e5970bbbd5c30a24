import { useState, type ReactNode } from "react";
import type { DrawnCard } from "../../../worker/app.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { findPlayer } from "#rules/league/player";
import { Icon } from "../../ui/icon.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import styles from "./folded-cards.module.css";

/** Several players on narrow screens: one line each, which opens the card. */
export function FoldedCards({
  cards,
  registry,
  cardOf,
}: {
  cards: readonly DrawnCard[];
  registry: PlayerRegistry;
  cardOf: (card: DrawnCard) => ReactNode;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <ul className="stack">
      {cards.map((card) => {
        const { id, first, last, number, sweater } = findPlayer(registry, card.id);
        const isOpen = id === opened;
        return (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={`stack gap-3 items-center ${styles.row}`}
              aria-expanded={isOpen}
              onClick={() => setOpened(isOpen ? null : id)}
            >
              <Portrait className={styles.portrait} id={id} last={last} number={number} team={sweater} />
              <span>
                <b className="block name-20">
                  {first} {last}
                </b>
                <small className="block muted text-13">{card.description}</small>
              </span>
              <Icon name="down" />
            </button>
            {isOpen && cardOf(card)}
          </li>
        );
      })}
    </ul>
  );
}
