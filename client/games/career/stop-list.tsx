import { t } from "i18next";
import type { CareerStop } from "#rules/league/tenures";
import { format } from "../../i18n/format.ts";
import { documentLanguage } from "../../i18n/language.ts";
import { formatYears } from "#rules/league/years";
import type { PlayerRegistry } from "../../data/people.ts";
import { ClubCrest } from "../../ui/club-crest.tsx";
import styles from "./stop-list.module.css";
import { stopName } from "./stop-name.ts";

/** A complete career, club by club. */
export function StopList({ stops, league }: { stops: readonly CareerStop[]; league: PlayerRegistry }) {
  return (
    <ol className={`mt-3 container ${styles.stops}`}>
      {stops.map((stop, place) => (
        <li className="stack items-center relative" key={place}>
          <ClubCrest code={stop.team} clubs={league.clubs} />
          <b>{stopName(stop, league)}</b>
          <span className={`nowrap digits ${styles.years}`}>{formatYears(stop, documentLanguage())}</span>
          <small>{t("career.inGames", { count: stop.games, games: format.number(stop.games) })}</small>
        </li>
      ))}
    </ol>
  );
}
