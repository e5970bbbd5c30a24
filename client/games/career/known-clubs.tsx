import { useTranslation } from "react-i18next";
import type { GameView } from "#rules/games";
import { townOf } from "#rules/league/tenures";
import type { Registry } from "../../data/people.ts";
import { useClubName } from "../../i18n/club-name.ts";
import { Club } from "./guessed-clubs.tsx";
import styles from "./lit-clubs.module.css";

/** The clubs that guesses have lit and that are still hidden on the path: they are on it, and nobody says where. */
export function LitClubs({ view: { tries, seen }, registry }: { view: GameView<"career">; registry: Registry }) {
  const { t } = useTranslation();
  const clubName = useClubName();
  const open = new Set(seen.stops.flatMap((stop) => (stop === null ? [] : townOf(stop.team))));
  const lit = new Map(
    tries
      .flatMap(({ clue }) => clue.common.clubs.of)
      .filter(({ team, isShared }) => isShared && !open.has(townOf(team)))
      .map(({ team }) => [townOf(team), team]),
  );
  if (lit.size === 0) return null;
  return (
    <div className={styles.lit}>
      <b>{t("career.lit.title")}</b>
      <ul aria-label={t("career.lit.title")}>
        {[...lit.values()].map((team) => (
          <li key={team}>
            <Club team={team} isShared registry={registry} />
            <span className="vh">{clubName(registry.clubs.get(team), team)}</span>
          </li>
        ))}
      </ul>
      <span>{t("career.lit.note")}</span>
    </div>
  );
}
