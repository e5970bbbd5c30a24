import { t } from "i18next";
import type { CSSProperties } from "react";
import type { CleanSweeps } from "#rules/shared/clean-sweep";
import type { Day } from "#rules/shared/day";
import { DAILY_NAMES } from "#rules/shared/game-config";
import { format } from "../i18n/format.ts";
import styles from "./clean-sweep.module.css";
import { Icon } from "./icon.tsx";
import { VerdictIcon } from "./verdict-icon.tsx";

/**
 * Celebrates a clean sweep, all dailies of a day won: the red lights go on one after another. Renders nothing if the
 * day is no clean sweep.
 *
 * @param sweeps null while unknown
 */
export function CleanSweep({ sweeps, day }: { sweeps: CleanSweeps | null; day: Day }) {
  const count = sweeps === null ? 0 : sweeps.days.indexOf(day) + 1;
  if (count === 0) return null;
  return (
    <section className={`row justify-between flex-wrap ${styles.sheet}`} aria-labelledby="clean-sweep">
      <div>
        <h3 id="clean-sweep" className="display">
          {t("cleanSweep.title")}
        </h3>
        <p>
          {t("cleanSweep.text", { games: DAILY_NAMES.length })} {t("cleanSweep.sofar", { count })}
        </p>
      </div>
      <ul className={`cluster gap-2 ${styles.lights}`}>
        {DAILY_NAMES.map((game, place) => (
          <li className="inline-row gap-6px" key={game} style={{ "--i": place } as CSSProperties}>
            <VerdictIcon verdict="match" />
            {t(`pages.${game}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of clean sweeps, and how many in a row. Renders nothing before the first. */
export function CleanSweepCount({ sweeps }: { sweeps: CleanSweeps | null }) {
  if (sweeps === null || sweeps.days.length === 0) return null;
  const { days, streak, bestStreak } = sweeps;
  const count = days.length;
  return (
    <p className={`inline-row gap-6px muted ${styles.count}`}>
      <Icon name="trophy" small />
      <span>
        <b className="num">{format.number(count)}</b> {t("cleanSweep.count", { count })}
        {streak > 1 && `, ${t("cleanSweep.streak", { streak: format.number(streak) })}`}
        {bestStreak > Math.max(1, streak) && `, ${t("cleanSweep.best", { best: format.number(bestStreak) })}`}
      </span>
    </p>
  );
}
