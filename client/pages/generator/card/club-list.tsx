import { useTranslation } from "react-i18next";
import type { Stint } from "#rules/season";
import { tenuresOf } from "#rules/tenures";
import { useClubName } from "../../../i18n/club-name.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { spellYears } from "../../../i18n/years.ts";
import type { Registry } from "../../../data/people.ts";
import { ClubCrest } from "../../../ui/club-crest.tsx";
import styles from "./player-card.module.css";

/** His clubs in order, with the years and under the name of the time. */
export function ClubList({ career, registry }: { career: readonly Stint[]; registry: Registry }) {
  const { t } = useTranslation();
  const clubName = useClubName();
  const language = useLanguage();
  return (
    <ol className={styles.clubs} aria-label={t("generator.clubs")}>
      {tenuresOf(career).map(({ team, from, to }, at) => (
        <li key={at}>
          <ClubCrest code={team} clubs={registry.clubs} />
          <span>
            {clubName(registry.clubs.get(team), team)} <b className="nowrap">{spellYears({ from, to }, language)}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
