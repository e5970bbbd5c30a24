import { useTranslation } from "react-i18next";
import type { Tenure } from "#rules/tenures";
import { useClubName } from "../../i18n/club-name.ts";
import { useFormat } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.ts";
import { spellYears } from "../../i18n/years.ts";
import type { Registry } from "../../data/people.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import styles from "./stop-list.module.css";

/** A career in full, club by club. */
export function StopList({ stops, registry }: { stops: readonly Tenure[]; registry: Registry }) {
  const { t } = useTranslation();
  const format = useFormat();
  const clubName = useClubName();
  const language = useLanguage();
  return (
    <ol className={styles.stops}>
      {stops.map(({ team, from, to, games }, place) => (
        <li key={place}>
          <ClubCrest code={team} clubs={registry.clubs} />
          <b>{clubName(registry.clubs.get(team), team)}</b>
          <span className={styles.years}>{spellYears({ from, to }, language)}</span>
          <small>{t("career.inGames", { count: games, games: format.number(games) })}</small>
        </li>
      ))}
    </ol>
  );
}
