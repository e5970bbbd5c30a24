import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Card, Person } from "#rules/people";
import { useClubName } from "../../../i18n/club-name.ts";
import { useFormat } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { wholeYears } from "../../../i18n/years.ts";
import type { Registry } from "../../../data/people.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Portrait } from "../../../ui/portrait.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { Body } from "./body.tsx";
import { ClubCrest } from "./club-crest.tsx";
import { ClubList } from "./club-list.tsx";
import { GuessHim } from "./guess-him.tsx";
import { Honours } from "./honours.tsx";
import styles from "./player-card.module.css";
import { SeasonTable } from "./season-table.tsx";

/**
 * A player's full card: who he is, his clubs, what he won, his seasons.
 *
 * @param card null until it is here; what the registry knows is shown at once
 * @param hasFailed whether the card will not come by itself
 * @param action stands beside "guess him"
 */
export function PlayerCard({
  person,
  card,
  registry,
  hasFailed,
  action,
}: {
  person: Person;
  card: Card | null;
  registry: Registry;
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
        <ClubCrest className={styles.crest} code={person.sweater} registry={registry} />
      </div>
      <div className={styles.body}>
        <h2 id={`player-${person.id}`}>
          <span>{person.first}</span> {person.last}
        </h2>
        <Subline person={person} registry={registry} isHonoured={card?.hallOfFame === true} />
        {card === null ? (
          !hasFailed && <p className={styles.waiting}>{t("loading")}</p>
        ) : (
          <>
            <Body person={person} card={card} />
            <ClubList career={card.career} registry={registry} />
            <Honours id={person.id} career={card.career} registry={registry} />
            <SeasonTable career={card.career} isGoalie={person.position === "G"} />
          </>
        )}
        <div className={styles.acts}>
          <GuessHim person={person} />
          {action}
        </div>
      </div>
    </article>
  );
}

/** Country, position, and his club or his years. */
function Subline({ person, registry, isHonoured }: { person: Person; registry: Registry; isHonoured: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const clubName = useClubName();
  const position = person.position === "F" ? t("generator.forward") : t(`positions.${person.position}`);
  const parts = [
    person.country !== null && format.country(person.country),
    position.toLocaleLowerCase(language),
    person.team !== null ? clubName(registry.clubs.get(person.team), person.team) : wholeYears(person, language),
  ];
  return (
    <p className={styles.sub}>
      {person.country !== null && <Flag country={person.country} />}
      <span>{parts.filter((part) => part !== false).join(", ")}</span>
      {isHonoured && <Tag>{t("generator.hallOfFame")}</Tag>}
    </p>
  );
}
