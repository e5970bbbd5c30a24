import { useTranslation } from "react-i18next";
import type { PlayerCardData } from "#rules/league/all-players";
import type { Season } from "#rules/league/season";
import { TROPHIES } from "#rules/league/trophies";
import { useLanguage } from "../../i18n/language.ts";
import type { PlayerRegistry } from "../../data/people.ts";
import { Icon } from "../../ui/icon.tsx";
import { formatSeasonYears } from "#rules/league/career-statistics";
import styles from "./player-card.module.css";

/** The player's Cups and trophies; nothing if there are none. */
export function HonoursList({ card: { id, cups }, registry }: { card: PlayerCardData; registry: PlayerRegistry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const won: [name: string, seasons: Season[]][] = [
    [t("generator.cup"), cups.map(([season]) => season)],
    ...TROPHIES.map((trophy): [string, Season[]] => [
      t(`generator.trophies.${trophy}`),
      (registry.trophies[trophy] ?? []).filter(([, winner]) => winner === id).map(([season]) => season),
    ]),
  ];
  const honours = won.filter(([, seasons]) => seasons.length > 0);
  if (honours.length === 0) return null;
  return (
    <ul className={styles.honours} aria-label={t("generator.honours")}>
      {honours.map(([name, seasons]) => (
        <li key={name}>
          <Icon name="trophy" small />
          <span>
            {seasons.length > 1 && <b>{seasons.length} × </b>}
            {name} <span className="muted">{formatSeasonYears(seasons, language)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
