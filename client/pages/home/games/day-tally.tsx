import { useTranslation } from "react-i18next";
import { useCleanSweeps } from "../../../data/clean-sweep.ts";
import { isOver, type Standings } from "../../../data/standing.ts";
import { CleanSweepCount } from "../../../ui/clean-sweep.tsx";
import styles from "./day-tally.module.css";

/** How many of today's games are done, and the clean sweeps there have been; nothing before the first game. */
export function DayTally({ standings }: { standings: Standings | null }) {
  const { t } = useTranslation();
  const sheets = useCleanSweeps();
  const all = standings === null ? [] : Object.values(standings);
  const done = all.filter(isOver).length;
  if (done === 0 && (sheets === null || sheets.days.length === 0)) return null;
  return (
    <div className={styles.tally}>
      <p>
        <span className={styles.pucks} aria-hidden="true">
          {all.map(({ state }, place) => (
            <i key={place} className={styles[state]} />
          ))}
        </span>
        {t("home.standing.today", { done, games: all.length })}
      </p>
      {sheets !== null && sheets.days.length > 0 ? <CleanSweepCount sheets={sheets} /> : <p>{t("cleanSweep.hint")}</p>}
    </div>
  );
}
