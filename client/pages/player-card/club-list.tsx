import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerCardData } from "#rules/league/all-players";
import { computeTenures } from "#rules/league/tenures";
import { useClubName } from "../../i18n/club-name.ts";
import { useLanguage } from "../../i18n/language.ts";
import { formatYears } from "#rules/league/years";
import type { PlayerRegistry } from "../../data/people.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import styles from "./player-card.module.css";

/** The player's clubs in order, with years and the names of that time. */
export function ClubList({
  card: { career, playoffs },
  registry: { clubs },
}: {
  card: Pick<PlayerCardData, "career" | "playoffs">;
  registry: Pick<PlayerRegistry, "clubs">;
}) {
  const { t } = useTranslation();
  const clubName = useClubName();
  const language = useLanguage();
  const past = useMemo(() => Object.fromEntries([...clubs].map(([code, club]) => [code, club.past ?? []])), [clubs]);
  return (
    <ol className={styles.clubs} aria-label={t("generator.clubs")}>
      {computeTenures(career.length > 0 ? career : playoffs, past).map(({ team, as, from, to }, at) => (
        <li key={at}>
          <ClubCrest code={team} clubs={clubs} />
          <span>
            {clubName(clubs.get(team), team, as)} <b className="nowrap">{formatYears({ from, to }, language)}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
