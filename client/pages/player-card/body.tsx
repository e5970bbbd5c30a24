import { useTranslation } from "react-i18next";
import { ageOn } from "#rules/shared/day";
import type { PlayerCardData, PlayerSummary } from "#rules/league/all-players";
import { useFormat } from "../../i18n/format.ts";
import { useToday } from "../../data/today.ts";
import { useMeasures } from "./measures.ts";
import styles from "./player-card.module.css";

/** Number, birth, body and draft. Unknown values are left out. */
export function BodyMeasures({ person, card }: { person: PlayerSummary; card: PlayerCardData }) {
  const { t } = useTranslation();
  const format = useFormat();
  const measures = useMeasures();
  const { today } = useToday();
  const hand = person.position === "G" ? t("generator.catches") : t("generator.shoots");
  // The facts do not say which past players have died.
  const age = person.team === null || today === null ? null : ageOn(card.birth, today.day);
  const facts = [
    { name: t("generator.number"), value: person.number, className: styles.worn },
    { name: t("generator.born"), value: card.birth && measures.date(card.birth) },
    { name: t("generator.age"), value: age },
    { name: hand, value: card.shoots && t(`generator.hands.${card.shoots}`) },
    { name: t("generator.height"), value: card.heightCm && measures.height(card.heightCm) },
    { name: t("generator.weight"), value: card.weightKg && measures.weight(card.weightKg) },
    {
      name: t("generator.drafted"),
      value:
        card.overall === null
          ? isUndrafted(person) && t("facts.undrafted")
          : t("generator.draftedBy", {
              pick: format.ordinal(card.overall),
              year: card.draftYear,
              team: card.draftTeam,
            }),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== false && value !== "")
        .map(({ name, value, className }) => (
          <div key={name} className={className}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/**
 * Returns whether a missing pick means undrafted: before the draft of 1969 most players belonged to a club already, and
 * records have gaps.
 */
const isUndrafted = ({ born, from }: PlayerSummary): boolean => born !== null && born >= 1950 && from >= 1969;
