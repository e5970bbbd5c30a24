import { t } from "i18next";
import { townClubOf } from "#rules/league/tenures";
import type { ReportProps } from "../shared/game-screen.ts";
import { clubName } from "../../i18n/club-name.ts";
import { GuessedClub } from "./guessed-clubs.tsx";
import styles from "./known-clubs.module.css";

/** Clubs that are on the path, at an unknown stop. */
export function KnownClubs({ view: { tries, seen }, league }: ReportProps<"career">) {
  const open = new Set(seen.stops.flatMap((stop) => (stop === null ? [] : townClubOf(stop.team))));
  const lit = new Map(
    tries
      .flatMap(({ clue }) => clue.common.clubs.of)
      .filter(({ team, isShared }) => isShared && !open.has(townClubOf(team)))
      .map(({ team }) => [townClubOf(team), team]),
  );
  if (lit.size === 0) return null;
  return (
    <div className={`row flex-wrap hairline small muted ${styles.lit}`}>
      <b className="name-20 ink">{t("career.lit.title")}</b>
      <ul className="cluster gap-2" aria-label={t("career.lit.title")}>
        {[...lit.values()].map((team) => (
          <li key={team}>
            <GuessedClub team={team} isShared league={league} />
            <span className="vh">{clubName(league.clubs.get(team), team)}</span>
          </li>
        ))}
      </ul>
      <span>{t("career.lit.note")}</span>
    </div>
  );
}
