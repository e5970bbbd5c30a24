import { useTranslation } from "react-i18next";
import { tenuresOf, type Stint } from "#rules/people";
import { useClubName } from "../../../i18n/club-name.ts";
import type { Registry } from "../../../people.ts";
import { ClubCrest } from "./club-crest.tsx";
import styles from "./player-card.module.css";

/** His clubs in order, with the years and under the name of the time. */
export function ClubList({ career, registry }: { career: readonly Stint[]; registry: Registry }) {
  const { t } = useTranslation();
  const clubName = useClubName();
  return (
    <ol className={styles.clubs} aria-label={t("generator.clubs")}>
      {tenuresOf(career).map(({ team, from, to }) => (
        <li key={`${team} ${from}`}>
          <ClubCrest code={team} registry={registry} />
          <span>{clubName(registry.clubs.get(team), team)} <b className="nowrap">{from}–{to}</b></span>
        </li>
      ))}
    </ol>
  );
}
