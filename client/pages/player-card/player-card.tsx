import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PlayerCardData, PlayerSummary } from "#rules/league/all-players";
import { playerPath } from "#rules/site/player-address";
import type { PlayerRegistry } from "../../data/people.ts";
import { Flag } from "../../ui/flag.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { Tag } from "../../ui/tag.tsx";
import { BodyMeasures } from "./body.tsx";
import { ClubCrest } from "../../ui/club-crest.tsx";
import { ClubList } from "./club-list.tsx";
import { GuessHim } from "./guess-him.tsx";
import { HonoursList } from "./honours.tsx";
import { useShortCareer } from "./in-short.ts";
import styles from "./player-card.module.css";
import { SeasonTables } from "./season-tables.tsx";

/**
 * A player's full card: biography, clubs, titles, seasons.
 *
 * @param card null until loaded; what the registry has is shown at once
 * @param hasFailed whether the card could not be loaded
 * @param action next to "guess him"
 */
export function PlayerCard({
  person,
  card,
  registry,
  hasFailed,
  action,
}: {
  person: PlayerSummary;
  card: PlayerCardData | null;
  registry: PlayerRegistry;
  hasFailed: boolean;
  action?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <article className={styles.card} data-team={person.sweater} aria-labelledby={`player-${person.id}`}>
      <div className={styles.art}>
        {person.number !== null && (
          <span className={styles.number} aria-hidden="true">
            {person.number}
          </span>
        )}
        <Portrait
          className={styles.portrait}
          id={person.id}
          last={person.last}
          number={person.number}
          team={person.sweater}
        />
        <ClubCrest className={styles.crest} code={person.sweater} clubs={registry.clubs} />
      </div>
      <div className={styles.body}>
        <h2 id={`player-${person.id}`}>
          <Link to={playerPath(person)} title={t("players.more", { name: `${person.first} ${person.last}` })}>
            <span className={styles.first}>{person.first}</span> <span className={styles.last}>{person.last}</span>
          </Link>
        </h2>
        <Subline person={person} registry={registry} isHonoured={card?.hallOfFame === true} />
        <div className={styles.story}>
          {card === null ? (
            !hasFailed && <p className={styles.waiting}>{t("loading")}</p>
          ) : (
            <>
              <BodyMeasures person={person} card={card} />
              <SeasonTables card={card} isGoalie={person.position === "G"} />
              <ClubList card={card} registry={registry} />
              <HonoursList card={card} registry={registry} />
            </>
          )}
        </div>
        {/* The story moves what follows it. */}
        {(card !== null || hasFailed) && (
          <div className={styles.acts}>
            <GuessHim person={person} />
            {action}
          </div>
        )}
      </div>
    </article>
  );
}

/** Country, position, and club or years. */
function Subline({
  person,
  registry,
  isHonoured,
}: {
  person: PlayerSummary;
  registry: PlayerRegistry;
  isHonoured: boolean;
}) {
  const { t } = useTranslation();
  const inShort = useShortCareer(registry);
  return (
    <p className={styles.sub}>
      {/* Keeps the flag on the line of its country. */}
      <span className={styles.from}>
        {person.country !== null && <Flag country={person.country} />}
        <span>{inShort(person)}</span>
      </span>
      {isHonoured && <Tag>{t("generator.hallOfFame")}</Tag>}
    </p>
  );
}
