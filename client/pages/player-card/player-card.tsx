import type { ReactNode } from "react";
import type { HistoricalPlayer } from "#rules/league/player";
import { GuessHim } from "./guess-him.tsx";
import styles from "./drawn-card.module.css";
import { ServerHtml } from "./server-html.tsx";

/**
 * A player's card, rendered by the Worker (worker/pages/players/card.ts), with what can be done with it.
 *
 * @param action next to "guess him"
 */
export const PlayerCard = ({
  person,
  html,
  action,
}: {
  person: HistoricalPlayer;
  html: string;
  action?: ReactNode;
}) => (
  <article className="player" aria-labelledby={`player-${person.id}`}>
    <ServerHtml html={html} />
    <div className={`cluster mt-4 ${styles.acts}`}>
      <GuessHim person={person} />
      {action}
    </div>
  </article>
);
